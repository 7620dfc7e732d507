import type { Design } from './design-document.ts';
import { mapPath, placing } from './geometry/path.ts';
import { rasterize } from './geometry/raster.ts';
import { type FrameOptions, frame } from './scene/frame.ts';
import { quantise } from './scene/quantise.ts';
import type { Drawing } from './scene/scene.ts';

/** The mark alone, the name alone, and both (M-07). */
export const logoKinds = ['icon-based', 'typographic', 'combination'] as const;
export type LogoKind = (typeof logoKinds)[number];

/** What a transparent file is placed on. */
export const fileGrounds = ['light', 'dark'] as const;
export type FileGround = (typeof fileGrounds)[number];

const room: Readonly<Record<LogoKind, FrameOptions>> = {
  'icon-based': { area: 0.5, wide: 0.8, tall: 0.76 },
  typographic: { area: 0.42, wide: 0.84, tall: 0.72 },
  combination: { area: 0.46, wide: 0.82, tall: 0.78 },
};

/**
 * A design as a logo of its kind on a square of `side` units, without a ground, in inks for a light or a dark one. Marks are
 * centered between the middle of their outline and of their mass, names by their outline.
 */
export function squareLogo(kind: LogoKind, { scene, avatar, scheme }: Design, ground: FileGround, side: number): Drawing {
  const paints = { ...(ground === 'light' ? scheme.paints : scheme.onDark), ground: null };
  const framed = frame({ scene: kind === 'icon-based' ? avatar : scene, paints }, side, side, room[kind]);
  return kind === 'icon-based' ? centeredByMass(framed, side) : framed;
}

/** Side of the raster on which mass is measured. */
const grid = 64;
/** How far a mark moves toward the middle of its mass, and at most, as a share of the square. */
const toMass = 0.5;
const farthest = 0.035;

function centeredByMass(drawing: Drawing, side: number): Drawing {
  const path = drawing.scene.shapes.filter(({ only }) => only !== 'mono').flatMap((shape) => shape.path);
  const { coverage } = rasterize(path, placing(grid / side, 0, 0), grid, grid);
  let [mass, x, y] = [0, 0, 0];
  for (const [i, value] of coverage.entries()) {
    mass += value;
    x += value * ((i % grid) + 0.5);
    y += value * (Math.floor(i / grid) + 0.5);
  }
  if (mass === 0) return drawing;
  const shift = (sum: number): number => Math.max(-farthest, Math.min(farthest, toMass * (0.5 - sum / mass / grid))) * side;
  const move = placing(1, shift(x), shift(y));
  const shapes = drawing.scene.shapes.map((shape) => ({ ...shape, path: mapPath(shape.path, move) }));
  return { ...drawing, scene: quantise({ ...drawing.scene, shapes }) };
}
