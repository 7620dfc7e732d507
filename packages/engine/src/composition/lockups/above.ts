import { centerX, height, width } from '../../geometry/box.ts';
import { type Lockup, type LockupParts, placed, scaledMark } from './lockup.ts';

/** Ink height of a mark above a name, in cap heights (golden rule 9). Thin monograms may be taller. */
const bounds = { least: 2.5, most: 3.6, ring: 4.4 };
/** Limits for a person's changes (design rules §8). */
const scaled = { least: 1.4, most: 4.2 };
/** A mark lower than this above a name looks like a lid. */
const shallow = 1.2;
const massAim = 1.45;
/** What a row of things takes of the name's width at most. */
const rowWidth = { line: 0.8, stacked: 1.06 } as const;

/** Mark above the name on one axis: the mean of the box center and ink center of the name's own box. */
export function above({ name, usual, mark, markScale, spacing, textScale, asked = false }: LockupParts): Lockup | null {
  if (mark === null) return null;
  const thin = mark.kind === 'ring' || mark.kind === 'pair';
  const massScale = Math.sqrt((massAim * usual.ink) / mark.area);
  const byMass = (height(mark.box) * massScale) / 100;
  const aspect = width(mark.box) / height(mark.box);
  const most = thin ? (mark.kind === 'pair' ? 2.3 : bounds.ring) : bounds.most;
  let k = Math.max(bounds.least, Math.min(most, byMass));
  // At most .62 of the name's width, so that the name remains the base. With one or two letters, the mark may
  // be wider.
  k = Math.min(
    k,
    Math.max((mark.row === true ? rowWidth[name.lines > 1 ? 'stacked' : 'line'] : 0.62) * width(usual.box), 170) / 100 / aspect,
  );
  if (k < shallow && !asked) return null;
  k = Math.max(k, shallow);
  k = scaledMark(k, markScale, scaled.least, scaled.most);
  const scale = (k * 100) / height(mark.box);
  const gap = (name.airy ? 95 : 62 + k * 5) * Math.sqrt(markScale * textScale) * spacing;
  // A dot or umlaut above capitals extends past the cap line, so the gap starts at the ink.
  const top = Math.min(name.top, name.box.y0 + 12 * textScale);
  const x = centerX(name.box) - ((mark.box.x0 + mark.box.x1) / 2) * scale;
  const y = top - gap - mark.box.y1 * scale;
  return placed(name, mark, x, y, scale);
}
