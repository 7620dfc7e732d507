import { limits } from './brief/limits.ts';
import { designId } from './composition/design-id.ts';
import { stands } from './composition/genome.ts';
import { showsTraced } from './composition/traced-drawing.ts';
import { archetypes, treatments } from './concepts/style-spec.ts';
import { variationStyles } from './concepts/variation-style.ts';
import type { Design } from './design-document.ts';
import { fault, type Result } from './errors.ts';
import { avatarBounds, logoBounds, sceneFault } from './scene/scene-bounds.ts';
import { mostTracedCurves, mostTracedUnits } from './trace/traced-path.ts';

/** Parses untrusted JSON at a path of the document. Returns what it read, or throws with the path. */
type Read<T> = (value: unknown, at: string) => T;

class Unreadable extends Error {
  readonly at: string;
  readonly received: unknown;
  constructor(at: string, received: unknown) {
    super(at);
    this.at = at;
    this.received = received;
  }
}

/** Largest number allowed anywhere in a document. */
const furthest = 100_000;

const number: Read<number> = (value, at) => {
  if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= furthest) return value;
  throw new Unreadable(at, value);
};
const whole =
  (most: number): Read<number> =>
  (value, at) => {
    if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most) return value as number;
    throw new Unreadable(at, value);
  };
const text =
  (pattern: RegExp): Read<string> =>
  (value, at) => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new Unreadable(at, value);
  };
const one =
  <T>(values: readonly T[]): Read<T> =>
  (value, at) => {
    const found = values.find((known) => known === value);
    if (found !== undefined) return found;
    throw new Unreadable(at, value);
  };
const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value, at) =>
    value === null ? null : read(value, at);
const list =
  <T>(read: Read<T>, most: number): Read<T[]> =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > most) throw new Unreadable(at, value);
    return value.map((entry, i) => read(entry, `${at}.${i}`));
  };
const table =
  <T>(read: Read<T>, key: RegExp, most: number): Read<Record<string, T>> =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable(at, value);
    const entries = Object.entries(value);
    if (entries.length > most || entries.some(([name]) => !key.test(name))) throw new Unreadable(at, value);
    return Object.fromEntries(entries.map(([name, entry]) => [name, read(entry, `${at}.${name}`)]));
  };

type Fields = Readonly<Record<string, Read<unknown>>>;
type Of<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Read<infer T> ? T : never };

/** An object with exactly these fields. Those of `may` are optional. */
const object =
  <F extends Fields, M extends Fields>(must: F, may: M = {} as M): Read<Of<F> & Partial<Of<M>>> =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable(at, value);
    const given = new Map<string, unknown>(Object.entries(value));
    const stray = [...given.keys()].find((name) => !Object.hasOwn(must, name) && !Object.hasOwn(may, name));
    if (stray !== undefined) throw new Unreadable(`${at}.${stray.slice(0, 40)}`, given.get(stray));
    const read: Record<string, unknown> = {};
    for (const [name, reader] of Object.entries({ ...must, ...may })) {
      if (given.has(name)) read[name] = reader(given.get(name), `${at}.${name}`);
      else if (Object.hasOwn(must, name)) throw new Unreadable(`${at}.${name}`, undefined);
    }
    return read as Of<F> & Partial<Of<M>>;
  };

