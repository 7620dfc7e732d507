import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../connection/database.ts';
import { profiles } from '../tables/people.ts';
import { addLink, type NewLink } from './account-links.ts';

/** An address at which nobody can have an account (RFC 2606). */
export const nobodysAddress = (): string => `${randomUUID()}@nobody.invalid`;

/**
 * Does what is kept, or the same for nobody, which is taken back: it costs as much. On an embedded database whoever watches how long others wait would see
 * the difference (H5-03, H6-04).
 */
export async function keptOrNot<T>(tx: Transaction, isKept: boolean, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint nobody`);
  const done = await work();
  await tx.execute(isKept ? sql`release savepoint nobody` : sql`rollback to savepoint nobody`);
  return done;
}

/** What adding a link costs, where there is no account to add it to. */
export const addLinkOfNobody = (tx: Transaction, link: Omit<NewLink, 'address'>): Promise<void> =>
  keptOrNot(tx, false, async () => {
    const email = nobodysAddress();
    const [person] = await tx.insert(profiles).values({ email, name: '' }).returning({ id: profiles.id });
    if (person !== undefined) await addLink(tx, person.id, { ...link, address: email });
  });
