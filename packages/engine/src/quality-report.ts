import type { GenomeEdit } from './composition/genome-edit.ts';
import { cataloguedMarks } from './concepts/mark-catalogue.ts';
import type { Design } from './design-document.ts';
import { height, width } from './geometry/box.ts';
import { type Path, pathBounds } from './geometry/path.ts';
import { correlation, type Likeness, likenessOf, rasterise } from './geometry/raster.ts';
import { markInk, type QualityRow, report } from './judgement/report.ts';

/** Side in px at which marks are compared, and the correlation from which two are alike. */
const side = 32;
const alikeFrom = 0.75;

/** Pictures of the catalogue's marks by id: drawn when the first report is asked for (some 0.14 s, 4 MB), then kept. */
const pictures = new Map<string, Likeness>();

/**
 * How good a finished design is, row by row, with what would mend it: about 4 ms, and some 0.14 s more for the first of a
 * process. Never a part of making a set. Edits are what `redesign` takes.
 */
export function reportOf(design: Design): readonly QualityRow<GenomeEdit>[] {
  return report(design, alikeOf(design));
}

/** Share of the other catalogued marks that correlate with this one by more than .75; null for a wordmark. */
function alikeOf(design: Design): number | null {
  const ink = markInk(design);
  const own = ink === null ? null : pictureOf(ink);
  if (own === null) return null;
  let alike = 0;
  let others = 0;
  for (const [id, { parts }] of cataloguedMarks()) {
    if (id === design.genome.mark) continue;
    const known = pictures.get(id) ?? pictureOf(parts.filter(({ only }) => only !== 'colour').flatMap(({ path }) => path));
    if (known === null) continue;
    pictures.set(id, known);
    others++;
    if (correlation(own, known) > alikeFrom) alike++;
  }
  return alike / Math.max(1, others);
}

/** Centred, the larger side filling the picture. */
function pictureOf(path: Path): Likeness | null {
  const box = pathBounds(path);
  if (box === null) return null;
  const s = side / Math.max(width(box), height(box));
  const [e, f] = [side / 2 - ((box.x0 + box.x1) / 2) * s, side / 2 - ((box.y0 + box.y1) / 2) * s];
  return likenessOf(rasterise(path, { a: s, b: 0, c: 0, d: s, e, f }, side, side));
}