const hex = text(/^#[0-9A-F]{6}$/);
/** Ids may contain letters of every script, for example in initials. */
const id = text(/^[^\p{C}<>"]{1,120}$/u);
const words = text(/^[^\p{Cc}\p{Cs}]{0,600}$/u);

/** In the order in which the engine writes them, because an id is a hash of that. */
const paints = object({ ground: orNull(hex), name: hex, mark: hex, tone: hex, accent: hex, second: hex, slogan: hex });
const contour: Read<number[]> = (value, at) => {
  const numbers = list(number, 8_000)(value, at);
  // 2 + 6n numbers: a point, then cubics.
  if (numbers.length < 8 || numbers.length % 6 !== 2) throw new Unreadable(at, value);
  return numbers;
};
const shape = object(
  {
    part: one(['mark', 'name', 'slogan', 'device'] as const),
    role: one(['mark', 'tone', 'accent', 'name', 'second', 'slogan'] as const),
    path: list(contour, 4_000),
  },
  { only: one(['colour', 'mono'] as const) },
);
const scene = object({ version: one([1] as const), width: number, height: number, shapes: list(shape, 100) });

/** Whole numbers, as `traceSilhouette` writes them, within the picture. */
const tracedContour: Read<number[]> = (value, at) => {
  contour(value, at);
  return list(whole(mostTracedUnits), 8_000)(value, at);
};
const tracedPath: Read<number[][]> = (value, at) => {
  const path = list(tracedContour, mostTracedCurves)(value, at);
  if (path.length === 0 || path.reduce((sum, one) => sum + (one.length - 2) / 6, 0) > mostTracedCurves)
    throw new Unreadable(at, value);
  return path;
};
const tracedDrawing = object({ maker: text(/^[\w.:/@+-]{1,100}$/), path: tracedPath, seal: text(/^[\w-]{43}$/) });

const genome = object(
  {
    archetype: one(archetypes),
    stand: one(stands),
    face: id,
    partners: object({ light: orNull(id), italic: orNull(id), small: orNull(id), slogan: orNull(id) }),
    letterCase: one(['title', 'upper', 'lower'] as const),
    treatment: one(treatments),
    breaks: list(whole(100), 40),
    tracking: number,
    align: one(['left', 'centre'] as const),
    mark: orNull(id),
    concept: orNull(id),
    word: orNull(words),
    slogan: one([true, false]),
    markScale: number,
    spacing: number,
  },
  { textScale: number, kerning: table(number, /^\d{1,3}$/, limits.name), traced: tracedDrawing },
);

const scheme = object({
  id,
  label: words,
  preference: one(['professional', 'nature', 'warm', 'creative', 'energetic', 'monochrome'] as const),
  ground: one(['white', 'tint', 'dark', 'vivid'] as const),
  inks: one([1, 2, 3] as const),
  hue: orNull(number),
  paints,
  onDark: paints,
  palette: object({ primary: hex, secondary: hex, accent: hex, ink: hex, paper: hex, dark: hex }),
});

const document = object(
  {
    version: one([1] as const),
    engine: text(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/),
    id: text(/^[a-z0-9]{13}$/),
    name: text(/^[^\p{Cc}\p{Cs}]{1,400}$/u),
    slot: whole(7),
    round: whole(999),
    style: one(variationStyles),
    archetype: one(archetypes),
    genome,
    scene,
    avatar: scene,
    scheme,
    metrics: table(number, /^[a-zA-Z0-9]{1,20}$/, 20),
    reasons: list(words, 8),
  },
  { smallAvatar: scene },
);

/** Valid fields can still form a drawing that cannot be printed, or not in reasonable time. */
function checkScenes({ name, scene: logo, avatar, smallAvatar = avatar }: Design, field: string): void {
  const letters = [...name].length;
  const drawn = [
    ['scene', logo, logoBounds],
    ['avatar', avatar, avatarBounds],
    ['smallAvatar', smallAvatar, avatarBounds],
  ] as const;
  for (const [at, one, bounds] of drawn) {
    const place = sceneFault(one, bounds, letters);
    if (place !== null) throw new Unreadable(`${field}.${at}.${place}`, one[place]);
  }
}

const show = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : String(value);

/**
 * Parses an untrusted design document: known fields with valid types, numbers and texts within limits, and an
 * id that is the hash of the drawing, so that nothing printed from it can contain anything else. Does not
 * prove who drew it. Fault `design.invalid`, with the first path at fault; `design.version` for another
 * version.
 */
export function readDesign(input: unknown, field = 'design'): Result<Design> {
  const { version } = (input ?? {}) as { readonly version?: unknown };
  if (typeof version === 'number' && version !== 1)
    return { ok: false, faults: [fault('design.version', { field, received: String(version), allowed: '1' })] };
  try {
    const read = document(input, field);
    const design = read as unknown as Design;
    const { mark, traced } = design.genome;
    if (traced !== undefined && !showsTraced(mark, traced)) throw new Unreadable(`${field}.genome.mark`, mark);
    checkScenes(design, field);
    // Hashes in the engine's own order, which a database may not preserve, and also as received, because the
    // editor writes paints in another order.
    const isOf = ({ scene: drawn, scheme: { paints: inks } }: Design) => designId(drawn, inks) === read.id;
    if (!isOf(design) && !isOf(input as Design)) throw new Unreadable(`${field}.id`, read.id);
    return { ok: true, value: design };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, faults: [fault('design.invalid', { field: error.at, received: show(error.received) })] };
  }
}

/**
 * A design that `readDesign` has read, with the id that it has in the engine's order of fields. In another order, as the editor's, it has
 * another id.
 */
export const inOwnOrder = (design: Design): Design => ({ ...design, id: designId(design.scene, design.scheme.paints) });
