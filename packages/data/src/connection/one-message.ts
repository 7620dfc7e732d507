import { type Connection, type PoolClient, Result } from 'pg';
import type { Statement } from './statement.ts';

/** The driver's own reader of rows, once it knows their columns; its types leave it out. */
type Reader = Result & {
  addFields(fields: readonly unknown[]): void;
  parseRow(fields: readonly (string | null)[]): unknown;
};

/** What each session keeps prepared, and how the rows of each are read. Gone with the session. */
const prepared = new WeakMap<Connection, Map<string, Reader>>();

/**
 * Statements in one message there and one back, in one transaction: what stands before one Sync is one (PostgreSQL, Frontend/Backend
 * Protocol, "Extended Query", on pipelining), and a journey costs both sides more than most statements do. Resolves to the rows of each.
 * When it rejects, the session must not be used again: what it was about to prepare may be half there.
 */
export function inOneMessage(client: PoolClient, asked: readonly Statement[]): Promise<readonly (readonly unknown[])[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly (readonly unknown[])[]>();
  const rows: unknown[][] = asked.map(() => []);
  let readers: readonly Reader[] = [];
  /** The statement whose answer comes. */
  let at = 0;
  const query = {
    /** The driver puts its own around it, and with it the time after which it calls `handleError`. */
    callback: (error: Error | null): void => (error === null ? resolve(rows) : reject(error)),
    submit(connection: Connection) {
      const { stream } = connection;
      stream.cork();
      readers = asked.map((statement) => send(connection, statement));
      connection.sync();
      stream.uncork();
    },
    handleRowDescription: ({ fields }: { readonly fields: readonly unknown[] }) => readers[at]?.addFields(fields),
    handleDataRow: ({ fields }: { readonly fields: readonly (string | null)[] }) => rows[at]?.push(readers[at]?.parseRow(fields)),
    handleCommandComplete: () => {
      at++;
    },
    handleError: (error: Error): void => query.callback(error),
    handleReadyForQuery: (): void => query.callback(null),
  };
  client.query(query);
  return promise;
}

/** Prepared under names of their own, beside those that the driver gives; described once, since its columns stay as they are. */
function send(connection: Connection, { name, text, values }: Statement): Reader {
  const known = prepared.get(connection) ?? new Map<string, Reader>();
  prepared.set(connection, known);
  const own = `own:${name}`;
  const reader = known.get(name);
  if (reader === undefined) connection.parse({ name: own, text, types: [] }, true);
  connection.bind({ statement: own, values: values.map((value) => (value === null ? null : String(value))) }, true);
  if (reader === undefined) connection.describe({ type: 'P' }, true);
  connection.execute({}, true);
  if (reader !== undefined) return reader;
  const fresh = new (Result as unknown as new () => Reader)();
  known.set(name, fresh);
  return fresh;
}
