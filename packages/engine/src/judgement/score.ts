import { type Box, height, width } from '../geometry/box.ts';
import { flatten } from '../geometry/flatten.ts';
import { type Path, pathArea } from '../geometry/path.ts';
import type { Metrics } from './metrics.ts';
import type { Likelihood, Subject } from './subject.ts';

/** 0 up to `a`, rising to 1 at `b`, 1 up to `c`, falling to 0 at `d`. */
function trapezoid(value: number, a: number, b: number, c: number, d: number): number {
  if (value <= a || value >= d) return 0;
  if (value < b) return (value - a) / (b - a);
  if (value > c) return (d - value) / (d - c);
  return 1;
}

/**
 * Rank of a composition in [0, 1]: a weighted mean of how well each part is made and how strongly the brief
 * asks for it. Ranks designs that passed the gates, tuned by looking at contact sheets; never a substitute
 * for the gates.
 */
export function quality(c: Subject, p: Likelihood, m: Omit<Metrics, 'contrast' | 'quality'>): number {
  const worth = markValue(c, p);
  // A requested device counts by its letter: it has no mass or weight of its own to get wrong. Type alone has
  // nothing to gain from these.
  const bare = p.mark !== null ? 0.95 : worth < 0.55 ? 0.6 : 0.8;
  const rows: readonly (readonly [weight: number, value: number])[] = [
    [0.2, Math.min(1, p.faceScore)],
    [0.16, p.styleScore],
    [0.22, worth],
    [0.1, 1 - Math.max(0, m.unevenness - 0.12) / 0.5],
    [0.13, c.genome.archetype === 'emblem' ? 1 : trapezoid(m.aspect, 0.4, 1.1, 3.7, 7.5)],
    [0.08, c.mark === null ? bare : massValue(c, m)],
    [0.05, c.mark === null || c.markBox === null ? bare : smallValue(c, c.mark.r16, c.markBox)],
    [0.2, c.mark === null ? bare : weightMatch(c)],
    [0.06, 1 - m.cornerGap / 3],
  ];
  const total = rows.reduce((sum, [w]) => sum + w, 0);
  const value = rows.reduce((sum, [w, v]) => sum + w * Math.max(0, Math.min(1, v)), 0) / total;
  return Math.round(value * 10000) / 10000;
}

/** Type alone shows that no idea was found, however well it is set. A large ampersand is a mark. */
const treatmentValues: Readonly<Record<string, number>> = {
  ampersand: 0.95,
  joined: 0.7,
  stencil: 0.66,
  'open-a': 0.66,
  tilted: 0.42,
  'bar-letter': 0.45,
  justified: 0.45,
  ruled: 0.4,
  'two-tone': 0.38,
  plate: 0.34,
  framed: 0.3,
  aside: 0.25,
  barred: 0.25,
};

/** Bonus for expressive letters: those of a display face or with strong contrast. */
const characterOf = ({ face }: Subject): number =>
  face.style === 'display' || face.style === 'handwritten'
    ? 0.1
    : face.metrics.hairline < 0.35 * face.metrics.stem && face.metrics.stem > 0.15
      ? 0.06
      : 0;

/** Penalty for thin text faces without a mark, which disappear in a thumbnail. */
const slightness = ({ face }: Subject): number =>
  face.style === 'display' ? 0 : 0.3 * trapezoid(face.metrics.stem, 0, 0.02, 0.115, 0.155);

/** A mark counts by craft and relevance, a device by relevance, a wordmark by its treatment. */
function markValue(c: Subject, p: Likelihood): number {
  if (c.mark === null && p.mark !== null) return 0.76 + 0.24 * Math.min(1, p.mark.relevance * 1.3);
  if (c.mark === null || p.mark === null) {
    // Two lines in a box.
    if (c.genome.archetype === 'emblem') return 0.55;
    const t = c.genome.treatment;
    return (treatmentValues[t] ?? 0.36 + 0.06 * p.faceScore + characterOf(c)) - slightness(c);
  }
  const value = 0.5 * ((p.mark.craft - 2) / 3) + 0.5 * Math.min(1, p.mark.relevance * 1.3);
  // A small figure in a frame fills in when the frame is small.
  return c.mark.kind === 'badge' ? 0.8 * value : value;
}

