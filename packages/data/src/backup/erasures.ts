import { eq } from 'drizzle-orm';
import { erasePerson } from '../accounts/erase-person.ts';
import type { Database, Transaction } from '../connection/database.ts';
import { erasures } from '../tables/audit.ts';
import { profiles } from '../tables/people.ts';
import { appendErasures, type Erasure, readWhatIsLeft, renewErasures } from './erasure-file.ts';

/** Keeps a copy of the ledger outside the database, where a backup from before cannot overwrite it (row R-20). */
export interface Ledger {
  /**
   * Writes down what the file lacks, whichever process erased it, on disk when it resolves; and erases whoever the file knows and the database
   * does not: it was brought back from before, by whatever means.
   */
  keep(): Promise<void>;
}

/**
 * The ledger of a database in a file that this process alone writes. A file that is damaged is begun anew, with what can be read of it and what the database
 * knows, and the damaged one is kept: `onDamage` is told where.
 */
export function openLedger(
  database: Pick<Database, 'asSystem' | 'statements'>,
  file: string,
  onDamage: (aside: string) => void = () => {},
): Ledger {
  /** What stands in the file; null until it was read. */
  let written: Map<string, Erasure> | null = null;
  let last: Promise<void> = Promise.resolve();
  const read = async (there: readonly Erasure[]): Promise<Map<string, Erasure>> => {
    const { list, isDamaged } = await readWhatIsLeft(file);
    const all = new Map([...(isDamaged ? there : []), ...list].map((one) => [one.personId, one]));
    if (isDamaged) onDamage(await renewErasures(file, [...all.values()]));
    return all;
  };
  const keep = async (): Promise<void> => {
    const there = await database.statements.select().from(erasures);
    const known = written ?? (await read(there));
    written = known;
    const missing = there.filter(({ personId }) => !known.has(personId));
    if (missing.length > 0) await appendErasures(file, missing);
    for (const one of missing) known.set(one.personId, one);
    if (there.length === known.size) return;
    await database.asSystem(async (tx) => {
      await noteErasures(tx, [...known.values()]);
      await eraseAgain(tx);
    });
  };
  return {
    keep() {
      // One after the other, so that nothing is written twice; a failure is told to whoever asked.
      last = last.catch(() => {}).then(keep);
      return last;
    },
  };
}

/** Adds to the ledger what others remember. */
export async function noteErasures(tx: Transaction, list: readonly Erasure[]): Promise<void> {
  for (const { personId, at } of list) await tx.insert(erasures).values({ personId, at }).onConflictDoNothing();
}

/** Erases whoever stands in the ledger and is there all the same, from a backup; answers with how many there were. */
export async function eraseAgain(tx: Transaction): Promise<number> {
  const back = await tx.select({ id: profiles.id }).from(profiles).innerJoin(erasures, eq(erasures.personId, profiles.id));
  for (const { id } of back) await erasePerson(tx, id);
  return back.length;
}
