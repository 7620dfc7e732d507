import { problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { scannedCode } from '../../../../packages/data/testing/one-time-code.ts';
import { codeOf } from '../../testing/code-of.ts';
import { give, guardedAccounts, later } from '../../testing/guarded-accounts.ts';
import { testSettings } from '../../testing/test-app.ts';
import { testBrowser as browser, testPassword as password, testEmail } from '../../testing/test-browser.ts';
import { openLog } from '../operations/log.ts';

const { mails, profiles, rateLimits } = tables;

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  afterEach(() => vi.useRealTimers());
  const { address, guarded, asked } = guardedAccounts(database);

  test('[HR-07] a code is good once: neither it nor one of an earlier time is taken again', async () => {
    const { email, uri } = await guarded();
    // The one that switched it on was used with that.
    expect(await give(await asked(email), scannedCode(uri))).toBe('401 account.code');
    const earlier = scannedCode(uri);
    later();
    const code = scannedCode(uri);
    const first = await asked(email);
    expect([await give(first, code), await first.who()]).toEqual(['204', email]);
    const second = await asked(email);
    for (const used of [code, earlier]) expect(await give(second, used)).toBe('401 account.code');
    expect(await second.who()).toBeNull();
    later();
    expect(await give(await asked(email), scannedCode(uri))).toBe('204');
  });

  test('[H8-04] a code from a phone that is a minute fast is refused, and works when it is due', async () => {
    const { email, uri } = await guarded();
    const now = Date.now();
    vi.setSystemTime(now + 60_000);
    const early = scannedCode(uri);
    vi.setSystemTime(now);
    expect(await give(await asked(email), early)).toBe('401 account.code');
    later();
    expect(await give(await asked(email), scannedCode(uri))).toBe('204');
    later();
    expect(scannedCode(uri)).toBe(early);
    expect(await give(await asked(email), early)).toBe('204');
  });

  test('[H8-07] codes used while the clock was hours ahead don’t block the codes of the right time', async () => {
    const [at, email] = [browser(database()), address()];
    await at.enter(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    const now = Date.now();
    vi.setSystemTime(now + 3 * 3_600_000);
    const { uri } = (await (await at.post('second-factor/begin', { current: password })).json()) as { uri: string };
    expect(await codeOf(await at.post('second-factor', { code: scannedCode(uri) }))).toBe('204');
    vi.setSystemTime(now);
    expect(await give(await asked(email), scannedCode(uri))).toBe('204');
    expect(await give(await asked(email), scannedCode(uri))).toBe('401 account.code');
  });

  test('[HR-07] one of many simultaneous sign-ins with the same code gets in', async () => {
    const { email, uri } = await guarded();
    later();
    const all = await Promise.all(Array.from({ length: 4 }, () => asked(email)));
    const said = await Promise.all(all.map((at) => give(at, scannedCode(uri))));
    expect(said.sort()).toEqual(['204', ...Array(3).fill('401 account.code')]);
    expect((await Promise.all(all.map((at) => at.who()))).filter((who) => who !== null)).toEqual([email]);
  });

  test('[HR-07] one of many simultaneous sign-ins with the same backup code gets in', async () => {
    const { email, backupCodes } = await guarded();
    const all = await Promise.all(Array.from({ length: 7 }, () => asked(email)));
    const said = await Promise.all(all.map((at) => give(at, backupCodes[0])));
    expect(said.sort()).toEqual(['204', ...Array(6).fill('401 account.code')]);
    expect(await give(await asked(email), backupCodes[0])).toBe('401 account.code');
    expect(await give(await asked(email), backupCodes[1])).toBe('204');
  });

  test('[H4-14] a second factor encrypted with another secret accepts no code, and the log says why', async () => {
    const { email, uri, backupCodes } = await guarded();
    later();
    const log = openLog('silent');
    const said = vi.spyOn(log, 'error');
    const settings = { ...testSettings, secret: 'of another folder, and as long as it has to be' };
    const at = browser(database(), { change: { settings, log } });
    for (const code of [scannedCode(uri), backupCodes[0], '000000']) {
      expect(await (await at.post('sign-in', { email, password })).json()).toEqual({ secondFactor: true });
      expect(await give(at, code)).toBe('401 account.code');
    }
    expect(said.mock.calls.map(([told]) => told)).toEqual(Array(3).fill(expect.objectContaining({ code: 'factor.unreadable' })));
    expect(await at.who()).toBeNull();
    expect(await give(await asked(email), scannedCode(uri))).toBe('204');
  });

  test('[HR-01] an account with a second factor needs a code to ask for a move, and none to confirm it', async () => {
    const { at, email, uri, backupCodes } = await guarded();
    const ask = async (code?: string) => {
      const to = address();
      const said = await codeOf(
        await at.post('email', { current: password, email: to, ...(code === undefined ? {} : { code }) }),
      );
      return { to, said };
    };
    expect((await ask()).said).toBe('401 account.code');
    expect((await ask('000000')).said).toBe('401 account.code');
    later();
    const code = scannedCode(uri);
    const { to, said } = await ask(code);
    expect(said).toBe('200');
    expect((await ask(code)).said).toBe('401 account.code');
    expect((await ask(backupCodes[0])).said).toBe('200');
    expect((await ask(backupCodes[0])).said).toBe('401 account.code');
    expect(await database().statements.select().from(mails).where(eq(mails.recipient, to))).toHaveLength(1);
    const last = await ask(backupCodes[1]);
    const { token } = await testEmail(database(), last.to);
    const elsewhere = browser(database());
    expect(await codeOf(await elsewhere.post('confirm', { token, password }))).toBe('204');
    expect([await elsewhere.who(), await at.who()]).toEqual([null, null]);
    expect(await codeOf(await browser(database()).post('sign-in', { email, password }))).toBe('401 account.credentials');
    // A reset does not go round it either. The embedded database has the clock that stands still, and emails are told apart by it.
    later();
    await elsewhere.post('forgot-password', { email: last.to });
    const reset = (await testEmail(database(), last.to)).token;
    expect(await codeOf(await elsewhere.post('reset-password', { token: reset, password: 'another horse' }))).toBe('204');
    expect(await (await elsewhere.post('sign-in', { email: last.to, password: 'another horse' })).json()).toEqual({
      secondFactor: true,
    });
  });

  /** Two cookies of one name, of which a parser that trims names takes the first and one that does not the second. */
  const twice = (at: ReturnType<typeof browser>, other: ReturnType<typeof browser>) => {
    const [name, value] = [...at.cookies].find(([one]) => other.cookies.has(one)) ?? ['', ''];
    return { cookie: `x=1;  ${name}=${value}; ${name}=${other.cookies.get(name)}` };
  };

  test('[HR-07] a cookie that comes twice names one person: a used code stays used', async () => {
    const [{ email, uri }, mine] = [await guarded(), await guarded()];
    later();
    const code = scannedCode(uri);
    expect(await give(await asked(email), code)).toBe('204');
    const [thief, own] = [await asked(email), await asked(mine.email)];
    expect(await codeOf(await thief.post('second-factor', { code }, twice(thief, own)))).toBe('401 account.code');
    expect(await thief.who()).toBeNull();
  });

  test('[HR-01] a cookie that comes twice names one person: no move by the code of another account', async () => {
    const [victim, mine] = [await guarded(), await guarded()];
    later();
    const to = address();
    const body = { current: password, email: to, code: scannedCode(mine.uri) };
    await mine.at.post('email', body, twice(victim.at, mine.at));
    const { token } = await testEmail(database(), to);
    await browser(database()).post('confirm', { token, password });
    expect(await (await asked(victim.email)).who()).toBeNull();
    expect(await database().statements.select().from(profiles).where(eq(profiles.email, victim.email))).toHaveLength(1);
  });

  test('[HR-01] a move that the password alone asked for ends where a second factor begins', async () => {
    const [at, email, to] = [browser(database()), address(), address()];
    await at.enter(email);
    const thief = browser(database());
    await thief.post('sign-in', { email, password });
    expect(await codeOf(await thief.post('email', { current: password, email: to }))).toBe('200');
    const { token } = await testEmail(database(), to);
    const { uri } = (await (await at.post('second-factor/begin', { current: password })).json()) as { uri: string };
    expect(await codeOf(await at.post('second-factor', { code: scannedCode(uri) }))).toBe('204');
    const answer = await thief.post('confirm', { token, password });
    expect(problemSchema.parse(await answer.json())).toMatchObject({
      code: 'account.link',
      detail: 'This link no longer works because two-factor authentication was turned on.',
    });
    expect([await thief.who(), await at.who()]).toEqual([null, email]);
  });

  test('[H5-06] [S-04] a password that an email chose gives nobody tries of their own at codes', async () => {
    const { email } = await guarded();
    const thief = browser(database());
    let known = password;
    const signIn = async () => expect(await codeOf(await thief.post('sign-in', { email, password: known }))).toBe('200');
    const choose = async (chosen: string): Promise<void> => {
      later();
      known = chosen;
      await thief.post('forgot-password', { email });
      const { token } = await testEmail(database(), email);
      expect(await codeOf(await thief.post('reset-password', { token, password: chosen }))).toBe('204');
      await signIn();
    };
    const guess = async () => codeOf(await thief.post('second-factor', { code: '000000' }));
    await choose('another horse');
    let guesses = 0;
    for (; (await guess()) !== '429 request.rate_limited'; guesses++) {
      expect(guesses).toBeLessThan(12);
      // A sign-in takes five wrong codes.
      if (guesses % 4 === 3) await signIn();
    }
    await choose('third horse');
    expect(await guess()).toBe('429 request.rate_limited');
  });

  test('[HR-07] a challenge that the password began ends when the password is changed', async () => {
    const { at, email, backupCodes } = await guarded();
    const thief = await asked(email);
    expect((await at.post('password', { current: password, password: 'another horse' })).status).toBe(204);
    expect(await give(thief, backupCodes[0])).toBe('401 account.code');
    expect(await thief.who()).toBeNull();
  });

  test('[HR-08] every email to an address counts, those of a sign-in too: five an hour', async () => {
    const [at, email] = [browser(database()), address()];
    await at.post('sign-up', { name: 'Eve', email, password, accepted: true });
    const said = [];
    for (let i = 0; i < 9; i++) said.push(await codeOf(await at.post('sign-in', { email, password })));
    // The answer stays what it is: the newest link still works.
    expect(new Set(said)).toEqual(new Set(['401 account.credentials']));
    const emails = () => database().statements.$count(mails, eq(mails.recipient, email));
    expect(await emails()).toBe(5);
    // Whoever asks for a new password hears the same as anybody, and an address that was never confirmed gets no sixth email.
    expect(await codeOf(await at.post('forgot-password', { email }))).toBe('200');
    expect(await emails()).toBe(5);
    const { token } = await testEmail(database(), email);
    expect([await codeOf(await at.post('confirm', { token })), await at.who()]).toEqual(['204', email]);
  });

  test('[HR-08] emails to an unconfirmed address hold nothing that a stranger typed, and only our links', async () => {
    const name = 'Attacker http://evil.example click www.evil.example';
    const [at, email, moved] = [browser(database()), address(), address()];
    await at.post('sign-up', { name, email, password, accepted: true });
    await at.post('sign-up', { name, email, password, accepted: true });
    await at.post('sign-in', { email, password });
    await at.post('forgot-password', { email });
    const owner = browser(database());
    await owner.enter(address());
    await owner.call('PATCH', '/api/account', { name });
    await owner.post('email', { current: password, email: moved });
    const emails = [];
    for (const to of [email, moved])
      emails.push(...(await database().statements.select().from(mails).where(eq(mails.recipient, to))));
    expect(emails).toHaveLength(5);
    for (const { subject, text, html } of emails) {
      for (const part of [subject, text, html]) expect(part).not.toMatch(/attacker|evil/i);
      for (const [link] of `${text} ${html}`.matchAll(/https?:\S+/g)) expect(link).toMatch(/^http:\/\/localhost\//);
      expect(text).toMatch(/^Hello,\n/);
    }
  });

  test('[H12-04] the owner is told of ten wrong codes; a hundred end the tries of new browsers', async () => {
    const { at: known, email, uri } = await guarded();
    const { secondFactors } = tables;
    const told = async () =>
      (await database().statements.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject);
    const subject = 'Someone tried to sign in to your account';
    const guess = async () => {
      await database().statements.delete(rateLimits);
      const at = await asked(email);
      return give(at, scannedCode(uri) === '000000' ? '000001' : '000000');
    };
    for (let i = 0; i < 9; i++) expect(await guess()).toBe('401 account.code');
    expect(await told()).not.toContain(subject);
    expect(await guess()).toBe('401 account.code');
    expect(await told()).toContain(subject);
    await database().statements.update(secondFactors).set({ failedVerificationCount: 99 });
    expect(await guess()).toBe('401 account.code');
    later();
    const late = await asked(email);
    expect(await give(late, scannedCode(uri))).toBe('403 account.codes_used_up');
    // The owner goes on where they gave a code before, and the count begins anew.
    await known.post('sign-out', undefined);
    expect(await (await known.post('sign-in', { email, password })).json()).toEqual({ secondFactor: true });
    expect(await give(known, scannedCode(uri))).toBe('204');
    later();
    expect(await give(await asked(email), scannedCode(uri))).toBe('204');
  });
});
