import { eq } from 'drizzle-orm';
import { erasePerson } from '../accounts/erase-person.ts';
import type { Database, Transaction } from '../connection/database.ts';
import { erasures } from '../tables/audit.ts';
import { profiles } from '../tables/people.ts';
import { appendErasures, type Erasure, readWhatIsLeft, renewErasures } from './erasure-file.ts';

/** Keeps a copy of the ledger outside the database, where an older backup cannot overwrite it. */
export interface Ledger {
  /**
   * Appends erasures that the file lacks, whichever process made them; they are on disk when this resolves.
   * Also erases people who are in the file but not in the database's ledger: an older backup brought them
   * back.
   */
  keep(): Promise<void>;
}

/**
 * The ledger of a database, in a file that only this process writes. A damaged file is rebuilt from its
 * readable lines and the database; the damaged one is kept, and `onDamage` gets its path.
 */
export function openLedger(
  database: Pick<Database, 'asSystem' | 'statements'>,
  file: string,
  onDamage: (aside: string) => void = () => {},
): Ledger {
  /** The file's content; null until it was read. */
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
      // Runs calls one after another, so that nothing is written twice. Each caller gets its own failure.
      last = last.catch(() => {}).then(keep);
      return last;
    },
  };
}

/** Adds erasures known from elsewhere to the ledger. */
export async function noteErasures(tx: Transaction, list: readonly Erasure[]): Promise<void> {
  for (const { personId, at } of list) await tx.insert(erasures).values({ personId, at }).onConflictDoNothing();
}

/** Erases people in the ledger who came back with a backup. Returns how many. */
export async function eraseAgain(tx: Transaction): Promise<number> {
  const back = await tx.select({ id: profiles.id }).from(profiles).innerJoin(erasures, eq(erasures.personId, profiles.id));
  for (const { id } of back) await erasePerson(tx, id);
  return back.length;
}
