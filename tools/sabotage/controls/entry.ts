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
    find: 'key: `first-letters:${hashed(email)}`',
    replace: 'key: `letters:${hashed(email)}`',
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
    find: 'hashed(`${email} ${password}`)',
    replace: 'hashed(`${email} ${typeof password}`)',
    test: defence,
    title: '[H3-11] [S-04] the mark of a known browser',
  },
];
