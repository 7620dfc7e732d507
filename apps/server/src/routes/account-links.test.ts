import { problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { codeOf } from '../../testing/code-of.ts';
import { testBrowser as browser, testPassword as password, testEmail } from '../../testing/test-browser.ts';

const { mails, profiles, rateLimits } = tables;

const saidOf = async (response: Response) => problemSchema.parse(await response.json()).detail;

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  let people = 0;
  const address = () => `link${people++}.${database().kind}@example.com`;
  const lastEmail = (recipient: string) => testEmail(database(), recipient);
  const member = async (email = address()) => {
    const at = browser(database());
    await at.enter(email);
    return { at, email };
  };
  const signUp = (at: ReturnType<typeof browser>, email: string, chosen = password) =>
    at.post('sign-up', { name: 'Ada', email, password: chosen, accepted: true });
  const signIn = async (email: string, chosen: string) =>
    codeOf(await browser(database()).post('sign-in', { email, password: chosen }));
  /** Asks for a move to a new address; answers with the address and the link's token. */
  const move = async (at: ReturnType<typeof browser>) => {
    const to = address();
    expect((await at.post('email', { current: password, email: to })).status).toBe(200);
    return { to, token: (await lastEmail(to)).token };
  };
  /** Asks for a reset; answers with the link's token. */
  const forgot = async (email: string) => {
    expect((await browser(database()).post('forgot-password', { email })).status).toBe(200);
    return (await lastEmail(email)).token;
  };

  test('[HR-01] a new password ends a pending move: the link moves nothing and lets nobody in', async () => {
    const { at, email } = await member();
    const { token } = await move(at);
    expect((await at.post('password', { current: password, password: 'another horse' })).status).toBe(204);
    const thief = browser(database());
    expect([await codeOf(await thief.post('confirm', { token })), await thief.who()]).toEqual(['400 account.link', null]);
    const answer = await thief.post('confirm', { token, password });
    expect(await saidOf(answer)).toBe('This link no longer works because the password was changed.');
    expect(await signIn(email, 'another horse')).toBe('200');
  });

  test('[HR-01] the email to the old address carries a link that ends a pending move', async () => {
    const { at, email } = await member();
    const { to, token } = await move(at);
    const warning = await lastEmail(email);
    expect(warning.subject).toBe('Your account email is about to change');
    expect(warning.text).toContain('/recover?token=');
    expect(warning.text).not.toContain(to);
    const owner = browser(database());
    expect((await owner.post('reset-password', { token: warning.token, password: 'another horse' })).status).toBe(204);
    expect(await codeOf(await at.post('confirm', { token }))).toBe('400 account.link');
    expect(await codeOf(await browser(database()).post('confirm', { token, password }))).toBe('400 account.link');
    expect([await at.who(), await signIn(email, 'another horse')]).toEqual([null, '200']);
  });

  test('[HR-01] a second request of the same purpose ends the first link', async () => {
    const { at, email } = await member();
    const [first, second] = [await move(at), await move(at)];
    expect(await saidOf(await at.post('confirm', { token: first.token }))).toBe(
      'We’ve since sent you a newer link. Please use the one in our latest email.',
    );
    expect((await at.post('confirm', { token: second.token })).status).toBe(204);
    expect(await at.who()).toBe(second.to);
    expect(await signIn(email, password)).toBe('401 account.credentials');
  });

  test('[HR-01] a move needs the password in a signed-out browser, and ends every other session', async () => {
    const { at, email } = await member();
    const other = browser(database());
    await other.post('sign-in', { email, password });
    const { to, token } = await move(at);
    const elsewhere = browser(database());
    expect(await codeOf(await elsewhere.post('confirm', { token }))).toBe('403 account.proof');
    // Nor does it help to be signed in as somebody else.
    const { at: stranger } = await member();
    expect(await codeOf(await stranger.post('confirm', { token }))).toBe('403 account.proof');
    expect(await codeOf(await elsewhere.post('confirm', { token, password: 'wrong horse' }))).toBe('403 account.password.wrong');
    const answer = await elsewhere.post('confirm', { token, password });
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([204, '']);
    expect([await elsewhere.who(), await other.who(), await at.who()]).toEqual([null, null, null]);
    expect(await signIn(to, password)).toBe('200');
    expect(await saidOf(await elsewhere.post('confirm', { token, password }))).toBe('This link has already been used.');
  });

  test('[HR-01] a move is one press where its owner is signed in, and that session stays', async () => {
    const { at, email } = await member();
    const other = browser(database());
    await other.post('sign-in', { email, password });
    const { to, token } = await move(at);
    const answer = await at.post('confirm', { token });
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([204, '']);
    expect([await at.who(), await other.who()]).toEqual([to, null]);
  });

  test('[HR-01] an address that somebody signed up and never confirmed stands in nobody’s way', async () => {
    const [{ at }, squatted] = [await member(), address()];
    await signUp(browser(database()), squatted, 'squatter horse');
    expect((await at.post('email', { current: password, email: squatted })).status).toBe(200);
    expect((await at.post('confirm', { token: (await lastEmail(squatted)).token })).status).toBe(204);
    expect(await at.who()).toBe(squatted);
    expect(await signIn(squatted, 'squatter horse')).toBe('401 account.credentials');
  });

  test('[HR-01] one of two people who move to one address gets it, and the other is told', async () => {
    const [ada, ben, to] = [await member(), await member(), address()];
    const tokens: string[] = [];
    for (const { at } of [ada, ben]) {
      await at.post('email', { current: password, email: to });
      tokens.push((await lastEmail(to)).token);
    }
    const said = await Promise.all([ada, ben].map(async ({ at }, i) => codeOf(await at.post('confirm', { token: tokens[i] }))));
    expect(said.sort()).toEqual(['204', '400 account.link']);
  });

  test('[HR-04] the last sign-up’s link and password count, so an attacker who came first is out', async () => {
    const [attacker, victim, email] = [browser(database()), browser(database()), address()];
    await signUp(attacker, email, 'attacker horse');
    const early = (await lastEmail(email)).token;
    await signUp(victim, email, 'victim horse');
    expect((await lastEmail(email)).subject).toBe('Confirm your email address');
    expect(await codeOf(await victim.post('confirm', { token: early }))).toBe('400 account.link');
    expect((await victim.post('confirm', { token: (await lastEmail(email)).token })).status).toBe(204);
    expect(await victim.who()).toBe(email);
    expect([await signIn(email, 'attacker horse'), await signIn(email, 'victim horse')]).toEqual([
      '401 account.credentials',
      '200',
    ]);
  });

  test('[HR-04] an attacker who signs up last is out, since the link asks for the password', async () => {
    const [attacker, victim, email] = [browser(database()), browser(database()), address()];
    await signUp(victim, email, 'victim horse');
    await signUp(attacker, email, 'attacker horse');
    const { token } = await lastEmail(email);
    expect(await codeOf(await victim.post('confirm', { token }))).toBe('403 account.proof');
    expect(await codeOf(await victim.post('confirm', { token, password: 'victim horse' }))).toBe('403 account.password.wrong');
    // Nothing is confirmed, so neither password lets anybody in; the way out is the mailbox: a reset, or signing up once more.
    expect([await signIn(email, 'attacker horse'), await signIn(email, 'victim horse')]).toEqual([
      '401 account.credentials',
      '401 account.credentials',
    ]);
    const reset = await forgot(email);
    expect((await victim.post('reset-password', { token: reset, password: 'victim horse' })).status).toBe(204);
    expect([await signIn(email, 'attacker horse'), await signIn(email, 'victim horse')]).toEqual([
      '401 account.credentials',
      '200',
    ]);
    expect(await codeOf(await attacker.post('confirm', { token, password: 'attacker horse' }))).toBe('400 account.link');
    // The name was the attacker's.
    const [person] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    expect(person?.name).toBe(email.split('@')[0]);
  });

  test('[HR-04] a mailbox alone confirms nothing; with the password it does, in any browser', async () => {
    const email = address();
    await signUp(browser(database()), email);
    const { token } = await lastEmail(email);
    const phone = browser(database());
    expect(await codeOf(await phone.post('confirm', { token }))).toBe('403 account.proof');
    const other = browser(database());
    await signUp(other, address());
    expect(await codeOf(await other.post('confirm', { token }))).toBe('403 account.proof');
    expect((await phone.post('confirm', { token, password })).status).toBe(204);
    expect(await phone.who()).toBe(email);
  });

  test('[HR-04] [S-03] signing up returns the same headers for confirmed, unconfirmed and unknown addresses', async () => {
    const [{ email: known }, unconfirmed] = [await member(), address()];
    await signUp(browser(database()), unconfirmed);
    const shapes = [];
    for (const email of [known, unconfirmed, address()]) {
      const answer = await signUp(browser(database()), email);
      const headers = [...answer.headers].map(([name, value]) =>
        name === 'set-cookie' ? `${name}: ${value.replace(/=[\w-]{43};/, '=secret;')}` : name,
      );
      shapes.push({ status: answer.status, headers, body: await answer.json() });
    }
    expect(shapes[0]?.headers.join()).toContain('brandwright.sign_up=secret; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax');
    expect([shapes[1], shapes[2]]).toEqual([shapes[0], shapes[0]]);
  });

  test('[HR-06] a reset link ends with a new address, a new password, another reset or a newer link', async () => {
    const moved = await member();
    const old = await forgot(moved.email);
    const { to, token } = await move(moved.at);
    expect((await moved.at.post('confirm', { token })).status).toBe(204);
    expect(await codeOf(await moved.at.post('reset-password', { token: old, password: 'third horse' }))).toBe('400 account.link');
    expect(await signIn(to, password)).toBe('200');

    const changed = await member();
    const before = await forgot(changed.email);
    expect((await changed.at.post('password', { current: password, password: 'another horse' })).status).toBe(204);
    expect(await codeOf(await changed.at.post('reset-password', { token: before, password: 'third horse' }))).toBe(
      '400 account.link',
    );
    expect(await signIn(changed.email, 'another horse')).toBe('200');

    const twice = await member();
    const [first, second] = [await forgot(twice.email), await forgot(twice.email)];
    const said = [];
    for (const one of [first, second, second])
      said.push(await codeOf(await browser(database()).post('reset-password', { token: one, password: 'third horse' })));
    expect(said).toEqual(['400 account.link', '204', '400 account.link']);
  });

  test('[HR-12] a link of a deleted account doesn’t confirm a new account at the same address', async () => {
    const [at, email] = [browser(database()), address()];
    await signUp(at, email);
    const { token } = await lastEmail(email);
    expect((await at.post('confirm', { token })).status).toBe(204);
    const reset = await forgot(email);
    expect((await at.post('delete', { current: password })).status).toBe(204);
    const next = browser(database());
    await signUp(next, email, 'another horse');
    for (const secret of [undefined, password, 'another horse'])
      expect(await codeOf(await next.post('confirm', { token, password: secret }))).toBe('400 account.link');
    expect(await codeOf(await next.post('reset-password', { token: reset, password }))).toBe('400 account.link');
    expect([await next.who(), await signIn(email, 'another horse')]).toEqual([null, '401 account.credentials']);
  });

  test('[HR-12] [S-06] a link works once and for its time, for one purpose, and stands nowhere but in its email', async () => {
    const [at, email] = [browser(database()), address()];
    await signUp(at, email);
    const { token } = await lastEmail(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await contentsOf(database(), ['mails'])).filter((row) => row.includes(token))).toEqual([]);
    expect(await codeOf(await at.post('reset-password', { token, password: 'another horse' }))).toBe('400 account.link');
    await database().statements.execute(sql`update account_links set expires_at = now() - interval '1 second'`);
    expect(await saidOf(await at.post('confirm', { token }))).toBe('This link has expired.');
    await signUp(at, email);
    const fresh = (await lastEmail(email)).token;
    expect((await at.post('confirm', { token: fresh })).status).toBe(204);
    expect(await saidOf(await at.post('confirm', { token: fresh }))).toBe('This link has already been used.');
    const reset = await forgot(email);
    expect(await codeOf(await at.post('confirm', { token: reset, password }))).toBe('400 account.link');
    const { text } = await lastEmail(email);
    expect(text).toContain(reset);
    expect(await database().statements.select().from(mails).where(eq(mails.recipient, email))).not.toHaveLength(0);
  });
});
