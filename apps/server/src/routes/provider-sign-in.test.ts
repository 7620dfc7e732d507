import { type Database, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { scannedCode } from '../../../../packages/data/testing/one-time-code.ts';
import { codeOf } from '../../testing/code-of.ts';
import { accountRows, playProvider, providerVisitor } from '../../testing/provider-visitor.ts';
import { gatewaysTo, signInSettings } from '../../testing/sign-in-server.ts';
import { testBrowser, testEmail, testPassword } from '../../testing/test-browser.ts';

const { auditLog, credentials, profiles, rateLimits, verifications } = tables;
const played = playProvider();
let count = 0;

onEveryDatabase((database) => {
  beforeEach(async () => {
    await database().statements.delete(rateLimits);
  });
  const visitor = (options?: Parameters<typeof providerVisitor>[2]) => providerVisitor(database(), played, options);
  /** Somebody new is signed in at the provider. */
  const somebody = (change: Partial<typeof played.person> = {}) => {
    const sub = `sub-${++count}`;
    const email = `ada-${count}-${database().kind}@example.com`;
    played.person = { sub, email, email_verified: true, name: 'Ada Byron', ...change };
    return { sub, email };
  };
  const actionsOf = async (personId: string) =>
    (await database().statements.select().from(auditLog).where(eq(auditLog.personId, personId)).orderBy(auditLog.id)).map(
      ({ action }) => action,
    );

  test('[A-11] without keys nothing is offered, and no endpoint pretends', async () => {
    const without = visitor({ change: { signIn: {} } });
    expect(await (await without.call('GET', '/api/session')).json()).toMatchObject({ providers: [] });
    for (const provider of ['google', 'apple'] as const) {
      expect(await codeOf(without.begin({ provider }))).toBe('409 account.provider.unconfigured');
      expect(await codeOf(without.finish({ state: 'any', code: 'any' }, provider))).toBe('409 account.provider.unconfigured');
    }
    const one = visitor({ change: { signIn: gatewaysTo(played, { only: ['google'] }) } });
    expect(await (await one.call('GET', '/api/session')).json()).toMatchObject({ providers: ['google'] });
    expect(await codeOf(one.begin({ provider: 'apple' }))).toBe('409 account.provider.unconfigured');
  });

  test('[A-11] a visit asks for name and address, with PKCE, a state and a nonce that nobody kept', async () => {
    somebody();
    const ada = visitor();
    const page = new URL(await ada.page());
    const { state = '', nonce = '', code_challenge: challenge = '', ...rest } = Object.fromEntries(page.searchParams);
    expect(rest).toEqual({
      ...{ response_type: 'code', client_id: signInSettings.google?.clientId, prompt: 'select_account' },
      ...{ redirect_uri: 'http://localhost/sign-in/google', scope: 'openid email profile', code_challenge_method: 'S256' },
    });
    expect([state, nonce, challenge].map(({ length }) => length)).toEqual([43, 43, 43]);
    const kept = (await contentsOf(database())).join('\n');
    for (const secret of [state, nonce, challenge]) expect(kept).not.toContain(secret);
    const apple = new URL(await ada.page({ provider: 'apple' })).searchParams;
    expect(apple.get('response_mode')).toBe('form_post');
    expect(apple.get('redirect_uri')).toBe('http://localhost/sign-in/apple');
  });

  test('[A-11] [A-07] an account is made once the terms are accepted: confirmed, named, without a password', async () => {
    const { email, sub } = somebody();
    const ada = visitor();
    expect(await ada.came()).toBe('409 account.provider.unknown');
    expect((await accountRows(database(), email)).profile).toBeUndefined();
    const answer = await ada.visit({ accepted: true });
    expect([answer.status, await answer.json()]).toEqual([200, { done: 'entered', isNew: true }]);
    expect(await ada.who()).toBe(email);
    const { profile, ways } = await accountRows(database(), email);
    expect(profile).toMatchObject({ name: 'Ada Byron', emailVerified: true });
    expect(profile?.acceptedAt).toBeInstanceOf(Date);
    // No token is kept: nothing is asked of the provider later.
    const none = { password: null, accessToken: null, refreshToken: null, idToken: null, scope: null };
    expect(ways).toEqual([expect.objectContaining({ providerId: 'google', accountId: sub, ...none })]);
    expect(await ada.account()).toMatchObject({ email, password: false, providers: ['google'], proved: false });
    expect(await actionsOf(profile?.id ?? '')).toEqual(['account.created', 'account.signed-in']);
    // Next time, in another browser, nothing has to be accepted.
    const elsewhere = visitor();
    const again = await elsewhere.visit();
    expect(await again.json()).toEqual({ done: 'entered', isNew: false });
    expect(await elsewhere.who()).toBe(email);
    // A new address at the provider changes nothing: the account there is the same.
    played.person = { ...played.person, email: `other-${email}` };
    const third = visitor();
    expect(await third.came()).toBe('200 entered');
    expect(await third.who()).toBe(email);
  });

  test('[A-11] of two answers for one new address at once, both come in, to one account', async () => {
    const { email } = somebody();
    const both = [visitor(), visitor()];
    const answers = await Promise.all(both.map(async (one) => played.consent(await one.page({ accepted: true }))));
    const came = await Promise.all(both.map((one, place) => one.finish(answers[place] ?? expect.fail('no answer'))));
    expect(came.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all(both.map((one) => one.who()))).toEqual([email, email]);
    expect((await accountRows(database(), email)).ways).toHaveLength(1);
  });

  test('[A-11] an account at a provider that another one replaces in between opens nothing', async () => {
    const { email, sub } = somebody();
    expect(await visitor().came({ accepted: true })).toBe('200 entered');
    const replaced = { accountId: `${sub}-of-the-owner` };
    let isLate = false;
    const overtaken: Database = {
      ...database(),
      // Whose account it is has been read; before it is locked, its owner connects another.
      asSystem: async (work) => {
        if (isLate) await database().statements.update(credentials).set(replaced).where(eq(credentials.accountId, sub));
        return database().asSystem(work);
      },
    };
    const late = visitor({ change: { database: overtaken } });
    const answer = await played.consent(await late.page());
    isLate = true;
    expect(await codeOf(late.finish(answer))).toBe('400 account.provider.state');
    expect(await late.who()).toBeNull();
    expect((await accountRows(database(), email)).ways).toEqual([expect.objectContaining(replaced)]);
  });

  test.each([false, 'false', undefined, null, 1])(
    '[A-11] an address that is confirmed by “%s” opens and makes nothing',
    async (verified) => {
      const { email } = somebody();
      await testBrowser(database()).enter(email);
      const mallory = visitor();
      played.person = { ...played.person, email_verified: verified as boolean };
      expect(await mallory.came({ accepted: true })).toBe('403 account.provider.unverified');
      expect(await mallory.who()).toBeNull();
      expect((await accountRows(database(), email)).ways).toHaveLength(1);
      played.person = { ...played.person, email: `new-${email}` };
      expect(await mallory.came({ accepted: true })).toBe('403 account.provider.unverified');
      expect((await accountRows(database(), `new-${email}`)).profile).toBeUndefined();
    },
  );

  test('[A-11] an account whose address both sides confirmed is connected, and its owner is told', async () => {
    const { email } = somebody({ name: 'Somebody Else' });
    await testBrowser(database()).enter(email);
    const ada = visitor();
    expect(await ada.came()).toBe('200 entered');
    expect(await ada.who()).toBe(email);
    const { profile, ways } = await accountRows(database(), email);
    expect(profile?.name).toBe('Ada <b>');
    expect(ways.map(({ providerId }) => providerId).sort()).toEqual(['credential', 'google']);
    expect(await ada.account()).toMatchObject({ password: true, providers: ['google'] });
    const told = await testEmail(database(), email);
    expect(told.subject).toBe('You can now sign in with Google');
    expect(told.text).toContain('If it wasn’t you, recover your account.');
    expect(await actionsOf(profile?.id ?? '')).toContain('account.provider-connected');
    // The link takes the account back, and the provider out of it.
    const owner = visitor();
    expect((await owner.post('reset-password', { token: told.token, password: 'battery staple' })).status).toBe(204);
    expect(await ada.who()).toBeNull();
    expect((await accountRows(database(), email)).ways.map(({ providerId }) => providerId)).toEqual(['credential']);
  });

  test('[A-11] [HR-04] whoever squatted on an address loses it to the owner whom the provider proves', async () => {
    const { email } = somebody();
    const squatter = testBrowser(database());
    await squatter.post('sign-up', { name: 'Mallory', email, password: testPassword, accepted: true });
    const { token } = await testEmail(database(), email);
    const squatted = (await accountRows(database(), email)).profile?.id;
    const ada = visitor();
    // Nothing is taken over without consent to the terms: to its owner, there is no account.
    expect(await ada.came()).toBe('409 account.provider.unknown');
    expect(await ada.came({ accepted: true })).toBe('200 entered');
    const { profile, ways } = await accountRows(database(), email);
    expect(profile?.id).not.toBe(squatted);
    expect(profile?.name).toBe('Ada Byron');
    expect(ways.map(({ providerId }) => providerId)).toEqual(['google']);
    // What the squatter knows opens nothing: neither the password nor the link of their sign-up.
    expect(await codeOf(squatter.post('sign-in', { email, password: testPassword }))).toBe('401 account.credentials');
    expect(await codeOf(squatter.post('confirm', { token }))).toBe('400 account.link');
    // Signing up anew tells the owner, and changes nothing.
    await squatter.post('sign-up', { name: 'Mallory', email, password: testPassword, accepted: true });
    expect((await testEmail(database(), email)).subject).toBe('You already have an account');
    expect(await codeOf(squatter.post('sign-in', { email, password: testPassword }))).toBe('401 account.credentials');
  });

  test('[A-11] [S-30] who has a second factor is asked for it, and is in only after that', async () => {
    const { email } = somebody();
    const owner = testBrowser(database());
    await owner.enter(email);
    const { uri } = (await (await owner.post('second-factor/begin', { current: testPassword })).json()) as { uri: string };
    expect((await owner.post('second-factor', { code: scannedCode(uri) })).status).toBe(204);
    await database().statements.update(profiles).set({ role: 'admin' }).where(eq(profiles.email, email));
    const ada = visitor();
    expect(await ada.came()).toBe('200 second-factor');
    expect(await ada.who()).toBeNull();
    expect((await ada.call('GET', '/api/admin/overview')).status).toBe(401);
    expect(await codeOf(ada.post('second-factor', { code: '000000' }))).toBe('401 account.code');
    expect((await ada.post('second-factor', { code: scannedCode(uri, 1) })).status).toBe(204);
    expect(await ada.who()).toBe(email);
    expect((await ada.call('GET', '/api/admin/overview')).status).toBe(200);
  });

  test('[A-11] Apple’s form leads to the same page, with the name that it tells once', async () => {
    const { email } = somebody({ email_verified: 'true', name: undefined as never });
    const ada = visitor();
    const answer = await played.consent(await ada.page({ provider: 'apple', accepted: true }));
    const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Byron' }, email: 'forged@example.com' });
    const form = new URLSearchParams({ ...answer, user, id_token: 'unread' });
    const posted = await ada.form('/sign-in/apple', form);
    expect(posted.status).toBe(303);
    const back = new URL(posted.headers.get('location') ?? '', 'http://localhost');
    expect([back.pathname, Object.fromEntries(back.searchParams)]).toEqual(['/sign-in/apple', { ...answer, name: 'Ada Byron' }]);
    const fields = Object.fromEntries(back.searchParams) as unknown as typeof answer;
    expect((await ada.finish(fields, 'apple')).status).toBe(200);
    expect((await accountRows(database(), email)).profile).toMatchObject({ name: 'Ada Byron' });
    const { client_secret: secret } = played.asked.at(-1) ?? {};
    expect(String(secret).split('.')).toHaveLength(3);
    // Anything else that is posted there is none of ours.
    expect((await ada.form('/sign-in/apple', new URLSearchParams({ user: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await ada.form('/sign-in/apple', '{}', 'application/json')).status).toBe(415);
  });

  test('[A-11] nothing of a visit is left when it is over', async () => {
    somebody();
    const ada = visitor();
    await database().statements.delete(verifications);
    expect(await ada.came({ accepted: true })).toBe('200 entered');
    expect(await database().statements.select().from(verifications)).toEqual([]);
  });
});
