/** The words of the rooms of our own people. */
export const admin = {
  title: 'Admin',
  loading: 'Checking who is here',
  counts: { people: 'People', kits: 'Kits', orders: 'Orders', lettersWaiting: 'Letters waiting' },
  failed: 'The numbers did not arrive.',
  again: 'Try again',
  factor: {
    title: 'A second factor is needed',
    text: 'This page opens for people of ours who sign in with a second factor. Set one up in your account, then come back.',
    account: 'Go to my account',
  },
  troubles: {
    title: 'Kits that could not be made',
    none: 'There are none.',
    failed: 'They could not be read. Load the page again.',
    facts: (email: string, plan: string, failures: number, since: string) =>
      `${email} · ${plan} · ${failures} ${failures === 1 ? 'try' : 'tries'} failed · since ${since}`,
    retry: 'Make it once more',
    retried: (name: string) => `“${name}” is being made once more`,
    notRetried: 'It was not queued',
  },
  orders: {
    title: 'Orders',
    search: 'Find orders',
    hint: 'Part of an e-mail address, an order’s id, or the number of a receipt or a credit note.',
    look: 'Find',
    none: 'There is no such order.',
    shown: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    failed: 'The orders could not be read. Try again.',
    more: 'Show more',
    erased: 'Account erased',
    test: 'test, no money moved',
    why: {
      asked: 'withdrawn by the buyer',
      duplicate: 'paid twice',
      erased: 'paid after erasure',
      failed: 'kit could not be made',
      provider: 'given back by us',
    } as Readonly<Record<string, string>>,
    receipt: 'Receipt',
    noReceipt: 'The receipt did not arrive',
  },
  sections: {
    title: 'Still to come',
    list: [
      ['Revisions', 'Changes that people asked for: status and notes.'],
      ['Messages', 'What was sent with the contact form.'],
      ['People', 'Rates of their keys, and erasing an account.'],
      ['Claims and catalogue', 'What the pages say, and what the plans hold.'],
    ],
  },
} as const;
