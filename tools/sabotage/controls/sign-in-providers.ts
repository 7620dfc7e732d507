import type { Control } from '../control.ts';

const accounts = 'apps/server/src/services/accounts';
const routes = 'apps/server/src/routes';
const entry = `${routes}/provider-sign-in.test.ts`;
const refusals = `${routes}/provider-refusals.test.ts`;
const own = `${routes}/provider-account.test.ts`;

/** Nobody comes in through a provider to an account that is not theirs, and nobody is locked out: row A-11. */
export const signInProviderControls: readonly Control[] = [
  {
    row: 'A-11',
    gone: 'the provider’s word that an address is verified',
    file: `${accounts}/provider-sign-in.ts`,
    find: 'if (!identity.isVerified || !address.success)',
    replace: 'if (!address.success)',
    test: entry,
    title: '[A-11] an address that is confirmed by “',
  },
  {
    row: 'A-11',
    gone: 'our own word that an address is confirmed',
    file: `${accounts}/provider-sign-in.ts`,
    find: 'if (account?.confirmed === true) {',
    replace: 'if (account !== null) {',
    test: entry,
    title: '[A-11] [HR-04] whoever squatted on an address',
  },
  {
    row: 'A-11',
    gone: 'the browser that a visit belongs to',
    file: `${accounts}/provider-visit.ts`,
    find: `hashOfToken(\`\${state} \${browser}\`);`,
    replace: `hashOfToken(\`\${state} \${browser.slice(0, 0)}\`);`,
    test: refusals,
    title: '[A-11] an answer counts once',
  },
  {
    row: 'A-11',
    gone: 'the nonce of a token',
    file: 'apps/server/src/gateways/sign-in/id-token.ts',
    find: "  if (payload.nonce !== nonce) throw refused('nonce');\n",
    replace: '',
    test: refusals,
    title: '[A-11] a token with another visit’s nonce',
  },
  {
    row: 'A-11',
    gone: 'the whole id that names one person',
    file: 'apps/server/src/gateways/sign-in/id-token.ts',
    find: " || sub === '' || sub.length > mostLetters) throw refused('sub');",
    replace: ") throw refused('sub');",
    test: refusals,
    title: '[A-11] a token without a whole id signs nobody in',
  },
  {
    row: 'A-11',
    gone: 'the second look at whose account it is, once it is locked',
    file: `${accounts}/provider-sign-in.ts`,
    find: "    if ((await findByProvider(tx, provider, identity.subject)) !== account.id) return refuse('account.provider.state');\n",
    replace: '',
    test: entry,
    title: '[A-11] an account at a provider that another one replaces',
  },
  {
    row: 'A-11',
    gone: 'the last way into an account',
    file: `${accounts}/provider-sign-in.ts`,
    find: "    if (!password && providers.length === 1) refuse('account.provider.last');\n",
    replace: '',
    test: own,
    title: '[A-11] the last way in',
  },
  {
    row: 'A-11',
    gone: 'the session that a proof belongs to',
    file: 'packages/data/src/accounts/sign-in-providers.ts',
    find: `where identifier = \${proofKey(sessionId)} and value`,
    replace: `where identifier like \${proofKey('%') + sessionId.slice(0, 0)} and value`,
    test: own,
    title: '[A-11] without a password, whatever could take',
  },
];
