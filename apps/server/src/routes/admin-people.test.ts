import { adminPeople, adminPerson } from '@brandwright/contract';
import { addKit, spendUsage, tables } from '@brandwright/data';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { scannedCode } from '../../../../packages/data/testing/one-time-code.ts';
import { codeOf } from '../../testing/code-of.ts';
import { guardedAccounts, later } from '../../testing/guarded-accounts.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { beginSession, testPerson } from '../../testing/test-person.ts';

const { auditLog, brandKits, erasures, mails, orders, profiles, rateLimits, sessions } = tables;

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  afterEach(() => vi.useRealTimers());
  const { guarded } = guardedAccounts(database);
  const admin = async () => {
    const browser = await memberBrowser(database());
    await database()
      .statements.update(profiles)
      .set({ role: 'admin', twoFactorEnabled: true })
      .where(eq(profiles.id, browser.id));
    const found = async (search: string) =>
      adminPeople.answer.parse(await (await browser.call('POST', adminPeople.path, { search })).json());
    const read = async (id: string) =>
      adminPerson.answer.parse(await (await browser.call('GET', `/api/admin/people/${id}`)).json());
    const act = (id: string, what: string, body?: object) =>
      codeOf(browser.call('POST', `/api/admin/people/${id}/${what}`, body));
    const limit = (id: string, allowed: number | null) =>
      codeOf(browser.call('PUT', `/api/admin/people/${id}/limits`, { type: 'logo_generation', allowed }));
    return { ...browser, found, read, act, limit };
  };
  const lines = (personId: string) =>
    database()
      .statements.select({ action: auditLog.action, subject: auditLog.subject, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.personId, personId), eq(auditLog.byAdmin, true)))
      .orderBy(auditLog.id);

  test('[S-34] admins find people by a part of address or name, page by page, and each look is logged', async () => {
    const at = await admin();
    const ada = await testPerson(database(), { name: 'Ada Byron' });
    const values = { name: 'Same Day', emailVerified: true, createdAt: new Date(Date.UTC(2025, 0, 1)) };
    const many = Array.from({ length: 30 }, (_, i) => ({ ...values, email: `same-${i}.${database().kind}@example.com` }));
    await database().statements.insert(profiles).values(many);
    expect((await at.found('BYRON')).people).toMatchObject([
      { id: ada.id, email: ada.email, confirmed: true, orders: 0, kits: 0 },
    ]);
    expect((await at.found(ada.email.slice(3, 20))).people.map(({ id }) => id)).toEqual([ada.id]);
    expect((await at.found(ada.id)).people.map(({ id }) => id)).toEqual([ada.id]);
    // No sign stands for another.
    expect((await at.found('same_1')).people).toEqual([]);
    const first = await at.found('same day');
    expect([first.people.length, first.more]).toEqual([25, true]);
    const after = first.people.at(-1)?.id;
    const rest = adminPeople.answer.parse(await (await at.call('POST', adminPeople.path, { search: 'same day', after })).json());
    expect([rest.people.length, rest.more]).toEqual([5, false]);
    expect(new Set([...first.people, ...rest.people].map(({ id }) => id)).size).toBe(30);
    const logged = await lines(at.id);
    expect(new Set(logged.map(({ action }) => action))).toEqual(new Set(['person.searched']));
    expect(JSON.stringify(logged)).not.toMatch(/byron|example/i);
  });

  test('[S-34] a person’s record holds orders, kits and uses, and reading it is logged', async () => {
    const at = await admin();
    const { id } = await testPerson(database());
    const order = { userId: id, plan: 'starter', amount: 2999, tax: 300 };
    const [bought] = await database()
      .statements.insert(orders)
      .values([{ ...order, status: 'paid', paidAt: new Date() }, order])
      .returning();
    const kit = await database().asPerson(id, (scope) => addKit(scope, { businessName: 'Kiln', status: 'completed' }));
    const gone = await database().asPerson(id, (scope) => addKit(scope, { businessName: 'Gone' }));
    await database().statements.update(brandKits).set({ deletedAt: new Date() }).where(eq(brandKits.id, gone.id));
    await spendUsage(database(), id, 'logo_generation');
    const record = await at.read(id);
    expect(record).toMatchObject({ id, orders: 1, kits: 1, sessions: 1, hasPremium: true, isAdmin: false });
    expect(record.usage[0]).toEqual({ type: 'logo_generation', count: 1, free: 3, allowed: null });
    expect(record.orderList.map((one) => [one.id === bought?.id, one.status]).sort()).toEqual([
      [false, 'open'],
      [true, 'paid'],
    ]);
    expect(record.kitList.map((one) => [one.id, one.isDeleted]).sort()).toEqual(
      [
        [kit.id, false],
        [gone.id, true],
      ].sort(),
    );
    expect(await lines(at.id)).toEqual([{ action: 'person.read', subject: id, detail: {} }]);
    expect(await codeOf(at.call('GET', `/api/admin/people/${kit.id}`))).toBe('404 route.not_found');
  });

  test('[S-06] [S-34] an admin signs a person out everywhere, and nobody else', async () => {
    const [at, ben] = [await admin(), await testPerson(database())];
    const ada = await memberBrowser(database());
    await beginSession(database(), ada.id);
    expect(await at.act(ada.id, 'sign-out')).toBe('204');
    expect(await ada.who()).toBeNull();
    const left = (id: string) => database().statements.$count(sessions, eq(sessions.userId, id));
    expect([await left(ada.id), await left(ben.id), await left(at.id)]).toEqual([0, 1, 1]);
    expect(await lines(at.id)).toEqual([{ action: 'person.signed-out', subject: ada.id, detail: {} }]);
    expect(await at.act(crypto.randomUUID(), 'sign-out')).toBe('404 route.not_found');
  });

  test('[U-01] [S-34] an admin raises or lowers one person’s limit, and takes that back', async () => {
    const [at, ada] = [await admin(), await memberBrowser(database())];
    const take = () => spendUsage(database(), ada.id, 'logo_generation');
    const shown = async () => {
      const { usage } = (await (await ada.call('GET', '/api/session')).json()) as {
        usage: { limit: number; isLimitReached: boolean }[];
      };
      return [usage[0]?.limit, usage[0]?.isLimitReached];
    };
    expect(await at.limit(ada.id, 5)).toBe('204');
    expect(await shown()).toEqual([5, false]);
    for (const taken of [true, true, true, true, true, false]) expect(await take()).toBe(taken);
    expect(await shown()).toEqual([5, true]);
    expect(await at.limit(ada.id, 0)).toBe('204');
    expect([await take(), await shown()]).toEqual([false, [0, true]]);
    expect(await at.limit(ada.id, null)).toBe('204');
    expect([await take(), await shown()]).toEqual([false, [3, true]]);
    // A paid order lifts whatever was set.
    await at.limit(ada.id, 1);
    await database().statements.insert(orders).values({ userId: ada.id, plan: 'starter', amount: 2999, status: 'paid' });
    expect(await take()).toBe(true);
    expect(await at.limit(ada.id, -1)).toBe('400 request.field.value');
    const logged = await lines(at.id);
    expect(logged.map(({ action, subject, detail }) => [action, subject, detail])).toEqual(
      [5, 0, 'as everyone', 1].map((allowed) => ['person.limit-changed', ada.id, { type: 'logo_generation', allowed }]),
    );
  });

  test('[A-10] [S-30] [S-34] an admin erases a person with the typed address and a new code, once', async () => {
    const { at, email, uri } = await guarded();
    await database().statements.update(profiles).set({ role: 'admin' }).where(eq(profiles.email, email));
    const [self] = await database().statements.select().from(profiles).where(eq(profiles.email, email));
    const [ada, other] = [await testPerson(database()), await admin()];
    const erase = (id: string, address: string, code: string) =>
      codeOf(at.call('POST', `/api/admin/people/${id}/erase`, { email: address, code }));
    later();
    const code = scannedCode(uri);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await erase(ada.id, ada.email, wrong)).toBe('401 account.code');
    // Neither a slip in the address nor another admin uses up the code.
    expect(await erase(ada.id, other.email, code)).toBe('400 request.field.value');
    expect(await erase(other.id, other.email, code)).toBe('409 account.admin');
    expect(await erase(self?.id ?? '', email, code)).toBe('409 account.admin');
    expect(await database().statements.$count(profiles, eq(profiles.id, ada.id))).toBe(1);
    expect(await erase(ada.id, ` ${ada.email.toUpperCase()} `, code)).toBe('204');
    expect(await database().statements.$count(profiles, eq(profiles.id, ada.id))).toBe(0);
    expect(await database().statements.$count(erasures, eq(erasures.personId, ada.id))).toBe(1);
    const [told] = await database().statements.select().from(mails).where(eq(mails.recipient, ada.email));
    expect(told?.subject).toBe('Your account was deleted');
    expect(await lines(self?.id ?? '')).toEqual([{ action: 'person.erased', subject: ada.id, detail: {} }]);
    const ben = await testPerson(database());
    expect(await erase(ben.id, ben.email, code)).toBe('401 account.code');
    expect(await erase(ada.id, ada.email, code)).toBe('404 route.not_found');
  });

  test('[A-10] [R-20] whoever was erased is shown nowhere, also where a backup brought them back', async () => {
    const [at, ada] = [await admin(), await testPerson(database(), { name: 'Erased Earlier' })];
    expect((await at.found('erased earlier')).people).toHaveLength(1);
    await database().statements.insert(erasures).values({ personId: ada.id });
    expect((await at.found('erased earlier')).people).toEqual([]);
    expect((await at.found(ada.id)).people).toEqual([]);
    expect(await codeOf(at.call('GET', `/api/admin/people/${ada.id}`))).toBe('404 route.not_found');
  });
});
