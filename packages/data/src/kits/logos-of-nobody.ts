import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { vacuumTable } from '../connection/vacuum.ts';

/** Logos that one statement removes: about a megabyte, which takes the embedded database some milliseconds. */
const portion = 2;
/** Logos after which what they took is freed: about eight megabytes, at four milliseconds each (measured), whenever it is done. */
const freedAfter = 16;

/** Takes those of some logos, however many, from their owner that no kit and no order names any more: `removeLogosOfNobody` removes them. */
export async function disownUnnamedLogos(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.execute(sql`
      update logos set user_id = null where id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))
        and not exists (select from kit_logos where logo_id = logos.id)
        and not exists (select from order_proof_logos where logo_id = logos.id)`);
}

/**
 * Removes the logos of nobody, some at a time, so that everybody else has a turn in between (H8-06): an account may have hundreds of megabytes. One that a kit or an order names stays, and
 * keeps no other (H10-08). Answers with how many there were.
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
