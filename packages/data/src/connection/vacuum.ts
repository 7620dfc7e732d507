import type { Database } from './database.ts';

/**
 * Tables with much dead data by autovacuum's measure (autovacuum_vacuum_threshold and _scale_factor),
 * including their out-of-line values (TOAST, 2 kB a row). Also tables with 10 MB of such values or 5,000 rows
 * added: the first vacuum reads everything added since the last one, 3 to 6 s for a gigabyte (H10-07).
 */
const wanting = `
  select format('%I.%I', t.schemaname, t.relname) as name
  from pg_stat_user_tables t join pg_class c on c.oid = t.relid
    left join pg_stat_all_tables long on long.relid = c.reltoastrelid
  where t.n_dead_tup > 1000 + 0.2 * t.n_live_tup or coalesce(long.n_dead_tup > 1000 + 0.2 * long.n_live_tup, false)
    or t.n_ins_since_vacuum > 5000 or coalesce(long.n_ins_since_vacuum > 5000, false)
  order by name`;

/**
 * Frees dead rows in an embedded database, which has no autovacuum. Otherwise one account that keeps saving
 * its draft would fill the disk (H7-06). Takes 3 ms for 5 MB (measured). Does nothing on Postgres. Returns
 * the tables.
 */
export async function vacuum({ kind, wire }: Pick<Database, 'kind' | 'wire'>): Promise<readonly string[]> {
  if (kind !== 'pglite') return [];
  const names = ((await wire.executeSql(wanting)).rows as readonly { readonly name: string }[]).map(({ name }) => name);
  // One statement per table, so that others get a turn in between.
  for (const name of names) await wire.executeSql(`vacuum ${name}`);
  return names;
}

/**
 * Frees at once what was deleted from a table of an embedded database. Does nothing on Postgres, which has
 * autovacuum.
 */
export async function vacuumTable({ kind, wire }: Pick<Database, 'kind' | 'wire'>, table: 'logos'): Promise<void> {
  if (kind === 'pglite') await wire.executeSql(`vacuum ${table}`);
}
