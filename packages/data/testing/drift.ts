import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Database, tables } from '../src/index.ts';

/** Where the tables in code and those of a migrated database differ: one line for each column that is told differently. */
export async function drift(database: Database): Promise<readonly string[]> {
  const { rows } = (await database.statements.execute(sql`
    select table_name::text as table, column_name::text as column, data_type::text as type, is_nullable::text as nullable
    from information_schema.columns where table_schema = current_schema() and table_name <> 'migrations'`)) as unknown as {
    rows: readonly { table: string; column: string; type: string; nullable: string }[];
  };
  const real = new Set(rows.map(({ table, column, type, nullable }) => `${table}.${column} ${type} ${nullable}`));
  const told = new Set(
    Object.values(tables)
      .filter((table) => is(table, PgTable))
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map(
          (c) => `${name}.${c.name} ${c.getSQLType().replace('bigserial', 'bigint')} ${c.notNull ? 'NO' : 'YES'}`,
        );
      }),
  );
  return [
    ...[...real].filter((line) => !told.has(line)).map((line) => `only in the database: ${line}`),
    ...[...told].filter((line) => !real.has(line)).map((line) => `only in code: ${line}`),
  ].sort();
}
