import { covers, type Face, faces } from '../../concepts/face.ts';
import { coveringFaces } from '../../concepts/face-rank.ts';
import { type TraitName, type Traits, traitNames } from '../../concepts/typeface.ts';
import { voiceDistance } from '../../concepts/voice.ts';
import type { LetterCase } from '../../typography/letter-case.ts';
import type { LetterWish, RevisionChange, Strength } from './revision.ts';

export type FaceChange = Extract<RevisionChange, { kind: 'weight' | 'letters' | 'family' }>;

/** The name that faces are chosen for. */
export interface Lettered {
  readonly own: Face;
  readonly letterCase: LetterCase;
  /** The name as typed. */
  readonly text: string;
  /** Only other weights of the own family: its owner asked to leave the letters alone. */
  readonly sameFamily: boolean;
}

/** Faces that are tried for a change. */
const tried = 5;

/** Factors on the stem: the least that counts as bolder or lighter, and what is aimed at. */
const weights: Readonly<Record<Strength, { readonly least: number; readonly aim: number }>> = {
  bit: { least: 1.07, aim: 1.18 },
  plain: { least: 1.15, aim: 1.4 },
  much: { least: 1.4, aim: 1.9 },
};

/** How far traits move: the least that counts, and what is aimed at. */
const moves: Readonly<Record<Strength, { readonly least: number; readonly aim: number }>> = {
  bit: { least: 0.08, aim: 0.2 },
  plain: { least: 0.18, aim: 0.45 },
  much: { least: 0.3, aim: 0.7 },
};

/** Distance of voices from which everybody sees another typeface. */
const told = 0.12;

/** The traits that a word is about, the first most of all. */
const directions: Readonly<Partial<Record<LetterWish, Readonly<Partial<Record<TraitName, number>>>>>> = {
  modern: { vintage: -1, technical: 0.6 },
  classic: { vintage: 1, formal: 0.5, technical: -0.6 },
  playful: { playful: 1, formal: -0.6 },
  elegant: { elegant: 1, formal: 0.3, bold: -0.3, playful: -0.3 },
  friendly: { warm: 1, formal: -0.6 },
  corporate: { formal: 1, playful: -0.6 },
};

/** The mean move of a face along a direction, in [−1, 1]. */
function along(from: Traits, to: Traits, direction: Readonly<Partial<Record<TraitName, number>>>): number {
  const parts = Object.entries(direction) as [TraitName, number][];
  const total = parts.reduce((sum, [, share]) => sum + Math.abs(share), 0);
  return parts.reduce((sum, [name, share]) => sum + share * (to[name] - from[name]), 0) / total;
}

/** Whether a face is what a change asks for, beside the face that the name has. */
function answers(face: Face, { own }: Lettered, change: FaceChange): boolean {
  if (change.kind === 'family') return face.family === change.family;
  if (change.kind === 'weight') {
    const ratio = face.metrics.stem / own.metrics.stem;
    return (change.way > 0 ? ratio : 1 / ratio) >= weights[change.strength].least;
  }
  const { letters, way, strength } = change;
  switch (letters) {
    case 'serif':
    case 'sans-serif':
    case 'handwritten':
      return (face.style === letters) === way > 0;
    case 'other':
      return face.family !== own.family && face.style === own.style && voiceDistance(face.traits, own.traits) >= told;
    case 'no-script':
      return face.style !== 'handwritten' && !face.connected;
    case 'rounder':
    case 'sharper':
      return (letters === 'rounder') === way > 0 ? face.corner > own.corner : face.corner < own.corner;
    default:
      return way * along(own.traits, face.traits, directions[letters] ?? {}) >= moves[strength].least;
  }
}

/** Whether the face that the name has is what a change of style asks for. */
export function isAlready(change: FaceChange, own: Face): boolean {
  if (change.kind === 'family') return own.family === change.family;
  if (change.kind !== 'letters') return false;
  if (change.letters === 'no-script') return own.style !== 'handwritten' && !own.connected;
  const styles: readonly string[] = ['serif', 'sans-serif', 'handwritten'];
  return styles.includes(change.letters) && (own.style === change.letters) === change.way > 0;
}

/** Traits to come near to. */
function aimedTraits({ own }: Lettered, changes: readonly FaceChange[]): Traits {
  const out = { ...own.traits } as Record<TraitName, number>;
  for (const change of changes) {
    if (change.kind !== 'letters') continue;
    const direction = directions[change.letters] ?? {};
    for (const name of traitNames) {
      const by = (direction[name] ?? 0) * change.way * moves[change.strength].aim;
      out[name] = Math.min(1, Math.max(0, out[name] + by));
    }
  }
  return out;
}

/** Stem to come near to, as a share of the capitals’ height. */
function aimedStem({ own }: Lettered, changes: readonly FaceChange[]): number {
  const weight = changes.find((change) => change.kind === 'weight');
  if (weight === undefined) return own.metrics.stem;
  return own.metrics.stem * weights[weight.strength].aim ** weight.way;
}

