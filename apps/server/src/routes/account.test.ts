import { createHash } from 'node:crypto';
import { problemSchema } from '@brandwright/contract';
import { addKit, tables } from '@brandwright/data';
import { desc, eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { scannedCode } from '../../../../packages/data/testing/one-time-code.ts';
import { testSettings } from '../../testing/test-app.ts';
import { testBrowser as browser, testEmail, testPassword } from '../../testing/test-browser.ts';

const { profiles, rateLimits, sessions, auditLog, orders } = tables;
const password = testPassword;

const problem = async (response: Response) => ({
  status: response.status,
  code: problemSchema.parse(await response.json()).code,
});

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  let people = 0;
  const address = () => `ada${people++}.${database().kind}@example.com`;
  const lastEmail = (recipient: string) => testEmail(database(), recipient);
  const signUp = (at: ReturnType<typeof browser>, email: string, change: Record<string, unknown> = {}) =>
    at.post('sign-up', { name: 'Ada <b>', email, password, accepted: true, ...change });
  /** Somebody who has an account and is signed in. */
  const member = async (email = address()) => {
    const at = browser(database());
    await at.enter(email);
    return { at, email };
  };

  test('[A-01] [A-02] nobody can sign in before the emailed link is followed, and the link works once', async () => {
    const [at, email] = [browser(database()), address()];
    const answer = await signUp(at, email.toUpperCase());
    expect([answer.status, await answer.json()]).toEqual([200, { mailbox: null }]);
    expect((await lastEmail(email)).subject).toBe('Confirm your email address');
    expect(await problem(await at.post('sign-in', { email, password }))).toEqual({ status: 401, code: 'account.credentials' });
    expect(await at.who()).toBeNull();
    // Signing in has sent another one.
    const received = await lastEmail(email);
    const confirmed = await at.post('confirm', { token: received.token });
    expect([confirmed.status, await at.who()]).toEqual([204, email]);
    const again = browser(database());
    await again.post('confirm', { token: received.token });
    expect(await again.who()).toBeNull();
    expect(await problem(await at.post('confirm', { token: `${received.token}x` }))).toEqual({
      status: 400,
      code: 'account.link',
    });
  });

  test('[A-01] [A-07] [S-05] sign-up refuses every name, address, password and consent that the contract forbids', async () => {
    const at = browser(database());
    const faults: readonly (readonly [Record<string, unknown>, string])[] = [
      [{ password: '12345' }, 'request.field.value'],
      [{ password: '12345678' }, 'account.password.common'],
      [{ password: 'PassWord1' }, 'account.password.common'],
      [{ email: 'ada@example' }, 'request.field.value'],
      [{ email: 'a@example.com,b@example.com' }, 'request.field.value'],
      [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'request.field.value'],
      [{ name: '  ' }, 'request.field.value'],
      [{ accepted: false }, 'request.field.value'],
      [{ role: 'admin' }, 'request.field.unknown'],
    ];
    for (const [change, code] of faults)
      expect(await problem(await signUp(at, address(), change)), JSON.stringify(change)).toEqual({ status: 400, code });
    expect((await signUp(at, address(), { password: 'ж'.repeat(64) })).status).toBe(200);
    expect((await signUp(at, address(), { password: 'abc$91' })).status).toBe(200);
  });

  test('[S-03] a known address gets the same answer as an unknown one, and its owner gets an email', async () => {
    const { email } = await member();
    const at = browser(database());
    const [known, unknown] = [await signUp(at, email), await signUp(at, address())];
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
    const received = await lastEmail(email);
    expect(received.subject).toBe('You already have an account');
    expect(received.html).toContain('Hello Ada &lt;b&gt;,');
    const forgot = [await at.post('forgot-password', { email }), await at.post('forgot-password', { email: address() })];
    expect(await Promise.all(forgot.map(async (one) => [one.status, await one.json()]))).toEqual([
      [200, { mailbox: null }],
      [200, { mailbox: null }],
    ]);
    expect(await problem(await at.post('sign-in', { email, password: 'wrong horse' }))).toEqual(
      await problem(await at.post('sign-in', { email: address(), password: 'wrong horse' })),
    );
  });

  test('[A-03] [A-04] [A-05] [S-06] signing in and out: the old cookie is worth nothing with the next request', async () => {
    const { email } = await member();
    const at = browser(database());
    const answer = await at.post('sign-in', { email, password });
    expect(await answer.json()).toEqual({ secondFactor: false });
    expect(answer.headers.getSetCookie().join()).toMatch(/^brandwright\.session_token=.*HttpOnly.*SameSite=Lax/i);
    expect(await at.who()).toBe(email);
    const kept = new Map(at.cookies);
    expect((await at.post('sign-out')).status).toBe(204);
    expect(await at.who()).toBeNull();
    for (const [name, value] of kept) at.cookies.set(name, value);
    expect(await problem(await at.call('GET', '/api/account'))).toEqual({ status: 401, code: 'account.needed' });
  });

  test('[A-05] a session is renewed once a day by whichever page asks, its cookie with it', async () => {
    const { at, email } = await member();
    const [before = ''] = [...at.cookies.values()];
    expect((await at.call('GET', '/api/session')).headers.getSetCookie()).toEqual([]);
    await database().statements.execute(sql`
      update sessions set updated_at = now() - interval '25 hours', expires_at = now() + interval '10 days'
      where user_id = (select id from profiles where email = ${email})`);
    const answer = await at.call('GET', '/api/session');
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=[^;]+; Max-Age=2592000;/i);
    expect([await at.who(), [...at.cookies.values()][0]]).toEqual([email, before]);
    const [kept] = (
      (await database().statements.execute(sql`
        select expires_at > now() + interval '29 days' as renewed from sessions
        where user_id = (select id from profiles where email = ${email})`)) as unknown as { rows: unknown[] }
    ).rows;
    expect(kept).toEqual({ renewed: true });
    expect((await at.call('GET', '/api/session')).headers.getSetCookie()).toEqual([]);
  });

  test('[S-06] a session ends 180 days after it began, however often it is renewed', async () => {
    const { at, email } = await member();
    const { statements } = database();
    const begun = async (days: number): Promise<void> => {
      await statements.execute(sql`
        update sessions set created_at = now() - make_interval(days => ${days}), updated_at = now() - interval '2 days',
          expires_at = now() + interval '10 days' where user_id = (select id from profiles where email = ${email})`);
    };
    await begun(179);
    expect(await at.who()).toBe(email);
    await begun(180);
    expect(await at.who()).toBeNull();
  });

  test('[S-06] https cookies are bound to the host, and a session token needs its signature', async () => {
    const email = address();
    const origin = 'https://brandwright.example';
    const at = browser(database(), { change: { settings: { ...testSettings, publicUrl: new URL(origin) } } });
    await at.post('sign-up', { name: 'Ada', email, password, accepted: true }, { origin });
    const answer = await at.post('confirm', { token: (await lastEmail(email)).token }, { origin });
    expect(answer.headers.getSetCookie().join()).toMatch(/^__Host-brandwright\.session_token=.*Path=\/;.*Secure/i);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/domain=/i);
    const [name = ''] = [...at.cookies.keys()];
    expect((await at.call('GET', '/api/account')).status).toBe(200);
    const [{ token = '' } = {}] = await database().statements.select().from(sessions).orderBy(desc(sessions.createdAt)).limit(1);
    for (const forged of [token, `${token}.`, `${token}.${createHash('sha256').update(token).digest('base64')}`, '%', 'a.b']) {
      at.cookies.set(name, encodeURIComponent(forged));
      expect((await at.call('GET', '/api/account')).status, forged).toBe(401);
    }
  });

  test('[A-06] [S-06] a forgotten password: the link works once, not after an hour, and ends every session', async () => {
    const { at, email } = await member();
    const elsewhere = browser(database());
    await elsewhere.post('forgot-password', { email });
    const { token, subject } = await lastEmail(email);
    expect(subject).toBe('Choose a new password');
    const { rows } = (await database().statements.execute(sql`
      select extract(epoch from expires_at - now())::float8 / 60 as minutes from account_links
      where purpose = 'reset' and user_id = (select id from profiles where email = ${email})`)) as unknown as {
      rows: { minutes: number }[];
    };
    expect(rows).toHaveLength(1);
    expect(rows[0]?.minutes).toBeGreaterThan(59);
    expect(rows[0]?.minutes).toBeLessThanOrEqual(60);
    expect(await problem(await elsewhere.post('reset-password', { token, password: 'password1' }))).toMatchObject({
      status: 400,
    });
    expect((await elsewhere.post('reset-password', { token, password: 'another horse' })).status).toBe(204);
    expect(await at.who()).toBeNull();
    expect(await problem(await elsewhere.post('reset-password', { token, password: 'third horse' }))).toEqual({
      status: 400,
      code: 'account.link',
    });
    expect((await elsewhere.post('sign-in', { email, password })).status).toBe(401);
    expect((await elsewhere.post('sign-in', { email, password: 'another horse' })).status).toBe(200);
    await elsewhere.post('forgot-password', { email });
    const late = await lastEmail(email);
    await database().statements.execute(sql`update account_links set expires_at = now() - interval '1 second'`);
    expect(await problem(await elsewhere.post('reset-password', { token: late.token, password: 'fourth horse' }))).toEqual({
      status: 400,
      code: 'account.link',
    });
  });

  test('[S-04] an account allows ten tries in 15 minutes, whatever address they claim to come from', async () => {
    const { email } = await member();
    const at = browser(database());
    const answers: number[] = [];
    for (let i = 0; i < 20; i++)
      answers.push((await at.post('sign-in', { email, password: 'wrong horse' }, { 'x-forwarded-for': `10.0.0.${i}` })).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        browser(database(), { peer: `10.1.0.${i}` }).post('sign-in', { email: address(), password: 'wrong horse' }),
      ),
    );
    expect(others.map(({ status }) => status).filter((status) => status !== 401)).toEqual([]);
  });

  test('[A-06] name, password and address are changed by whoever knows the password; other sessions end', async () => {
    const { at, email } = await member();
    const other = browser(database());
    await other.post('sign-in', { email, password });
    expect((await at.call('PATCH', '/api/account', { name: 'Ada L.' })).status).toBe(204);
    expect(await problem(await at.post('password', { current: 'wrong horse', password: 'another horse' }))).toEqual({
      status: 403,
      code: 'account.password.wrong',
    });
    expect((await at.post('password', { current: password, password: 'another horse' })).status).toBe(204);
    expect([await at.who(), await other.who()]).toEqual([email, null]);
    const moved = address();
    expect(await problem(await at.post('email', { current: password, email: moved }))).toEqual({
      status: 403,
      code: 'account.password.wrong',
    });
    expect((await at.post('email', { current: 'another horse', email: moved })).status).toBe(200);
    expect((await lastEmail(email)).subject).toBe('Your account email is about to change');
    expect(await at.who()).toBe(email);
    expect((await at.post('confirm', { token: (await lastEmail(moved)).token })).status).toBe(204);
    expect(await at.who()).toBe(moved);
    expect(await (await at.call('GET', '/api/account')).json()).toMatchObject({ name: 'Ada L.', email: moved, role: 'person' });
  });

  test('[A-06] sessions are listed and ended one by one, and only by their owner', async () => {
    const { at, email } = await member();
    const [other, stranger] = [browser(database()), (await member()).at];
    await other.post('sign-in', { email, password }, { 'user-agent': 'Somewhere else' });
    const account = (await (await at.call('GET', '/api/account')).json()) as {
      sessions: { id: string; own: boolean; userAgent: string }[];
    };
    expect(account.sessions.map(({ own }) => own).sort()).toEqual([false, true]);
    const [elsewhere] = account.sessions.filter(({ own }) => !own);
    expect(elsewhere?.userAgent).toBe('Somewhere else');
    expect(await problem(await stranger.call('DELETE', `/api/account/sessions/${elsewhere?.id}`))).toEqual({
      status: 404,
      code: 'route.not_found',
    });
    expect(await other.who()).toBe(email);
    expect((await at.call('DELETE', `/api/account/sessions/${elsewhere?.id}`)).status).toBe(204);
    expect([await at.who(), await other.who()]).toEqual([email, null]);
    for (const id of ['1 OR 1=1', '%00', 'nothing'])
      expect((await at.call('DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
  });

  test('[A-06] [A-10] [S-06] the account’s data can be exported, and deletion leaves only the receipt of a paid order', async () => {
    const { at: signedIn, email } = await member();
    const followed: string[] = [];
    const at = browser(database(), { change: { cleanup: { erased: async (address) => void followed.push(address) } } });
    for (const [name, value] of signedIn.cookies) at.cookies.set(name, value);
    await at.call('PATCH', '/api/account', { name: 'Canary Person' });
    await at.call('PUT', '/api/draft', { draft: { businessName: 'Canary & Sons' } });
    await at.post('forgot-password', { email });
    const [{ id = '' } = {}] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    const receipt = { status: 'paid' as const, plan: 'starter', amount: 2999, stripeSessionId: `cs_${id}`, paidAt: new Date() };
    const kit = await database().asPerson(id, (scope) => addKit(scope, { businessName: 'Canary & Sons' }));
    const brandData = { businessName: 'Canary & Sons' };
    await database()
      .statements.insert(orders)
      .values({ ...receipt, userId: id, brandData, brandKitId: kit.id });
    const cookies = new Map(at.cookies);
    const tells = (row: string): boolean => row.includes(email) || row.includes('Canary');
    // Her profile, her draft, her kit, her order, two letters, and the links in them.
    expect((await contentsOf(database())).filter(tells)).toHaveLength(8);
    const zip = unzipSync(new Uint8Array(await (await at.call('GET', '/api/account/export')).arrayBuffer()));
    const all = Object.values(zip)
      .map((bytes) => strFromU8(bytes))
      .join('');
    expect(all).toContain(email);
    expect(all).toContain('Canary & Sons');
    expect(all).not.toMatch(/password|token|secret/i);
    const kitFile = JSON.parse(strFromU8(zip[`brand-kits/${kit.id}.json`] ?? new Uint8Array()));
    expect(kitFile).toMatchObject({ kit: { id: kit.id, business_name: 'Canary & Sons' }, changes: [] });
    expect(JSON.parse(strFromU8(zip['links.json'] ?? new Uint8Array()))).toMatchObject([
      { purpose: 'confirm', address: email },
      { purpose: 'reset', address: email },
    ]);
    expect(await problem(await at.post('delete', { current: 'wrong horse' }))).toEqual({
      status: 403,
      code: 'account.password.wrong',
    });
    expect((await at.post('delete', { current: password })).status).toBe(204);
    // The ledger outside the database has it, and emails in files are gone, before the answer is given (row R-20).
    expect(followed).toEqual([email]);
    expect(await at.who()).toBeNull();
    // But for the email that says so, until it has gone out.
    expect((await contentsOf(database())).filter(tells)).toEqual([expect.stringMatching(/^mails .*Your account was deleted/)]);
    const bought = eq(orders.stripeSessionId, receipt.stripeSessionId);
    expect(await database().statements.select().from(orders).where(bought)).toMatchObject([
      { ...receipt, userId: null, brandData: null, brandKitId: null },
    ]);
    for (const [name, value] of cookies) at.cookies.set(name, value);
    expect(await problem(await at.call('GET', '/api/account'))).toEqual({ status: 401, code: 'account.needed' });
    expect((await at.post('sign-in', { email, password })).status).toBe(401);
  });

  test('[A-08] [W-12] a draft is kept for its owner alone', async () => {
    const [ada, ben] = [await member(), await member()];
    expect(await (await ada.at.call('GET', '/api/draft')).json()).toEqual({ draft: null, updatedAt: null });
    await ada.at.call('PUT', '/api/draft', { draft: { businessName: 'Harbor' } });
    await ada.at.call('PUT', '/api/draft', { draft: { businessName: 'Harbor & Pine' } });
    expect(await (await ada.at.call('GET', '/api/draft')).json()).toMatchObject({ draft: { businessName: 'Harbor & Pine' } });
    expect(await (await ben.at.call('GET', '/api/draft')).json()).toEqual({ draft: null, updatedAt: null });
    expect((await browser(database()).call('GET', '/api/draft')).status).toBe(401);
  });

  test('a second factor is asked for at each sign-in, and lets only admins into the admin shell', async () => {
    const { at, email } = await member();
    const begun = (await (await at.post('second-factor/begin', { current: password })).json()) as {
      uri: string;
      backupCodes: string[];
    };
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\//);
    expect((await at.post('second-factor', { code: '000000' })).status).toBe(401);
    expect((await at.post('second-factor', { code: scannedCode(begun.uri) })).status).toBe(204);
    expect(await (await at.call('GET', '/api/account')).json()).toMatchObject({ secondFactor: true });
    const other = browser(database());
    expect(await (await other.post('sign-in', { email, password })).json()).toEqual({ secondFactor: true });
    expect(await other.who()).toBeNull();
    expect((await other.post('second-factor', { code: begun.backupCodes[0] })).status).toBe(204);
    expect(await other.who()).toBe(email);
    expect(await problem(await at.post('second-factor/end', { current: 'wrong horse' }))).toEqual({
      status: 403,
      code: 'account.password.wrong',
    });
    expect(await problem(await at.post('second-factor/end', { current: password }))).toEqual({
      status: 401,
      code: 'account.code',
    });
    const ended = await at.post('second-factor/end', { current: password, code: begun.backupCodes[1] });
    expect(ended.status).toBe(204);
    expect(await (await browser(database()).post('sign-in', { email, password })).json()).toEqual({ secondFactor: false });
  });

  test('[S-34] the audit log records each sign-in, refusal, move and deletion once, by its account', async () => {
    const written = () => database().statements.select().from(auditLog).orderBy(auditLog.id);
    const before = (await written()).length;
    const { at, email } = await member();
    const [person] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    const followed = await lastEmail(email);
    expect((await browser(database()).post('confirm', { token: followed.token })).status).toBe(400);
    await at.post('sign-in', { email, password: 'wrong horse' });
    await at.post('sign-in', { email, password });
    const moved = address();
    await at.post('email', { current: password, email: moved });
    const { token } = await lastEmail(moved);
    expect((await at.post('confirm', { token })).status).toBe(204);
    expect((await at.post('confirm', { token })).status).toBe(400);
    await at.post('delete', { current: password });
    const lines = (await written()).slice(before);
    expect(lines.map(({ action, personId }) => [action, personId])).toEqual([
      ['account.created', person?.id],
      ['account.confirmed', person?.id],
      ['account.sign-in-refused', null],
      ['account.signed-in', person?.id],
      ['account.email-changed', person?.id],
      ['account.deleted', person?.id],
    ]);
    for (const { requestId } of lines) expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