const massValue = (c: Subject, m: Omit<Metrics, 'contrast' | 'quality'>): number =>
  c.genome.archetype === 'emblem'
    ? c.genome.stand === 'panel'
      ? 0.9
      : trapezoid(m.markShare, 0.06, 0.2, 1.4, 3)
    : c.genome.stand === 'beside' || c.genome.stand === 'divided' || c.genome.stand === 'between'
      ? trapezoid(m.markShare, 0.12, 0.38, 0.95, 1.8)
      : trapezoid(m.markShare, 0.15, 0.45, 1.6, 3.2);

/** Width in px of a lockup in a list of partners, where its mark must still be recognizable. */
const listed = 64;

/** How well a mark survives at that width. Its loss at 16 px grows as it gets smaller. */
function smallValue(c: Subject, r16: number, mark: Box): number {
  const px = (listed * Math.max(width(mark), height(mark))) / width(c.box);
  const lost = (1 - r16) * (16 / Math.max(px, 1));
  return 1 - (lost - 0.08) / 0.25;
}

/** Marks of one even stroke or of plain geometric solids. They suit letters of that kind. */
const geometric: ReadonlySet<string> = new Set([
  'notch',
  'cut-disc',
  'track',
  'horizon',
  'ring-bar',
  'pipes',
  'fold',
  'light',
  'cube',
  'block',
  'shared-stem',
  'weave',
  'ribbon',
  'pinwheel',
  'counter',
  'letter-idea',
]);
/** Those made of a stroke, whose weight can be compared to a stem. */
const stroked: ReadonlySet<string> = new Set(['track', 'ring-bar', 'pipes', 'fold', 'shared-stem', 'counter']);

/** Match of mark and type: stroke and stem, construction and letterform. */
function weightMatch(c: Subject): number {
  const { stem } = c.face.metrics;
  const kind = c.mark?.kind ?? '';
  // Hairline marks suit hairline faces.
  if (kind === 'ring' || kind === 'pair') return trapezoid(stem, 0.01, 0.05, 0.16, 0.28);
  if (geometric.has(kind)) {
    // Three lines in the width of one stroke need type as heavy as all three.
    if (kind === 'track' && stem < 0.14) return 0;
    const even = evenness(c);
    return (
      even *
      (stroked.has(kind) ? trapezoid(strokeOf(c) / (100 * stem), 0.4, 0.95, 1.35, 2.4) : trapezoid(stem, 0.1, 0.15, 0.4, 0.6))
    );
  }
  // A thin face below a heavy solid looks like a caption.
  const dense = c.mark === null || c.markBox === null ? 0.5 : c.mark.area / Math.max(1, width(c.mark.box) * height(c.mark.box));
  // Hairlines disappear beside a solid, and in small lockups.
  const fine = trapezoid(c.face.metrics.hairline, 0.005, 0.03 + 0.03 * dense, 1, 2);
  return (0.55 + 0.45 * fine) * trapezoid(stem, 0.07, 0.11 + 0.05 * dense, 0.34, 0.5);
}

/**
 * How much a face shares the even stroke of a construction. Sans and display letters do; modulated, slanted
 * and handwritten ones do not.
 */
function evenness({ face }: Subject): number {
  const modelled = face.metrics.hairline < 0.5 * face.metrics.stem;
  if (face.italic || face.style === 'handwritten') return 0.04;
  if (face.style === 'serif') return modelled ? 0.04 : 0.25;
  return modelled && face.metrics.stem < 0.3 ? 0.2 : 1;
}

/** Mean stroke width of the placed mark in scene units: twice its ink ÷ the length of its outlines. */
function strokeOf(c: Subject): number {
  const path = c.scene.shapes.filter((s) => s.part === 'mark' && s.only !== 'colour').flatMap((s) => s.path);
  return (2 * pathArea(path)) / Math.max(1, pathLength(path));
}

/** Length of all outlines, by chords. */
const pathLength = (path: Path): number =>
  flatten(path).reduce((sum, line) => {
    let length = 0;
    for (let i = 0; i < line.length; i += 2) {
      const next = (i + 2) % line.length;
      length += Math.hypot((line[next] as number) - (line[i] as number), (line[next + 1] as number) - (line[i + 1] as number));
    }
    return sum + length;
  }, 0);
