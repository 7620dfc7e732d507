import { cataloguedMarks } from '../../concepts/mark-catalogue.ts';
import { readHeldId } from './held.ts';

/**
 * Lists the Phosphor icons that a mark was made from, outermost first, by their Phosphor names, for the
 * license notice. Empty for our own drawings, for letters, and for IDs that name no mark.
 */
export function iconSources(id: string): readonly string[] {
  const slash = id.indexOf('/');
  const [family, detail] = [id.slice(0, Math.max(0, slash)), id.slice(slash + 1)];
  if (family === 'held') {
    const inner = readHeldId(detail)?.mark;
    return inner === undefined ? [] : iconSources(inner);
  }
  // A crest consists of letters and an icon: `crest/A+crown`.
  if (family === 'crest') return cataloguedMarks().get(`icon/${detail.slice(detail.lastIndexOf('+') + 1)}`)?.icons ?? [];
  return cataloguedMarks().get(id)?.icons ?? [];
}
