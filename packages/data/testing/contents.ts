import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Database, tables } from '../src/index.ts';

/** All rows of a database, one line of JSON each with its table's name, in an order of its own: to see that nothing has changed. */
export async function contentsOf(database: Database, except: readonly string[] = []): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const { name } = getTableConfig(table);
    if (except.includes(name)) continue;
    const rows = await database.statements.select().from(table as PgTable);
    lines.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return lines.sort();
}
