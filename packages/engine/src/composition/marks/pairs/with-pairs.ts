import type { Asked } from '../../../concepts/subject/asked-pictures.ts';
import type { NameParts } from '../../name-parts.ts';
import type { MarkCandidate } from '../mark-candidate.ts';
import { pairCandidates } from './pair-candidates.ts';

/** Most marks of two things that a name like “Fox & Fern” is offered. */
const most = 3;

/**
 * Adds the marks of both things of a name to its pictures. What a vessel of the name holds already is not cut out of it once more, and of the
 * other marks of two things few stay.
 */
export function withPairs(
  found: readonly MarkCandidate[],
  { pictures, never }: Pick<Asked, 'pictures' | 'never'>,
  parts: NameParts,
): readonly MarkCandidate[] {
  const pairs = pairCandidates(pictures, never, parts);
  if (pairs.length === 0) return found;
  const merged = found.filter((m) => m.merged === true);
  const isHeld = merged.some((m) => m.both === true);
  const added = pairs.filter(({ id }) => !(isHeld && id.startsWith('inlaid/')));
  const ranked = [...merged].sort((a, b) => Number(b.both ?? false) - Number(a.both ?? false));
  const left = new Set(ranked.slice(0, Math.max(1, most - added.length)));
  return [...added, ...found.filter((m) => m.merged !== true || left.has(m))];
}
