import { mapPath, pathBounds, placing } from '@brandwright/engine';
import { box } from '../../layout/area.ts';
import { art } from '../pieces.ts';
import { onPage, type Piece, type Stage } from '../stage.ts';
import { words } from '../words.ts';

/** A quotation below a large mark of quotation. */
export function quote(stage: Stage): readonly Piece[] {
  const { safe, tone, base, ratio, fromRight, brand } = stage;
  const { path } = brand.lettering.line(fromRight ? '”' : '“', 'display', 1000);
  const bounds = pathBounds(path);
  const h = (ratio === 'tall' ? 0.26 : 0.2) * base;
  const set = words(stage, box(safe.x, safe.y + 1.4 * h, safe.w, safe.h - 1.4 * h), {
    arrangement: 'apart',
    most: ratio === 'tall' ? 0.165 : 0.125,
  });
  if (bounds === null) return set.pieces;
  const scale = h / (bounds.y1 - bounds.y0);
  const at = onPage(stage, box(safe.x, safe.y, (bounds.x1 - bounds.x0) * scale, h));
  return [
    art(stage, tone.loud, mapPath(path, placing(scale, at.x - bounds.x0 * scale, at.y - bounds.y0 * scale))),
    ...set.pieces,
  ];
}
