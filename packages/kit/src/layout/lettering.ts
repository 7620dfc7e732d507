import {
  type Design,
  type FontBook,
  faceForLine,
  type Hex,
  mapPath,
  type PageLayer,
  type Path,
  placing,
  textFaces,
  typefaces,
  typeset,
} from '@brandwright/engine';

/** The cuts that text has: two beside the logo, and the name’s own face for headlines. */
export type Cut = 'regular' | 'bold' | 'display';

/** Sets text beside the logo, in the family paired with its name or in the name’s own face. */
export interface Lettering {
  /** Ids of the faces, the preferred one first. */
  readonly faces: Readonly<Record<Cut, readonly string[]>>;
  /**
   * A line as outlines: baseline at y = 0, ink from x = 0. Letters that no face has are left out. `size` is the em,
   * `tracking` is in em/1000. Lines of one text have one face if `whole`, the text, is given. Default: the line.
   */
  line(text: string, cut: Cut, size: number, tracking?: number, whole?: string): SetText;
  /**
   * Width of a line in a face as a document sets it: advances and kerning, in the units of `size`. Null if the face
   * has no glyph for one of its characters.
   */
  advance(face: string, text: string, size: number): number | null;
  /** A line in one face as outlines, as in `line`. Null if the face lacks one of its characters. */
  outline(face: string, text: string, size: number): Path | null;
}

export interface SetText {
  readonly path: Path;
  readonly width: number;
  readonly cap: number;
  /** Id of the face that set it. Null for an empty line. */
  readonly face: string | null;
}

const nothing: SetText = { path: [], width: 0, cap: 0, face: null };

/** Width of a stem ÷ cap height below which a face is too thin for a headline that is read in passing. */
const thinnest = 0.08;

/** Ids of the faces that `letteringOf` may use for these headlines. Add them to the font book first. */
export function facesForLettering(design: Design, headlines: readonly string[]): Readonly<Record<Cut, readonly string[]>> {
  const { regular, bold } = textFaces(design.genome.face, design.name);
  const own = typefaces.find(({ id }) => id === design.genome.face);
  const display = own === undefined || own.metrics.stem < thinnest ? [] : [own.id];
  // A headline may be in another script than the name.
  const others = headlines.flatMap((line) => faceForLine(design.genome.face, line) ?? []);
  return { regular, bold, display: [...new Set([...display, ...bold, ...others])] };
}

/** Throws `face.missing` when a line is set whose face is not in the book. */
export function letteringOf(design: Design, fonts: FontBook, headlines: readonly string[]): Lettering {
  const faces = facesForLettering(design, headlines);
  const set = (face: string, text: string, size: number, tracking: number): SetText | null =>
    typeset([face], text, fonts, { size, tracking });
  const has = (face: string, char: string): boolean => char === ' ' || set(face, char, 1000, 0) !== null;
  /** The face that has the most letters of a text. The first of equals. */
  const faceFor = (text: string, ids: readonly string[]): string | undefined => {
    const whole = ids.find((id) => set(id, text, 1000, 0) !== null);
    const chars = [...text];
    const counted = ids.map((id) => ({ id, count: whole === undefined ? chars.filter((char) => has(id, char)).length : 0 }));
    return whole ?? counted.sort((a, b) => b.count - a.count)[0]?.id;
  };
  return {
    faces,
    line(text, cut, size, tracking = 0, whole = text) {
      const face = faceFor(whole, faces[cut]);
      if (face === undefined) return nothing;
      const line = set(face, text, size, tracking);
      if (line !== null) return line;
      const known = [...text]
        .filter((char) => has(face, char))
        .join('')
        .trim();
      return set(face, known, size, tracking) ?? nothing;
    },
    outline: (face, text, size) => typeset([face], text, fonts, { size })?.path ?? null,
    advance(face, text, size) {
      const glyphs = fonts.shape(face, text);
      return glyphs.some(({ glyph }) => glyph === 0) ? null : glyphs.reduce((sum, { advance }) => sum + advance, 0) * size;
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

/** A line at this size, or as much smaller as it has to be to fit a width. */
export function lineWithin(lettering: Lettering, text: string, cut: Cut, size: number, width: number): SetText {
  const line = lettering.line(text, cut, size);
  return line.width <= width ? line : lettering.line(text, cut, (size * width) / line.width);
}
