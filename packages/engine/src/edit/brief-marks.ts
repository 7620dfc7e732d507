import { type Brief, seedOf } from '../brief/brief.ts';
import { markCandidates } from '../composition/marks/candidates.ts';
import type { MarkCandidate } from '../composition/marks/mark-candidate.ts';
import type { NameParts } from '../composition/name-parts.ts';
import { createRandom } from '../random.ts';

/** By the brief's own text, since hosts parse one anew for every question; few, since a person edits one brief at a time. */
const known = new Map<string, readonly MarkCandidate[]>();
const mostKnown = 8;

/** The marks this brief gives a reason for, those that say most and are drawn best first. Kept for the last few briefs. */
export function briefMarks(brief: Brief, parts: NameParts): readonly MarkCandidate[] {
  const key = JSON.stringify(brief);
  const before = known.get(key);
  if (before !== undefined) return before;
  const worth = (m: MarkCandidate): number => m.relevance * (m.craft / 5) ** 2 * (m.word === null ? 0.7 : 1);
  const marks = [...markCandidates(brief, parts, createRandom(seedOf(brief, 0)).fork('marks'))].sort(
    (a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1),
  );
  if (known.size >= mostKnown) known.clear();
  known.set(key, marks);
  return marks;
}
