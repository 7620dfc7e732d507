import { refuse } from './problem-error.ts';

/**
 * Throws `request.text` if any key or string holds U+0000 or a lone surrogate, which Postgres cannot store.
 * Depth is bounded by `wireLimits.bodyDepth`.
 */
export function assertStorableJson<T>(value: T): T {
  const path = faultIn(value);
  if (path !== null) refuse('request.text', path.length === 0 ? {} : { field: path.reverse().join('.').slice(0, 80) });
  return value;
}

/**
 * Path to the first fault, last part first; null if there is none. Skips numbers, of which a drawing has
 * thousands.
 */
function faultIn(value: unknown): string[] | null {
  if (typeof value === 'string') return isKeepable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const entry: unknown = value[i];
      if (typeof entry === 'number') continue;
      const path = faultIn(entry);
      if (path !== null) return [...path, String(i)];
    }
    return null;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (!isKeepable(name)) return [];
    const path = faultIn(inner);
    if (path !== null) return [...path, name];
  }
  return null;
}

const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
