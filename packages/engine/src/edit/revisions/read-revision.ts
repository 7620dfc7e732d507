import { type Clause, clausesOf } from './clauses.ts';
import { apartFrom } from './contradictions.ts';
import { isForeign } from './language.ts';
import { readClause } from './read-clause.ts';
import { longestRevision, type RevisionChange, type RevisionReading, type Unread, type Wish } from './revision.ts';
import { tokensOf } from './tokens.ts';

/** Clauses of each kind that are answered, and characters of one that are shown. */
const most = { changes: 12, unread: 12, shown: 160 } as const;

/** Characters that are not seen, or that turn the direction of others. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** A text as it is read: its first 1,000 characters, composed, without hidden ones, with typographic apostrophes. */
const clean = (text: string): string =>
  [
    ...text
      .slice(0, 4 * longestRevision)
      .normalize('NFC')
      .replace(/[\r\n\t]+/gu, '\n')
      .replace(hidden, (char) => (char === '\n' ? char : '')),
  ]
    .slice(0, longestRevision)
    .join('')
    .replaceAll("'", '’');

const shown = (words: string): string => {
  const line = words.replace(/\s+/gu, ' ').trim();
  return [...line].length > most.shown ? `${[...line].slice(0, most.shown - 1).join('')}…` : line;
};

/**
 * Reads a request in plain English, such as “make it bolder and greener”. Every word has to be understood: a clause with a word left over is
 * given back as it was written, and so are clauses that oppose each other. Same text, same reading. Never throws; at most 12 changes and 12
 * clauses that were not understood; linear in the first 1,000 characters, and no others are read.
 */
export function readRevision(text: string): RevisionReading {
  const read = clean(text);
  const tokens = tokensOf(read);
  const words = tokens.flatMap(({ is, word }) => (is === 'quote' || is === 'end' ? [] : word.split(' ')));
  const unknown = tokens.flatMap(({ is, word }) => (is === 'unknown' || is === 'filler' ? [word] : []));
  const whole = (why: Unread): RevisionReading => ({
    changes: [],
    notUnderstood: read.trim() === '' ? [] : [{ words: shown(read), why }],
  });
  if (isForeign(words, unknown)) return whole('language');
  const clauses = clausesOf(tokens);
  if (clauses.length === 0) return whole('unknown');
  const changes: RevisionChange[] = [];
  const notUnderstood: { words: string; why: Unread }[] = [];
  for (const clause of clauses) {
    const said = wordsOf(clause, read);
    const reading = readClause(clause);
    if (typeof reading === 'string') notUnderstood.push({ words: said, why: reading });
    else changes.push(...reading.map((wish) => ({ ...wish, words: said })));
  }
  const { kept, opposed } = apartFrom(distinct(paired(changes, clauses, read)));
  const unread = [...notUnderstood, ...opposed.map(({ words: said }) => ({ words: said, why: 'contradiction' as const }))];
  return { changes: kept.slice(0, most.changes), notUnderstood: once(unread).slice(0, most.unread) };
}

/** The words of a clause as they were written. */
const wordsOf = ({ tokens }: Clause, text: string): string => shown(text.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0));

const wishKey = ({ words: _, ...wish }: RevisionChange): string => JSON.stringify(wish satisfies Wish);

/** Each change once: whoever writes “bolder, bolder, bolder” wants it bolder. */
function distinct(changes: readonly RevisionChange[]): readonly RevisionChange[] {
  const seen = new Set<string>();
  return changes.filter((change) => !seen.has(wishKey(change)) && seen.add(wishKey(change)));
}

const once = <T extends { readonly words: string }>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [item.words.toLowerCase(), item])).values(),
];

/** “in navy and gold”: two colors side by side are the first and the second. */
function paired(changes: readonly RevisionChange[], clauses: readonly Clause[], text: string): readonly RevisionChange[] {
  const joined = new Set(
    clauses.flatMap((clause) =>
      clause.joint === 'and' || clause.joint === '&' || clause.joint === 'with' ? [wordsOf(clause, text)] : [],
    ),
  );
  const out: RevisionChange[] = [];
  for (const change of changes) {
    const before = out.at(-1);
    const pair =
      change.kind === 'paint' &&
      before?.kind === 'paint' &&
      joined.has(change.words) &&
      change.part === 'all' &&
      before.part === 'all';
    if (!pair || before.second !== null || before.from !== null || change.from !== null) out.push(change);
    else out[out.length - 1] = { ...before, second: change.color, words: `${before.words} and ${change.words}` };
  }
  return out;
}
