import type { Order } from '@brandwright/contract';
import { type Database, isMailDelayed, listOrders, serialQueue } from '@brandwright/data';
import type { Person } from '../accounts/accounts.ts';
import { listedView } from './order-view.ts';

/** The answer of `listOrders`, as JSON. */
export type OrderList = (person: Pick<Person, 'id' | 'email'>) => Promise<string>;

/**
 * Lists orders of one person at a time, because many lists would hold up everyone's statements. Requests of a
 * person whose list is waiting share it, so nobody waits for more than one list per other person (H6-02).
 */
export function createOrderList(database: Database): OrderList {
  const { take } = serialQueue();
  const waiting = new Map<string, Promise<string>>();
  return (person) => {
    const known = waiting.get(person.id);
    if (known !== undefined) return known;
    const list = take(async () => {
      // Later requests get a new list, with what happened since.
      waiting.delete(person.id);
      const mailDelayed = await isMailDelayed(database, person.email);
      const orders: readonly Order[] = (await database.asPerson(person.id, listOrders)).map((order) => listedView(order));
      return JSON.stringify({ orders, mailDelayed });
    });
    waiting.set(person.id, list);
    return list;
  };
}
