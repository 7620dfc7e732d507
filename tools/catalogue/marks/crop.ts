/**
 * Family crop (T3): an icon larger than its disc, bleeding off the rim, left out of the disc: one picture in any number of
 * colors. A second tone inside the disc was muddy, and in one color another picture.
 */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import { mapPath, type Path, pathArea, placing, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { perimeter } from '../../../packages/engine/src/geometry/perimeter.ts';
import { assemble } from './assemble.ts';
import { iconPath } from './icon.ts';
import { chords, mirrorIoU, rasterize } from './judge.ts';
import { difference, intersection } from './pathkit.ts';
import { crops } from './review-crops.ts';
import { disc } from './shapes.ts';

/** Radius of the disc in the 200 box. */
const R = 100;

/** Scale of the 200-box icon and its offset from the disc's center, in radii. */
interface Placement {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

const place = (icon: Path, p: Placement): Path =>
  mapPath(icon, placing(p.scale, 100 + p.dx * R - 100 * p.scale, 100 + p.dy * R - 100 * p.scale));

/** Share of the disc covered, and share of its rim. */
function measure(icon: Path, p: Placement): { coverage: number; rim: number } {
  const size = 128;
  const raster = rasterize(place(icon, p), size);
  let [covered, all, onRim] = [0, 0, 0];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > size / 2) continue;
      covered += raster[y * size + x] as number;
      all++;
    }
  }
  for (let i = 0; i < 360; i++) {
    const t = (i * Math.PI) / 180;
    const at = (v: number) => Math.min(size - 1, Math.max(0, Math.floor(size / 2 + v * (size / 2 - 1.5))));
    if ((raster[at(Math.sin(t)) * size + at(Math.cos(t))] as number) > 0.5) onRim++;
  }
  return { coverage: covered / all, rim: onRim / 360 };
}

const acceptable = (m: { coverage: number; rim: number }): boolean => m.coverage >= 0.3 && m.coverage <= 0.65 && m.rim <= 0.5;

/** The placement nearest to coverage .46 and rim .30. Scales are 1.75, 1.95, 2.15 in discs of 150, hence ⅔ here. */
function bestPlacement(icon: Path): Placement | null {
  let best: { p: Placement; cost: number } | null = null;
  // A symmetric icon pushed sideways reads as a mistake.
  const sideways = mirrorIoU(rasterize(icon, 128), 128) > 0.9 ? [0] : [-0.35, 0, 0.35];
  for (const scale of [1.75, 1.95, 2.15]) {
    for (const dx of sideways) {
      for (const dy of [0.25, 0.45, 0.6]) {
        const p = { scale: (scale * 2) / 3, dx, dy };
        const m = measure(icon, p);
        const cost = Math.abs(m.coverage - 0.46) + Math.abs(m.rim - 0.3);
        if (acceptable(m) && (best === null || cost < best.cost)) best = { p, cost };
      }
    }
  }
  return best?.p ?? null;
}

/** Mean thickness, units of the 200 box, below which a piece is a sliver; pieces under .04 % of the box are crumbs. */
const leastThickness = 4;
const withoutSlivers = (path: Path): Path =>
  path.filter((c) => signedArea(c) < 0 || (pathArea([c]) > 16 && (2 * pathArea([c])) / perimeter([c], chords) >= leastThickness));

function cropMark({ name, craft }: (typeof crops)[number]): CataloguedMark | null {
  const icon = iconPath(name);
  const p = bestPlacement(icon);
  if (p === null) return null;
  const whole: Path = [disc(100, 100, R)];
  const placed = place(icon, p);
  const cut = difference(whole, placed);
  // Both cuts must add up to the disc: near-coincident edges sometimes lose a terminal.
  if (Math.abs(pathArea(cut) + pathArea(intersection(whole, placed)) - pathArea(whole)) > 0.002 * pathArea(whole)) {
    throw new Error(`crop/${name}: areas do not add up`);
  }
  // Slivers look like dirt.
  const mark = withoutSlivers(difference(whole, withoutSlivers(difference(whole, withoutSlivers(cut)))));
  return assemble({
    id: `crop/${name}`,
    family: 'crop',
    icons: [name],
    parts: [{ role: 'mark', path: mark }],
    corner: 3,
    craft,
    decimals: 1,
  });
}

export const cropMarks = (): CataloguedMark[] => crops.map(cropMark).filter((mark) => mark !== null);
