import { box } from '../../layout/area.ts';
import { headline, name } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';

/** The headline as large as the page allows, and the name at the other end. */
export function poster(stage: Stage): readonly Piece[] {
  const { safe, tone, base } = stage;
  const sign = name(stage, safe, tone.ground, 0);
  const gap = (sign?.area.h ?? 0) + 0.1 * base;
  const text = headline(stage, box(safe.x, safe.y + gap, safe.w, safe.h - gap), { most: 0.42, down: 1 });
  return [sign, text].flatMap((placed) => placed?.piece ?? []);
}
