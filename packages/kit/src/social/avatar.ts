import { type Design, type Drawing, type Hex, inkLayers, mapPath, placing } from '@brandwright/engine';
import { oneInkDrawing } from '../files/web/icon-ink.ts';
import { placementOf, side } from '../files/web/icon-placing.ts';
import type { Sheet } from '../layout/sheet.ts';
import { legible } from '../mockups/legible.ts';
import { toneOf } from './tone.ts';

/** Profile pictures: on the brand’s bold surface, on its light one, and in black on white. */
export const avatarKinds = ['bold', 'light', 'mono'] as const;
export type AvatarKind = (typeof avatarKinds)[number];

/** Side of a profile picture in pixels. */
export const avatarSide = 800;

/**
 * Limits of the mark in it: platforms crop to a circle, and all ink lies in the circle of .70 of the side (design
 * rules §9).
 */
const room = { span: 0.6, area: 0.32, reach: 0.345 } as const;

/** The mark alone on a plain ground. */
export function avatar(design: Design, kind: AvatarKind): Sheet {
  const ground = groundOf(design, kind);
  const mark = drawingOf(design, kind, ground);
  const placement = placementOf(mark, { ...room, mono: kind === 'mono' });
  const larger = placing(avatarSide / side, 0, 0);
  const layers =
    placement === null
      ? []
      : inkLayers(mark).map(({ paint, paths }) => ({ paint, path: mapPath(mapPath(paths.flat(), placement), larger) }));
  return { width: avatarSide, height: avatarSide, scale: 1, bleed: 0, ground, layers };
}

const groundOf = (design: Design, kind: AvatarKind): Hex => (kind === 'mono' ? '#FFFFFF' : toneOf(design, kind).ground);

const drawingOf = (design: Design, kind: AvatarKind, ground: Hex): Drawing =>
  kind === 'mono' ? oneInkDrawing(design) : legible(design, 'mark', ground);
