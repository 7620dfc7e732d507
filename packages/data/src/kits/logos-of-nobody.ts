import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { vacuumTable } from '../connection/vacuum.ts';

/** Logos per statement: about a megabyte, which takes the embedded database a few milliseconds. */
const portion = 2;
/** Logos deleted between two vacuums: about 8 MB, at 4 ms each (measured). */
const freedAfter = 16;

/** Sets the owner of unreferenced logos to null. `removeLogosOfNobody` deletes them. */
export async function disownUnnamedLogos(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.execute(sql`
      update logos set user_id = null where id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))
        and not exists (select from kit_logos where logo_id = logos.id)
        and not exists (select from order_proof_logos where logo_id = logos.id)`);
}

/**
 * Deletes logos without an owner, a few at a time so that others get a turn (H8-06): one account may have
 * hundreds of megabytes. A logo that a kit or an order still references stays and does not block the rest
 * (H10-08). Returns how many were deleted.
 */
export async function removeLogosOfNobody(database: Database): Promise<number> {
  for (let removed = 0; ; ) {
    const { rows } = (await database.statements.execute(sql`
      delete from logos where id in (
        select id from logos where user_id is null
          and not exists (select from kit_logos where logo_id = logos.id)
          and not exists (select from order_proof_logos where logo_id = logos.id)
        limit ${portion} for update skip locked)
      returning 1`)) as unknown as { readonly rows: readonly unknown[] };
    removed += rows.length;
    if (rows.length > 0 && removed % freedAfter === 0) await vacuumTable(database, 'logos');
    if (rows.length < portion) return removed;
  }
}
