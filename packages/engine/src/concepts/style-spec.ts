import type { FontStyle } from '../brief/choices.ts';
import type { GroundKind } from '../color/scheme.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import type { Traits } from './typeface.ts';
import type { VariationStyle } from './variation-style.ts';
import { digits } from './voice.ts';

/** How the parts of a lockup may stand (row W-05's placements are rows of these). */
export const archetypes = ['wordmark', 'beside', 'above', 'container', 'monogram'] as const;
export type Archetype = (typeof archetypes)[number];

/** What is done to the letters of a name. */
export const treatments = [
  'plain',
  'two-weight',
  'two-tone',
  'descriptor',
  'ampersand',
  'justified',
  'dot',
  'plate',
  'ruled',
  'barred',
  'framed',
] as const;
export type Treatment = (typeof treatments)[number];

/** Every way a mark can be made; the first six come from the catalogue, the others are drawn for the name. */
const markKinds = ['icon', 'negative-space', 'crop', 'split-tone', 'notch', 'cut-disc', 'petal', 'tile', 'ring', 'pair'] as const;
export type MarkKind = (typeof markKinds)[number];

type Weights<K extends string> = Readonly<Partial<Record<K, number>>>;

/** A variation style as modulation: weights in [0, 1] that lean a slot one way, never rules. */
export interface StyleSpec {
  readonly voice: Traits;
  readonly fonts: Weights<FontStyle>;
  readonly cases: Weights<LetterCase>;
  readonly archetypes: Weights<Archetype>;
  readonly treatments: Weights<Treatment>;
  readonly marks: Weights<MarkKind>;
  readonly grounds: Weights<GroundKind>;
  readonly inks: readonly [one: number, two: number, three: number];
  /** Extra tracking in em/1000 on capitals. */
  readonly air: number;
}

