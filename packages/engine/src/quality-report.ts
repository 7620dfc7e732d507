import type { GenomeEdit } from './composition/genome-edit.ts';
import { cataloguedMarks, outlinesOnDemand } from './concepts/mark-catalogue.ts';
import type { Design } from './design-document.ts';
import { height, width } from './geometry/box.ts';
import { type Path, pathBounds } from './geometry/path.ts';
import { correlation, type Likeness, likenessOf, rasterize } from './geometry/raster.ts';
import { markInk, type QualityRow, report } from './judgement/report.ts';

/** Side in px at which marks are compared, and the correlation above which two are alike. */
const side = 32;
const alikeFrom = 0.75;

/** Pictures of the catalogue's marks by id, drawn for the first report (about 0.14 s, 4 MB) and then kept. */
const pictures = new Map<string, Likeness>();

/**
 * Rates a finished design in several checks, each with an edit that would improve it. About 4 ms, plus 0.14 s
 * for the first in a process. Not part of making a set. The edits fit `redesign`.
 */
export function reportOf(design: Design): readonly QualityRow<GenomeEdit>[] {
  return report(design, alikeOf(design));
}

/** Share of the other catalogue marks whose correlation with this one exceeds .75. Null for a wordmark. */
function alikeOf(design: Design): number | null {
  const ink = markInk(design);
  const own = ink === null ? null : pictureOf(ink);
  if (own === null) return null;
  let alike = 0;
  let others = 0;
  for (const [id, { parts }] of cataloguedMarks()) {
    // Marks whose outlines a page fetches on demand are left out everywhere, so that page and server report the same.
    if (id === design.genome.mark || outlinesOnDemand(id).length > 0) continue;
    const known = pictures.get(id) ?? pictureOf(parts.filter(({ only }) => only !== 'colour').flatMap(({ path }) => path));
    if (known === null) continue;
    pictures.set(id, known);
    others++;
    if (correlation(own, known) > alikeFrom) alike++;
  }
  return alike / Math.max(1, others);
}

/** The mark centered, its larger side filling the picture. */
function pictureOf(path: Path): Likeness | null {
  const box = pathBounds(path);
  if (box === null) return null;
  const s = side / Math.max(width(box), height(box));
  const [e, f] = [side / 2 - ((box.x0 + box.x1) / 2) * s, side / 2 - ((box.y0 + box.y1) / 2) * s];
  return likenessOf(rasterize(path, { a: s, b: 0, c: 0, d: s, e, f }, side, side));
}
