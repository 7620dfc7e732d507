import {
  type Design,
  type FontBook,
  type Hex,
  mapPath,
  type PageLayer,
  type Path,
  placing,
  textFaces,
  typeset,
} from '@brandwright/engine';

/** The cuts that text on stationery has. */
export type Cut = 'regular' | 'bold';

/** Sets text beside the logo, in the family paired with its name. */
export interface Lettering {
  /** Ids of the faces, the preferred one first. */
  readonly faces: Readonly<Record<Cut, readonly string[]>>;
  /**
   * A line as outlines: baseline at y = 0, ink from x = 0. Letters that no face has are left out. `size` is the em,
   * `tracking` is in em/1000.
   */
  line(text: string, cut: Cut, size: number, tracking?: number): SetText;
}

export interface SetText {
  readonly path: Path;
  readonly width: number;
  readonly cap: number;
  /** Id of the face that set it. Null for an empty line. */
  readonly face: string | null;
}

/** Throws `face.missing` when a line is set whose face is not in the book. */
export function letteringOf(design: Design, fonts: FontBook): Lettering {
  const faces = textFaces(design.genome.face, design.name);
  const set = (text: string, cut: Cut, size: number, tracking: number) => typeset(faces[cut], text, fonts, { size, tracking });
  return {
    faces,
    line(text, cut, size, tracking = 0) {
      const whole = set(text, cut, size, tracking);
      if (whole !== null) return whole;
      const rest = [...text]
        .filter((char) => set(char, cut, size, tracking) !== null || char === ' ')
        .join('')
        .trim();
      return set(rest, cut, size, tracking) ?? { path: [], width: 0, cap: 0, face: null };
    },
  };
}

/** Where lines of text start: the x of their edge, and the direction in which they run. */
export interface TextEdge {
  readonly x: number;
  readonly way: 1 | -1;
}

/** A line in one paint, its baseline at y. */
export function ink(paint: Hex, line: SetText, { x, way }: TextEdge, y: number): PageLayer {
  return { paint, path: mapPath(line.path, placing(1, way === 1 ? x : x - line.width, y)) };
}
