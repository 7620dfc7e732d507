import { tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { scannedCode } from '../../../../packages/data/testing/one-time-code.ts';
import { codeOf } from '../../testing/code-of.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testBrowser as browser, testPassword as password, testEmail } from '../../testing/test-browser.ts';

const { credentials, profiles, rateLimits, secondFactors, sessions } = tables;

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  let people = 0;
  const address = () => `race${people++}.${database().kind}@example.com`;
  const lastEmail = (recipient: string) => testEmail(database(), recipient);
  const member = async (email = address()) => {
    const at = browser(database());
    await at.enter(email);
    return { at, email };
  };
  const signIn = async (email: string, chosen: string) =>
    codeOf(await browser(database()).post('sign-in', { email, password: chosen }));
  const forgot = async (email: string) => {
    await browser(database()).post('forgot-password', { email });
    return (await lastEmail(email)).token;
  };
  const all = (calls: readonly Promise<Response>[]) => Promise.all(calls.map(async (call) => codeOf(await call)));
  const count = (list: readonly string[]) =>
    Object.fromEntries([...new Set(list)].sort().map((one) => [one, list.filter((other) => other === one).length]));

  test('[HR-05] a sign-up pressed many times at once is answered alike each time, and makes one account', async () => {
    const email = address();
    const press = (chosen: string) =>
      browser(database()).post('sign-up', { name: 'Ada', email, password: chosen, accepted: true });
    const answers = await Promise.all(['first horse', 'second horse', 'third horse', 'fourth horse', 'fifth horse'].map(press));
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.json()]))).toEqual(
      Array(5).fill([200, { mailbox: null }]),
    );
    const people = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    expect(people).toHaveLength(1);
    const kept = await database()
      .statements.select()
      .from(credentials)
      .where(eq(credentials.userId, people[0]?.id ?? ''));
    expect(kept).toHaveLength(1);
  });

  test('[HR-12] a link followed many times at once works once', async () => {
    const [at, email] = [browser(database()), address()];
    await at.post('sign-up', { name: 'Ada', email, password, accepted: true });
    const { token } = await lastEmail(email);
    const cookies = new Map(at.cookies);
    const said = await all(
      Array.from({ length: 6 }, () => {
        const tab = browser(database());
        for (const [name, value] of cookies) tab.cookies.set(name, value);
        return tab.post('confirm', { token });
      }),
    );
    expect(count(said)).toEqual({ '204': 1, '400 account.link': 5 });
    const [person] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    expect(
      await database()
        .statements.select()
        .from(sessions)
        .where(eq(sessions.userId, person?.id ?? '')),
    ).toHaveLength(1);
  });

  test('[HR-06] a reset link used many times at once works once', async () => {
    const { email } = await member();
    const token = await forgot(email);
    const said = await all(
      Array.from({ length: 6 }, (_, i) => browser(database()).post('reset-password', { token, password: `horse number ${i}` })),
    );
    expect(count(said)).toEqual({ '204': 1, '400 account.link': 5 });
    expect(await signIn(email, `horse number ${said.indexOf('204')}`)).toBe('200');
  });

  test('[HR-01] [HR-06] a move, a new password and a reset at once: whichever comes first ends the others', async () => {
    for (let round = 0; round < 3; round++) {
      await database().statements.delete(rateLimits);
      const { at, email } = await member();
      const to = address();
      await at.post('email', { current: password, email: to });
      const moving = (await lastEmail(to)).token;
      const token = await forgot(email);
      const thief = browser(database());
      const calls = [
        () => thief.post('confirm', { token: moving, password }),
        () => browser(database()).post('reset-password', { token, password: 'reset horse' }),
        () => at.post('password', { current: password, password: 'changed horse' }),
      ];
      // Whose turn it is first differs from round to round.
      const turn = round;
      const order = [...calls.slice(turn), ...calls.slice(0, turn)];
      const said = await all(order.map((call) => call()));
      const moved = said[(3 - turn) % 3];
      const reset = said[(4 - turn) % 3];
      const changed = said[(5 - turn) % 3];
      expect(said.filter((one) => one === '500 server.internal')).toEqual([]);
      // A reset and a new password are of different proofs, so that one may follow the other; a link survives neither.
      if (moved === '204') expect([reset, changed]).toEqual(['400 account.link', expect.stringMatching(/^(?:401|204|403)/)]);
      const [own, other] = moved === '204' ? [to, email] : [email, to];
      expect(await signIn(other, password)).toBe('401 account.credentials');
      const works = [];
      for (const chosen of [password, 'reset horse', 'changed horse'])
        if ((await signIn(own, chosen)) === '200') works.push(chosen);
      expect(works).toHaveLength(1);
      if (reset === '204' || changed === '204') expect(works).not.toContain(password);
      expect(await thief.who()).toBeNull();
    }
  });

  test('[HR-06] a sign-in that a new password overtakes begins no session', async () => {
    const { at, email } = await member();
    const deps = testDeps(stubPress, database());
    const { signInEmail } = deps.auth.api;
    // The library has judged the password; before its session stands, the password is changed.
    const overtaken = (async (context: Parameters<typeof signInEmail>[0]) => {
      const answer = await signInEmail(context);
      await database()
        .statements.update(credentials)
        .set({ password: await deps.auth.passwords.hash('another horse') });
      return answer;
    }) as typeof signInEmail;
    const auth = { ...deps.auth, api: { ...deps.auth.api, signInEmail: overtaken } };
    const thief = browser(database(), { change: { auth } });
    expect(await codeOf(await thief.post('sign-in', { email, password }))).toBe('401 account.credentials');
    expect([await thief.who(), await at.who()]).toEqual([null, email]);
    const [person] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    const theirs = eq(sessions.userId, person?.id ?? '');
    expect(await database().statements.select().from(sessions).where(theirs)).toHaveLength(1);
  });

  /** A browser whose library is overtaken by something between its judgement and our answer. */
  const overtaken = (name: 'signInEmail' | 'verifyBackupCode', meanwhile: () => Promise<unknown>) => {
    const { auth } = testDeps(stubPress, database());
    const call = auth.api[name] as (context: unknown) => Promise<unknown>;
    const slow = async (context: unknown) => {
      const answer = await call(context);
      await meanwhile();
      return answer;
    };
    return browser(database(), { change: { auth: { ...auth, api: { ...auth.api, [name]: slow } } } });
  };
  const sessionsOf = async (email: string) => {
    const [person] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    return database()
      .statements.select()
      .from(sessions)
      .where(eq(sessions.userId, person?.id ?? ''));
  };

  test('[HR-07] a sign-in that a second factor overtakes begins no session', async () => {
    const { at, email } = await member();
    const { uri } = (await (await at.post('second-factor/begin', { current: password })).json()) as { uri: string };
    // It begins before the session is written, and ends the sessions that there are then; or after.
    const guard = () => database().statements.update(profiles).set({ twoFactorEnabled: true }).where(eq(profiles.email, email));
    for (const meanwhile of [guard, () => at.post('second-factor', { code: scannedCode(uri) })]) {
      const thief = overtaken('signInEmail', meanwhile);
      expect(await codeOf(await thief.post('sign-in', { email, password }))).toBe('401 account.credentials');
      expect([await thief.who(), await at.who()]).toEqual([null, email]);
      await database().statements.update(profiles).set({ twoFactorEnabled: false }).where(eq(profiles.email, email));
    }
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  test('[HR-07] a code that a new password overtakes begins no session', async () => {
    const { at, email } = await member();
    const begun = await at.post('second-factor/begin', { current: password });
    const { uri, backupCodes } = (await begun.json()) as { uri: string; backupCodes: readonly string[] };
    expect(await codeOf(await at.post('second-factor', { code: scannedCode(uri) }))).toBe('204');
    const [session] = await sessionsOf(email);
    const change = { password: await testDeps(stubPress, database()).auth.passwords.hash('another horse') };
    const theirs = eq(credentials.userId, session?.userId ?? '');
    const thief = overtaken('verifyBackupCode', () => database().statements.update(credentials).set(change).where(theirs));
    await thief.post('sign-in', { email, password });
    expect(await codeOf(await thief.post('second-factor', { code: backupCodes[0] }))).toBe('401 account.credentials');
    expect([await thief.who(), await at.who()]).toEqual([null, email]);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  test('[HR-07] pages that begin a second factor at once leave one secret', async () => {
    const { at, email } = await member();
    const answers = await Promise.all(Array.from({ length: 4 }, () => at.post('second-factor/begin', { current: password })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status)).isSubsetOf(new Set([409]))).toBe(true);
    const [person] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    const theirs = eq(secondFactors.userId, person?.id ?? '');
    expect(await database().statements.select().from(secondFactors).where(theirs)).toHaveLength(1);
  });

  test('[HR-05] a sign-in to an account that is being deleted reads 401', async () => {
    const { at, email } = await member();
    const late = overtaken('signInEmail', async () => {
      await at.post('delete', { current: password });
      throw new Error('The session has no account to belong to.');
    });
    expect(await codeOf(await late.post('sign-in', { email, password }))).toBe('401 account.credentials');
  });

  test('[HR-04] a link followed during another sign-up confirms only the password that it belongs to', async () => {
    for (let round = 0; round < 3; round++) {
      await database().statements.delete(rateLimits);
      const [victim, attacker, email] = [browser(database()), browser(database()), address()];
      await victim.post('sign-up', { name: 'Ada', email, password: 'victim horse', accepted: true });
      const { token } = await lastEmail(email);
      const [confirmed] = await all([
        victim.post('confirm', { token }),
        attacker.post('sign-up', { name: 'Eve', email, password: 'attacker horse', accepted: true }),
      ]);
      if (confirmed === '204') expect(await signIn(email, 'victim horse')).toBe('200');
      expect(await signIn(email, 'attacker horse')).toBe(
        confirmed === '204' ? '401 account.credentials' : '401 account.credentials',
      );
    }
  });
});
