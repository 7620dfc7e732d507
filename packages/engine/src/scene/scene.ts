import type { Path } from '../geometry/path.ts';

/**
 * The drawing as data: closed absolute cubics with paint roles, and nothing else. Exporters only print it.
 * Units: 100 = cap height of the name (or the height of its tallest line without capitals); y down. The
 * canvas runs from (0, 0) to (width, height) and includes the clear space.
 */
export interface Scene {
  readonly version: 1;
  readonly width: number;
  readonly height: number;
  /** In painting order, bottom first. */
  readonly shapes: readonly Shape[];
}

/** The part of the lockup that a shape belongs to. The mark can be used alone. */
type Part = 'mark' | 'name' | 'slogan' | 'device';

/** The paint of a shape. Colors are assigned last and stored beside the scene (see Paints). */
export type PaintRole = 'mark' | 'tone' | 'accent' | 'name' | 'second' | 'slogan';

export interface Shape {
  readonly part: Part;
  readonly role: PaintRole;
  /** Filled by the nonzero rule. */
  readonly path: Path;
  /** Drawn only in color, or only in one-color variants, which replace tones with gaps. Default: both. */
  readonly only?: 'colour' | 'mono';
}

/** `#RRGGBB`, uppercase. */
export type Hex = `#${string}`;

/** A color for every role and for the ground. `ground: null` is transparent. */
export interface Paints extends Readonly<Record<PaintRole, Hex>> {
  readonly ground: Hex | null;
}

/** A scene with its paints: the input of printers. */
export interface Drawing {
  readonly scene: Scene;
  readonly paints: Paints;
}
