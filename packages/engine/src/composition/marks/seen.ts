import { isStored, markEntry } from '../../concepts/stored-pictures.ts';
import { aboveUsual } from '../../scene/blind-scores.ts';
import { innerMark } from './inner-mark.ts';

/** Usual craft of drawings fetched on demand: their mean blind score of 2.7 and the point between both scales. */
const usualStored = 3.7;

/** Families whose ids end in the icon that they hold. */
const forms = /^(?:negative-space|badge|ring-break|crop)\/.*\+/u;

/**
 * How far readers who were not told what a mark shows scored it, or the picture in it, above the usual mark of its kind, in points
 * of their 1–5 scale. 0 for marks that nobody scored.
 */
export function seenOf(id: string): number {
  const inner = forms.test(id) ? id.replace(forms, 'icon/') : innerMark(id);
  if (!inner.startsWith('icon/')) return aboveUsual(inner);
  const stored = isStored(inner.slice('icon/'.length)) ? markEntry(inner) : undefined;
  return stored === undefined ? aboveUsual(inner) : stored.craft - usualStored;
}
