import type { Brief } from '../../brief/brief.ts';
import type { Industry } from '../../brief/choices.ts';
import { letterMarkById, letterVariants } from '../../concepts/letter-catalogue.ts';
import type { MarkKind } from '../../concepts/style-spec.ts';
import { createRandom } from '../../random.ts';
import { connectors } from '../../typography/letter-case.ts';
import type { NameParts } from '../name-parts.ts';
import { blockMark } from './block.ts';
import { cubeCraft, cubeMark } from './cube.ts';
import type { Mark } from './mark.ts';
import type { MarkCandidate } from './mark-candidate.ts';
import { sharedStemMark, stemCraft } from './shared-stem.ts';
import { ribbonCraft } from './weave/ribbon.ts';
import { weaveCraft } from './weave/weave.ts';

/** When a construction of letters fits: its base relevance, and the industries it suits or harms. */
interface Aptness {
  readonly relevance: number;
  readonly suits: readonly Industry[];
  readonly harms?: readonly Industry[];
}

/**
 * Constructions from one initial. Sliced letters lower trust, so finance and healthcare are excluded (design
 * rules §1).
 */
const single: Readonly<Partial<Record<MarkKind, Aptness>>> = {
  track: { relevance: 0.3, suits: ['Fitness & Wellness'], harms: ['Healthcare', 'Finance'] },
  horizon: { relevance: 0.45, suits: ['Finance', 'Technology', 'Other'], harms: ['Healthcare'] },
  pinwheel: { relevance: 0.42, suits: ['Creative Services', 'Education', 'Food & Beverage'], harms: ['Finance', 'Healthcare'] },
  'ring-bar': { relevance: 0.5, suits: ['Retail', 'E-commerce', 'Food & Beverage', 'Education'] },
  pipes: { relevance: 0.52, suits: ['Technology', 'E-commerce', 'Real Estate', 'Other'] },
  light: { relevance: 0.5, suits: ['Healthcare', 'Education', 'Fitness & Wellness', 'Consulting'] },
  fold: { relevance: 0.5, suits: ['Technology', 'Consulting', 'Finance', 'Real Estate'] },
};

/** Single initials drawn on request instead of kept in the catalogue. */
const banded = {
  ribbon: {
    relevance: 0.46,
    suits: ['Technology', 'Consulting', 'Finance', 'Real Estate', 'E-commerce', 'Creative Services', 'Other'],
  },
} satisfies Partial<Record<MarkKind, Aptness>>;

/** Constructions from two or more initials. */
const joint = {
  'shared-stem': { relevance: 0.55, suits: ['Consulting', 'Finance', 'Real Estate', 'Creative Services'] },
  cube: { relevance: 0.4, suits: ['Real Estate', 'Technology', 'E-commerce'], harms: ['Healthcare'] },
  weave: {
    relevance: 0.48,
    suits: ['Technology', 'Consulting', 'Finance', 'Real Estate', 'Retail', 'Creative Services', 'Other'],
  },
} satisfies Partial<Record<MarkKind, Aptness>>;

/** Kinds of mark that are built from letters. */
export const constructedKinds = [
  ...[single, banded, joint].flatMap((of) => Object.keys(of)),
  // No longer offered, but part of designs that were sold: readers saw a word in three or four stacked initials (LSD, GOWD, DEV).
  'block',
] as readonly MarkKind[];

const spelling: ReadonlySet<MarkKind> = new Set([
  'pair',
  'shared-stem',
  'ring-bar',
  'pipes',
  'fold',
  'letter-idea',
  'weave',
  'ribbon',
]);

/**
 * Whether the accent is part of the spelling: a stroke of the letter, the hairline between two, or the second
 * letter. If that accent fades, the sign says something else.
 */
export const accentSpells = (mark: Mark | null): boolean => mark !== null && spelling.has(mark.kind);

const telling: ReadonlySet<MarkKind> = new Set(['light', 'pipes', 'fold', 'weave', 'ribbon']);

/**
 * Whether the accent carries the letter's idea: a lit counter, one of two pipes, the strip on top, or the
 * other of two letters.
 */
export const accentTells = (mark: Mark | null): boolean => mark !== null && telling.has(mark.kind);

/** Weaker drawings stay in the catalogue for requests by ID but are never proposed. */
const leastCraft = 3.5;

/** The plain capital of an initial, or null when no construction draws it (such as Å and Ñ). */
const plain = (initial: string): string | null => (/^[A-Z]$/.test(initial) ? initial : null);

/** Lists the letter marks this name offers. The same letter in another name is another variant. */
export function constructedCandidates(brief: Brief, parts: NameParts): readonly MarkCandidate[] {
  const out: MarkCandidate[] = [];
  const add = (id: string, kind: MarkKind, apt: Aptness, craft: number, asked = 0): void => {
    if (craft < leastCraft || apt.harms?.includes(brief.industry) === true) return;
    const relevance = Math.min(0.8, apt.relevance + (apt.suits.includes(brief.industry) ? 0.12 : 0) + asked);
    out.push({ id, kind, relevance, concept: null, word: null, craft, contained: false });
  };
  const random = createRandom(`${brief.letters.toLowerCase()}/${brief.industry}`);
  const first = plain(parts.initials[0] ?? '');
  for (const [kind, apt] of Object.entries(single) as [MarkKind, Aptness][]) {
    const stem = `${kind}/${first?.toLowerCase()}`;
    const variants = letterVariants(stem);
    if (variants === 0) continue;
    const own = random.below(variants);
    // All weights of a stroke are offered, because the stem of the type beside it decides
    // (judgement/score.ts).
    const offered = kind === 'pipes' || kind === 'fold' ? Array.from({ length: variants }, (_, i) => i) : [own];
    for (const i of offered) add(`${stem}-${i}`, kind, apt, letterMarkById(`${stem}-${i}`)?.craft ?? 0);
  }
  if (first !== null) add(`ribbon/${first}`, 'ribbon', banded.ribbon, ribbonCraft(first));
  const [a = '', b = ''] = partners(parts);
  // A shared stem says that two names are joined by an ampersand.
  add(`shared-stem/${a}${b}`, 'shared-stem', joint['shared-stem'], stemCraft(a, b), parts.joint > 0 ? 0.2 : 0);
  add(`cube/${a}${b}`, 'cube', joint.cube, cubeCraft(a, b));
  add(`weave/${a}${b}`, 'weave', joint.weave, weaveCraft(`${a}${b}`));
  return out;
}

const initialsOf = (words: readonly string[]): readonly string[] =>
  words.filter((w) => !connectors.has(w.toLowerCase())).map((w) => [...w.toLocaleUpperCase('und')][0] ?? '');

/**
 * Finds the initials of the two names in a pair, without the trade: H and B for Hale & Bridge Partners.
 * Otherwise takes two main words.
 */
function partners(parts: NameParts): readonly string[] {
  const named = initialsOf(parts.descriptorFrom > 0 ? parts.words.slice(0, parts.descriptorFrom) : parts.words);
  const all = named.length === 2 ? named : initialsOf(parts.words);
  return all.length === 2 ? all : [];
}

/** Draws a mark of several initials by its construction. Returns null when the construction refuses them. */
export function constructedPair(kind: string, letters: readonly string[]): Mark | null {
  const [a, b] = letters;
  if (a === undefined || b === undefined) return null;
  if (kind === 'block') return blockMark(letters);
  if (letters.length !== 2) return null;
  return kind === 'cube' ? cubeMark(a, b) : sharedStemMark(a, b);
}
