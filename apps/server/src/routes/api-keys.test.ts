import { randomUUID } from 'node:crypto';
import { type ApiKey, problemSchema } from '@brandwright/contract';
import { everythingOf, purge, tables } from '@brandwright/data';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { makeKey } from '../../testing/api-program.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testBrowser, testEmail, testPassword } from '../../testing/test-browser.ts';
import { testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';
import { listen } from '../http/http-server.ts';

const { apiKeys, auditLog, mails, profiles, rateLimits, sessions } = tables;
/** A call that every key with `kits:read` may make: 404 once it was let in. */
const kit = `/api/v1/brand-kits/${randomUUID()}`;
const origin = 'http://localhost';

onEveryDatabase((database) => {
  const app = () => createApp(testDeps(stubPress, database()));
  beforeEach(() => database().statements.delete(rateLimits));
  const owner = () => testPerson(database());
  const enter = async (headers: Readonly<Record<string, string>>, path = kit) => {
    const response = await app().request(path, { headers });
    const { code } = problemSchema.parse(await response.json());
    return [response.status, code, response.headers.get('www-authenticate')];
  };
  const statusWith = async (key: string) => (await enter({ authorization: `Bearer ${key}` }))[0];
  const list = async (cookie: string) =>
    (await (await app().request('/api/account/api-keys', { headers: { cookie } })).json()) as {
      readonly keys: readonly ApiKey[];
      readonly perMinute: number;
    };
  const revoke = async (cookie: string, id: string) =>
    (await app().request(`/api/account/api-keys/${id}`, { method: 'DELETE', headers: { cookie, origin } })).status;

  test('[P-02] [S-14] a key is made with a name and scopes, shown once, listed and revoked', async () => {
    const { cookie, email } = await owner();
    const made = await makeKey(app(), cookie, { name: ' Our shop ', scopes: ['kits:read', 'logos', 'logos'] });
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Our shop',
      prefix: made.key.slice(0, 8),
      scopes: ['kits:read', 'logos'],
      createdAt: expect.any(String),
      lastUsedAt: null,
      key: expect.stringMatching(/^bw_[0-9A-Za-z]{36}$/),
    });
    const { key: _, ...shown } = made;
    expect(await list(cookie)).toEqual({ keys: [shown], perMinute: 100 });
    expect(await statusWith(made.key)).toBe(404);
    // Its owner hears of it: a key goes on where a session ends.
    const [mail] = await database()
      .statements.select()
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(desc(mails.createdAt));
    expect([mail?.subject, mail?.text.includes('/recover')]).toEqual(['You have a new API key', true]);
    expect(await revoke(cookie, made.id)).toBe(204);
    expect(await statusWith(made.key)).toBe(401);
    expect(await list(cookie)).toEqual({ keys: [], perMinute: 100 });
    expect(await revoke(cookie, made.id)).toBe(404);
    const lines = await database().statements.select().from(auditLog).where(eq(auditLog.subject, made.id)).orderBy(auditLog.id);
    expect(lines.map(({ action }) => action)).toEqual(['key.made', 'key.revoked']);
  });

  test('[S-14] neither the key nor a part that would do is anywhere in the database', async () => {
    const { key } = await makeKey(app(), (await owner()).cookie);
    expect(await statusWith(key)).toBe(404);
    const everything = (await contentsOf(database())).join('\n');
    expect(everything).toContain(key.slice(0, 8));
    for (let at = 0; at + 12 <= key.length; at++) expect(everything).not.toContain(key.slice(at, at + 12));
  });

  test('[S-14] names, scopes and the number of keys have their bounds', async () => {
    const { cookie } = await owner();
    const make = async (body: unknown) => {
      const headers = { cookie, origin, 'content-type': 'application/json' };
      const response = await app().request('/api/account/api-keys', { method: 'POST', headers, body: JSON.stringify(body) });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    for (const name of ['', '   ', 'x'.repeat(61), 'a\nb'])
      expect(await make({ name, scopes: ['logos'] }), name).toEqual([400, 'request.field.value']);
    for (const scopes of [[], ['everything'], ['logos', 'logos', 'logos', 'logos']])
      expect((await make({ name: 'x', scopes }))[0], String(scopes)).toBe(400);
    expect((await make({ name: 'x'.repeat(60), scopes: ['logos'] }))[0]).toBe(200);
    // Twice as many as there is room for, all at once.
    const answers = await Promise.all(Array.from({ length: 38 }, (_, i) => make({ name: `Key ${i}`, scopes: ['logos'] })));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(19);
    expect(new Set(answers.filter(([status]) => status !== 200).map(String))).toEqual(new Set(['409,key.too_many']));
    const { keys } = await list(cookie);
    expect(keys).toHaveLength(20);
    expect(await revoke(cookie, keys[0]?.id ?? '')).toBe(204);
    expect((await make({ name: 'One more', scopes: ['logos'] }))[0]).toBe(200);
  });

  test('[S-14] a key is taken from one Authorization header, and from nowhere else', async () => {
    const { cookie } = await owner();
    const { key } = await makeKey(app(), cookie);
    const plain = 'Bearer realm="Brandwright API"';
    const malformed = `${plain}, error="invalid_request"`;
    expect(await enter({})).toEqual([401, 'key.needed', plain]);
    // Cookies say nothing here.
    expect(await enter({ cookie })).toEqual([401, 'key.needed', plain]);
    for (const name of ['api_key', 'access_token']) {
      expect(await enter({}, `${kit}?${name}=${key}`)).toEqual([401, 'key.in_url', malformed]);
      expect(await enter({ authorization: `Bearer ${key}` }, `${kit}?${name}=${key}`)).toEqual([401, 'key.in_url', malformed]);
    }
    for (const authorization of [
      `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      key,
      'Bearer',
      `Bearer ${key}, Bearer ${key}`,
      `Bearer ${key} ${key}`,
      `Token ${key}`,
    ])
      expect(await enter({ authorization }), authorization).toEqual([401, 'key.needed', malformed]);
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect((await enter({ authorization: `${scheme} ${key}` }))[0], scheme).toBe(404);
    // On the wire they are two.
    const server = await listen(app(), { port: 0, host: '127.0.0.1' });
    const line = `Authorization: Bearer ${key}`;
    const sent = (...lines: readonly string[]) =>
      rawRequest(server.address.port, [[`GET ${kit} HTTP/1.1`, 'Host: a', ...lines, '', ''].join('\r\n')]);
    expect((await sent(line, line)).status).toBe(401);
    expect((await sent(line)).status).toBe(404);
    await server.close(0);
  });

  test('[S-14] a mistyped key is refused without a look into the database', async () => {
    const { key } = await makeKey(app(), (await owner()).cookie);
    const deps = testDeps(stubPress, database());
    let looks = 0;
    const counting = createApp({
      ...deps,
      accounts: {
        ...deps.accounts,
        authorizeKey: (...asked) => {
          looks++;
          return deps.accounts.authorizeKey(...asked);
        },
      },
    });
    const statusOf = async (text: string) =>
      (await counting.request(kit, { headers: { authorization: `Bearer ${text}` } })).status;
    const other = (letter: string | undefined): string => (letter === 'a' ? 'b' : 'a');
    for (let at = 3; at < key.length; at++)
      expect(await statusOf(key.slice(0, at) + other(key[at]) + key.slice(at + 1))).toBe(401);
    for (const text of [key.slice(0, -1), `${key}a`, key.slice(3), key.toLowerCase(), `BW_${key.slice(3)}`, 'x'])
      expect(await statusOf(text), text).toBe(401);
    expect(looks).toBe(0);
    expect(await statusOf(key)).toBe(404);
    expect(looks).toBe(1);
  });

  test('[S-14] a revoked key and that of a deleted account are refused at once, on every node', async () => {
    const [ada, ben] = [await owner(), await owner()];
    const [one, other] = [app(), app()];
    const { id, key } = await makeKey(one, ada.cookie);
    const { key: bens } = await makeKey(one, ben.cookie);
    const at = async (node: typeof one, text: string) =>
      (await node.request(kit, { headers: { authorization: `Bearer ${text}` } })).status;
    expect([await at(one, key), await at(other, key), await at(other, bens)]).toEqual([404, 404, 404]);
    // Nobody revokes somebody else's.
    expect(await revoke(ben.cookie, id)).toBe(404);
    expect(await revoke(ada.cookie, id)).toBe(204);
    expect([await at(one, key), await at(other, key), await at(other, bens)]).toEqual([401, 401, 404]);
    await database().statements.delete(profiles).where(eq(profiles.id, ben.id));
    expect([await at(one, bens), await at(other, bens)]).toEqual([401, 401]);
  });

  test('[S-14] no endpoint of people takes a key, and none of programs a cookie', async () => {
    const { cookie } = await testPerson(database(), { role: 'admin', secondFactor: true });
    const { key } = await makeKey(app(), cookie);
    const headers = { authorization: `Bearer ${key}` };
    for (const path of ['/api/account', '/api/kits', '/api/account/api-keys', '/api/admin/overview'])
      expect(await enter(headers, path), path).toEqual([401, 'account.needed', null]);
    const session = await app().request('/api/session', { headers });
    expect(await session.json()).toMatchObject({ user: null });
    // A cookie beside a key changes nothing: it is another's.
    expect((await enter({ ...headers, cookie: (await owner()).cookie }))[0]).toBe(404);
  });

  test('[S-14] the last use is known to the minute, and written no more often', async () => {
    const { cookie } = await owner();
    const { id, key } = await makeKey(app(), cookie);
    const used = async () => (await list(cookie)).keys[0]?.lastUsedAt ?? null;
    expect(await used()).toBeNull();
    await statusWith(key);
    const first = await used();
    expect(Math.abs(Date.now() - Date.parse(first ?? ''))).toBeLessThan(60_000);
    for (let i = 0; i < 5; i++) await statusWith(key);
    expect(await used()).toBe(first);
    const set = (lastUsedAt: Date) => database().statements.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id));
    // A minute ago, and before a clock was set back.
    for (const at of [-61_000, 3_600_000]) {
      await set(new Date(Date.now() + at));
      await statusWith(key);
      expect(Math.abs(Date.now() - Date.parse((await used()) ?? ''))).toBeLessThan(60_000);
    }
  });

  test('[P-02] [A-06] an export tells of keys what their owner sees, and a revoked one goes after 30 days', async () => {
    const { id: person, cookie } = await owner();
    const { id, key } = await makeKey(app(), cookie, { name: 'Exported' });
    const files: string[] = [];
    for await (const { path, text } of everythingOf(database(), person)) if (path.startsWith('api-keys')) files.push(text);
    expect(JSON.parse(files[0] ?? '')).toMatchObject([{ id, name: 'Exported', prefix: key.slice(0, 8), revoked_at: null }]);
    expect(files.join()).not.toMatch(/hash/);
    const left = () => database().statements.$count(apiKeys, eq(apiKeys.id, id));
    const set = (days: number) =>
      database()
        .statements.update(apiKeys)
        .set({ revokedAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(apiKeys.id, id));
    await set(29);
    await purge(database());
    expect(await left()).toBe(1);
    await set(31);
    await purge(database());
    expect(await left()).toBe(0);
  });

  test('[S-14] keys outlive a sign-out and a new password, but neither a reset nor a recovery', async () => {
    const email = `${randomUUID()}@example.com`;
    const browser = testBrowser(database());
    await browser.enter(email);
    const cookie = () => [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const password = 'a second horse';
    const { key } = await makeKey(app(), cookie());
    const { token: recovery } = await testEmail(database(), email);
    expect((await browser.post('password', { current: testPassword, password })).status).toBe(204);
    expect((await browser.post('sign-out')).status).toBe(204);
    expect(await statusWith(key)).toBe(404);
    await browser.post('forgot-password', { email });
    const { token } = await testEmail(database(), email);
    expect((await browser.post('reset-password', { token, password })).status).toBe(204);
    expect(await statusWith(key)).toBe(401);
    await browser.post('sign-in', { email, password });
    const { key: another } = await makeKey(app(), cookie());
    expect(await statusWith(another)).toBe(404);
    // With the link of the email that told of the first key.
    expect((await browser.post('reset-password', { token: recovery, password })).status).toBe(204);
    expect(await statusWith(another)).toBe(401);
  });

  test('[S-14] an admin who signs somebody out everywhere ends their keys, too', async () => {
    const [ada, admin] = [await owner(), await testPerson(database(), { role: 'admin', secondFactor: true })];
    const { key } = await makeKey(app(), ada.cookie);
    const path = `/api/admin/people/${ada.id}/sign-out`;
    expect((await app().request(path, { method: 'POST', headers: { cookie: admin.cookie, origin } })).status).toBe(204);
    expect(await statusWith(key)).toBe(401);
  });

  test('[S-14] [HR-06] no key is made for a session that a recovery ended meanwhile', async () => {
    const { id, cookie } = await owner();
    const real = database();
    let meanwhile = async (): Promise<void> => {};
    const asSystem: typeof real.asSystem = async (...given) => {
      await meanwhile();
      return real.asSystem(...given);
    };
    const node = createApp(testDeps(stubPress, { ...real, asSystem }));
    await makeKey(node, cookie);
    meanwhile = async () => void (await real.statements.delete(sessions).where(eq(sessions.userId, id)));
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Late', scopes: ['logos'] });
    const answer = await node.request('/api/account/api-keys', { method: 'POST', headers, body });
    expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([401, 'account.needed']);
    expect(await real.statements.select().from(apiKeys).where(eq(apiKeys.userId, id))).toHaveLength(1);
  });

  test('[S-14] a person makes at most 50 keys an hour, however many of them were revoked', async () => {
    const { cookie } = await owner();
    const node = app();
    for (let i = 0; i < 50; i++) {
      const { id } = await makeKey(node, cookie);
      expect(await revoke(cookie, id)).toBe(204);
    }
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'One more', scopes: ['logos'] });
    const answer = await node.request('/api/account/api-keys', { method: 'POST', headers, body });
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
  });

  test('[S-14] a key in a parameter of any name is refused beside one in the header', async () => {
    const { cookie } = await owner();
    const { key } = await makeKey(app(), cookie);
    for (const name of ['api_key', 'apiKey', 'API_KEY', 'anything'])
      expect((await enter({ authorization: `Bearer ${key}` }, `${kit}?${name}=${key}`))[1], name).toBe('key.in_url');
  });
});
