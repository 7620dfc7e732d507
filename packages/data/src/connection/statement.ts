import { createHash } from 'node:crypto';

/** What a driver turns into a parameter by itself. */
type Value = string | number | boolean | null;

/** One statement that answers with rows of this shape, its values apart from its text. Made by `statement` alone. */
export interface Statement<Row = unknown> {
  /** With $1, $2, … where values stand. */
  readonly text: string;
  /** The same for the same text: under it a session keeps the plan. */
  readonly name: string;
  readonly values: readonly Value[];
  /** Never there: text alone is none. */
  readonly [made]: Row;
}

/** The rows of each of several statements. */
export type RowsOf<Asked extends readonly Statement[]> = {
  readonly [K in keyof Asked]: Asked[K] extends Statement<infer Row> ? readonly Row[] : never;
};

declare const made: unique symbol;
const texts = new WeakMap<TemplateStringsArray, { readonly text: string; readonly name: string }>();

/** A name for a text, the same for the same text: 132 bits of its SHA-256. */
export const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * A statement as it is written: statement`select … where id = ${id}`. For what every request asks; a query builder describes its tables
 * anew each time, which takes longer than the database does. Columns are named as the code has them (`updated_at as "updatedAt"`).
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
