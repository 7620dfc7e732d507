import type { Order } from '@brandwright/contract';
import { type Database, inTurn, isMailDelayed, listOrders } from '@brandwright/data';
import type { Person } from '../accounts/accounts.ts';
import { listedView } from './order-view.ts';

/** The answer to `listOrders`, as JSON. */
export type OrderList = (person: Pick<Person, 'id' | 'email'>) => Promise<string>;

/**
 * Lists a person's orders, one person's at a time: many lists would hold up everybody else's statements. Whoever asks while theirs waits for its turn gets
 * the same one, so that nobody waits for more than one list of each other person (H6-02).
 */
export function createOrderList(database: Database): OrderList {
  const { take } = inTurn();
  const waiting = new Map<string, Promise<string>>();
  return (person) => {
    const known = waiting.get(person.id);
    if (known !== undefined) return known;
    const list = take(async () => {
      // What is asked for from now on shows what has happened since.
      waiting.delete(person.id);
      const mailDelayed = await isMailDelayed(database, person.email);
      const orders: readonly Order[] = (await database.asPerson(person.id, listOrders)).map((order) => listedView(order));
      return JSON.stringify({ orders, mailDelayed });
    });
    waiting.set(person.id, list);
    return list;
  };
}
