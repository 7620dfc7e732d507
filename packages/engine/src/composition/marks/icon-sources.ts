import { cataloguedMarks } from '../../concepts/mark-catalogue.ts';
import { readHeldId } from './held.ts';

/**
 * Phosphor icons a mark was made from, outer first, by the names of that set: what a licence has to tell. Empty for marks of our own
 * drawing, letters, and ids that are no mark.
 */
export function iconSources(id: string): readonly string[] {
  const slash = id.indexOf('/');
  const [family, detail] = [id.slice(0, Math.max(0, slash)), id.slice(slash + 1)];
  if (family === 'held') {
    const inner = readHeldId(detail)?.mark;
    return inner === undefined ? [] : iconSources(inner);
  }
  // A crest is letters and an icon: `crest/A+crown`.
  if (family === 'crest') return cataloguedMarks().get(`icon/${detail.slice(detail.lastIndexOf('+') + 1)}`)?.icons ?? [];
  return cataloguedMarks().get(id)?.icons ?? [];
}
