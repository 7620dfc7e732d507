import { refuse } from './problem-error.ts';

/**
 * JSON that a database can keep: `request.text` names the first text, or name of a field, that holds U+0000 or half a surrogate pair.
 * Deeper than a body may be nested it does not go.
 */
export function keepable<T>(value: T, field = ''): T {
  if (typeof value === 'string') check(value, field);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      check(name, field);
      keepable(inner, field === '' ? name : `${field}.${name}`);
    }
  return value;
}

function check(text: string, field: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    refuse('request.text', { ...(field === '' ? {} : { field: field.slice(0, 80) }) });
}