/** Mean advance of a letter in capital heights: how wide a face runs. */
function widthOf({ metrics }: Face): number {
  const lower = metrics.advances.slice(26, 52).filter((v) => v > 0);
  return lower.length === 0 ? 1 : lower.reduce((sum, v) => sum + v, 0) / lower.length / 1000 / metrics.cap;
}

/** What letters of a style are worth to a wish: nobody calls a grotesque classic. */
const likings: Readonly<Partial<Record<LetterWish, Readonly<Partial<Record<Face['style'], number>>>>>> = {
  classic: { serif: 0.16 },
  elegant: { serif: 0.06 },
  modern: { 'sans-serif': 0.12 },
};

/** What each difference costs that nobody asked for, beside a distance of voices in [0, 1]. */
const costs = {
  stem: 0.3,
  width: 0.35,
  style: 0.14,
  voicedStyle: 0.06,
  joined: 0.2,
  worn: 0.04,
  corner: 0.02,
  family: -0.3,
} as const;

function costOf(face: Face, name: Lettered, changes: readonly FaceChange[], aim: { traits: Traits; stem: number }): number {
  const { own } = name;
  const styled = changes.some(
    (c) => c.kind === 'letters' && ['serif', 'sans-serif', 'handwritten', 'no-script'].includes(c.letters),
  );
  const voiced = changes.some((c) => c.kind === 'letters');
  const weighed = changes.some((c) => c.kind === 'weight');
  return (
    voiceDistance(face.traits, aim.traits) +
    costs.stem * Math.abs(Math.log(face.metrics.stem / aim.stem)) +
    costs.width * Math.abs(Math.log(widthOf(face) / widthOf(own))) +
    (face.style === own.style || styled ? 0 : voiced ? costs.voicedStyle : costs.style) +
    (face.connected && !own.connected ? costs.joined : 0) +
    costs.worn * (1 - face.freshness) +
    costs.corner * Math.abs(face.corner - own.corner) +
    (weighed && face.family === own.family ? costs.family : 0) -
    changes.reduce((sum, c) => sum + (c.kind === 'letters' && c.way > 0 ? (likings[c.letters]?.[face.style] ?? 0) : 0), 0)
  );
}

/** Faces that the name may be set in: those for names, and all weights of its own family and of one that was asked for. */
function poolFor({ own, text, sameFamily }: Lettered, changes: readonly FaceChange[]): readonly Face[] {
  const families = new Set([own.family, ...changes.flatMap((c) => (c.kind === 'family' ? [c.family] : []))]);
  const kin = faces.filter(
    (f) => families.has(f.family) && covers(f, text) && (f.script === undefined || f.script === own.script),
  );
  const others = sameFamily ? [] : coveringFaces(text);
  // Italics stay italics, unless letters of another kind are asked for.
  const mayStand = own.italic && changes.some(({ kind }) => kind !== 'weight');
  return [...new Set([...kin, ...others])].filter((f) => f.id !== own.id && (f.italic === own.italic || mayStand));
}

/** From the most that can be asked for to the least. */
const strengthsDown = ['much', 'plain', 'bit'] as const satisfies readonly Strength[];

/** A change asked for at most this much. */
function weakened(change: FaceChange, most: Strength): FaceChange {
  if (change.kind === 'family') return change;
  return strengthsDown.indexOf(change.strength) < strengthsDown.indexOf(most) ? { ...change, strength: most } : change;
}

/** The faces that do all that is asked of the letters and change least besides, best first; none if there is none. */
export function chooseFaces(name: Lettered, changes: readonly FaceChange[]): readonly Face[] {
  const weighed = changes.some((c) => c.kind === 'weight');
  const aim = { traits: aimedTraits(name, changes), stem: aimedStem(name, changes) };
  // Bolder letters of another kind would be another change than the one that was asked for.
  const styled = changes.some((c) => c.kind !== 'weight');
  const pool = poolFor(name, changes).filter((face) => !weighed || styled || face.style === name.own.style);
  const fitting = (asked: readonly FaceChange[]): readonly Face[] =>
    pool.filter((face) => asked.every((change) => answers(face, name, change)));
  const forCase = (faces: readonly Face[]): readonly Face[] => faces.filter((face) => face.cases.includes(name.letterCase));
  // Letters that are drawn for the case of the name, as long as there are some: before that, a little of what was asked will do.
  const tries = strengthsDown.map((strength) => fitting(changes.map((change) => weakened(change, strength))));
  return ([...tries.map(forCase), ...tries].find((some) => some.length > 0) ?? [])
    .map((face) => ({ face, cost: costOf(face, name, changes, aim) }))
    .sort((a, b) => a.cost - b.cost || (a.face.id < b.face.id ? -1 : 1))
    .slice(0, tried)
    .map(({ face }) => face);
}
