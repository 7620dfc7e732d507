import { createHash } from 'node:crypto';
import { purge, tables } from '@brandwright/data';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { canvaOwner, gatewayTo, playCanva } from '../../testing/canva-owner.ts';
import { canvaClient } from '../../testing/canva-server.ts';
import { codeOf } from '../../testing/code-of.ts';
import { testSettings } from '../../testing/test-app.ts';
import { testBrowser, testPassword } from '../../testing/test-browser.ts';
import { signedInCookie } from '../../testing/test-person.ts';
import { openLog } from '../operations/log.ts';

const { auditLog, canvaConnections, canvaStates, rateLimits } = tables;
const canva = playCanva();

onEveryDatabase((database) => {
  beforeEach(async () => {
    await database().statements.delete(rateLimits);
    canva.fate = () => null;
    canva.displayName = 'Ada’s Team';
    canva.asked.length = 0;
    canva.revoked.length = 0;
  });
  const owner = (options?: Parameters<typeof canvaOwner>[2]) => canvaOwner(database(), canva, options);
  const rowOf = async (person: string) =>
    (await database().statements.select().from(canvaConnections).where(eq(canvaConnections.userId, person)))[0];

  test('[J-02] without credentials the card says so, and no endpoint pretends', async () => {
    const ada = await owner({ change: { canva: null } });
    expect(await ada.card()).toEqual({ status: 'unconfigured', accountName: null, exporting: null, designs: [] });
    const asked = [
      ada.call('POST', '/api/canva/authorization', { kit: ada.kit }),
      ada.complete({ state: 'any', code: 'any' }),
      ada.disconnect(),
      ada.send(),
    ];
    for (const answer of asked) expect(await codeOf(answer)).toBe('409 canva.unconfigured');
    expect(canva.asked).toEqual([]);
  });

  test('[J-02] a connection asks for the fewest scopes with PKCE, and sends Canva the verifier', async () => {
    const ada = await owner();
    expect(await ada.card()).toMatchObject({ status: 'disconnected', accountName: null });
    const page = new URL(await ada.begin());
    expect(`${page.origin}${page.pathname}`).toBe(`${canva.url}/api/oauth/authorize`);
    const { state = '', code_challenge: challenge = '', ...rest } = Object.fromEntries(page.searchParams);
    expect(rest).toEqual({
      response_type: 'code',
      client_id: canvaClient.clientId,
      redirect_uri: 'http://localhost/connect-canva',
      scope: 'asset:read asset:write design:content:write design:meta:read profile:read',
      code_challenge_method: 'S256',
    });
    expect([state, challenge].map(({ length }) => length)).toEqual([43, 43]);
    const connected = await ada.complete(canva.consent(page.href));
    expect([connected.status, await connected.json()]).toEqual([200, { kit: ada.kit, accountName: 'Ada’s Team' }]);
    const sent = new URLSearchParams(canva.asked.find(({ path }) => path === '/rest/v1/oauth/token')?.body.toString());
    const verifier = sent.get('code_verifier') ?? '';
    expect(verifier).toMatch(/^[\w-]{43,128}$/);
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
    expect(sent.get('redirect_uri')).toBe('http://localhost/connect-canva');
    expect(await ada.card()).toMatchObject({ status: 'connected', accountName: 'Ada’s Team', designs: [] });
    const lines = await database().statements.select().from(auditLog).where(eq(auditLog.personId, ada.id));
    expect(lines.map(({ action }) => action)).toContain('canva.connected');
  });

  test('[J-02] Canva refuses a code that comes with another verifier', async () => {
    const ada = await owner();
    const [first, second] = [await ada.begin(), await ada.begin()];
    const { code } = canva.consent(first);
    const { state } = canva.consent(second);
    expect(await codeOf(ada.complete({ state, code }))).toBe('400 canva.state');
    expect((await ada.card()).status).toBe('disconnected');
  });

  test('[J-02] a state works once, for its own session only, and for 10 minutes', async () => {
    const [ada, eve] = [await owner(), await owner()];
    const answer = canva.consent(await ada.begin());
    // Whoever is lured to the address with an answer of somebody else connects nothing.
    expect(await codeOf(eve.complete(answer))).toBe('400 canva.state');
    const elsewhere = testBrowser(database(), { change: { canva: gatewayTo(canva) } });
    const [name = '', value = ''] = (await signedInCookie(database(), ada.id)).split('=');
    elsewhere.cookies.set(name, value);
    expect(await codeOf(elsewhere.call('POST', '/api/canva/connection', answer))).toBe('400 canva.state');
    expect(await codeOf(ada.complete({ ...answer, state: `${answer.state}x` }))).toBe('400 canva.state');
    expect(canva.times('POST', /token/)).toBe(0);
    expect((await ada.complete(answer)).status).toBe(200);
    expect(await codeOf(ada.complete(answer))).toBe('400 canva.used');

    const late = canva.consent(await ada.begin());
    const [row] = await database().statements.select().from(canvaStates).where(sql`used_at is null and user_id = ${ada.id}`);
    const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.abs(left - 600_000)).toBeLessThan(60_000);
    await database().statements.update(canvaStates).set({ expiresAt: sql`now()` }).where(eq(canvaStates.userId, ada.id));
    expect(await codeOf(ada.complete(late))).toBe('400 canva.expired');
    await database().statements.update(canvaStates).set({ expiresAt: sql`now() - interval '2 days'` });
    await purge(database());
    expect(await database().statements.$count(canvaStates)).toBe(0);
  });

  test('[J-02] of two answers with one state at once, one connects', async () => {
    const ada = await owner();
    const answer = canva.consent(await ada.begin());
    const told = await Promise.all([ada.complete(answer), ada.complete(answer), ada.complete(answer)]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(canva.times('POST', /token/)).toBe(1);
  });

  test('[J-02] a refusal in Canva is said as one, and uses the state up', async () => {
    const ada = await owner();
    const denied = canva.consent(await ada.begin(), 'deny');
    expect(await codeOf(ada.complete(denied))).toBe('403 canva.denied');
    expect(await codeOf(ada.complete({ ...denied, code: 'any' }))).toBe('400 canva.used');
    const broken = { ...canva.consent(await ada.begin(), 'deny'), error: 'server_error' };
    expect(await codeOf(ada.complete(broken))).toBe('503 canva.unavailable');
    expect(await codeOf(ada.complete({ state: new URL(await ada.begin()).searchParams.get('state') }))).toBe(
      '503 canva.unavailable',
    );
    expect([await rowOf(ada.id), canva.times('POST', /token/)]).toEqual([undefined, 0]);
  });

  test('[J-02] a connection begins only from a kit of one’s own', async () => {
    const [ada, eve] = [await owner(), await owner()];
    for (const kit of [ada.kit, '00000000-0000-4000-8000-000000000000'])
      expect(await codeOf(eve.call('POST', '/api/canva/authorization', { kit }))).toBe('404 route.not_found');
    for (const kit of ['https://evil.example', '//evil.example', `${ada.kit}/..`])
      expect((await eve.call('POST', '/api/canva/authorization', { kit })).status).toBe(400);
  });

  test('[J-02] tokens and verifiers are stored encrypted, and nobody else’s row opens them', async () => {
    const [ada, eve] = [await owner(), await owner()];
    await ada.connect();
    await ada.begin();
    const verifier = new URLSearchParams(canva.asked.find(({ path }) => /token$/.test(path))?.body.toString()).get(
      'code_verifier',
    );
    const rows = (await contentsOf(database())).join('\n');
    expect(rows).not.toMatch(/access\.|refresh\./);
    expect(rows).not.toContain(verifier);
    const { accessToken = '', refreshToken = '' } = (await rowOf(ada.id)) ?? {};
    for (const token of [accessToken, refreshToken])
      expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/cess\.|fresh\./);
    await eve.connect();
    const set = { accessToken, refreshToken };
    await database().statements.update(canvaConnections).set(set).where(eq(canvaConnections.userId, eve.id));
    expect(await codeOf(eve.send())).toBe('409 canva.disconnected');
    expect([await rowOf(eve.id), (await ada.card()).status]).toEqual([undefined, 'connected']);
  });

  test('[J-02] tokens that another secret encrypted connect nobody, and the log says why', async () => {
    const log = openLog('silent');
    const said = vi.spyOn(log, 'error');
    const ada = await owner();
    await ada.connect();
    const settings = { ...testSettings, secret: 'of another folder, and as long as it has to be' };
    const other = testBrowser(database(), { change: { canva: gatewayTo(canva), settings, log } });
    const { token } = (
      await database().statements.select().from(tables.sessions).where(eq(tables.sessions.userId, ada.id))
    )[0] ?? {
      token: '',
    };
    const { createHmac } = await import('node:crypto');
    const signature = createHmac('sha256', settings.secret).update(token).digest('base64');
    other.cookies.set('brandwright.session_token', encodeURIComponent(`${token}.${signature}`));
    expect(await codeOf(other.call('POST', `${ada.path}/canva`))).toBe('409 canva.disconnected');
    expect(said.mock.calls.map(([told]) => told)).toEqual([expect.objectContaining({ code: 'canva.unreadable' })]);
  });

  test('[J-02] disconnecting deletes the tokens here and revokes them at Canva', async () => {
    const ada = await owner();
    await ada.connect();
    expect((await ada.disconnect()).status).toBe(204);
    expect([await rowOf(ada.id), canva.revoked]).toEqual([undefined, [expect.stringMatching(/^refresh\./)]]);
    expect((await ada.card()).status).toBe('disconnected');
    expect((await ada.disconnect()).status).toBe(204);
    expect(canva.revoked).toHaveLength(1);
  });

  test('[J-02] who disconnects while Canva is away is disconnected here, and the log says so', async () => {
    const log = openLog('silent');
    const said = vi.spyOn(log, 'warn');
    const ada = await owner({ change: { log } });
    await ada.connect();
    canva.fate = ({ path }) => (path.endsWith('/revoke') ? { status: 500 } : null);
    expect((await ada.disconnect()).status).toBe(204);
    expect([await rowOf(ada.id), canva.times('POST', /revoke/)]).toEqual([undefined, 3]);
    expect(said.mock.calls.map(([told]) => told)).toContainEqual(expect.objectContaining({ code: 'canva.unrevoked' }));
    expect(JSON.stringify(said.mock.calls)).not.toMatch(/refresh\./);
  });

  test('[J-02] [A-06] deleting the account revokes access to Canva and deletes the tokens', async () => {
    const ada = await owner();
    const ben = testBrowser(database(), { change: { canva: gatewayTo(canva) } });
    await ben.enter(`${ada.id}@example.com`);
    const [{ id = '' } = {}] = await database()
      .statements.select({ id: tables.profiles.id })
      .from(tables.profiles)
      .where(eq(tables.profiles.email, `${ada.id}@example.com`));
    const made = await database().asPerson(id, async ({ tx }) => {
      const values = { userId: id, businessName: 'Kiln', personalityTraits: {}, colorPalette: {} };
      return (await tx.insert(tables.brandKits).values(values).returning())[0];
    });
    const { url } = (await (await ben.call('POST', '/api/canva/authorization', { kit: made?.id })).json()) as { url: string };
    expect((await ben.call('POST', '/api/canva/connection', canva.consent(url))).status).toBe(200);
    expect((await ben.post('delete', { current: testPassword })).status).toBe(204);
    expect([await rowOf(id), canva.revoked]).toEqual([undefined, [expect.stringMatching(/^refresh\./)]]);
  });

  test('[J-02] [A-06] an export of the account names the Canva account, and holds no token', async () => {
    const ada = await owner();
    await ada.connect();
    await ada.export();
    const zip = new Uint8Array(await (await ada.call('GET', '/api/account/export')).arrayBuffer());
    const files = Object.fromEntries(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]));
    expect(JSON.parse(files['canva.json'] ?? '')).toEqual([{ account_name: 'Ada’s Team', connected_at: expect.any(String) }]);
    expect(JSON.parse(files['canva-designs.json'] ?? '')).toHaveLength(3);
    const { accessToken = '', refreshToken = '' } = (await rowOf(ada.id)) ?? {};
    for (const text of Object.values(files)) {
      expect(text).not.toContain(accessToken);
      expect(text).not.toContain(refreshToken);
    }
    await expect(
      database().asPerson(ada.id, ({ tx }) => tx.select({ token: canvaConnections.refreshToken }).from(canvaConnections)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('[J-02] [J-03] an account name is one line, whatever Canva sends', async () => {
    const ada = await owner();
    for (const [sent, kept] of [
      ['<img src=x>\u202e\n evil', '<img src=x> evil'],
      ['x'.repeat(5_000), 'x'.repeat(100)],
      ['\u0000', 'Canva'],
      [null, 'Canva'],
    ] as const) {
      canva.displayName = sent;
      expect(await (await ada.connect()).json()).toMatchObject({ accountName: kept });
    }
  });

  test('[J-02] trouble while connecting is told as Canva’s, and leaves no access behind', async () => {
    const ada = await owner();
    for (const fate of [
      { status: 500 },
      { status: 429, headers: { 'retry-after': '600' } },
      'drop',
      'garbage',
      'huge',
      'hang',
    ] as const) {
      await database().statements.delete(rateLimits);
      canva.fate = ({ path }) => (path.endsWith('/token') ? fate : null);
      expect(await codeOf(ada.connect()), String(fate)).toMatch(/^(503 canva\.unavailable|429 canva\.throttled)$/);
    }
    const wrong = await owner({ change: { canva: gatewayTo(canva, 'another-secret-of-nobody') } });
    canva.fate = () => null;
    expect(await codeOf(wrong.connect())).toBe('503 canva.unavailable');
    canva.fate = ({ path }) => (path.endsWith('/profile') ? { status: 500 } : null);
    expect(await codeOf(ada.connect())).toBe('503 canva.unavailable');
    expect([await rowOf(ada.id), canva.revoked]).toEqual([undefined, [expect.stringMatching(/^refresh\./)]]);
  });
});
