import type { Random } from '../../random.ts';
import type { MarkCandidate } from './mark-candidate.ts';

/** What is left of a candidate's relevance at least, and of a group of candidates: never fewer than `least`. */
const relevance = 0.5;
const kept = 0.5;
const least = 2;

/** Marks of initials alone: every client who shares them could get them. */
const shared = /^(?:cut-disc|notch|track|horizon|pinwheel|ring-bar|pipes|light|fold|ring|pair)\//u;

/** Weights of one letter stand or sit out together, and count as one: the type beside them decides. */
const drawing = ({ id }: MarkCandidate): string => id.replace(/^((?:pipes|fold)\/.)-\d$/u, '$1-0');

/** Candidates that stand in for each other; null for what is the name's own, or always needed. */
const groupOf = (m: MarkCandidate): string | null =>
  m.concept !== null ? `${m.concept}/${m.contained}` : shared.test(m.id) ? 'letter' : null;

/**
 * Turns the catalogue another way for each brief, so that two clients of one trade, or with one initial, are not shown the same
 * few: of every group some candidates sit this brief out, the others come forward in an order of its own.
 */
export function turned(marks: readonly MarkCandidate[], random: Random): readonly MarkCandidate[] {
  const places = new Map(marks.map((m) => [drawing(m), random.fork(drawing(m)).next()]));
  const placeOf = (m: MarkCandidate): number => places.get(drawing(m)) as number;
  const groups = new Map<string, MarkCandidate[]>();
  for (const m of marks) {
    const group = groupOf(m);
    if (group !== null && drawing(m) === m.id) groups.set(group, [...(groups.get(group) ?? []), m]);
  }
  const out = new Set(
    [...groups.values()].flatMap((all) =>
      [...all]
        .sort((a, b) => placeOf(b) - placeOf(a))
        .slice(Math.max(least, Math.ceil(kept * all.length)))
        .map(drawing),
    ),
  );
  return marks
    .filter((m) => !out.has(drawing(m)))
    .map((m) => ({ ...m, relevance: m.relevance * (relevance + (1 - relevance) * placeOf(m)) }));
}
