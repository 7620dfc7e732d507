import type { Control } from '../control.ts';

const server = 'apps/server/src';
const routes = `${server}/routes`;
const accountsData = 'packages/data/src/accounts.ts';
const recovery = `${routes}/account-recovery.test.ts`;
const defence = `${routes}/account-defence.test.ts`;

/** Getting in, getting back in, and keeping others out: what the third reading found (docs/readings). */
export const entryControls: readonly Control[] = [
  {
    row: 'H3-01',
    gone: 'the one refusal of wrong passwords and of accounts that are not confirmed',
    file: 'packages/contract/src/problem.ts',
    find: "  'account.credentials': {\n    status: 401,",
    replace:
      "  'account.unconfirmed': {\n    status: 403,\n    retryable: false,\n    text: 'Please confirm your e-mail address first.',\n  },\n  'account.credentials': {\n    status: 401,",
    and: [
      {
        file: `${server}/services/auth-fault.ts`,
        find: "EMAIL_NOT_VERIFIED: 'account.credentials',",
        replace: "EMAIL_NOT_VERIFIED: 'account.unconfirmed',",
      },
    ],
    test: defence,
    title: '[H3-01] [S-03] no two requests tell together',
  },
  {
    row: 'H3-01',
    gone: 'the share of letters to an unconfirmed address that no answer reads',
    file: `${server}/account-shares.ts`,
    find: 'key: `first-letters:',
    replace: 'key: `letters:',
    test: defence,
    title: '[H3-01] [S-03] no two requests tell together',
  },
  {
    row: 'H3-10',
    gone: 'the earlier letters to the same mailbox, where a later one takes the account back',
    file: accountsData,
    find: 'endsFactor || (await mayEndFactor(tx, account.id, address))',
    replace: 'endsFactor',
    test: recovery,
    title: '[H3-10] the letter of a later change',
  },
  {
    row: 'H3-11',
    gone: 'the password in the mark of a known browser',
    file: `${server}/account-shares.ts`,
    find: "[email, password].join(' ')",
    replace: "[email, typeof password].join(' ')",
    test: defence,
    title: '[H3-11] [S-04] the mark of a known browser',
  },
  {
    row: 'H3-05',
    gone: 'the machine that letters are read on',
    file: `${server}/routes/mailbox.ts`,
    find: 'isNamed && isFromHere(c, settings)',
    replace: 'isNamed',
    test: `${routes}/mailbox.test.ts`,
    title: '[H3-05] letters are read on the machine itself alone',
  },
  {
    row: 'H3-12',
    gone: 'the data folder that nobody else may enter',
    file: 'packages/data/src/directory-lock.ts',
    find: 'chmodSync(directory, 0o700);',
    replace: '',
    test: 'packages/data/src/directory-lock.test.ts',
    title: '[H3-12] a held folder is open to nobody else',
  },
  {
    row: 'H3-07',
    gone: 'the code that deleting an account asks for',
    file: `${server}/services/erase-account.ts`,
    find: 'await proveFactor(deps, person, proof)',
    replace: 'person.secondFactor',
    test: recovery,
    title: '[H3-07] deleting an account asks for a code',
  },
  {
    row: 'H3-14',
    gone: 'the second look at an account before it is erased',
    file: `${server}/services/erase-account.ts`,
    find: 'account?.password !== proven.password || account.email !== proven.email',
    replace: 'account === null',
    test: recovery,
    title: '[H3-14] what a thief began',
  },
  {
    row: 'H3-14',
    gone: 'the end of a factor that was set up after the account was taken back',
    file: `${server}/routes/account-entry.ts`,
    find: 'await endOverlooked(deps, judged);',
    replace: '',
    test: recovery,
    title: '[H3-14] what a thief began',
  },
  {
    row: 'H3-15',
    gone: 'the orders that are held before their proofs go',
    file: 'packages/data/src/erase-person.ts',
    find: "    .orderBy(asc(orders.id))\n    .for('update');",
    replace: '    .orderBy(asc(orders.id));',
    test: 'packages/data/src/lock-order.test.ts',
    title: '[H3-15] [A-06] somebody is erased while one of their payments arrives',
  },
];
