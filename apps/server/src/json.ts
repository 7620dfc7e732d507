import { wireLimits } from '@brandwright/contract';
import { refuse } from './problem-error.ts';

/** Names that reach into an object's machinery instead of its fields. */
const machinery = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads JSON that a stranger sent: `request.body.json` when it is none, `request.body.too_deep` beyond 20 levels (found before any
 * recursion), `request.body.key` for a name that comes twice in one object, where parsers disagree on the meaning, or that is
 * `__proto__` and the like.
 */
export function parseJson(text: string): unknown {
  inspect(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('request.body.json');
  }
}

/** One pass over the text: depth, and the names of every object. What is not JSON is left to JSON.parse to find. */
function inspect(text: string): void {
  /** For each open bracket the names met so far; null in a list. */
  const open: (Set<string> | null)[] = [];
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === '"') {
      const end = endOfString(text, i);
      const names = open.at(-1);
      if (names != null && followedByColon(text, end)) note(text.slice(i, end), names);
      i = end - 1;
    } else if (c === '{' || c === '[') {
      if (open.length >= wireLimits.bodyDepth) refuse('request.body.too_deep', { allowed: `${wireLimits.bodyDepth} levels` });
      open.push(c === '{' ? new Set() : null);
    } else if (c === '}' || c === ']') {
      open.pop();
    }
  }
}

function note(quoted: string, names: Set<string>): void {
  const name = unquote(quoted);
  if (names.has(name) || machinery.has(name)) refuse('request.body.key', { received: name.slice(0, 40) });
  names.add(name);
}

/** `"\u005f_proto__"` is `__proto__` too. */
function unquote(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return refuse('request.body.json');
  }
}

/** Offset after the closing quote; the length of the text when there is none. */
function endOfString(text: string, from: number): number {
  for (let i = from + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i + 1;
  }
  return text.length;
}

function followedByColon(text: string, from: number): boolean {
  for (let i = from; i < text.length; i++) {
    const c = text[i];
    if (c === ':') return true;
    if (c !== ' ' && c !== '\n' && c !== '\r' && c !== '\t') return false;
  }
  return false;
}
