import { plans } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { codeOf } from '../../testing/code-of.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testPerson } from '../../testing/test-person.ts';
import { openTestShop, shop } from '../../testing/test-shop.ts';

const { auditLog, orders } = tables;
const starter = { plan: 'starter', price: plans.starter.cents / 100, cancelUrl: '/pricing' };

onEveryDatabase((database) => {
  test('[S-34] [B-08] an admin refunds an order after its guarantee, once, and the buyer is told', async () => {
    const testShop = await openTestShop(database(), { press: stubPress });
    const admin = await testPerson(database(), { role: 'admin', secondFactor: true });
    const ada = await testShop.buyer();
    const refund = (id: string) =>
      testShop.app.request(`/api/admin/orders/${id}/refund`, { method: 'POST', headers: { cookie: admin.cookie, origin: shop } });
    const secret = await ada.begin(starter);
    // Nobody is shown an order that was never paid.
    const [{ id = '' } = {}] = await database().statements.select().from(orders).where(eq(orders.userId, ada.id));
    expect(await codeOf(refund(id))).toBe('409 order.unpaid');
    await ada.at(secret, 'pay');
    await ada.until((order) => expect(order?.status).toBe('paid'));
    const long = new Date(Date.now() - 200 * 86_400_000);
    await database().statements.update(orders).set({ paidAt: long, usedAt: long }).where(eq(orders.id, id));
    expect((await ada.ask<{ code: string }>('POST', `/api/orders/${id}/refund`)).body.code).toBe('order.refund_over');

    const answers = await Promise.all([refund(id), refund(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await (await refund(id)).json()).toMatchObject({ id, status: 'refunded', refundReason: 'provider', email: ada.email });
    await eventually(async () => expect(await testShop.eventsOf('charge.refunded')).toHaveLength(1));
    const lines = await database()
      .statements.select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, id), eq(auditLog.action, 'order.refund-granted')));
    expect(lines.map(({ personId }) => personId)).toEqual([admin.id]);
    const subjects = await testShop.emails(ada);
    expect(subjects.filter((subject) => subject === 'We’ve refunded your payment')).toHaveLength(1);
    await database().statements.update(orders).set({ status: 'disputed' }).where(eq(orders.id, id));
    expect(await codeOf(refund(id))).toBe('409 order.ended');
    await testShop.close();
  });

  test('[S-34] [B-12] an admin ends an order that a code made free, and no money moves', async () => {
    const testShop = await openTestShop(database(), { press: stubPress });
    const admin = await testPerson(database(), { role: 'admin', secondFactor: true });
    const ada = await testShop.buyer();
    const secret = await ada.begin(starter);
    await ada.at(secret, 'use-code', 'FREEKIT');
    await ada.at(secret, 'pay');
    await ada.until((order) => expect(order).toMatchObject({ status: 'paid', amount: 0 }));
    const [{ id = '' } = {}] = await database().statements.select().from(orders).where(eq(orders.userId, ada.id));
    const before = await testShop.eventsOf('charge.refunded');
    const refunded = await testShop.app.request(`/api/admin/orders/${id}/refund`, {
      method: 'POST',
      headers: { cookie: admin.cookie, origin: shop },
    });
    expect(await refunded.json()).toMatchObject({ id, status: 'refunded', refundReason: 'provider', amount: 0 });
    expect(await testShop.eventsOf('charge.refunded')).toEqual(before);
    await testShop.close();
  });
});
