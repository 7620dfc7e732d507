import { fail } from '../errors.ts';
import { type Contour, type Path, reverseContour, signedArea } from '../geometry/path.ts';
import type { HarfBuzz, HbFont } from './harfbuzz.ts';

/**
 * A placed glyph of a shaped run. Lengths in em, y down. `x` is the pen position before the glyph's own
 * offset.
 */
interface ShapedGlyph {
  readonly glyph: number;
  /** Index of the first UTF-16 unit of its cluster. */
  readonly cluster: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

/** Typefaces by id, ready to shape and draw. The host supplies the bytes; everything derived is cached. */
export interface FontBook {
  /** Adds a TTF, complete or subset to the needed characters. Adding an id again replaces it. */
  add(id: string, bytes: Uint8Array): void;
  has(id: string): boolean;
  /**
   * Shapes one run of one script, with kerning and the face's required, contextual and standard ligatures.
   */
  shape(id: string, text: string, options?: ShapeOptions): readonly ShapedGlyph[];
  /** A glyph's outline in em, y down, origin on the baseline. Outer contours run clockwise on screen. */
  outline(id: string, glyph: number): Path;
  /**
   * Caches values derived from a face (set lines, profiles) until the face is replaced. `make` must be pure.
   */
  memo<T>(id: string, key: string, make: () => T): T;
}

interface ShapeOptions {
  /** Standard ligatures (fi, ff …). Off for tracked letters. Default true. */
  readonly ligatures?: boolean;
  /**
   * Direction of the run. Default: that of its script. Glyphs are returned in visual order, from the left.
   */
  readonly rtl?: boolean;
  /** BCP 47 language for locl forms, such as `tr`. Default: guessed from the script. */
  readonly language?: string;
}

/** Parses HarfBuzz's absolute M, L, Q, C, Z commands into cubics in em, y down. */
function parseGlyphPath(d: string, upem: number): Path {
  const contours: Contour[] = [];
  let current: number[] = [];
  let x = 0;
  let y = 0;
  const close = (): void => {
    if (current.length > 2) {
      const sx = current[0] as number;
      const sy = current[1] as number;
      if (sx !== x || sy !== y) current.push(x, y, sx, sy, sx, sy);
      contours.push(current);
    }
    current = [];
  };
  const commands = d.match(/[MLQCZ][^MLQCZ]*/g) ?? [];
  for (const command of commands) {
    const kind = command[0];
    const n = (command.slice(1).match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const at = (i: number): number => (i % 2 === 0 ? (n[i] as number) : -(n[i] as number)) / upem;
    if (kind === 'M') {
      close();
      x = at(0);
      y = at(1);
      current = [x, y];
    } else if (kind === 'L') {
      current.push(x, y, at(0), at(1), at(0), at(1));
      x = at(0);
      y = at(1);
    } else if (kind === 'Q') {
      // Degree elevation: the cubic's control points are two thirds of the way to the quadratic's.
      const [qx, qy, ex, ey] = [at(0), at(1), at(2), at(3)];
      current.push(x + ((qx - x) * 2) / 3, y + ((qy - y) * 2) / 3, ex + ((qx - ex) * 2) / 3, ey + ((qy - ey) * 2) / 3, ex, ey);
      x = ex;
      y = ey;
    } else if (kind === 'C') {
      current.push(at(0), at(1), at(2), at(3), at(4), at(5));
      x = at(4);
      y = at(5);
    } else if (kind === 'Z') {
      close();
    }
  }
  close();
  return contours;
}

/**
 * TrueType's outer contours run clockwise, but many faces are reversed, and a knock-out would fill them in.
 */
const clockwise = (path: Path): Path => (path.reduce((sum, c) => sum + signedArea(c), 0) < 0 ? path.map(reverseContour) : path);

export function createFontBook(hb: HarfBuzz): FontBook {
  interface Entry {
    readonly font: HbFont;
    readonly upem: number;
    readonly runs: Map<string, readonly ShapedGlyph[]>;
    readonly outlines: Map<number, Path>;
    readonly made: Map<string, unknown>;
  }
  const entries = new Map<string, Entry>();
  const noLigatures = ['liga', 'clig', 'dlig', 'calt'].map((tag) => new hb.Feature(tag, 0));

  const entry = (id: string): Entry => entries.get(id) ?? fail('face.missing', { received: id });

  return {
    add(id, bytes) {
      const face = new hb.Face(new hb.Blob(bytes), 0);
      if (!(face.upem >= 16)) fail('face.broken', { received: id });
      const font = new hb.Font(face);
      // HarfBuzz silently accepts any bytes. A font without a space and without any letter is broken.
      if (![0x20, 0x41, 0x61, 0x30].some((cp) => (font.nominalGlyph(cp) ?? 0) !== 0) && bytes.length < 512)
        fail('face.broken', { received: id });
      entries.set(id, { font, upem: face.upem, runs: new Map(), outlines: new Map(), made: new Map() });
    },
    has: (id) => entries.has(id),
    shape(id, text, options = {}) {
      const { font, upem, runs } = entry(id);
      const key = `${options.ligatures === false ? '-' : '+'}${options.rtl ?? ''}${options.language ?? ''}|${text}`;
      const known = runs.get(key);
      if (known) return known;
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      if (options.rtl !== undefined) buffer.setDirection(options.rtl ? hb.Direction.RTL : hb.Direction.LTR);
      if (options.language !== undefined) buffer.setLanguage(options.language);
      hb.shape(font, buffer, options.ligatures === false ? noLigatures : []);
      const infos = buffer.getGlyphInfos();
      const run = buffer.getGlyphPositions().map((p, i): ShapedGlyph => {
        const info = infos[i] as { codepoint: number; cluster: number };
        return {
          glyph: info.codepoint,
          cluster: info.cluster,
          advance: p.xAdvance / upem,
          dx: p.xOffset / upem,
          dy: -p.yOffset / upem,
        };
      });
      if (runs.size > 400) runs.clear();
      runs.set(key, run);
      return run;
    },
    outline(id, glyph) {
      const { font, upem, outlines } = entry(id);
      const known = outlines.get(glyph);
      if (known) return known;
      const path = clockwise(parseGlyphPath(font.glyphToPath(glyph), upem));
      outlines.set(glyph, path);
      return path;
    },
    memo<T>(id: string, key: string, make: () => T): T {
      const { made } = entry(id);
      if (made.has(key)) return made.get(key) as T;
      const value = make();
      // A live page sets every prefix of a name while it is typed, so limit the cache.
      if (made.size > 600) made.clear();
      made.set(key, value);
      return value;
    },
  };
}
