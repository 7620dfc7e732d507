import { type BodyBounds, bodyBounds, wireLimits } from '@brandwright/contract';
import { refuse } from './problem-error.ts';

/** Names that reach an object's prototype instead of its fields. */
const machinery = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses untrusted JSON. Throws `request.body.json` for invalid JSON, `request.body.too_deep` beyond 20
 * levels, `request.body.too_many` beyond the bounds (both before anything is parsed or recurses), and
 * `request.body.key` for a name that repeats within an object, where parsers disagree, or for `__proto__` and
 * the like.
 */
export function parseJson(text: string, bounds: BodyBounds = bodyBounds.plain): unknown {
  inspect(text, bounds);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('request.body.json');
  }
}

/** Code units of JSON syntax. */
const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const comma = 0x2c;
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (c: number): boolean => c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;

/**
 * Checks depth, members and names in one pass, in linear time. Beyond the bounds it keeps counting, so that
 * the refusal can give the number. Leaves syntax errors to JSON.parse.
 */
function inspect(text: string, bounds: BodyBounds): void {
  /** The names so far in each open object, created with the first name; null for lists. */
  const open: (Set<string> | null | undefined)[] = [];
  let members = 0;
  let numbers = 0;
  /** True inside a plain value of a list, until the next comma. */
  let counted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === quote) {
      const end = endOfString(text, i);
      const top = open.length - 1;
      const names = open[top];
      if (names === null) {
        members++;
        counted = true;
      } else if (top >= 0 && followedByColon(text, end)) {
        members++;
        if (members <= bounds.members) open[top] = noted(text.slice(i, end), names);
      }
      i = end - 1;
    } else if (c === openBrace || c === openBracket) {
      if (open.length >= wireLimits.bodyDepth) refuse('request.body.too_deep', { allowed: `${wireLimits.bodyDepth} levels` });
      members++;
      open.push(c === openBrace ? undefined : null);
      counted = false;
    } else if (c === closeBrace || c === closeBracket) {
      open.pop();
      counted = true;
    } else if (c === comma) {
      counted = false;
    } else if (!counted && !isSpace(c) && open.length > 0 && open[open.length - 1] === null) {
      numbers++;
      counted = true;
    }
  }
  within(members, bounds.members, 'fields, objects, lists and strings in lists');
  within(numbers, bounds.numbers, 'plain values in lists');
}

function within(count: number, most: number, what: string): void {
  if (count <= most) return;
  const [received, allowed] = [String(count), `at most ${most}`];
  refuse('request.body.too_many', {
    received,
    allowed,
    message: `The body has too many ${what}. Received “${received}”. Allowed: ${allowed}.`,
  });
}

function noted(quoted: string, names = new Set<string>()): Set<string> {
  const name = unquote(quoted);
  if (names.has(name) || machinery.has(name)) refuse('request.body.key', { received: name.slice(0, 40) });
  return names.add(name);
}

/** `"\u005f_proto__"` also means `__proto__`. */
function unquote(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return refuse('request.body.json');
  }
}

/** Offset after the closing quote, or the length of the text without one. */
function endOfString(text: string, from: number): number {
  for (let i = from + 1; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === backslash) i++;
    else if (c === quote) return i + 1;
  }
  return text.length;
}

function followedByColon(text: string, from: number): boolean {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (!isSpace(c)) return c === colon;
  }
  return false;
}
