import { type Box, height, width } from '../geometry/box.ts';
import type { Path } from '../geometry/path.ts';
import { correlation, type Likeness, likenessOf, rasterize } from '../geometry/raster.ts';
import type { Shape } from '../scene/scene.ts';
import type { Subject } from './subject.ts';

/**
 * The features by which designs are compared: labels, and small pictures of the parts, drawn when first used.
 */
export interface Signature {
  readonly archetype: string;
  readonly stand: string;
  readonly layout: string;
  readonly fontStyle: string;
  readonly family: string;
  readonly letterCase: string;
  readonly markKind: string;
  /** 32 × 32, the mark stretched to fill. Null without a mark. */
  readonly mark: Likeness | null;
  /** 96 × 24, the name stretched to fill. */
  readonly word: Likeness;
  /** 32 × 32, the whole lockup fitted by its longer side. */
  readonly silhouette: Likeness;
}

const stretched = (path: Path, box: Box, w: number, h: number): Likeness =>
  likenessOf(
    rasterize(
      path,
      { a: w / width(box), b: 0, c: 0, d: h / height(box), e: (-box.x0 * w) / width(box), f: (-box.y0 * h) / height(box) },
      w,
      h,
    ),
  );

function fitted(path: Path, box: Box, side: number): Likeness {
  const s = side / Math.max(width(box), height(box));
  const centerd = {
    a: s,
    b: 0,
    c: 0,
    d: s,
    e: (side - width(box) * s) / 2 - box.x0 * s,
    f: (side - height(box) * s) / 2 - box.y0 * s,
  };
  return likenessOf(rasterize(path, centerd, side, side));
}

const inkOf = (shapes: readonly Shape[], parts: readonly string[]): Path =>
  shapes.filter((s) => parts.includes(s.part) && s.only !== 'colour').flatMap((s) => s.path);

/** Pictures shared by the compositions of a set. Each mark and each setting of the name is drawn once. */
export type PictureCache = Map<string, Likeness>;

export function signatureOf(c: Subject, cache: PictureCache): Signature {
  const { shapes } = c.scene;
  const cached = (key: string, make: () => Likeness): Likeness => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make();
    cache.set(key, made);
    return made;
  };
  const { genome } = c;
  const word = `${genome.face}/${genome.letterCase}/${genome.treatment}/${genome.breaks}/${genome.tracking}/${genome.align}/${genome.archetype === 'emblem' || genome.stand === 'between' ? `${genome.stand}/${genome.mark}` : c.mark === null ? genome.mark : ''}`;
  // The seal is part of the mark's picture.
  const held = genome.archetype === 'emblem' ? `${genome.stand}/${genome.face}/${genome.letterCase}` : '';
  const { markBox } = c;
  const mark = once(() =>
    markBox === null
      ? null
      : cached(`${genome.mark}/${c.mark?.lettered ? genome.face : ''}/${held}`, () =>
          stretched(inkOf(shapes, ['mark']), markBox, 32, 32),
        ),
  );
  const name = once(() => cached(word, () => stretched(inkOf(shapes, ['name', 'device']), c.nameBox, 96, 24)));
  const silhouette = once(() => fitted(inkOf(shapes, ['mark', 'name', 'device', 'slogan']), c.box, 32));
  return {
    archetype: genome.archetype,
    stand: genome.stand,
    layout: `${genome.treatment}/${genome.breaks.length}/${genome.align}`,
    fontStyle: c.face.style,
    family: c.face.family,
    letterCase: genome.letterCase,
    markKind: c.mark?.kind ?? 'none',
    get mark() {
      return mark();
    },
    get word() {
      return name();
    },
    get silhouette() {
      return silhouette();
    },
  };
}

/** Computes a value on first use. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const unlike = (a: Likeness, b: Likeness): number => Math.min(1, Math.max(0, 1 - correlation(a, b)));

/**
 * Distance of two designs in form, in [0, 1]: the weights of design rules §6 without the .12 of color, which
 * `withColor` adds. Rounded to 1/1000, so that every host selects the same eight.
 */
export function formDistance(a: Signature, b: Signature): number {
  const archetype = a.archetype === b.archetype ? (a.stand === b.stand ? 0 : 0.5) : 1;
  const mark = a.mark === null && b.mark === null ? 0 : a.mark === null || b.mark === null ? 1 : unlike(a.mark, b.mark);
  const family = a.family === b.family ? 0 : a.fontStyle === b.fontStyle ? 0.35 : 0.6;
  const letters = family + (a.letterCase === b.letterCase ? 0 : 0.4);
  const layout = (a.layout === b.layout ? 0 : 0.5) + (a.stand === b.stand ? 0 : 0.5);
  const d =
    0.22 * archetype +
    0.18 * mark +
    0.16 * unlike(a.word, b.word) +
    0.12 * letters +
    0.12 * layout +
    0.08 * unlike(a.silhouette, b.silhouette);
  return Math.round(d * 1000) / 1000;
}

/**
 * Weight of color in the total distance. `difference` in [0, 1] is ΔE_OK of the dominant paints and grounds ÷
 * .4.
 */
const colorWeight = 0.12;
/** Minimum distance of two shown designs, including color (design rules §6, set test). */
export const leastDistance = 0.28;
/** Color difference in [0, 1] that two designs need to reach `leastDistance` in total. */
export const colorLacking = (form: number): number => Math.max(0, (leastDistance + 0.004 - form) / colorWeight);
export const withColor = (form: number, difference: number): number =>
  Math.round((form + colorWeight * Math.min(1, difference)) * 1000) / 1000;
