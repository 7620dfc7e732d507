import { getIndex } from '../../concepts/reading.ts';
import type { Rule } from './rule.ts';
import type { Said } from './said.ts';
import type { Token } from './tokens.ts';

/** Words that a picture may have: “hot air balloon”. */
const mostWords = 3;

const isOperator = (token: Token, ...operators: readonly string[]): boolean =>
  token.is === 'operator' && operators.includes(token.operator);

/** “use a fox instead of the leaf”, “a fox icon”, “no icon”, “another icon”, “replace the leaf with a fox”. */
export const readIcon: Rule = (said) => {
  const about = said.targets.includes('icon');
  if (said.does('keep', 'unchanged', 'between', 'move') || said.has('place') || said.has('ordinal')) return null;
  if (about && said.only('target', 'operator') && said.targets.every((t) => t === 'icon')) {
    if (said.does('remove')) return [{ kind: 'no-icon' }];
    if (said.does('another', 'add', 'replace')) return [{ kind: 'another-icon' }];
    return null;
  }
  const found = subjectOf(said);
  if (found === null) return null;
  const { subject, replaced, asked } = found;
  if (said.targets.some((t) => t !== 'icon' && t !== 'logo') || said.does('remove', 'not', 'less', 'more', 'too'))
    return 'unknown';
  // Without the word icon, only a thing that we know can be meant.
  // An icon is named by what it shows: “flip the icon” is none.
  const named =
    (about && (said.does('to', 'use') || isThing(subject.split(' ').at(-1) ?? ''))) ||
    replaced ||
    (asked && said.does('add', 'instead', 'use') && isThing(subject));
  return named ? [{ kind: 'icon', subject }] : null;
};

const isThing = (subject: string): boolean => getIndex().byWord.has(subject);

interface Subject {
  readonly subject: string;
  /** A picture is named that it takes the place of. */
  readonly replaced: boolean;
  /** It is one thing: “a fox”. */
  readonly asked: boolean;
}

/** The picture that is asked for. */
function subjectOf(said: Said): Subject | null {
  const { tokens } = said;
  const instead = tokens.findIndex((t) => isOperator(t, 'instead-of'));
  const to = said.does('replace') ? tokens.findIndex((t) => isOperator(t, 'to')) : -1;
  const part = instead >= 0 ? tokens.slice(0, instead) : to >= 0 ? tokens.slice(to + 1) : tokens;
  const other = instead >= 0 ? tokens.slice(instead + 1) : to >= 0 ? tokens.slice(0, to) : [];
  const run = thingIn(part);
  if (run.length === 0 || run.length > mostWords) return null;
  const replaced = other.some((t) => t.is === 'unknown' || (t.is === 'target' && t.target === 'icon'));
  const before = part[part.indexOf(run[0] as Token) - 1];
  return { subject: run.map(({ word }) => word).join(' '), replaced, asked: before !== undefined && article.has(before.word) };
}

const article: ReadonlySet<string> = new Set(['a', 'an']);

/** Words that are no part of the picture in a clause about one. */
const around = (token: Token): boolean =>
  token.is === 'filler' ||
  isOperator(token, 'use', 'add', 'replace', 'to', 'another', 'instead') ||
  (token.is === 'target' && (token.target === 'icon' || token.target === 'logo'));

/**
 * The only run of words that are no others of a request. Words that name a color or a quality belong to it after an article: “a rose”, “a light
 * bulb”.
 */
function thingIn(tokens: readonly Token[]): readonly Token[] {
  const inside: Token[] = [];
  let ended = false;
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    const begins = before !== undefined && article.has(before.word) && (token.is === 'color' || token.is === 'quality');
    const follows = inside.length > 0 && !ended && !around(token);
    if (token.is === 'unknown' || begins || follows) {
      if (ended) return [];
      inside.push(token);
    } else if (around(token)) ended = inside.length > 0;
    else return [];
  }
  const holds = inside.some(({ is }) => is === 'unknown') || inside.every(({ is }) => is === 'color');
  return holds ? inside : [];
}
