import type { Random } from '../../random.ts';
import type { MarkCandidate } from './mark-candidate.ts';

/**
 * Minimum share of relevance a candidate keeps, minimum share of a group that stays, and minimum size of that
 * group.
 */
const relevance = 0.65;
const kept = 0.5;
const least = 2;

/** Marks of initials alone. Every client with the same initials could get them. */
const shared = /^(?:cut-disc|notch|track|horizon|pinwheel|ring-bar|pipes|light|fold|ring|pair)\//u;

/** Weights of one letter stay or sit out together and count as one, because the type beside them decides. */
const drawing = ({ id }: MarkCandidate): string => id.replace(/^((?:pipes|fold)\/.)-\d$/u, '$1-0');

/**
 * The group of candidates that can replace each other. Null for marks that belong to the name or are always
 * needed.
 */
const groupOf = (m: MarkCandidate): string | null =>
  m.chosen !== undefined
    ? null
    : m.concept !== null
      ? `${m.picture ?? m.concept}/${m.contained}`
      : shared.test(m.id)
        ? 'letter'
        : null;

/**
 * Rotates the catalogue for each brief, so that two clients in one trade, or with one initial, do not see the
 * same few marks. In every group, some candidates sit out and the rest appear in an order specific to the
 * brief.
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
