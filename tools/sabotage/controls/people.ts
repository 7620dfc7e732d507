import type { Change, Control } from '../control.ts';

const server = 'apps/server/src';
const data = 'packages/data';
const everyEndpoint = 'apps/server/tests/every-endpoint.test.ts';
const authorization = 'apps/server/tests/authorization.test.ts';
const account = `${server}/routes/account.test.ts`;
const databaseTest = `${data}/src/connection/database.test.ts`;
const rowSecurity = `${data}/migrations/0002-row-security.sql`;

/** The role that row security binds, in a transaction of a person on either database. */
const personRole: Change = {
  file: `${data}/src/connection/person-role.ts`,
  find: "set_config('role', 'brandwright_person', true), ",
  replace: '',
};

/** Who may do what, and who somebody is: S-01 to S-07, Y. */
export const peopleControls: readonly Control[] = [
  {
    row: 'S-01',
    gone: 'the owner filter of a query',
    file: `${data}/src/accounts/people.ts`,
    find: '.where(and(eq(sessions.id, id), eq(sessions.userId, personId)))',
    replace: '.where(and(eq(sessions.id, id)))',
    test: authorization,
    title: '[S-01] another person gets 404 for every',
  },
  {
    row: 'S-01',
    gone: 'the owner filter of kits, and the role that row security binds',
    file: `${data}/src/kits/kits.ts`,
    find: 'and(eq(brandKits.userId, personId), eq(brandKits.id, id), isNull(brandKits.deletedAt));',
    replace: 'and(eq(brandKits.id, id), isNull(brandKits.deletedAt));',
    and: [personRole],
    test: authorization,
    title: '[S-01] another person gets 404 for every',
  },
  {
    row: 'S-01',
    gone: 'the question who asks',
    file: `${server}/pipeline/authorize.ts`,
    find: "if (access !== 'anyone' && person === null) refuse('account.needed');",
    replace: '',
    test: authorization,
    title: '[S-01] an anonymous caller gets 401',
  },
  {
    row: 'S-01',
    gone: 'the table: a route that it does not tell',
    file: `${server}/app.ts`,
    find: "  app.all('/api/*',",
    replace: "  app.get('/api/stray', (c) => c.text('in'));\n  app.all('/api/*',",
    test: authorization,
    title: '[S-01] every route that there is',
  },
  {
    row: 'S-02',
    gone: 'row security of every table',
    file: rowSecurity,
    find: "EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);",
    replace: '',
    test: databaseTest,
    title: '[S-02] a person sees and changes their own',
  },
  {
    row: 'S-02',
    gone: 'row security that binds the owner of a table',
    file: rowSecurity,
    find: "    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);\n",
    replace: '',
    test: databaseTest,
    title: '[S-02] [Y-04] every table is closed',
  },
  {
    row: 'Y-04',
    gone: 'the owner in the policy of drafts',
    file: rowSecurity,
    find: 'CREATE POLICY own ON drafts TO brandwright_person USING (user_id = app_person())',
    replace: 'CREATE POLICY own ON drafts TO brandwright_person USING (true)',
    test: databaseTest,
    title: '[S-02] [Y-04] every table is closed',
  },
  {
    row: 'Y-02',
    gone: "the seeds' name of a column, in both places at once",
    file: `${data}/migrations/0001-tables.sql`,
    find: '  requested_changes text NOT NULL,',
    replace: '  wishes text NOT NULL,',
    and: [{ file: `${data}/src/tables/kits.ts`, find: "text('requested_changes')", replace: "text('wishes')" }],
    test: databaseTest,
    title: '[Y-02] the tables are those',
  },
  {
    row: 'S-02',
    gone: 'the role of a person in a transaction',
    ...personRole,
    test: databaseTest,
    title: '[S-02] nobody who serves a request is a superuser',
  },
  {
    row: 'S-03',
    gone: 'the same answer for addresses that have an account',
    file: `${server}/services/accounts/sign-up.ts`,
    find: '    if (owner === null) await',
    replace: "    if (owner !== null) throw new Error('There is an account already.');\n    if (owner === null) await",
    test: account,
    title: '[S-03] a known address gets the same',
  },
  {
    row: 'A-02',
    gone: 'the confirmed address that signing in asks for',
    file: `${server}/gateways/auth.ts`,
    find: 'requireEmailVerification: true',
    replace: 'requireEmailVerification: false',
    test: account,
    title: '[A-01] [A-02] nobody can sign in before',
  },
  {
    row: 'S-04',
    gone: 'the share of tries at one account',
    file: `${server}/routes/account-entry.ts`,
    find: 'await (isKnown ? tryAsKnown(deps, body.email, mark) : tryAt(deps, body.email));',
    replace: '',
    test: account,
    title: '[S-04] an account allows ten tries',
  },
  {
    row: 'S-05',
    gone: 'the list of common passwords',
    file: `${server}/services/accounts/passwords.ts`,
    find: 'if (commonest.has(password.toLowerCase()))',
    replace: 'if (password.length < 0)',
    test: account,
    title: '[S-05] sign-up refuses every name, address',
  },
  {
    row: 'S-06',
    gone: 'the signature check of cookies',
    file: `${server}/http/signed-cookie.ts`,
    find: 'return signature.length === wanted.length && timingSafeEqual(signature, wanted) ? { token, text } : null;',
    replace:
      'return signature.length === wanted.length && timingSafeEqual(signature, wanted) ? { token, text } : { token: token || text, text };',
    test: account,
    title: '[S-06] https cookies are bound to the host',
  },
  {
    row: 'S-06',
    gone: 'the end of all sessions when a password is reset',
    file: 'packages/data/src/accounts/accounts.ts',
    find: '  await changePassword(tx, account, password, null);\n  await endApiKeys(tx, account.id);\n  if (account.confirmed) return;',
    replace:
      "  await setPassword(tx, account.id, password);\n  await endLinks(tx, account.id, 'password');\n  if (account.confirmed) return;",
    test: account,
    title: '[S-06] a forgotten password',
  },
  {
    row: 'S-07',
    gone: 'the origin check',
    file: `${server}/pipeline/same-origin.ts`,
    find: 'if (origin === undefined ? browser : origin !== own)',
    replace: 'if (origin === undefined && browser && own === undefined)',
    test: everyEndpoint,
    title: '[S-07] nothing is changed from another site',
  },
  {
    row: 'S-07',
    gone: 'the exact media type of a body',
    file: `${server}/http/body.ts`,
    find: 'if (!jsonType.test(type))',
    replace: 'if (!jsonType.test(type) && type.length > 1000)',
    test: everyEndpoint,
    title: '[S-07] every endpoint with a body',
  },
];
