import { tables } from '@brandwright/data';
import { eq, like } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { scannedCode } from '../../../../packages/data/testing/one-time-code.ts';
import { codeOf } from '../../testing/code-of.ts';
import { accountRows, playProvider, providerVisitor } from '../../testing/provider-visitor.ts';
import { testEmail, testPassword } from '../../testing/test-browser.ts';

const { auditLog, rateLimits } = tables;
const played = playProvider();
let count = 0;

onEveryDatabase((database) => {
  beforeEach(async () => {
    await database().statements.delete(rateLimits);
  });
  const visitor = () => providerVisitor(database(), played);
  const person = () => {
    const sub = `own-${++count}`;
    const email = `eve-${count}-${database().kind}@example.com`;
    played.person = { sub, email, email_verified: true, name: 'Eve' };
    return { sub, email };
  };
  /** Somebody who came with a provider alone. */
  const newcomer = async () => {
    const told = person();
    const eve = visitor();
    expect(await eve.came({ accepted: true })).toBe('200 entered');
    return { eve, ...told };
  };
  /** Somebody with a password. */
  const member = async () => {
    const told = person();
    const eve = visitor();
    await eve.enter(told.email);
    return { eve, ...told };
  };
  const connect = { purpose: 'connect', current: testPassword } as const;

  test('[A-11] connecting asks for the password, whatever address the provider knows, and tells the owner', async () => {
    const { eve, email } = await member();
    played.person = { sub: `elsewhere-${count}`, email: `private-${count}@example.com`, email_verified: false };
    expect(await codeOf(eve.begin({ purpose: 'connect' }))).toBe('403 account.password.wrong');
    expect(await codeOf(eve.begin({ ...connect, current: 'wrong horse' }))).toBe('403 account.password.wrong');
    expect(await codeOf(visitor().begin(connect))).toBe('401 account.needed');
    expect(await eve.came(connect)).toBe('200 connected');
    expect(await eve.account()).toMatchObject({ email, password: true, providers: ['google'] });
    expect((await testEmail(database(), email)).subject).toBe('You can now sign in with Google');
    expect(await codeOf(eve.begin(connect))).toBe('409 account.provider.connected');
    const elsewhere = visitor();
    expect(await elsewhere.came()).toBe('200 entered');
    expect(await elsewhere.who()).toBe(email);
  });

  test('[A-11] connecting asks for a code where there is a second factor', async () => {
    const { eve } = await member();
    const { uri } = (await (await eve.post('second-factor/begin', { current: testPassword })).json()) as { uri: string };
    await eve.post('second-factor', { code: scannedCode(uri) });
    expect(await codeOf(eve.begin(connect))).toBe('401 account.code');
    expect(await eve.came({ ...connect, code: scannedCode(uri, 1) })).toBe('200 connected');
  });

  test('[A-11] an account at a provider opens one account, and another session completes nothing', async () => {
    const first = await newcomer();
    const second = await member();
    played.person = { sub: first.sub };
    expect(await second.eve.came(connect)).toBe('409 account.provider.taken');
    expect(await second.eve.account()).toMatchObject({ providers: [] });
    // Signed in anew meanwhile, in the same browser: what the earlier session began is not of this one.
    played.person = { sub: `third-${count}` };
    const answer = await played.consent(await second.eve.page(connect));
    await second.eve.post('sign-out');
    expect(await codeOf(second.eve.finish(answer))).toBe('400 account.provider.state');
    await second.eve.post('sign-in', { email: second.email, password: testPassword });
    const late = await played.consent(await second.eve.page(connect));
    const stranger = visitor();
    stranger.cookies.set('brandwright.provider_visit', second.eve.cookies.get('brandwright.provider_visit') ?? '');
    expect(await codeOf(stranger.finish(late))).toBe('400 account.provider.state');
    expect(await second.eve.account()).toMatchObject({ providers: [] });
  });

  test('[A-11] the last way in cannot be taken away, and any other can', async () => {
    const { eve, email } = await newcomer();
    expect(await codeOf(eve.post('provider/disconnect', { provider: 'google' }))).toBe('409 account.provider.last');
    expect(await eve.account()).toMatchObject({ providers: ['google'] });
    await visitor().post('forgot-password', { email });
    const { token } = await testEmail(database(), email);
    expect((await eve.post('reset-password', { token, password: testPassword })).status).toBe(204);
    await eve.post('sign-in', { email, password: testPassword });
    expect((await eve.post('provider/disconnect', { provider: 'google' })).status).toBe(204);
    expect(await eve.account()).toMatchObject({ password: true, providers: [] });
    expect((await testEmail(database(), email)).subject).toBe('Google was disconnected');
    // Nothing is said of what is not there.
    expect((await eve.post('provider/disconnect', { provider: 'google' })).status).toBe(204);
    const { profile } = await accountRows(database(), email);
    const lines = await database()
      .statements.select()
      .from(auditLog)
      .where(eq(auditLog.personId, profile?.id ?? ''));
    expect(lines.filter(({ action }) => action === 'account.provider-disconnected')).toHaveLength(1);
  });

  test('[A-11] of two providers disconnected at once, one stays', async () => {
    const { eve } = await newcomer();
    expect(await eve.came({ purpose: 'prove' })).toBe('200 proved');
    expect(await eve.came({ purpose: 'connect', provider: 'apple' })).toBe('200 connected');
    const ends = (['google', 'apple'] as const).map((provider) => codeOf(eve.post('provider/disconnect', { provider })));
    expect((await Promise.all(ends)).sort()).toEqual(['204', '409 account.provider.last']);
    expect((await eve.account()).providers).toHaveLength(1);
  });

  test('[A-11] without a password, whatever could take the account asks for a visit to its provider', async () => {
    const { eve, email, sub } = await newcomer();
    const asks = () => [
      codeOf(eve.post('password', { password: 'battery staple' })),
      codeOf(eve.post('password', { current: '', password: 'battery staple' })),
      codeOf(eve.post('email', { email: `new-${email}`, current: 'anything' })),
      codeOf(eve.begin({ purpose: 'connect', provider: 'apple' })),
      codeOf(eve.post('delete', { current: '' })),
    ];
    for (const answer of asks()) expect(await answer).toBe('403 account.provider.proof');
    expect(await codeOf(eve.post('second-factor/begin', { current: '' }))).toBe('403 account.password.wrong');
    expect(await codeOf(eve.begin({ purpose: 'prove', provider: 'apple' }))).toBe('403 account.provider.other');
    // Whoever sits at the browser and has another account there proves nothing.
    played.person = { ...played.person, sub: 'another' };
    expect(await eve.came({ purpose: 'prove' })).toBe('403 account.provider.other');
    played.person = { ...played.person, sub };
    expect(await eve.came({ purpose: 'prove' })).toBe('200 proved');
    expect(await eve.account()).toMatchObject({ proved: true });
    // It counts in the session that gave it.
    const elsewhere = visitor();
    expect(await elsewhere.came()).toBe('200 entered');
    expect(await codeOf(elsewhere.post('delete', {}))).toBe('403 account.provider.proof');
    expect((await eve.post('password', { password: 'battery staple' })).status).toBe(204);
    expect(await eve.account()).toMatchObject({ password: true, proved: false });
    // From now on it is the password that proves.
    expect(await codeOf(eve.post('delete', {}))).toBe('403 account.password.wrong');
    expect((await testEmail(database(), email)).subject).toBe('Your password was changed');
  });

  test('[A-11] a proof ends with what ends the account’s other entries, and with time', async () => {
    const { eve, email } = await newcomer();
    const { verifications } = tables;
    const proofs = () => database().statements.$count(verifications, like(verifications.identifier, 'provider-proof %'));
    expect(await eve.came({ purpose: 'prove' })).toBe('200 proved');
    expect(await proofs()).toBeGreaterThan(0);
    await database()
      .statements.update(verifications)
      .set({ expiresAt: new Date(0) });
    expect(await codeOf(eve.post('delete', {}))).toBe('403 account.provider.proof');
    expect(await eve.account()).toMatchObject({ proved: false, email });
    await database().statements.delete(verifications);
    expect(await eve.came({ purpose: 'prove' })).toBe('200 proved');
    await visitor().post('forgot-password', { email });
    const { token } = await testEmail(database(), email);
    expect((await visitor().post('reset-password', { token, password: testPassword })).status).toBe(204);
    expect(await proofs()).toBe(0);
  });

  test('[A-10] [A-11] erasing takes the connection and everything about it; the export names it before', async () => {
    const { eve, email, sub } = await newcomer();
    const archive = new Uint8Array(await (await eve.call('GET', '/api/account/export')).arrayBuffer());
    const file = strFromU8(unzipSync(archive)['sign-in.json'] ?? new Uint8Array());
    expect(JSON.parse(file)).toEqual([{ method: 'google', created_at: expect.any(String) }]);
    expect(await eve.came({ purpose: 'prove' })).toBe('200 proved');
    const { profile } = await accountRows(database(), email);
    expect((await eve.post('delete', {})).status).toBe(204);
    const left = await contentsOf(database(), ['rate_limits', 'mails', 'audit_log', 'erasures']);
    const traces = [`"${sub}"`, email, profile?.id ?? 'nobody'];
    expect(left.filter((row) => traces.some((trace) => row.includes(trace)))).toEqual([]);
    expect((await testEmail(database(), email)).subject).toBe('Your account was deleted');
    // Coming back is beginning anew.
    expect(await visitor().came()).toBe('409 account.provider.unknown');
  });
});
