import { createHash } from 'node:crypto';

/** Values that drivers turn into parameters by themselves. */
type Value = string | number | boolean | null;

/** A statement with typed rows, its values kept apart from its text. Only `statement` makes one. */
export interface Statement<Row = unknown> {
  /** SQL with $1, $2, … in place of values. */
  readonly text: string;
  /** Derived from the text. A session keeps the query plan under it. */
  readonly name: string;
  readonly values: readonly Value[];
  /** Exists only in types: a plain object is not a Statement. */
  readonly [made]: Row;
}

/** The rows of each statement. */
export type RowsOf<Asked extends readonly Statement[]> = {
  readonly [K in keyof Asked]: Asked[K] extends Statement<infer Row> ? readonly Row[] : never;
};

declare const made: unique symbol;
const texts = new WeakMap<TemplateStringsArray, { readonly text: string; readonly name: string }>();

/** A name derived from a text: 132 bits of its SHA-256. */
export const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * A tagged template for SQL: statement`select … where id = ${id}`. For statements of every request: a query
 * builder would describe its tables each time, which takes longer than the query. Name columns as in code
 * (`updated_at as "updatedAt"`).
 */
export function statement<Row = unknown>(strings: TemplateStringsArray, ...values: readonly Value[]): Statement<Row> {
  let known = texts.get(strings);
  if (known === undefined) {
    const text = strings.reduce((before, part, i) => `${before}$${i}${part}`);
    known = { text, name: nameOf(text) };
    texts.set(strings, known);
  }
  return { ...known, values } as Statement<Row>;
}
