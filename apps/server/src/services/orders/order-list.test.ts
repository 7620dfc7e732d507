import type { Order } from '@brandwright/contract';
import { type Database, tables } from '@brandwright/data';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../../packages/data/testing/databases.ts';
import { testPerson } from '../../../testing/test-person.ts';
import { createOrderList } from './order-list.ts';

onEveryDatabase((database) => {
  /** Lists, and whose were made so far; `most` is how many at a time. */
  const counted = () => {
    const made: string[] = [];
    let [open, most] = [0, 0];
    const asPerson: Database['asPerson'] = async (id, work) => {
      made.push(id);
      most = Math.max(most, ++open);
      return database()
        .asPerson(id, work)
        .finally(() => open--);
    };
    const watched = Object.create(database(), { asPerson: { value: asPerson } }) as Database;
    return { list: createOrderList(watched), made, most: () => most };
  };
  const person = async () => ({ ...(await testPerson(database())), email: 'ada@example.com' });
  const ordersIn = (answer: string) => (JSON.parse(answer) as { orders: readonly Order[] }).orders;

  test('[H5-08] [H6-02] order lists are made one at a time, and one person’s requests share one list', async () => {
    const [ada, ben] = [await person(), await person()];
    const { list, made, most } = counted();
    await Promise.all([...Array.from({ length: 50 }, () => list(ada)), list(ben)]);
    expect(made).toEqual([ada.id, ben.id]);
    expect(most()).toBe(1);
  });

  test('[H6-02] a list shows what was paid before it was asked for, also while another is being made', async () => {
    const ada = await person();
    const [isRead, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const asPerson: Database['asPerson'] = async (id, work) => {
      const orders = await database().asPerson(id, work);
      isRead.resolve();
      await gate.promise;
      return orders;
    };
    const list = createOrderList(Object.create(database(), { asPerson: { value: asPerson } }) as Database);
    const first = list(ada);
    await isRead.promise;
    const order = { userId: ada.id, plan: 'starter', amount: 2999, status: 'paid' as const, paidAt: new Date() };
    await database().statements.insert(tables.orders).values(order);
    const second = list(ada);
    gate.resolve();
    expect([ordersIn(await first).length, ordersIn(await second).length]).toEqual([0, 1]);
  });

  test('[H6-02] a list that fails tells those who wait for it, and no others', async () => {
    const ada = await person();
    let fails = true;
    const asPerson: Database['asPerson'] = (id, work) =>
      fails ? Promise.reject(new Error('away')) : database().asPerson(id, work);
    const list = createOrderList(Object.create(database(), { asPerson: { value: asPerson } }) as Database);
    await expect(list(ada)).rejects.toThrow('away');
    fails = false;
    expect(ordersIn(await list(ada))).toEqual([]);
  });
});
