import type { PoolClient } from 'pg';
import { nameOf } from './statement.ts';

/** Statements that a session keeps prepared; what comes after them is planned each time. */
const most = 300;
const names = new Map<string, string>();

/**
 * Lets a session prepare every statement once, under a name made of its text: reading and planning one takes the database longer than running
 * it, row security above all. Statements with a list of their own length have a text for each, so there is a bound.
 */
export function preparing(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (first: unknown, ...rest: unknown[]): unknown =>
    query(isStatement(first) ? { ...first, name: knownName(first.text) } : first, ...rest);
  client.query = named as typeof client.query;
}

const isStatement = (first: unknown): first is { readonly text: string } =>
  typeof first === 'object' &&
  first !== null &&
  'text' in first &&
  'types' in first &&
  /^\s*(?:select|insert|update|delete|with)\b/i.test(String(first.text));

function knownName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= most) return known;
  const name = nameOf(text);
  names.set(text, name);
  return name;
}