export const styleSpecs: Readonly<Record<VariationStyle, StyleSpec>> = {
  'modern minimalist': {
    voice: digits('5235530'),
    fonts: { 'sans-serif': 1, serif: 0.12, display: 0.1 },
    cases: { lower: 1, title: 0.8, upper: 0.35 },
    archetypes: { beside: 1, wordmark: 0.8, above: 0.45, monogram: 0.5 },
    treatments: { plain: 0.8, 'two-weight': 0.9, dot: 0.9, descriptor: 0.4, barred: 0.25 },
    marks: { petal: 0.8, 'split-tone': 0.5, icon: 0.7, 'cut-disc': 0.9, notch: 0.5, 'negative-space': 0.5, crop: 0.5 },
    grounds: { white: 0.8, tint: 1, dark: 0.15 },
    inks: [0.5, 0.35, 0.4],
    air: 0,
  },
  'professional corporate': {
    voice: digits('7154531'),
    fonts: { 'sans-serif': 1, serif: 0.55 },
    cases: { title: 1, upper: 0.6 },
    archetypes: { beside: 1, container: 0.7, monogram: 0.6, above: 0.2 },
    treatments: { plain: 1, descriptor: 0.9, 'two-weight': 0.5, 'two-tone': 0.4 },
    marks: { 'cut-disc': 1, notch: 0.7, 'negative-space': 0.8, 'split-tone': 0.7, tile: 0.5, icon: 0.3, crop: 0.3 },
    grounds: { white: 1, dark: 0.35, tint: 0.2 },
    inks: [0.4, 0.6, 0.25],
    air: 0,
  },
  'creative artistic': {
    voice: digits('3655354'),
    fonts: { serif: 0.8, display: 0.8, handwritten: 0.35, 'sans-serif': 0.4 },
    cases: { title: 1, lower: 0.7, upper: 0.3 },
    archetypes: { wordmark: 1, above: 0.7, beside: 0.6 },
    treatments: { ampersand: 2, dot: 0.8, 'two-tone': 0.8, plain: 0.5, justified: 0.3 },
    marks: { crop: 1, petal: 0.9, 'split-tone': 0.6, 'negative-space': 0.5, notch: 0.4 },
    grounds: { vivid: 0.8, dark: 1, tint: 0.5 },
    inks: [0.2, 0.4, 0.9],
    air: 0,
  },
  'tech-inspired': {
    voice: digits('4253920'),
    fonts: { 'sans-serif': 1, display: 0.25 },
    cases: { lower: 0.8, title: 0.8, upper: 0.5 },
    archetypes: { beside: 1, monogram: 0.7, wordmark: 0.5, above: 0.2 },
    treatments: { plain: 0.8, 'two-weight': 0.8, 'two-tone': 0.6, dot: 0.5, barred: 0.35, framed: 0.2 },
    marks: { notch: 1, 'cut-disc': 0.6, icon: 0.5, petal: 0.5, 'split-tone': 0.5, tile: 0.5 },
    grounds: { tint: 0.7, dark: 0.9, white: 0.5, vivid: 0.35 },
    inks: [0.4, 0.5, 0.4],
    air: 10,
  },
  'handcrafted artisan': {
    voice: digits('3444187'),
    fonts: { serif: 1, handwritten: 0.7, display: 0.5 },
    cases: { title: 1, upper: 0.5 },
    archetypes: { above: 1, container: 1, wordmark: 0.35 },
    treatments: { plain: 0.9, descriptor: 0.8, ruled: 0.8, ampersand: 0.5, plate: 0.4, framed: 0.4 },
    marks: { 'negative-space': 1, icon: 0.6, crop: 0.7, petal: 0.3, ring: 0.3 },
    grounds: { tint: 1, dark: 1 },
    inks: [0.9, 0.3, 0.3],
    air: 20,
  },
  'bold statement': {
    voice: digits('3492333'),
    fonts: { display: 0.8, 'sans-serif': 1, serif: 0.25 },
    cases: { upper: 1, title: 0.5, lower: 0.4 },
    archetypes: { wordmark: 1, beside: 0.7, monogram: 0.4 },
    treatments: { justified: 1.4, plate: 0.7, plain: 0.8, descriptor: 0.6, 'two-tone': 0.3, barred: 0.5, framed: 0.5 },
    marks: { notch: 1, crop: 0.7, 'negative-space': 0.4, icon: 0.5, 'cut-disc': 0.5 },
    grounds: { vivid: 1.2, dark: 0.4, tint: 0.2 },
    inks: [0.8, 0.4, 0.3],
    air: -10,
  },
  'elegant sophisticated': {
    voice: digits('8129135'),
    fonts: { serif: 1, 'sans-serif': 0.35, handwritten: 0.1 },
    cases: { upper: 1, title: 0.7 },
    archetypes: { above: 1, wordmark: 0.8, monogram: 0.9 },
    treatments: { plain: 0.8, descriptor: 0.9, ruled: 0.9, ampersand: 0.7, framed: 0.2 },
    marks: { ring: 1, pair: 0.9, petal: 0.6, icon: 0.4, 'split-tone': 0.2, 'cut-disc': 0.2 },
    grounds: { tint: 1, dark: 0.9 },
    inks: [0.8, 0.5, 0.25],
    air: 70,
  },
  'playful friendly': {
    voice: digits('1862281'),
    fonts: { 'sans-serif': 0.7, display: 0.9, handwritten: 0.6 },
    cases: { lower: 1, title: 0.6 },
    archetypes: { wordmark: 0.8, above: 0.8, beside: 0.8, container: 0.3 },
    treatments: { dot: 1.2, plain: 0.8, 'two-tone': 0.5, plate: 0.3 },
    marks: { petal: 1, icon: 0.7, crop: 0.7, 'negative-space': 0.7, 'split-tone': 0.4 },
    grounds: { vivid: 1.1, tint: 0.7 },
    inks: [0.3, 0.4, 0.8],
    air: 0,
  },
};
