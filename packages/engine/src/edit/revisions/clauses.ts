import type { Token } from './tokens.ts';

/** One request of a text: the words between two joints. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** Words of its neighbors that go on here: “less corporate and stiff”. */
  readonly lent: readonly Token[];
  /** What joins it to the one before: a word, or null at a full stop or the beginning. */
  readonly joint: string | null;
  /** It stands beside a tag, a brace or a backslash: code is no request, whatever words it has. */
  readonly isCode: boolean;
}

const code = /[<>[\]{}|\\]/u;

/** Kinds of words without which there is nothing to read. */
const empty: ReadonlySet<Token['is']> = new Set(['filler', 'end', 'joint']);
const isEmpty = ({ tokens }: Clause): boolean => tokens.every(({ is }) => empty.has(is));

const has = (tokens: readonly Token[], ...operators: readonly string[]): boolean =>
  tokens.some((t) => t.is === 'operator' && operators.includes(t.operator));

const names = (tokens: readonly Token[]): boolean => tokens.some(({ is }) => is === 'target');

/** A part that names things and asks nothing of them goes on with the clause before: “between the icon and the name”. */
const onlyNames = (tokens: readonly Token[]): boolean =>
  names(tokens) && tokens.every(({ is }) => is === 'target' || empty.has(is));

/** A request that a color may follow: “a rounder font in dark blue”, “like the second one in navy”. */
const standsAlone = ({ is }: Token): boolean => is === 'quality' || is === 'case' || is === 'ordinal' || is === 'family';

/** “replace the leaf with a fox”: this “with” belongs to its clause. */
const replaces = (tokens: readonly Token[]): boolean => has(tokens, 'replace');

/** The requests of a text, in its order. */
export function clausesOf(tokens: readonly Token[]): readonly Clause[] {
  const out: { tokens: Token[]; joint: string | null; isCode: boolean }[] = [{ tokens: [], joint: null, isCode: false }];
  for (const [at, token] of tokens.entries()) {
    const last = out.at(-1) as (typeof out)[number];
    if (token.is === 'end') {
      const isCode = code.test(token.word);
      last.isCode ||= isCode;
      out.push({ tokens: [], joint: token.word.startsWith(',') ? ',' : null, isCode });
    } else if (token.word === 'in' && tokens[at + 1]?.is === 'color' && last.tokens.some(standsAlone))
      out.push({ tokens: [token], joint: 'in', isCode: last.isCode });
    else if (token.is !== 'joint') last.tokens.push(token);
    else if (token.word === 'with' && replaces(last.tokens)) last.tokens.push({ ...token, is: 'operator', operator: 'to' });
    else if (last.tokens.length > 0) out.push({ tokens: [], joint: token.word, isCode: last.isCode });
  }
  const merged: Clause[] = [];
  for (const part of out) {
    const clause: Clause = { ...part, tokens: withoutAlso(part.tokens), lent: [] };
    const before = merged.at(-1);
    const joins = clause.joint === 'and' || clause.joint === '&' || clause.joint === 'or';
    // “Bolder, but not too much”.
    const scales =
      before !== undefined && clause.tokens.length > 0 && clause.tokens.every(({ is }) => is === 'strength' || empty.has(is));
    if (scales && clause.tokens.some(({ is }) => is === 'strength'))
      merged[merged.length - 1] = { ...before, lent: [...before.lent, ...clause.tokens] };
    else if (before !== undefined && joins && onlyNames(clause.tokens) && names(before.tokens))
      merged[merged.length - 1] = { ...before, tokens: [...before.tokens, ...clause.tokens] };
    else if (!isEmpty(clause)) merged.push(clause);
  }
  return inherited(merged);
}

/** “Bolder, too” is “bolder, as well”. */
function withoutAlso(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  return tokens.length > 1 && last?.is === 'operator' && last.operator === 'too' ? tokens.slice(0, -1) : tokens;
}

/** Kinds of requests that are about the part named beside them: “make the icon bigger and greener”. */
const shared = (token: Token): boolean =>
  token.is === 'color' || (token.is === 'quality' && ['size', 'tone', 'hue', 'light'].includes(token.quality.of));

/** Operators that go on over “and”: “less corporate and stiff”, “no yellow or red”. */
const carried: readonly string[] = ['more', 'less', 'too', 'remove', 'not', 'keep'];

/** What each clause takes over from its neighbors. */
function inherited(clauses: readonly Clause[]): readonly Clause[] {
  const out: Clause[] = [];
  for (const [i, clause] of clauses.entries()) {
    const next = clauses[i + 1];
    const before = out.at(-1);
    const joined = clause.joint === 'and' || clause.joint === '&' || clause.joint === 'or' || clause.joint === 'nor';
    const lent = [
      ...(before !== undefined && joined ? operatorsFor(clause, before) : []),
      ...(before !== undefined && joined ? targetsFor(clause, before) : []),
    ];
    // “bigger and greener icon”: a size needs a part, and waits for it.
    const sized = clause.tokens.some((t) => t.is === 'quality' && t.quality.of === 'size');
    const ahead = sized && next !== undefined && (next.joint === 'and' || next.joint === '&') ? targetsFor(clause, next) : [];
    const more = lent.some(({ is }) => is === 'target') ? lent : [...lent, ...ahead];
    out.push({ ...clause, lent: [...clause.lent, ...more] });
  }
  return out;
}

function targetsFor(clause: Clause, other: Clause): readonly Token[] {
  const named = clause.tokens.some((t) => t.is === 'target' || t.is === 'unknown' || t.is === 'ground' || t.is === 'ordinal');
  const about =
    clause.tokens.some(shared) && clause.tokens.every((t) => shared(t) || ['filler', 'strength', 'operator'].includes(t.is));
  // “it” is the logo.
  const whole = clause.tokens.some(({ word }) => word === 'it' || word === 'make it');
  return named || !about || whole || !other.tokens.some(shared)
    ? []
    : other.tokens.filter((t) => t.is === 'target' && t.target !== 'spacing');
}

function operatorsFor(clause: Clause, before: Clause): readonly Token[] {
  if (clause.tokens.some(({ is }) => is === 'operator' || is === 'unknown')) return [];
  const plain = clause.tokens.every((t) => t.is !== 'quality' || !t.word.endsWith('er'));
  const alternative = clause.joint === 'or' || clause.joint === 'nor';
  const kinds = alternative ? carried : carried.filter((operator) => operator !== 'remove' && operator !== 'keep');
  return plain ? [...before.tokens, ...before.lent].filter((t) => t.is === 'operator' && kinds.includes(t.operator)) : [];
}
