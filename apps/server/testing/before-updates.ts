import type { Database } from '@brandwright/data';
import type { Table } from 'drizzle-orm';

/** A database where `work` comes before each update of a table, as another request might. */
export function beforeUpdates(database: Database, table: Table, work: () => Promise<unknown>): Database {
  const delayed = (query: object): object =>
    new Proxy(query, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        if (name === 'then')
          return (...ends: readonly unknown[]) => work().then(() => Reflect.apply(value, target, ends) as unknown);
        return (...given: readonly unknown[]) => {
          const next = Reflect.apply(value, target, given) as unknown;
          return typeof next === 'object' && next !== null ? delayed(next) : next;
        };
      },
    });
  const statements = Object.create(database.statements, {
    update: { value: (of: Table) => (of === table ? delayed(database.statements.update(of)) : database.statements.update(of)) },
  }) as Database['statements'];
  return Object.create(database, { statements: { value: statements } }) as Database;
}
