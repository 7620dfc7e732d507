import { markEntry, pictureSource } from '../../concepts/stored-pictures.ts';
import { innerMarks } from './inner-mark.ts';

/**
 * Lists the icons that a mark was made from, outermost first, for the license notice: names of Phosphor as they are (`leaf`), those of
 * other sets with the set (`mdi:owl`). Empty for our own drawings, for letters, and for IDs that name no mark.
 */
export function iconSources(id: string): readonly string[] {
  const inner = innerMarks(id);
  if (inner[0] !== id) return inner.flatMap((one) => (one === '' ? [] : iconSources(one)));
  // A crest consists of letters and an icon: `crest/A+crown`.
  const entry = markEntry(id.startsWith('crest/') ? `icon/${id.slice(id.lastIndexOf('+') + 1)}` : id);
  return (entry?.icons ?? []).map((icon) => pictureSource(icon) ?? icon).filter((icon) => icon !== '');
}
