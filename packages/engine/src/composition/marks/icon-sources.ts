import { markEntry, pictureSource } from '../../concepts/stored-pictures.ts';
import { readHeldId } from './held.ts';

/**
 * Lists the icons that a mark was made from, outermost first, for the license notice: names of Phosphor as they are (`leaf`), those of
 * other sets with the set (`mdi:owl`). Empty for our own drawings, for letters, and for IDs that name no mark.
 */
export function iconSources(id: string): readonly string[] {
  const slash = id.indexOf('/');
  const [family, detail] = [id.slice(0, Math.max(0, slash)), id.slice(slash + 1)];
  if (family === 'held') {
    const inner = readHeldId(detail)?.mark;
    return inner === undefined ? [] : iconSources(inner);
  }
  // A crest consists of letters and an icon: `crest/A+crown`.
  const entry = markEntry(family === 'crest' ? `icon/${detail.slice(detail.lastIndexOf('+') + 1)}` : id);
  return (entry?.icons ?? []).map((icon) => pictureSource(icon) ?? icon).filter((icon) => icon !== '');
}
