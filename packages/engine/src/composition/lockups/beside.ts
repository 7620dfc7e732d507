import { height, width } from '../../geometry/box.ts';
import { type Lockup, type LockupParts, placed } from './lockup.ts';

/** Mark ink height in cap heights beside one line (golden rule 9), and what ink mass aims at between mark and name. */
const bounds = { least: 1.45, most: 2.15 };
const massAim = 0.5;

/** Mark left of the name, centred on its optical middle; beside a stack it is exactly as high as the stack. */
export function beside({ name, mark, markScale, spacing }: LockupParts): Lockup | null {
  if (mark === null) return null;
  const stackHeight = name.base - name.top;
  const massScale = Math.sqrt((massAim * name.ink) / mark.area);
  const byMass = (height(mark.box) * massScale) / 100;
  const tall = name.lines > 1 ? stackHeight / 100 : Math.max(bounds.least, Math.min(bounds.most, byMass));
  // Wide marks are held by their width, or they would push the name out of sight.
  const aspect = width(mark.box) / height(mark.box);
  const k = Math.min(tall, (name.lines > 1 ? 3.4 : 2.4) / aspect) * markScale;
  const scale = (k * 100) / height(mark.box);
  const gap = Math.max(40, Math.min(78, 22 + k * 19)) * Math.sqrt(markScale) * spacing;
  const x = name.box.x0 - gap - mark.box.x1 * scale;
  const y = name.middle - ((mark.box.y0 + mark.box.y1) / 2) * scale;
  return placed(name, mark, x, y, scale);
}
