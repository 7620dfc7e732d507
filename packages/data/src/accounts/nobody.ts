import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../connection/database.ts';
import { profiles } from '../tables/people.ts';
import { addLink, type NewLink } from './account-links.ts';

/** An address that nobody can own (RFC 2606). */
export const nobodysAddress = (): string => `${randomUUID()}@nobody.invalid`;

/**
 * Runs `work` and keeps its result, or rolls it back at the same cost. On an embedded database, other
 * people's waiting times would otherwise reveal the difference (H5-03, H6-04).
 */
export async function keptOrNot<T>(tx: Transaction, isKept: boolean, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint nobody`);
  const done = await work();
  await tx.execute(isKept ? sql`release savepoint nobody` : sql`rollback to savepoint nobody`);
  return done;
}

/** Spends the time that adding a link takes, when there is no account to add it to. */
export const addLinkOfNobody = (tx: Transaction, link: Omit<NewLink, 'address'>): Promise<void> =>
  keptOrNot(tx, false, async () => {
    const email = nobodysAddress();
    const [person] = await tx.insert(profiles).values({ email, name: '' }).returning({ id: profiles.id });
    if (person !== undefined) await addLink(tx, person.id, { ...link, address: email });
  });
