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
  sections: {
    title: 'Still to come',
    list: [
      ['Revisions', 'Changes that people asked for: status and notes.'],
      ['Messages', 'What was sent with the contact form.'],
      ['Orders', 'Purchases, refunds and plans.'],
      ['People', 'Rates of their keys, and erasing an account.'],
      ['Claims and catalogue', 'What the pages say, and what the plans hold.'],
    ],
  },
} as const;
