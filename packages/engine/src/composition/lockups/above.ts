import { centreX, height, width } from '../../geometry/box.ts';
import { type Lockup, type LockupParts, placed, scaledMark } from './lockup.ts';

/** Mark ink height in cap heights above a name (golden rule 9); thin monograms may go higher. */
const bounds = { least: 2.5, most: 3.6, ring: 4.4 };
/** What a person may make of it (design rules §8). */
const scaled = { least: 1.4, most: 4.2 };
/** A mark lower than this over a name is a lid. */
const shallow = 1.2;
const massAim = 1.45;

/** Mark over the name on one axis: the mean of box centre and ink centre of the name's own box. */
export function above({ name, usual, mark, markScale, spacing, textScale, asked = false }: LockupParts): Lockup | null {
  if (mark === null) return null;
  const thin = mark.kind === 'ring' || mark.kind === 'pair';
  const massScale = Math.sqrt((massAim * usual.ink) / mark.area);
  const byMass = (height(mark.box) * massScale) / 100;
  const aspect = width(mark.box) / height(mark.box);
  const most = thin ? (mark.kind === 'pair' ? 2.3 : bounds.ring) : bounds.most;
  let k = Math.max(bounds.least, Math.min(most, byMass));
  // No wider than .62 of the name, so that the name stays the base it stands on; a name of one or two letters lets the
  // mark be wider than itself.
  k = Math.min(k, Math.max(0.62 * width(usual.box), 170) / 100 / aspect);
  if (k < shallow && !asked) return null;
  k = Math.max(k, shallow);
  k = scaledMark(k, markScale, scaled.least, scaled.most);
  const scale = (k * 100) / height(mark.box);
  const gap = (name.airy ? 95 : 62 + k * 5) * Math.sqrt(markScale * textScale) * spacing;
  // A descending dot or umlaut over capitals reaches above the cap line: the gap counts from the ink there.
  const top = Math.min(name.top, name.box.y0 + 12 * textScale);
  const x = centreX(name.box) - ((mark.box.x0 + mark.box.x1) / 2) * scale;
  const y = top - gap - mark.box.y1 * scale;
  return placed(name, mark, x, y, scale);
}
