import { adminOverview, adminRevisions, type ProblemBody, type Revision, revisionLimits } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { buyKit } from '../../testing/kit-owner.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testSettings } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { brand, openTestShop, premium, type TestShop } from '../../testing/test-shop.ts';

const support = 'help@brandwright.example';
const change = { settings: { ...testSettings, support } };
const enterprise = { plan: 'enterprise', price: 99.99, brand };
const wish = { type: 'color', changes: 'A warmer red.\n\nAnd the paper a little darker.' } as const;

type Buyer = Awaited<ReturnType<TestShop['buyer']>>;
interface Listed {
  readonly revisions: readonly (Revision & { readonly kit: { readonly businessName: string }; readonly email: string })[];
  readonly included: number;
  readonly left: number;
  readonly more: boolean;
}

onEveryDatabase((database) => {
  beforeEach(async () => {
    await database().statements.delete(tables.brandKitRevisions);
    await database().statements.delete(tables.rateLimits);
  });
  const opened = () => openTestShop(database(), { press, change });
  const request = async (who: Buyer, path: string, body: unknown = wish) => {
    const answer = await who.ask<{ readonly status: string; readonly code: string }>('POST', `${path}/revisions`, body);
    return answer.status === 200 ? answer.body.status : answer.body.code;
  };
  const listed = async (who: Buyer, path: string) => (await who.ask<Listed>('GET', path)).body;
  /** A designer, and what they ask. */
  const designer = async (shop: TestShop) => {
    const { cookie } = await testPerson(database(), { role: 'admin', secondFactor: true });
    const ask = async (method: string, path: string, body?: unknown) =>
      shop.app.request(path, {
        method,
        headers: { cookie, origin: 'http://localhost', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const queue = async (which: string, after?: string) => {
      const response = await ask('POST', adminRevisions.path, { which, ...(after === undefined ? {} : { after }) });
      return adminRevisions.answer.parse(await response.json());
    };
    const answer = async (id: string, body: unknown) => (await ask('POST', `/api/admin/revisions/${id}/answer`, body)).status;
    return { ask, queue, answer };
  };

  test('[V-01] [V-03] [V-04] Enterprise includes two requests, confirmed by email and listed newest first', async () => {
    const shop = await opened();
    const { buyer, path } = await buyKit(shop, enterprise);
    expect(await listed(buyer, `${path}/revisions`)).toEqual({ revisions: [], included: 2, left: 2 });
    expect(await request(buyer, path)).toBe('pending');
    const [told] = await shop.mails(buyer);
    expect(told).toMatchObject({ subject: 'We’ve received your revision request', replyTo: support });
    for (const part of ['the colors in the “Juniper & Rye” kit', 'A warmer red.', 'And the paper a little darker.'])
      expect(told?.text).toContain(part);
    const [notice] = await shop.mails({ email: support });
    expect(notice).toMatchObject({ subject: 'A customer requested a revision', replyTo: buyer.email });
    // Two that would take the last one at once, one of them by a copy of the kit.
    const { body: copy } = await buyer.ask<{ id: string }>('POST', `${path}/duplicate`);
    const general = { type: 'general', changes: 'Something calmer.' };
    const both = await Promise.all([request(buyer, path, general), request(buyer, `/api/kits/${copy.id}`, general)]);
    expect(both.toSorted()).toEqual(['kit.revisions_used', 'pending']);
    const { revisions, left } = await listed(buyer, '/api/revisions');
    expect(revisions.map(({ type, status, notes }) => ({ type, status, notes }))).toEqual([
      { type: 'general', status: 'pending', notes: null },
      { type: 'color', status: 'pending', notes: null },
    ]);
    expect(revisions[1]).toMatchObject({ changes: wish.changes, kit: { businessName: 'Juniper & Rye' } });
    expect([left, (await listed(buyer, `${path}/revisions`)).left]).toEqual([undefined, 0]);
    await shop.close();
  });

  test('[V-03] [B-06] plans without revisions, refunded orders and other people’s kits get none', async () => {
    const shop = await opened();
    const { buyer, path } = await buyKit(shop, premium);
    expect(await request(buyer, path)).toBe('kit.no_revisions');
    expect(await listed(buyer, `${path}/revisions`)).toEqual({ revisions: [], included: 0, left: 0 });
    const { buyer: ada, path: hers } = await buyKit(shop, enterprise);
    expect(await request(buyer, hers)).toBe('route.not_found');
    const [order] = await ada.orders();
    await ada.ask('POST', `/api/orders/${order?.id}/refund`);
    await ada.until((now) => expect(now?.status).toBe('refunded'));
    expect(await request(ada, hers)).toBe('kit.locked');
    await database()
      .statements.update(tables.brandKits)
      .set({ deletedAt: new Date() })
      .where(eq(tables.brandKits.userId, ada.id));
    expect(await request(ada, hers)).toBe('route.not_found');
    expect(await database().statements.select().from(tables.brandKitRevisions)).toEqual([]);
    await shop.close();
  });

  test('[V-01] a request needs one of four types and words of at most 2,000 characters', async () => {
    const shop = await opened();
    const { buyer, path } = await buyKit(shop, enterprise);
    const refused = async (body: unknown) => {
      const { status, body: problem } = await buyer.ask<ProblemBody>('POST', `${path}/revisions`, body);
      return [status, problem.field];
    };
    expect(await refused({ changes: 'Bolder.' })).toEqual([400, 'type']);
    expect(await refused({ ...wish, type: 'shape' })).toEqual([400, 'type']);
    for (const changes of [undefined, '', ' \n\t', 'x'.repeat(revisionLimits.changes + 1), 'a\u0007b', 'a\u2028b'])
      expect(await refused({ ...wish, changes })).toEqual([400, 'changes']);
    expect(await request(buyer, path, { ...wish, changes: ` ${'x'.repeat(revisionLimits.changes)} ` })).toBe('pending');
    await shop.close();
  });

  test('[V-02] designers set status and notes; the customer reads them and gets one email for each change', async () => {
    const shop = await opened();
    const { buyer, path } = await buyKit(shop, enterprise);
    await request(buyer, path);
    const { ask, queue, answer } = await designer(shop);
    const open = async () => adminOverview.answer.parse(await (await ask('GET', adminOverview.path)).json()).revisionsOpen;
    const [first] = (await queue('open')).revisions;
    expect(first).toMatchObject({ email: buyer.email, kit: { businessName: 'Juniper & Rye' }, status: 'pending' });
    expect([await open(), (await queue('closed')).revisions]).toEqual([1, []]);
    const picture = await ask('GET', `/api/admin/revisions/${first?.id}/logo`);
    expect([picture.status, await picture.text()]).toEqual([200, expect.stringContaining('<svg')]);
    const id = first?.id ?? '';
    const before = (await shop.emails(buyer)).length;
    expect(await answer(id, { status: 'in_progress', notes: '' })).toBe(200);
    // The same again tells nobody.
    expect(await answer(id, { status: 'in_progress', notes: '' })).toBe(200);
    const notes = 'We warmed the red by ten degrees.\nThe paper is two steps darker.';
    expect(await answer(id, { status: 'completed', notes })).toBe(200);
    expect((await shop.emails(buyer)).slice(0, -before)).toEqual([
      'Your revision is ready',
      'Our designers are working on your revision',
    ]);
    expect((await shop.mails(buyer))[0]?.text).toContain('The paper is two steps darker.');
    expect((await listed(buyer, `${path}/revisions`)).revisions).toMatchObject([{ status: 'completed', notes }]);
    expect([await open(), (await queue('open')).revisions]).toEqual([0, []]);
    expect((await queue('closed')).revisions).toMatchObject([{ id, notes }]);
    const log = await database().statements.select().from(tables.auditLog).where(eq(tables.auditLog.subject, id));
    expect(log.map(({ action }) => action)).toEqual(['revision.requested', 'revision.answered', 'revision.answered']);
    await shop.close();
  });

  test('[V-03] a rejected request doesn’t count against the plan', async () => {
    const shop = await opened();
    const { buyer, path } = await buyKit(shop, enterprise);
    await request(buyer, path);
    await request(buyer, path);
    expect(await request(buyer, path)).toBe('kit.revisions_used');
    const { queue, answer } = await designer(shop);
    const [oldest] = (await queue('open')).revisions;
    await answer(oldest?.id ?? '', { status: 'rejected', notes: 'This would make the name unreadable.' });
    expect(await listed(buyer, `${path}/revisions`)).toMatchObject({ included: 2, left: 1 });
    expect(await request(buyer, path)).toBe('pending');
    await shop.close();
  });

  test('[V-02] the queue shows requests page by page, even those of the same moment', async () => {
    const shop = await opened();
    const { buyer, path } = await buyKit(shop, enterprise);
    const of = {
      brandKitId: path.split('/').at(-1) ?? '',
      userId: buyer.id,
      revisionType: 'logo',
      createdAt: new Date(),
    } as const;
    const rows = Array.from({ length: 30 }, (_, n) => ({ ...of, requestedChanges: `Change ${n}` }));
    const made = await database().statements.insert(tables.brandKitRevisions).values(rows).returning();
    const { queue } = await designer(shop);
    const first = await queue('open');
    const second = await queue('open', first.revisions.at(-1)?.id);
    expect([first.revisions.length, first.more, second.revisions.length, second.more]).toEqual([25, true, 5, false]);
    const seen = [...first.revisions, ...second.revisions].map(({ id }) => id);
    expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)));
    await shop.close();
  });

  test('[Y-01] send-emails confirms a request again, to its owner alone and at most five times an hour', async () => {
    const shop = await opened();
    const { buyer, path } = await buyKit(shop, enterprise);
    await request(buyer, path);
    const data = { businessName: 'Juniper & Rye', revisionType: 'color', requestedChanges: wish.changes };
    const send = async (to: string, told: object = data) =>
      (await buyer.ask('POST', '/api/send-emails', { type: 'revision_confirmation', to, data: told })).status;
    expect(await send('stranger@example.com')).toBe(404);
    expect(await send(buyer.email, { ...data, requestedChanges: 'Buy now' })).toBe(404);
    for (let n = 0; n < 5; n++) expect(await send(buyer.email)).toBe(204);
    expect(await send(buyer.email)).toBe(429);
    const confirmations = (await shop.emails(buyer)).filter((subject) => subject === 'We’ve received your revision request');
    expect([confirmations.length, await shop.emails({ ...buyer, email: 'stranger@example.com' })]).toEqual([6, []]);
    await shop.close();
  });
});
