import type { Control } from '../control.ts';

const keys = 'packages/data/src/api/api-keys.ts';
const requests = 'packages/data/src/api/api-requests.ts';
const authorize = 'apps/server/src/pipeline/authorize-key.ts';
const keyTest = 'apps/server/src/routes/api-keys.test.ts';
const rateTest = 'apps/server/src/routes/api-rates.test.ts';
const repeatTest = 'apps/server/src/routes/api-repeat.test.ts';
const once = '[P-01] a kit that is asked for again';

/** Programs come in with a key that works, as often as their person may, and make nothing twice: rows P, S-14 and S-15. */
export const publicApiControls: readonly Control[] = [
  {
    row: 'S-14',
    gone: 'the hash in the place of the key',
    file: 'apps/server/src/services/api/key-text.ts',
    find: "createHash('sha256').update(key).digest('base64url')",
    replace: "createHash('sha256').update(key).digest('base64url').slice(0, 4) + key",
    test: keyTest,
    title: '[S-14] neither the key nor a part that would do is anywhere in the database',
  },
  {
    row: 'S-14',
    gone: 'the checksum that is looked at before the database',
    file: 'apps/server/src/services/api/key-text.ts',
    find: 'form.test(text) && checksumOf(text.slice(0, -checksum)) === text.slice(-checksum)',
    replace: "form.test(text) && checksumOf(text) !== ''",
    test: keyTest,
    title: '[S-14] a mistyped key is refused without a look into the database',
  },
  {
    row: 'S-14',
    gone: 'the end of a revoked key',
    file: keys,
    find: `from api_keys where key_hash = \${keyHash} and revoked_at is null
    ), used`,
    replace: `from api_keys where key_hash = \${keyHash}
    ), used`,
    test: keyTest,
    title: '[S-14] a revoked key and that of a deleted account are refused at once, on every node',
  },
  {
    row: 'S-14',
    gone: 'the refusal of keys in URLs',
    file: authorize,
    find: 'if (inUrl.some((name) => asked.has(name)))',
    replace: "if (inUrl.some((name) => asked.has(name) && name === ''))",
    test: keyTest,
    title: '[S-14] a key is taken from one Authorization header, and from nowhere else',
  },
  {
    row: 'S-14',
    gone: 'the person that a key is revoked of',
    file: keys,
    find: 'and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt))',
    replace: "and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt), eq(sql`''`, userId.slice(99)))",
    test: keyTest,
    title: '[S-14] a revoked key and that of a deleted account are refused at once, on every node',
  },
  {
    row: 'S-14',
    gone: 'the bound of keys that work',
    file: keys,
    find: 'isNull(apiKeys.revokedAt)))) >= most) return null;',
    replace: 'isNull(apiKeys.revokedAt)))) >= most * 100) return null;',
    test: keyTest,
    title: '[S-14] names, scopes and the number of keys have their bounds',
  },
  {
    row: 'S-14',
    gone: 'the end of keys with a password that was reset',
    file: 'packages/data/src/accounts/accounts.ts',
    find: '  await changePassword(tx, account, password, null);\n  await endApiKeys(tx, account.id);\n  if (account.confirmed) return;',
    replace: '  await changePassword(tx, account, password, null);\n  if (account.confirmed) return;',
    test: keyTest,
    title: '[S-14] keys outlive a sign-out and a new password, but neither a reset nor a recovery',
  },
  {
    row: 'S-14',
    gone: 'the look at the key when its plan is used',
    file: 'apps/server/src/services/api/make-kit.ts',
    find: '(await hasApiKey(tx, bearer.keyId)) ||',
    replace: 'hasApiKey !== undefined || tx === null ||',
    test: 'apps/server/src/routes/public-api.test.ts',
    title: '[S-14] a key that is revoked while its kit is drawn uses no plan',
  },
  {
    row: 'S-15',
    gone: 'the person whom requests count for, whichever key they send',
    file: keys,
    find: `select \${keyOf('')} || id from found`,
    replace: `select \${keyOf('')} || "keyId" from found`,
    test: rateTest,
    title: '[S-15] a second key, another node, address or path, or a restart give no fresh budget',
  },
  {
    row: 'S-15',
    gone: 'the status of the order that the higher rate depends on',
    file: 'packages/data/migrations/0041-api-keys.sql',
    find: "AND status = 'paid' AND plan IN",
    replace: 'AND plan IN',
    test: rateTest,
    title: '[P-04] [S-15] owners of a paid Professional or Enterprise order have 1,000, until it is refunded',
  },
  {
    row: 'S-15',
    gone: 'the refusal of what is beyond the rate',
    file: authorize,
    find: '    if (found.count > found.limit.most) tooMany(found.limit, found.rest);\n',
    replace: '    if (found.count < 0) tooMany(found.limit, found.rest);\n',
    test: rateTest,
    title: '[P-01] [P-04] [S-15] the 101st request of a minute is refused, and each answer tells what is left',
  },
  {
    row: 'P-01',
    gone: 'the scopes of a key',
    file: authorize,
    find: 'if (bearer.scopes.includes(scope)) return;',
    replace: 'if (bearer.scopes.length > 0) return;',
    test: 'apps/server/src/routes/public-api.test.ts',
    title: '[P-01] [S-34] each call needs its scope',
  },
  {
    row: 'P-01',
    gone: 'the answer that is kept with the kit that it tells of',
    file: 'apps/server/src/services/api/make-kit.ts',
    find: '          await keep(tx, answer);\n',
    replace: '          void keep;\n',
    test: repeatTest,
    title: once,
  },
  {
    row: 'P-01',
    gone: 'the body that an Idempotency-Key belongs to',
    file: requests,
    find: "if (kept.fingerprint !== fingerprint) return 'other';",
    replace: "if (kept.fingerprint === '') return 'other';",
    test: repeatTest,
    title: once,
  },
  {
    row: 'P-01',
    gone: 'the attempt that may keep an answer',
    file: requests,
    find: 'eq(apiRequests.key, key), eq(apiRequests.run, run), isNull(apiRequests.answer)',
    replace: "eq(apiRequests.key, key), eq(sql`''`, run.slice(99)), isNull(apiRequests.answer)",
    test: repeatTest,
    title: '[P-01] a request whose process died is taken up again',
  },
];
