import type { Path } from '../geometry/path.ts';

/**
 * The drawing as data: closed absolute cubics with paint roles, nothing else. Every exporter is a dumb printer of it.
 * Units: 100 = cap height of the name (or the height of the name's tallest line when it has no capitals); y down;
 * the canvas runs from (0, 0) to (width, height) and already holds the clear space.
 */
export interface Scene {
  readonly version: 1;
  readonly width: number;
  readonly height: number;
  /** Painted in order, first at the bottom. */
  readonly shapes: readonly Shape[];
}

/** Which piece of the lockup a shape belongs to; the mark can be cut out and stand alone. */
type Part = 'mark' | 'name' | 'slogan' | 'device';

/** What a shape is painted with; colors are assigned last and live beside the scene (see Paints). */
export type PaintRole = 'mark' | 'tone' | 'accent' | 'name' | 'second' | 'slogan';

export interface Shape {
  readonly part: Part;
  readonly role: PaintRole;
  /** Filled by the non-zero rule. */
  readonly path: Path;
  /** Drawn only in color, or only in one-color variants (which replace tones by gaps); absent: in both. */
  readonly only?: 'colour' | 'mono';
}

/** `#RRGGBB`, upper case. */
export type Hex = `#${string}`;

/** A color for every role, and for the ground under them. `ground: null` is transparent. */
export interface Paints extends Readonly<Record<PaintRole, Hex>> {
  readonly ground: Hex | null;
}

/** A scene with its paints: what printers take. */
export interface Drawing {
  readonly scene: Scene;
  readonly paints: Paints;
}
