import type { Database } from './database.ts';

/**
 * Tables of which much is dead, by Postgres's own measure (autovacuum_vacuum_threshold and _scale_factor, for more rows), with the values that are kept
 * apart for their length, 2 kB to a row. And those to which 10 MB of such values, or 5,000 rows, were added: the first vacuum goes through all that was added since the one before, and takes 3 to 6 s
 * for a gigabyte (H10-07).
 */
const wanting = `
  select format('%I.%I', t.schemaname, t.relname) as name
  from pg_stat_user_tables t join pg_class c on c.oid = t.relid
    left join pg_stat_all_tables long on long.relid = c.reltoastrelid
  where t.n_dead_tup > 1000 + 0.2 * t.n_live_tup or coalesce(long.n_dead_tup > 1000 + 0.2 * long.n_live_tup, false)
    or t.n_ins_since_vacuum > 5000 or coalesce(long.n_ins_since_vacuum > 5000, false)
  order by name`;

/**
 * Frees what was overwritten or deleted in an embedded database, whose Postgres has no process that does it: without, one account that keeps its draft
 * again and again would fill the disk (H7-06). Takes 3 ms for 5 MB (measured). Does nothing on a Postgres of its own. Answers with the tables.
 */
export async function vacuum({ kind, wire }: Pick<Database, 'kind' | 'wire'>): Promise<readonly string[]> {
  if (kind !== 'pglite') return [];
  const names = ((await wire.executeSql(wanting)).rows as readonly { readonly name: string }[]).map(({ name }) => name);
  // Others have their turn between two of them.
  for (const name of names) await wire.executeSql(`vacuum ${name}`);
  return names;
}

/** Frees at once what was deleted from a table of an embedded database; nothing on a Postgres of its own, which does that by itself. */
export async function vacuumTable({ kind, wire }: Pick<Database, 'kind' | 'wire'>, table: 'logos'): Promise<void> {
  if (kind === 'pglite') await wire.executeSql(`vacuum ${table}`);
}
