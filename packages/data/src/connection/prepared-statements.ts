import type { PoolClient } from 'pg';
import { nameOf } from './statement.ts';

/** Maximum prepared statements per session. Later ones are planned on every run. */
const most = 300;
const names = new Map<string, string>();

/**
 * Prepares every statement once per session, named by its text. Parsing and planning take longer than
 * running, above all with row security. Statements with lists of varying length have many texts, hence the
 * limit.
 */
export function prepareStatements(client: PoolClient): void {
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
