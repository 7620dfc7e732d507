import { problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { scannedCode } from '../../../../packages/data/testing/one-time-code.ts';
import { codeOf } from '../../testing/code-of.ts';
import { testBrowser as browser, memberBrowser, testPassword as password, testEmail } from '../../testing/test-browser.ts';
import { entryStep } from '../services/accounts/in-steps.ts';

const { auditLog, mails, profiles, rateLimits, sessions } = tables;

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  let people = 0;
  const address = () => `eve${people++}.${database().kind}@example.com`;
  const member = async () => {
    const [at, email] = [browser(database()), address()];
    await at.enter(email);
    return { at, email };
  };
  const withSecondFactor = async ({ at }: Awaited<ReturnType<typeof member>>) => {
    const begun = await at.post('second-factor/begin', { current: password });
    const { uri, backupCodes } = (await begun.json()) as { uri: string; backupCodes: readonly string[] };
    expect((await at.post('second-factor', { code: scannedCode(uri) })).status).toBe(204);
    return { uri, backupCodes };
  };
  const actions = async (email: string) => {
    const [person] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    const lines = await database()
      .statements.select()
      .from(auditLog)
      .where(eq(auditLog.personId, person?.id ?? ''));
    return lines.map(({ action }) => action);
  };

  test('[S-30] [S-06] a session that a password alone began ends where a second factor begins', async () => {
    const owner = await member();
    const thief = browser(database());
    await thief.post('sign-in', { email: owner.email, password });
    expect(await thief.who()).toBe(owner.email);
    await withSecondFactor(owner);
    await database().statements.update(profiles).set({ role: 'admin' }).where(eq(profiles.email, owner.email));
    expect(await thief.who()).toBeNull();
    expect((await thief.call('GET', '/api/admin/overview')).status).toBe(401);
    expect((await owner.at.call('GET', '/api/admin/overview')).status).toBe(200);
  });

  test('[A-06] an account with a second factor stays signed in when it confirms a new address', async () => {
    const owner = await member();
    const { uri } = await withSecondFactor(owner);
    const moved = address();
    const asked = await owner.at.post('email', { current: password, email: moved, code: scannedCode(uri, 1) });
    expect(asked.status).toBe(200);
    expect((await owner.at.post('confirm', { token: (await testEmail(database(), moved)).token })).status).toBe(204);
    expect(await owner.at.who()).toBe(moved);
    // A link alone is not enough to be let in.
    const found = browser(database());
    await found.post('email', {});
    expect(await found.who()).toBeNull();
  });

  test('[S-04] a password is tried ten times, wherever it is asked for and from whatever session', async () => {
    const { at, email } = await member();
    const tries = [];
    for (let i = 0; i < 10; i++) tries.push(await at.post('delete', { current: `wrong horse ${i}` }));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([403]));
    for (const [path, body] of [
      ['delete', { current: password }],
      ['password', { current: password, password: 'another horse' }],
      ['email', { current: password, email: address() }],
      ['second-factor/begin', { current: password }],
      ['second-factor/end', { current: password }],
      ['sign-in', { email, password }],
    ] as const)
      expect(await codeOf(await at.post(path, body)), path).toBe('429 request.rate_limited');
    expect(await at.who()).toBe(email);
  });

  test('[S-04] ten codes can be tried, whatever other cookies the browser sends', async () => {
    const { at, email } = await member();
    const { uri } = await withSecondFactor({ at, email });
    const other = browser(database());
    await other.post('sign-in', { email, password });
    const said = [];
    for (let i = 0; i < 12; i++) {
      other.cookies.set('junk', String(i));
      // Each sign-in begins another challenge, and no further tries.
      if (i % 4 === 3) await other.post('sign-in', { email, password });
      said.push(await codeOf(await other.post('second-factor', { code: '000000' })));
    }
    // Ten in a quarter of an hour, the one that set it up included.
    expect(said.slice(0, 9)).toEqual(Array(9).fill('401 account.code'));
    expect(said.slice(9)).toEqual(Array(3).fill('429 request.rate_limited'));
    expect(await codeOf(await other.post('second-factor', { code: scannedCode(uri, 1) }))).toBe('429 request.rate_limited');
    const stranger = browser(database());
    stranger.cookies.set('brandwright.two_factor', 'made.up');
    expect(await codeOf(await stranger.post('second-factor', { code: '000000' }))).toBe('401 account.code');
    expect(await codeOf(await at.post('second-factor/begin', { current: password }))).toBe('409 account.second_factor');
  });

  test('[H3-13] a thief with only the password can’t use up the owner’s tries at a code', async () => {
    const { at, email } = await member();
    const { backupCodes } = await withSecondFactor({ at, email });
    const home = browser(database());
    await home.post('sign-in', { email, password });
    expect((await home.post('second-factor', { code: backupCodes[0] })).status).toBe(204);
    await home.post('sign-out');
    const said = [];
    for (let i = 0; i < 2; i++) {
      const thief = browser(database());
      // The mark of a browser is got with a code: by the password alone one has no further tries.
      for (const again of [false, true]) {
        await thief.post('sign-in', { email, password });
        for (let j = 0; j < 4; j++)
          said.push(await codeOf(await thief.post('second-factor', { code: again ? '000000' : '000001' })));
      }
    }
    expect(said.filter((one) => one === '401 account.code').length).toBeLessThanOrEqual(10);
    expect(said.at(-1)).toBe('429 request.rate_limited');
    await home.post('sign-in', { email, password });
    expect(await codeOf(await home.post('second-factor', { code: backupCodes[1] }))).toBe('204');
    expect(await codeOf(await at.post('second-factor/end', { current: password, code: backupCodes[2] }))).toBe('204');
  });

  test('[H3-16] an account has fifty sessions at most, the newest, each with a short name of its browser', async () => {
    const { email } = await member();
    const [person] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    const own = eq(sessions.userId, person?.id ?? '');
    const filler = Array.from({ length: 60 }, (_, i) => ({
      userId: person?.id ?? '',
      token: `${email}${i}`,
      createdAt: new Date(Date.now() - 60_000 - i),
      expiresAt: new Date(Date.now() + 3_600_000),
    }));
    await database().statements.insert(sessions).values(filler);
    const at = browser(database());
    await at.post('sign-in', { email, password }, { 'user-agent': 'x'.repeat(5_000) });
    expect(await at.who()).toBe(email);
    const kept = await database().statements.select().from(sessions).where(own);
    expect(kept).toHaveLength(50);
    expect(Math.max(...kept.map(({ userAgent }) => userAgent?.length ?? 0))).toBe(300);
  });

  test('[S-04] an address gets five emails an hour, whoever asks and for whatever', async () => {
    const [{ at }, victim] = [await member(), address()];
    const said = [];
    for (let i = 0; i < 6; i++) said.push((await at.post('email', { current: password, email: victim })).status);
    expect(said).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await database().statements.select().from(mails).where(eq(mails.recipient, victim))).toHaveLength(5);
  });

  test('[S-04] strangers can’t lock the owner out of an open session or a known browser', async () => {
    const { at, email } = await member();
    const [home, stranger] = [browser(database()), browser(database())];
    await home.post('sign-in', { email, password });
    for (let i = 0; i < 10; i++) await stranger.post('sign-in', { email, password: `wrong horse ${i}` });
    for (let i = 0; i < 6; i++) await stranger.post('sign-up', { name: 'Eve', email, password, accepted: true });
    expect(await codeOf(await stranger.post('sign-in', { email, password }))).toBe('429 request.rate_limited');
    expect(await codeOf(await home.post('sign-in', { email, password }))).toBe('200');
    expect(await codeOf(await at.post('second-factor/begin', { current: password }))).toBe('200');
    expect(await codeOf(await stranger.post('forgot-password', { email }))).toBe('200');
    const { token } = await testEmail(database(), email);
    expect(await codeOf(await at.post('reset-password', { token, password: 'another horse' }))).toBe('204');
    // The mark of a browser is a share of tries, and no more: it is of one address, and it can be used up.
    const { email: other } = await member();
    expect(await codeOf(await home.post('sign-in', { email: other, password: 'wrong' }))).toBe('401 account.credentials');
    const said = [];
    for (let i = 0; i < 11; i++) said.push(await codeOf(await home.post('sign-in', { email, password: `wrong horse ${i}` })));
    expect(said.at(-1)).toBe('429 request.rate_limited');
  });

  test('[H3-01] [S-03] no two requests tell together whether an address has an account', async () => {
    const [{ email: taken }, free] = [await member(), address()];
    const told = [];
    for (const email of [taken, free]) {
      await database().statements.delete(rateLimits);
      const eve = browser(database());
      const asked = async (path: string, body: object) => {
        const answer = await eve.post(path, { email, ...body });
        const said = answer.ok ? await answer.json() : problemSchema.parse(await answer.json()).code;
        return { status: answer.status, said, cookies: [...eve.cookies.keys()] };
      };
      const signUp = () => asked('sign-up', { name: 'Eve', password: 'attacker horse', accepted: true });
      const all = [await signUp()];
      for (let i = 0; i < 2; i++) all.push(await asked('sign-in', { password: 'attacker horse' }));
      for (let i = 0; i < 4; i++) all.push(await asked('forgot-password', {}));
      for (let i = 0; i < 5; i++) all.push(await signUp());
      told.push(all);
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]?.map(({ status }) => status)).toEqual([200, 401, 401, ...Array(4).fill(200), ...Array(4).fill(200), 429]);
    expect(await database().statements.$count(mails, eq(mails.recipient, free))).toBe(5);
  });

  test('[H4-05] [S-03] every answer about an address ends at a whole step, however long it took', async () => {
    const change = { entryStep };
    const at = await memberBrowser(database(), { change });
    const { email: taken } = at;
    const visitor = () => browser(database(), { change });
    const asks = (email: string) => [
      () => visitor().post('sign-up', { name: 'Eve', email, password: 'attacker horse', accepted: true }),
      () => visitor().post('sign-in', { email, password: 'attacker horse' }),
      () => visitor().post('forgot-password', { email }),
      () => at.post('email', { current: password, email }),
    ];
    for (const ask of [taken, address()].flatMap(asks)) {
      const began = performance.now();
      await ask();
      // A timer may fire a millisecond early.
      expect(performance.now() - began).toBeGreaterThan(entryStep - 2);
    }
  });

  test('[H5-03] [S-03] a password reset queues one email with or without an account, and five per address at most', async () => {
    const { email: taken } = await member();
    const free = address();
    const { recipient, subject } = mails;
    const emails = async (to: string) =>
      (await database().statements.select({ subject }).from(mails).where(eq(recipient, to))).map((one) => one.subject);
    const count = () => database().statements.$count(mails);
    const before = (await emails(taken)).length;
    for (const email of [taken, free]) {
      const queued = await count();
      for (let i = 0; i < 5; i++) expect(await codeOf(await browser(database()).post('forgot-password', { email }))).toBe('200');
      expect((await count()) - queued).toBe(5);
    }
    expect((await emails(taken)).slice(before)).toEqual(Array(5).fill('Choose a new password'));
    expect(await emails(free)).toEqual(Array(5).fill('We couldn’t find your account'));

    // Strangers who use up what an address may get: its owner has the email, and nobody has the other.
    await database().statements.delete(rateLimits);
    const signUp = (email: string) =>
      browser(database()).post('sign-up', { name: 'Eve', email, password: 'attacker horse', accepted: true });
    const other = address();
    for (const email of [taken, other]) for (let i = 0; i < 5; i++) await signUp(email);
    await database().statements.delete(profiles).where(eq(profiles.email, other));
    for (const [email, to] of [
      [taken, taken],
      [other, ''],
    ] as const) {
      const had = (await emails(to)).length;
      expect(await codeOf(await browser(database()).post('forgot-password', { email }))).toBe('200');
      expect((await emails(to)).length - had).toBe(1);
    }
  });

  test('[H5-03] [S-03] signing up does the same work with or without an account, and changes no existing one', async () => {
    const { email: taken } = await member();
    /** What a line of the log that is taken back leaves out as well. */
    const nextLine = async () => {
      const [line] = await database()
        .statements.insert(auditLog)
        .values({ action: 'access.refused' })
        .returning({ id: auditLog.id });
      return line?.id ?? 0;
    };
    const everybody = () => database().statements.select({ name: profiles.name, email: profiles.email }).from(profiles);
    const before = await everybody();
    const free = address();
    for (const email of [taken, free]) {
      const line = await nextLine();
      const body = { name: 'Eve', email, password: 'attacker horse', accepted: true };
      expect(await codeOf(await browser(database()).post('sign-up', body))).toBe('200');
      expect((await nextLine()) - line).toBe(2);
    }
    const after = await everybody();
    expect(after).toHaveLength(before.length + 1);
    expect(after).toEqual(expect.arrayContaining([...before, { name: 'Eve', email: free }]));
  });

  test('[H3-11] [S-04] the mark of a known browser ends with the password that was given there', async () => {
    const { at, email } = await member();
    const [home, thief] = [browser(database()), browser(database())];
    for (const one of [home, thief]) await one.post('sign-in', { email, password });
    expect((await at.post('password', { current: password, password: 'another horse' })).status).toBe(204);
    const stranger = browser(database());
    for (let i = 0; i < 10; i++) await stranger.post('sign-in', { email, password: `wrong horse ${i}` });
    expect(await codeOf(await thief.post('sign-in', { email, password }))).toBe('429 request.rate_limited');
    // The browser in which it was changed is known, and so is one in which an email chose it.
    expect(await codeOf(await at.post('sign-in', { email, password: 'another horse' }))).toBe('200');
    await home.post('forgot-password', { email });
    const { token } = await testEmail(database(), email);
    expect(await codeOf(await home.post('reset-password', { token, password: 'third horse' }))).toBe('204');
    expect(await codeOf(await home.post('sign-in', { email, password: 'third horse' }))).toBe('200');
  });

  test('[S-03] asking to move to an address doesn’t reveal whether it has an account', async () => {
    const [{ email: taken }, free] = [await member(), address()];
    const told = [];
    for (const asked of [taken, free]) {
      const { at } = await member();
      const earlier = address();
      await at.post('email', { current: password, email: earlier });
      const { token } = await testEmail(database(), earlier);
      const answer = await at.post('email', { current: password, email: asked });
      const files = unzipSync(new Uint8Array(await (await at.call('GET', '/api/account/export')).arrayBuffer()));
      const links = JSON.parse(strFromU8(files['links.json'] ?? new Uint8Array())) as readonly {
        purpose: string;
        address: string;
      }[];
      const moves = links.filter(({ purpose, address: to }) => purpose === 'move' && to === asked).length;
      told.push([answer.status, moves, await codeOf(await at.post('confirm', { token }))]);
    }
    expect(told[0]).toEqual(told[1]);
  });

  test('[S-34] the audit log names the account of each sign-up, reset and refused code', async () => {
    const { at, email } = await member();
    await browser(database()).post('sign-up', { name: 'Eve', email, password, accepted: true });
    await at.post('forgot-password', { email });
    await at.post('reset-password', { token: (await testEmail(database(), email)).token, password: 'another horse' });
    expect(await actions(email)).toEqual(['account.created', 'account.confirmed', 'account.password-reset']);
    await at.post('sign-in', { email, password: 'another horse' });
    await at.post('second-factor/begin', { current: 'another horse' });
    await at.post('second-factor', { code: '000000' });
    expect((await actions(email)).slice(3)).toEqual(['account.signed-in', 'account.second-factor-refused']);
  });

  test('[H15-07] refusals are logged once a minute for each address and person', async () => {
    const { at, email } = await member();
    await at.post('second-factor/begin', { current: password });
    const before = await database().statements.select().from(auditLog);
    for (let i = 0; i < 3; i++) {
      expect((await browser(database()).post('sign-in', { email, password: 'wrong horse' })).status).toBe(401);
      expect((await browser(database()).post('second-factor', { code: '000000' })).status).toBe(401);
      expect((await at.post('second-factor', { code: '000000' })).status).toBe(401);
    }
    const [person] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    const known = new Set(before.map(({ id }) => id));
    const lines = (await database().statements.select().from(auditLog).orderBy(auditLog.id)).filter(({ id }) => !known.has(id));
    expect(lines.map(({ action, personId }) => [action, personId])).toEqual([
      ['account.sign-in-refused', null],
      ['account.second-factor-refused', null],
      ['account.second-factor-refused', person?.id],
    ]);
  });

  test('[S-32] [R-06] text that no database keeps is refused by its field, before it gets there', async () => {
    const at = await memberBrowser(database());
    for (const [method, path, body, field] of [
      ['PUT', '/api/draft', { draft: { name: { deep: ['a', 'b\0'] } } }, 'draft.name.deep.1'],
      ['PUT', '/api/draft', { draft: { 'half\ud800': 1 } }, 'draft'],
      ['PATCH', '/api/account', { name: 'a\udfff' }, 'name'],
      ['POST', '/api/account/reset-password', { token: 'a\0b', password: 'another horse' }, 'token'],
    ] as const) {
      const problem = problemSchema.parse(await (await at.call(method, path, body)).json());
      expect([problem.status, problem.code, problem.field], path).toEqual([400, 'request.text', field]);
    }
  });
});
