import type { Control } from '../control.ts';

const services = 'apps/server/src/services/canva';
const gateways = 'apps/server/src/gateways/canva';
const states = 'packages/data/src/canva/canva-states.ts';
const connecting = 'apps/server/src/routes/canva-connect.test.ts';
const exporting = 'apps/server/src/routes/canva-export.test.ts';
const trouble = 'apps/server/src/routes/canva-trouble.test.ts';
const ownState = '[J-02] a state works once';
const own = 'and(eq(canvaStates.stateHash, stateHash), eq(canvaStates.userId, userId), eq(canvaStates.sessionId, sessionId))';
const taking = `.where(and(own, isNull(canvaStates.usedAt), sql\`\${canvaStates.expiresAt} > now()\`))
      .returning`;

/** Nobody connects a Canva account for somebody else, reads tokens, or exports what is not theirs: rows J. */
export const canvaControls: readonly Control[] = [
  {
    row: 'J-02',
    gone: 'the person that a state belongs to',
    file: states,
    find: own,
    replace: `and(eq(canvaStates.stateHash, stateHash), sql\`\${userId}::text <> \${sessionId}::text\`)`,
    test: connecting,
    title: ownState,
  },
  {
    row: 'J-02',
    gone: 'the session that a state belongs to',
    file: states,
    find: own,
    replace: `and(eq(canvaStates.stateHash, stateHash), eq(canvaStates.userId, userId), sql\`\${sessionId}::text is not null\`)`,
    test: connecting,
    title: ownState,
  },
  {
    row: 'J-02',
    gone: 'the end of a state that was used',
    file: states,
    find: taking,
    replace: taking.replace(', isNull(canvaStates.usedAt)', ''),
    test: connecting,
    title: ownState,
  },
  {
    row: 'J-02',
    gone: 'the end of a state after ten minutes',
    file: states,
    find: taking,
    replace: taking.replace(/, sql`[^`]+`/, ''),
    test: connecting,
    title: ownState,
  },
  {
    row: 'J-02',
    gone: 'the PKCE challenge of the verifier',
    file: `${services}/connect-account.ts`,
    find: 'challenge: hashOf(verifier)',
    replace: 'challenge: hashOf(state)',
    test: connecting,
    title: '[J-02] a connection asks for the fewest scopes with PKCE',
  },
  {
    row: 'J-02',
    gone: 'the PKCE verifier of its own state',
    file: `${services}/connect-account.ts`,
    find: "const [state, verifier] = [randomBytes(32).toString('base64url'), randomBytes(48).toString('base64url')];",
    replace: "const [state, verifier] = [randomBytes(32).toString('base64url'), 'v'.repeat(64)];",
    test: connecting,
    title: '[J-02] Canva refuses a code that comes with another verifier',
  },
  {
    row: 'J-02',
    gone: 'the encryption of tokens',
    file: `${services}/seal.ts`,
    find: '      const iv = randomBytes(ivBytes);\n',
    replace: "      if (text !== '') return Buffer.from(text).toString('base64url');\n      const iv = randomBytes(ivBytes);\n",
    test: connecting,
    title: '[J-02] tokens and verifiers are stored encrypted',
  },
  {
    row: 'J-02',
    gone: 'the person that sealed tokens belong to',
    file: `${services}/seal.ts`,
    find: `Buffer.from(\`\${purpose} \${personId}\`)`,
    replace: "Buffer.from(purpose + personId.replace(/./g, ''))",
    test: connecting,
    title: '[J-02] tokens and verifiers are stored encrypted',
  },
  {
    row: 'J-02',
    gone: 'the columns that a person’s role may read',
    file: 'packages/data/migrations/0034-canva.sql',
    find: 'GRANT SELECT (user_id, account_name, connected_at) ON canva_connections',
    replace: 'GRANT SELECT ON canva_connections',
    test: connecting,
    title: '[J-02] [A-06] an export of the account names the Canva account',
  },
  {
    row: 'J-02',
    gone: 'the end of access when an account is deleted',
    file: 'apps/server/src/services/accounts/erase-account.ts',
    find: '  if (canvaToken !== null) await revokeSealed(deps, id, canvaToken);\n',
    replace: '  void [canvaToken, revokeSealed];\n',
    test: connecting,
    title: '[J-02] [A-06] deleting the account revokes access',
  },
  {
    row: 'J-02',
    gone: 'the question whose kit is exported',
    file: `${services}/canva-card.ts`,
    find: "(await findKit(scope, kitId)) ?? refuse('route.not_found')",
    replace: '(await findKit(scope, kitId)) ?? { id: kitId }',
    test: exporting,
    title: '[J-02] only the owner of a paid kit',
  },
  {
    row: 'J-03',
    gone: 'the count of exported files as downloads',
    file: `${services}/export-kit.ts`,
    find: '  await countFiles(deps, files, { fileType, fileName, fileSize: bytes.length }, requestId);\n',
    replace: '  void [countFiles, fileType, requestId];\n',
    test: exporting,
    title: '[J-03] [K-08] exported files count as downloads',
  },
  {
    row: 'J-01',
    gone: 'the bound of exports an hour',
    file: `${services}/export-kit.ts`,
    find: 'const exports = { most: 10, seconds: 3600 }',
    replace: 'const exports = { most: 1000, seconds: 3600 }',
    test: exporting,
    title: '[J-01] [S-17] exports are limited',
  },
  {
    row: 'J-01',
    gone: 'the look where a link of Canva’s leads',
    file: `${gateways}/canva.ts`,
    find: 'editUrl: isOwn(edit) ? edit : null',
    replace: "editUrl: typeof edit === 'string' ? edit : null",
    test: exporting,
    title: '[J-01] links and pictures are asked for each time',
  },
  {
    row: 'J-02',
    gone: 'the lock under which tokens are refreshed',
    file: `${services}/account-tokens.ts`,
    find: 'if (await beginCanvaRefresh(database, personId, old.version, longestRefresh)) return refresh(old);',
    replace: 'if (beginCanvaRefresh.length < longestRefresh) return refresh(old);',
    test: trouble,
    title: '[J-02] of many requests with tokens that ended',
  },
  {
    row: 'J-02',
    gone: 'the refusal of redirects that would carry a token on',
    file: `${gateways}/canva-http.ts`,
    find: "    redirect: 'error',\n",
    replace: '',
    test: trouble,
    title: '[J-02] a token is never sent on',
  },
  {
    row: 'J-03',
    gone: 'the bound of an answer in bytes',
    file: 'apps/server/src/http/read-bounded.ts',
    find: '    if (length > most) throw',
    replace: '    if (length > 1e12) throw',
    test: 'apps/server/src/http/read-bounded.test.ts',
    title: '[J-03] an answer is read up to its bound',
  },
];
