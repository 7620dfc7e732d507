import { findAccount, tables } from '@brandwright/data';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { scannedCode } from '../../../../packages/data/testing/one-time-code.ts';
import { beforeUpdates } from '../../testing/before-updates.ts';
import { codeOf } from '../../testing/code-of.ts';
import { give, guardedAccounts, later } from '../../testing/guarded-accounts.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testBrowser as browser, testPassword as password } from '../../testing/test-browser.ts';
import { giveCode } from '../services/accounts/second-factor.ts';

const { mails, profiles, rateLimits } = tables;

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  afterEach(() => vi.useRealTimers());
  const { address, guarded, asked } = guardedAccounts(database);
  /** The cookies of a session and those of a sign-in that waits for a code, in one line: a browser never has both. */
  const both = (session: ReturnType<typeof browser>, waiting: ReturnType<typeof browser>) => ({
    cookie: [...session.cookies, ...waiting.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const accountOf = async (email: string) => (await findAccount(database(), { email })) ?? expect.fail('no such account');
  const isGuarded = async (email: string) =>
    database().statements.$count(profiles, and(eq(profiles.email, email), profiles.twoFactorEnabled));

  test('[H13-01] a code of another account ends nothing for a session that ends while its request arrives', async () => {
    const [victim, mine] = [await guarded(), await guarded()];
    later();
    const waiting = await asked(mine.email);
    const text = JSON.stringify({ current: password, code: scannedCode(mine.uri) });
    let parts = [text.slice(0, -1), text.slice(-1)];
    const body = new ReadableStream({
      // The rest of the body is read: the session was looked at by then.
      async pull(controller) {
        const [part = '', ...rest] = parts;
        if (rest.length === 0) await victim.at.post('sign-out', undefined);
        controller.enqueue(Buffer.from(part));
        parts = rest;
        if (rest.length === 0) controller.close();
      },
    });
    const answer = await victim.at.stream('POST', '/api/account/second-factor/end', body, both(victim.at, waiting));
    expect(await codeOf(answer)).toBe('401 account.needed');
    expect(await isGuarded(victim.email)).toBe(1);
  });

  test('[H13-01] a code of another account ends nothing for a session that ends while a password is hashed', async () => {
    const [victim, mine] = [await guarded(), await guarded()];
    later();
    const waiting = await asked(mine.email);
    const { auth } = testDeps(stubPress, database());
    const verify = async (given: string, hash: string) => {
      await victim.at.post('sign-out', undefined);
      return auth.passwords.verify(given, hash);
    };
    const at = browser(database(), { change: { auth: { ...auth, passwords: { ...auth.passwords, verify } } } });
    const body = { current: password, code: scannedCode(mine.uri) };
    expect(await codeOf(await at.post('second-factor/end', body, both(victim.at, waiting)))).toBe('401 account.code');
    expect(await isGuarded(victim.email)).toBe(1);
  });

  test('[H13-01] a code is judged for the account it counts against, though its session has ended', async () => {
    const [victim, mine] = [await guarded(), await guarded()];
    later();
    const { cookie } = both(mine.at, await asked(victim.email));
    const mineId = (await accountOf(mine.email)).id;
    await mine.at.post('sign-out', undefined);
    const given = { code: scannedCode(victim.uri), person: { id: mineId }, headers: new Headers({ cookie }) };
    await expect(giveCode(testDeps(stubPress, database()), given)).rejects.toMatchObject({ code: 'account.code' });
    // The code is as good as before.
    expect(await give(await asked(victim.email), given.code)).toBe('204');
  });

  test('[H14-01] codes of an earlier second factor let no browser try codes of the present one', async () => {
    const { at: thief, email, uri } = await guarded();
    later();
    const end = { current: password, code: scannedCode(uri) };
    expect(await codeOf(await thief.post('second-factor/end', end))).toBe('204');
    await thief.post('sign-out', undefined);
    const owner = browser(database());
    await owner.post('sign-in', { email, password });
    later();
    const begun = await owner.post('second-factor/begin', { current: password });
    const { uri: present } = (await begun.json()) as { uri: string };
    expect(await give(owner, scannedCode(present))).toBe('204');
    await database().statements.delete(rateLimits);
    // Ten tries are the account's, whatever the browser was let in with before.
    const tries = [];
    for (let i = 0; i < 12; i++) {
      if (i % 4 === 0) await thief.post('sign-in', { email, password });
      tries.push(await give(thief, scannedCode(present) === '000000' ? '000001' : '000000'));
    }
    expect(tries.indexOf('429 request.rate_limited')).toBe(10);
    const counted = await database().statements.select().from(tables.secondFactors);
    expect(counted.some(({ failedVerificationCount }) => failedVerificationCount >= 10)).toBe(true);
  });

  test('[H14-02] a second factor that is on keeps its secret, whatever another page had begun', async () => {
    const { email } = await guarded();
    const { id: userId } = await accountOf(email);
    const { secondFactors } = tables;
    const mine = eq(secondFactors.userId, userId);
    const replaced = database().statements.update(secondFactors).set({ secret: 'other', verified: false }).where(mine);
    await expect(replaced).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  test('[H14-02] a factor that is begun anew while its first code is judged is not on', async () => {
    const [at, email] = [browser(database()), address()];
    await at.enter(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    const begun = await at.post('second-factor/begin', { current: password });
    const { uri } = (await begun.json()) as { uri: string };
    const { id: userId } = await accountOf(email);
    const { secondFactors } = tables;
    const deps = testDeps(stubPress, database());
    const { api } = deps.auth;
    // The library has judged the code, and another page replaces its secret before the factor is on.
    const verifyTOTP = (async (asked: Parameters<typeof api.verifyTOTP>[0]) => {
      const { statements } = database();
      await statements.update(secondFactors).set({ secret: 'other' }).where(eq(secondFactors.userId, userId));
      await statements.update(profiles).set({ twoFactorEnabled: true }).where(eq(profiles.id, userId));
      await statements.update(secondFactors).set({ verified: true }).where(eq(secondFactors.userId, userId));
      return api.verifyTOTP(asked);
    }) as typeof api.verifyTOTP;
    const change = { auth: { ...deps.auth, api: { ...api, verifyTOTP } } };
    const racing = browser(database(), { change });
    for (const [name, value] of at.cookies) racing.cookies.set(name, value);
    expect(await give(racing, scannedCode(uri))).toBe('401 account.code');
    expect(await isGuarded(email)).toBe(0);
    // The password alone signs in, as before.
    expect(await (await browser(database()).post('sign-in', { email, password })).json()).toEqual({ secondFactor: false });
  });

  test('[H15-01] a wrong code in another session ends no factor that is being turned on', async () => {
    const [at, email] = [browser(database()), address()];
    await at.enter(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    const begun = await at.post('second-factor/begin', { current: password });
    const { uri } = (await begun.json()) as { uri: string };
    const { auth } = testDeps(stubPress, database());
    const [arrived, halfSet] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // This code arrives before the factor is on, and is checked before the library has finished turning it on.
    const verifyTOTP = (async (given: Parameters<typeof auth.api.verifyTOTP>[0]) => {
      arrived.resolve();
      await halfSet.promise;
      return auth.api.verifyTOTP(given);
    }) as typeof auth.api.verifyTOTP;
    const other = browser(database(), { change: { auth: { ...auth, api: { ...auth.api, verifyTOTP } } } });
    await other.post('sign-in', { email, password });
    const wrong = give(other, '000000');
    await arrived.promise;
    const setting = browser(
      beforeUpdates(database(), tables.secondFactors, async () => {
        const isOn = (await isGuarded(email)) > 0;
        if (isOn) halfSet.resolve();
        return isOn && wrong;
      }),
    );
    for (const [name, value] of at.cookies) setting.cookies.set(name, value);
    expect([await give(setting, scannedCode(uri)), await wrong, await isGuarded(email)]).toEqual(['204', '401 account.code', 1]);
  });

  test('[H16-04] a wrong code judged over a new password ends no factor begun since', async () => {
    const email = address();
    const thief = browser(database());
    await thief.enter(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    const { auth } = testDeps(stubPress, database());
    const [arrived, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const verifyTOTP = (async (given: Parameters<typeof auth.api.verifyTOTP>[0]) => {
      arrived.resolve();
      await ready.promise;
      return auth.api.verifyTOTP(given);
    }) as typeof auth.api.verifyTOTP;
    const slow = browser(database(), { change: { auth: { ...auth, api: { ...auth.api, verifyTOTP } } } });
    for (const [name, value] of thief.cookies) slow.cookies.set(name, value);
    const wrong = give(slow, '000000');
    await arrived.promise;
    const owner = browser(database());
    await owner.post('sign-in', { email, password });
    const next = 'a new passphrase';
    expect(await codeOf(await owner.post('password', { current: password, password: next }))).toBe('204');
    const begun = await owner.post('second-factor/begin', { current: next });
    const { uri } = (await begun.json()) as { uri: string };
    expect(await give(owner, scannedCode(uri))).toBe('204');
    ready.resolve();
    expect([await wrong, await isGuarded(email)]).toEqual(['401 account.code', 1]);
  });
  test('[H17-05] a new password discards a factor that was begun before it', async () => {
    const email = address();
    const owner = browser(database());
    await owner.enter(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    const begun = await owner.post('second-factor/begin', { current: password });
    const { uri } = (await begun.json()) as { uri: string };
    expect(await codeOf(await owner.post('password', { current: password, password: 'a new passphrase' }))).toBe('204');
    expect(await give(owner, scannedCode(uri))).toBe('401 account.code');
    expect(await isGuarded(email)).toBe(0);
  });
  test('[H15-01] the owner is not told that a factor is on if it has ended since', async () => {
    const [at, email] = [browser(database()), address()];
    await at.enter(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    const begun = await at.post('second-factor/begin', { current: password });
    const { uri } = (await begun.json()) as { uri: string };
    const { id: userId } = await accountOf(email);
    const { auth } = testDeps(stubPress, database());
    const verifyTOTP = (async (given: Parameters<typeof auth.api.verifyTOTP>[0]) => {
      const accepted = await auth.api.verifyTOTP(given);
      await database().statements.update(profiles).set({ twoFactorEnabled: false }).where(eq(profiles.id, userId));
      return accepted;
    }) as typeof auth.api.verifyTOTP;
    const setting = browser(database(), { change: { auth: { ...auth, api: { ...auth.api, verifyTOTP } } } });
    for (const [name, value] of at.cookies) setting.cookies.set(name, value);
    expect(await give(setting, scannedCode(uri))).toBe('401 account.code');
    const told = await database().statements.select().from(mails).where(eq(mails.recipient, email));
    expect(told.map(({ subject }) => subject)).not.toContain('Two-factor authentication is on');
  });

  test('[H14-06] wrong passwords in a stolen session leave the owner’s attempts untouched', async () => {
    const [at, thief, email] = [browser(database()), browser(database()), address()];
    await at.enter(email);
    expect(await codeOf(await thief.post('sign-in', { email, password }))).toBe('200');
    const guess = async () => codeOf(await thief.post('password', { current: 'wrong horse', password: 'thief horse' }));
    for (let i = 0; i < 10; i++) expect(await guess()).toBe('403 account.password.wrong');
    expect(await guess()).toBe('429 request.rate_limited');
    expect(await codeOf(await at.post('password', { current: password, password: 'another horse' }))).toBe('204');
    expect([await at.who(), await thief.who()]).toEqual([email, null]);
  });

  test('[H14-03] a second factor is told of, though its session is renewed by the code that sets it up', async () => {
    const [at, email] = [browser(database()), address()];
    await at.enter(email);
    const { id: userId } = await accountOf(email);
    const begun = await at.post('second-factor/begin', { current: password });
    const { uri } = (await begun.json()) as { uri: string };
    // Begun a day ago: the code is the first call that renews the session.
    await database().statements.execute(sql`
      update sessions set updated_at = now() - interval '26 hours', expires_at = now() + interval '28 days'
      where user_id = ${userId}::uuid`);
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await codeOf(await at.post('second-factor', { code: scannedCode(uri) }))).toBe('204');
    expect([await at.who(), await isGuarded(email)]).toEqual([email, 1]);
    const told = await database().statements.select().from(mails).where(eq(mails.recipient, email));
    expect(told.map(({ subject }) => subject)).toContain('Two-factor authentication is on');
  });
});
