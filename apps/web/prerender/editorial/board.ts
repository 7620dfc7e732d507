import {
  contrastRatio,
  type Drawing,
  type FrameOptions,
  frame,
  type Hex,
  inkBox,
  pathData,
  printShapes,
} from '@brandwright/engine';
import type { DrawingRoom } from '../drawing-room.ts';
import type { DrawnPlate } from '../drawn-plate.ts';

/** A part of a plate, in its units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The house's own colors, for what a plate shows beside a brand. */
export const house = { paper: '#FBFAF7', ink: '#171614', line: '#D9D3C7', muted: '#6B665E', signal: '#CC3B22' } as const;

/** Areas of equal size in a row that fills one. */
export const inRow = ({ x, y, w, h }: Area, count: number): readonly Area[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + (i * w) / count, y, w: w / count, h }));

/** An area without a margin on every side. */
export const inset = ({ x, y, w, h }: Area, margin: number): Area => ({
  x: x + margin,
  y: y + margin,
  w: w - 2 * margin,
  h: h - 2 * margin,
});

export const filled = ({ x, y, w, h }: Area, paint: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paint}"/>`;

/** A drawing in the middle of an area, as large as a logo in a slot unless said otherwise. */
export const placed = (drawing: Drawing, { x, y, w, h }: Area, options: FrameOptions = {}): string =>
  `<g transform="translate(${x} ${y})">${printShapes(frame(drawing, w, h, { steps: 10, ...options }))}</g>`;

/** A drawing that fills an area in one direction. */
export const fitted = (drawing: Drawing, area: Area): string => placed(drawing, area, { area: 1, wide: 1, tall: 1 });

/** Width of a drawing's ink, its height being 1. */
export function proportion(drawing: Drawing): number {
  const box = inkBox(drawing);
  if (box === null) throw new Error('A plate shows a logo without ink.');
  return (box.x1 - box.x0) / (box.y1 - box.y0);
}

interface Lettering {
  readonly face: string;
  readonly size: number;
  readonly paint: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A line of text as outlines; `x` is its start, its middle or its end, and `y` its baseline. */
export async function lettering(
  room: DrawingRoom,
  text: string,
  x: number,
  y: number,
  { face, size, paint, anchor = 'start' }: Lettering,
): Promise<string> {
  const { path, width } = await room.line(face, text, size);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const data = pathData(path.map((contour) => contour.map((value) => Math.round(value * 10) / 10)));
  return `<path transform="translate(${Math.round(left * 10) / 10} ${y})" fill="${paint}" d="${data}"/>`;
}

/** A plate of so many units with these parts on a ground. */
export const boardOf = (
  key: string,
  { w: width, h: height }: Pick<Area, 'w' | 'h'>,
  ground: string,
  parts: readonly string[],
  label: string,
): DrawnPlate => ({
  key,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`,
  width,
  height,
  ground,
  ink: contrastRatio(house.ink, ground as Hex) >= 4.5 ? house.ink : house.paper,
  label,
});
