import { problemSchema } from '@brandwright/contract';
import { endFactorOf, tables } from '@brandwright/data';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { scannedCode } from '../../../../packages/data/testing/one-time-code.ts';
import { codeOf } from '../../testing/code-of.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testBrowser as browser, testPassword as password, testEmail } from '../../testing/test-browser.ts';
import type { Deps } from '../deps.ts';

const { accountLinks, auditLog, mails, profiles, rateLimits } = tables;

type At = ReturnType<typeof browser>;
const saidOf = async (response: Response) => problemSchema.parse(await response.json()).detail;
/** What a thief who had the password for a minute chooses. */
const stolen = 'stolen horse';
const chosen = 'another horse';

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  let people = 0;
  const address = () => `back${people++}.${database().kind}@example.com`;
  const member = async () => {
    const [at, email] = [browser(database()), address()];
    await at.enter(email);
    return { at, email };
  };
  /** Somebody else who knows the password, signed in. */
  const thiefOf = async (email: string) => {
    const thief = browser(database());
    expect(await (await thief.post('sign-in', { email, password })).json()).toEqual({ secondFactor: false });
    return thief;
  };
  const setUpFactor = async (at: At, current = password) => {
    const begun = await at.post('second-factor/begin', { current });
    const { uri, backupCodes } = (await begun.json()) as { uri: string; backupCodes: readonly string[] };
    const code = scannedCode(uri);
    expect((await at.post('second-factor', { code })).status).toBe(204);
    return { code, backupCodes };
  };
  const moveTo = async (at: At, email: string, current = password) => {
    expect((await at.post('email', { current, email })).status).toBe(200);
    expect((await at.post('confirm', { token: (await testEmail(database(), email)).token })).status).toBe(204);
  };
  const recover = async (token: string) => codeOf(await browser(database()).post('reset-password', { token, password: chosen }));
  const signIn = async (email: string, secret: string) => {
    const answer = await browser(database()).post('sign-in', { email, password: secret });
    return answer.ok ? ((await answer.json()) as { secondFactor: boolean }).secondFactor : codeOf(answer);
  };
  /** The same browser, at a server of other parts. */
  const sameAs = (at: At, change: Partial<Deps>): At => {
    const other = browser(database(), { change });
    for (const [name, value] of at.cookies) other.cookies.set(name, value);
    return other;
  };
  /** Ends the week of the emails so far. */
  const pastWeek = (email: string) =>
    database()
      .statements.update(accountLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(and(eq(accountLinks.address, email), eq(accountLinks.purpose, 'recover')));
  const subjects = async (recipient: string) =>
    (await database().statements.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt)).map(
      ({ subject }) => subject,
    );

  test('[HR-01] the email about a move takes the account back after the move, whatever a thief did since', async () => {
    const { at, email } = await member();
    const [thief, to] = [await thiefOf(email), address()];
    await moveTo(thief, to);
    const { token, text } = await testEmail(database(), email);
    expect(text).toContain('/recover?token=');
    expect(text).not.toContain(to);
    expect((await thief.post('password', { current: password, password: stolen })).status).toBe(204);
    await setUpFactor(thief, stolen);
    expect((await thief.post('email', { current: stolen, email: address(), code: '000000' })).status).toBe(401);
    const theirs = (await testEmail(database(), to)).token;
    expect(await at.who()).toBeNull();

    expect(await recover(token)).toBe('204');
    expect([await signIn(email, chosen), await thief.who()]).toEqual([false, null]);
    expect([await signIn(to, stolen), await signIn(email, stolen)]).toEqual(Array(2).fill('401 account.credentials'));
    // The thief was told of their own changes, with links of their own: they ended with this one.
    expect(await recover(theirs)).toBe('400 account.link');
    expect(await recover(token)).toBe('400 account.link');
    expect(await signIn(email, chosen)).toBe(false);
    const lines = await database().statements.select().from(auditLog).where(eq(auditLog.action, 'account.recovered'));
    expect(lines.some(({ requestId }) => /^[0-9a-f-]{36}$/.test(requestId ?? ''))).toBe(true);
  });

  test('[HR-01] each change of password or second factor is emailed at once with a recovery link', async () => {
    const { at, email } = await member();
    const before = (await subjects(email)).length;
    expect((await at.post('password', { current: password, password: stolen })).status).toBe(204);
    const { backupCodes } = await setUpFactor(at, stolen);
    expect((await at.post('second-factor/end', { current: stolen, code: backupCodes[0] })).status).toBe(204);
    expect((await subjects(email)).slice(before)).toEqual([
      'Your password was changed',
      'Two-factor authentication is on',
      'Two-factor authentication is off',
    ]);
    const { rows } = (await database().statements.execute(sql`
      select extract(epoch from expires_at - now())::float8 / 86400 as days from account_links
      where address = ${email} and purpose = 'recover' and ended is null`)) as unknown as {
      readonly rows: readonly { readonly days: number }[];
    };
    const days = rows.map((row) => row.days);
    expect(days).toHaveLength(3);
    for (const one of days) expect(one).toBeCloseTo(7, 1);
  });

  test('[HR-01] a recovery link ends a thief’s second factor, and keeps one from before its email', async () => {
    const first = await member();
    await setUpFactor(await thiefOf(first.email));
    expect(await signIn(first.email, password)).toBe(true);
    expect(await recover((await testEmail(database(), first.email)).token)).toBe('204');
    expect([await signIn(first.email, password), await signIn(first.email, chosen)]).toEqual(['401 account.credentials', false]);

    const second = await member();
    await setUpFactor(second.at);
    await pastWeek(second.email);
    expect((await second.at.post('password', { current: password, password: stolen })).status).toBe(204);
    expect(await recover((await testEmail(database(), second.email)).token)).toBe('204');
    expect(await signIn(second.email, chosen)).toBe(true);
  });

  test('[H3-10] the email of a later change ends the second factor too that a thief set up before it', async () => {
    for (const path of ['password', 'email'] as const) {
      const { email } = await member();
      const thief = await thiefOf(email);
      const { backupCodes } = await setUpFactor(thief);
      const later = path === 'password' ? { password: stolen } : { email: address(), code: backupCodes[0] };
      expect((await thief.post(path, { current: password, ...later })).ok).toBe(true);
      expect(await recover((await testEmail(database(), email)).token)).toBe('204');
      expect(await signIn(email, chosen)).toBe(false);
    }
  });

  test('[H3-14] an action that a thief began isn’t done after the account is taken back', async () => {
    const first = await member();
    const thief = await thiefOf(first.email);
    const begun = (await (await thief.post('second-factor/begin', { current: password })).json()) as { uri: string };
    await thief.post('email', { current: password, email: address() });
    const { token } = await testEmail(database(), first.email);
    const { auth } = testDeps(stubPress, database());
    const { verifyTOTP } = auth.api;
    // The library has judged the code, and writes that there is a factor after the owner is back.
    const lateCode = (async (context: Parameters<typeof verifyTOTP>[0]) => {
      const answer = await verifyTOTP(context);
      expect(await recover(token)).toBe('204');
      await database().statements.update(profiles).set({ twoFactorEnabled: true }).where(eq(profiles.email, first.email));
      return answer;
    }) as typeof verifyTOTP;
    const coder = sameAs(thief, { auth: { ...auth, api: { ...auth.api, verifyTOTP: lateCode } } });
    expect((await coder.post('second-factor', { code: scannedCode(begun.uri) })).status).toBe(401);
    expect(await signIn(first.email, chosen)).toBe(false);

    const second = await member();
    const eraser = await thiefOf(second.email);
    await eraser.post('email', { current: password, email: address() });
    const own = (await testEmail(database(), second.email)).token;
    const verify: typeof auth.passwords.verify = async (...of) => {
      const right = await auth.passwords.verify(...of);
      expect(await recover(own)).toBe('204');
      return right;
    };
    const late = sameAs(eraser, { auth: { ...auth, passwords: { ...auth.passwords, verify } } });
    expect(await codeOf(await late.post('delete', { current: password }))).toBe('403 account.password.wrong');
    expect(await signIn(second.email, chosen)).toBe(false);
  });

  test('[H3-07] deleting an account asks for a code where there is one, and is told to its mailbox', async () => {
    const { at, email } = await member();
    const { backupCodes } = await setUpFactor(at);
    const erase = (body: object) => at.post('delete', { current: password, ...body });
    expect([await codeOf(await erase({})), await codeOf(await erase({ code: '000000' }))]).toEqual(
      Array(2).fill('401 account.code'),
    );
    expect(await signIn(email, password)).toBe(true);
    expect(await codeOf(await erase({ code: backupCodes[0] }))).toBe('204');
    expect(await subjects(email)).toEqual(['Your account was deleted']);
    expect(await signIn(email, password)).toBe('401 account.credentials');
  });

  test('[S-30] a link that ends a second factor also ends the rights of an admin', async () => {
    const { at, email } = await member();
    await database().statements.update(profiles).set({ role: 'admin' }).where(eq(profiles.email, email));
    await setUpFactor(at);
    expect((await at.call('GET', '/api/admin/overview')).status).toBe(200);
    expect(await recover((await testEmail(database(), email)).token)).toBe('204');
    const [row] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    expect(row).toMatchObject({ role: 'person', twoFactorEnabled: false });
  });

  test('[HR-01] a recovery link doesn’t take an address from another account, and keeps working', async () => {
    const { at, email } = await member();
    const to = address();
    await moveTo(at, to);
    const { token } = await testEmail(database(), email);
    // Somebody signed up there and never confirmed it: that account gives way. One that is confirmed does not.
    const other = browser(database());
    await other.enter(email);
    const refused = await browser(database()).post('reset-password', { token, password: chosen });
    expect(await saidOf(refused)).toBe(
      'This email address now belongs to another account. If that account is deleted, this link will work again.',
    );
    expect([await signIn(email, password), await signIn(to, password)]).toEqual([false, false]);
    expect((await other.post('delete', { current: password })).status).toBe(204);
    await browser(database()).post('sign-up', { name: 'Eve', email, password: stolen, accepted: true });
    expect(await recover(token)).toBe('204');
    expect([await signIn(email, chosen), await signIn(to, password)]).toEqual([false, '401 account.credentials']);
  });

  test('[HR-01] a recovery link used many times at once works once, and not after its week', async () => {
    const { at, email } = await member();
    await at.post('password', { current: password, password: stolen });
    const { token } = await testEmail(database(), email);
    const passwords = ['horse one', 'horse two', 'horse three', 'horse four'].map((one) => `${one} of many`);
    const said = await Promise.all(
      passwords.map(async (one) => codeOf(await browser(database()).post('reset-password', { token, password: one }))),
    );
    expect(said.sort()).toEqual(['204', ...Array(3).fill('400 account.link')]);
    const works = await Promise.all(passwords.map((one) => signIn(email, one)));
    expect(works.filter((one) => one === false)).toHaveLength(1);

    const late = await member();
    await late.at.post('password', { current: password, password: stolen });
    await pastWeek(late.email);
    const answer = await browser(database()).post('reset-password', {
      token: (await testEmail(database(), late.email)).token,
      password: chosen,
    });
    expect(await saidOf(answer)).toBe('This link has expired.');
  });

  test('[S-06] turning a second factor off asks for a code of it, or a backup code', async () => {
    const { at, email } = await member();
    expect((await at.post('second-factor/end', { current: password })).status).toBe(204);
    const { code, backupCodes } = await setUpFactor(at);
    const end = (body: object) => at.post('second-factor/end', { current: password, ...body });
    expect([await codeOf(await end({})), await codeOf(await end({ code: '000000' }))]).toEqual(Array(2).fill('401 account.code'));
    // The code that set it up was accepted once.
    expect(await codeOf(await end({ code }))).toBe('401 account.code');
    expect(await signIn(email, password)).toBe(true);
    expect(await codeOf(await end({ code: backupCodes[3] }))).toBe('204');
    expect(await signIn(email, password)).toBe(false);
  });

  test('[S-04] codes are tried ten times a person, over however many sign-ins at once', async () => {
    const { at, email } = await member();
    await setUpFactor(at);
    const waiting: At[] = [];
    for (let i = 0; i < 4; i++) {
      const one = browser(database());
      await one.post('sign-in', { email, password });
      waiting.push(one);
    }
    const said = await Promise.all(
      Array.from({ length: 24 }, async (_, i) =>
        codeOf(await (waiting[i % 4] as At).post('second-factor', { code: String(100_000 + i) })),
      ),
    );
    expect(said.filter((one) => one === '401 account.code').length).toBeLessThanOrEqual(10);
    expect(said.filter((one) => one === '429 request.rate_limited').length).toBeGreaterThanOrEqual(14);
  });

  test('[S-30] an operator turns the second factor of an account off that has lost it', async () => {
    const { at, email } = await member();
    await setUpFactor(at);
    const end = (of: string) => database().asSystem((tx) => endFactorOf(tx, of));
    expect([await end('nobody@example.com'), await end(` ${email.toUpperCase()} `), await end(email)]).toEqual([
      'absent',
      'ended',
      'off',
    ]);
    expect([await at.who(), await signIn(email, password)]).toEqual([null, false]);
  });
});
