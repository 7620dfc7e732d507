import { type Connection, type PoolClient, Result } from 'pg';
import type { Statement } from './statement.ts';

/** The driver's internal row reader once it knows the columns. Its types omit it. */
type Reader = Result & {
  addFields(fields: readonly unknown[]): void;
  parseRow(fields: readonly (string | null)[]): unknown;
};

/** Statements prepared in each session, with the reader for their rows. Dropped with the session. */
const prepared = new WeakMap<Connection, Map<string, Reader>>();

/**
 * Runs statements in one round trip and one transaction: everything before one Sync is one (PostgreSQL,
 * Frontend/Backend Protocol, "Extended Query", on pipelining). A round trip costs both sides more than most
 * statements. Resolves to the rows of each. After a rejection the session must not be reused, because a
 * statement may be half prepared.
 */
export function inOneMessage(client: PoolClient, asked: readonly Statement[]): Promise<readonly (readonly unknown[])[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly (readonly unknown[])[]>();
  const rows: unknown[][] = asked.map(() => []);
  let readers: readonly Reader[] = [];
  /** Index of the statement whose answer is arriving. */
  let at = 0;
  const query = {
    /** The driver wraps it, together with the timeout after which it calls `handleError`. */
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

/**
 * Prepares a statement under its own name, apart from the driver's names. Describes it once, since its
 * columns do not change.
 */
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
