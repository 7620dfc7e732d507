import { adminActionNames, adminActions, type ExportedList } from '@brandwright/contract';
import { addKit, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { codeOf } from '../../testing/code-of.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { testPerson } from '../../testing/test-person.ts';

const { auditLog, brandKitRevisions, contactMessages, erasures, orders, profiles, rateLimits } = tables;

/** Cells of a table, read as RFC 4180 says by a reader that shares nothing with the writer. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (let at = 0; at < text.length; ) {
    const [, quoted, plain = '', end = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/.exec(text.slice(at)) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    at += (quoted === undefined ? plain.length : quoted.length + 2) + end.length;
    if (end === '\r\n' && at < text.length) rows.push([]);
  }
  return rows;
}

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  const admin = async () => {
    const browser = await memberBrowser(database());
    await database()
      .statements.update(profiles)
      .set({ role: 'admin', twoFactorEnabled: true })
      .where(eq(profiles.id, browser.id));
    const list = async (after?: number) =>
      adminActions.answer.parse(
        await (await browser.call('POST', adminActions.path, after === undefined ? {} : { after })).json(),
      );
    const csv = (list: ExportedList) => browser.call('POST', '/api/admin/export', { list });
    return { ...browser, list, csv };
  };

  test('[S-34] every action of an admin is listed with who, when, what and to whom', async () => {
    const at = await admin();
    const { id, email } = await testPerson(database());
    const [order] = await database().statements.insert(orders).values({ userId: id, plan: 'starter', amount: 2999 }).returning();
    const kit = await database().asPerson(id, (scope) => addKit(scope, { businessName: 'Kiln', status: 'completed' }));
    const written = { name: 'Ben', email: 'ben@example.com', subject: '', message: 'Hello', suspected: false };
    const [message] = await database().statements.insert(contactMessages).values(written).returning();
    const asked = { userId: id, brandKitId: kit.id, revisionType: 'color', requestedChanges: 'Warmer.' } as const;
    const [revision] = await database().statements.insert(brandKitRevisions).values(asked).returning();
    const post = (path: string, body?: object) => codeOf(at.call('POST', `/api/admin/${path}`, body));
    expect(await post(`messages/${message?.id}/mark`, { as: 'answered' })).toBe('204');
    expect(await post(`revisions/${revision?.id}/answer`, { status: 'completed', notes: '' })).toBe('200');
    expect(await post('orders', { search: 'ada' })).toBe('200');
    expect(await post(`people/${id}/sign-out`)).toBe('204');
    expect(await codeOf(at.csv('people'))).toBe('200');
    const { actions } = await at.list();
    expect(actions.slice(0, 5).map(({ action, by, about, subject, detail }) => ({ action, by, about, subject, detail }))).toEqual(
      [
        { action: 'data.exported', by: at.email, about: null, subject: null, detail: { list: 'people' } },
        { action: 'person.signed-out', by: at.email, about: email, subject: id, detail: {} },
        { action: 'order.searched', by: at.email, about: null, subject: null, detail: { all: false } },
        { action: 'revision.answered', by: at.email, about: email, subject: revision?.id, detail: { status: 'completed' } },
        { action: 'message.marked', by: at.email, about: 'ben@example.com', subject: message?.id, detail: { as: 'answered' } },
      ],
    );
    // Of a kit and an order the owner is told; what people do themselves is not listed.
    await database()
      .statements.insert(auditLog)
      .values([
        { action: 'kit.retried', personId: at.id, subject: kit.id, byAdmin: true },
        { action: 'order.receipt-read', personId: at.id, subject: order?.id ?? '', byAdmin: true },
        { action: 'role.changed', subject: id, byAdmin: true },
        { action: 'account.signed-in', personId: id },
      ]);
    const newest = (await at.list()).actions.slice(0, 3);
    expect(newest.map((one) => [one.action, one.about, one.isCommand])).toEqual([
      ['role.changed', email, true],
      ['order.receipt-read', email, false],
      ['kit.retried', email, false],
    ]);
    await database().statements.delete(profiles).where(eq(profiles.id, id));
    expect((await at.list()).actions[0]).toMatchObject({ action: 'role.changed', about: null, subject: id });
  });

  test('[S-34] the list of actions goes on page by page, and misses none', async () => {
    const at = await admin();
    const many = Array.from({ length: 60 }, () => ({ action: adminActionNames[0], personId: at.id, byAdmin: true }));
    await database().statements.insert(auditLog).values(many);
    const seen: number[] = [];
    for (let page = await at.list(); ; page = await at.list(seen.at(-1))) {
      seen.push(...page.actions.map(({ id }) => id));
      if (!page.more) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(await database().statements.$count(auditLog, eq(auditLog.byAdmin, true)));
  });

  test('[S-34] an act that is refused or changes nothing leaves no line', async () => {
    const at = await admin();
    const none = crypto.randomUUID();
    expect(await codeOf(at.call('POST', `/api/admin/messages/${none}/mark`, { as: 'answered' }))).toBe('404 route.not_found');
    expect(await codeOf(at.call('POST', `/api/admin/orders/${none}/refund`))).toBe('404 route.not_found');
    expect(await codeOf(at.call('PUT', `/api/admin/people/${none}/limits`, { type: 'logo_generation', allowed: 1 }))).toBe(
      '404 route.not_found',
    );
    expect(await database().statements.$count(auditLog, eq(auditLog.personId, at.id))).toBe(0);
  });

  test('[S-25] exported cells that begin with = + - @ or a tab begin with an apostrophe', async () => {
    const at = await admin();
    const formulas = ['=', '+', '-', '@', '\t'].map((sign) => `${sign}HYPERLINK("https://evil.example","a")`);
    // All of one moment: their order is the one they came in.
    await database()
      .statements.insert(contactMessages)
      .values(
        formulas.map((formula) => ({
          name: formula,
          email: 'eve@example.com',
          subject: formula,
          message: `${formula}\nnext, line`,
          suspected: true,
        })),
      );
    await testPerson(database(), { name: '=1+1' });
    const answer = await at.csv('messages');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = cellsOf(new TextDecoder().decode(bytes));
    const evil = rows.filter((row) => row[3] === 'eve@example.com');
    expect(evil.map((row) => row[2]?.slice(0, 3))).toEqual(["'=H", "'+H", "'-H", "'@H", "'\tH"]);
    expect(evil[0]?.[5]).toBe('\'=HYPERLINK("https://evil.example","a")\nnext, line');
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([8]));
    for (const cell of [...rows, ...cellsOf(await (await at.csv('people')).text())].flat())
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  test('[S-25] an export has every row once, in portions, without erased people', async () => {
    const at = await admin();
    const { id, email } = await testPerson(database(), { name: 'Shown, “Zoë”' });
    const gone = await testPerson(database());
    await database().statements.insert(erasures).values({ personId: gone.id });
    // More than a portion, in one moment.
    const createdAt = new Date(Date.UTC(2025, 5, 1));
    const many = Array.from({ length: 1_100 }, () => ({ userId: id, plan: 'starter', amount: 2999, createdAt }));
    await database().statements.insert(orders).values(many);
    const table = async (list: ExportedList) => cellsOf((await (await at.csv(list)).text()).replace('\uFEFF', ''));
    const [head = [], ...rows] = await table('orders');
    expect(head.slice(0, 2)).toEqual(['order', 'created (UTC)']);
    const own = rows.filter((row) => row.at(-1) === email);
    expect([own.length, new Set(own.map(([order]) => order)).size]).toEqual([1_100, 1_100]);
    expect(own[0]?.slice(1, 9)).toEqual([createdAt.toISOString(), '', '', 'open', 'starter', '29.99', '0.00', 'USD']);
    const people = await table('people');
    expect(people.find(([account]) => account === id)?.[2]).toBe('Shown, “Zoë”');
    expect(people.flat()).not.toContain(gone.id);
  });

  test('[S-25] [S-30] an export is counted, logged, and for admins alone', async () => {
    const at = await admin();
    for (let i = 0; i < 10; i++) expect(await (await at.csv('messages')).text()).toContain('number,');
    expect(await codeOf(at.csv('orders'))).toBe('429 request.rate_limited');
    expect(await database().statements.$count(auditLog, eq(auditLog.personId, at.id))).toBe(10);
    const person = await memberBrowser(database());
    expect(await codeOf(person.call('POST', '/api/admin/export', { list: 'people' }))).toBe('403 account.forbidden');
  });
});
