import type { Brief } from '../../brief/brief.ts';
import type { Industry } from '../../brief/choices.ts';
import { letterMarkById, letterVariants } from '../../concepts/letter-catalogue.ts';
import type { MarkKind } from '../../concepts/style-spec.ts';
import { createRandom } from '../../random.ts';
import { connectors } from '../../typography/letter-case.ts';
import type { NameParts } from '../name-parts.ts';
import { blockCraft, blockMark } from './block.ts';
import { cubeCraft, cubeMark } from './cube.ts';
import type { Mark } from './mark.ts';
import type { MarkCandidate } from './mark-candidate.ts';
import { sharedStemMark, stemCraft } from './shared-stem.ts';
import { ribbonCraft } from './weave/ribbon.ts';
import { weaveCraft } from './weave/weave.ts';

/** What a construction of letters is for: how strongly a brief asks for it by itself, and the trades that it suits or harms. */
interface Aptness {
  readonly relevance: number;
  readonly suits: readonly Industry[];
  readonly harms?: readonly Industry[];
}

/** Constructions from one initial. Sliced letters lower trust (design rules §1): not in money and care. */
const single: Readonly<Partial<Record<MarkKind, Aptness>>> = {
  track: { relevance: 0.3, suits: ['Fitness & Wellness'], harms: ['Healthcare', 'Finance'] },
  horizon: { relevance: 0.45, suits: ['Finance', 'Technology', 'Other'], harms: ['Healthcare'] },
  pinwheel: { relevance: 0.42, suits: ['Creative Services', 'Education', 'Food & Beverage'], harms: ['Finance', 'Healthcare'] },
  'ring-bar': { relevance: 0.5, suits: ['Retail', 'E-commerce', 'Food & Beverage', 'Education'] },
  pipes: { relevance: 0.52, suits: ['Technology', 'E-commerce', 'Real Estate', 'Other'] },
  light: { relevance: 0.5, suits: ['Healthcare', 'Education', 'Fitness & Wellness', 'Consulting'] },
  fold: { relevance: 0.5, suits: ['Technology', 'Consulting', 'Finance', 'Real Estate'] },
};

/** One initial that is drawn when it is asked for, not kept in the catalogue. */
const banded = {
  ribbon: {
    relevance: 0.46,
    suits: ['Technology', 'Consulting', 'Finance', 'Real Estate', 'E-commerce', 'Creative Services', 'Other'],
  },
} satisfies Partial<Record<MarkKind, Aptness>>;

/** Constructions from two initials and more. */
const joint = {
  'shared-stem': { relevance: 0.55, suits: ['Consulting', 'Finance', 'Real Estate', 'Creative Services'] },
  cube: { relevance: 0.4, suits: ['Real Estate', 'Technology', 'E-commerce'], harms: ['Healthcare'] },
  block: { relevance: 0.45, suits: ['Creative Services', 'Retail', 'Fitness & Wellness'] },
  weave: {
    relevance: 0.48,
    suits: ['Technology', 'Consulting', 'Finance', 'Real Estate', 'Retail', 'Creative Services', 'Other'],
  },
} satisfies Partial<Record<MarkKind, Aptness>>;

/** Kinds of mark that are letters of a construction. */
export const constructedKinds: readonly MarkKind[] = [single, banded, joint].flatMap((of) =>
  Object.keys(of),
) as readonly MarkKind[];

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

/** The accent is a stroke of the letter, the hairline between two, or the second of them: where it fades, the sign says something else. */
export const accentSpells = (mark: Mark | null): boolean => mark !== null && spelling.has(mark.kind);

const telling: ReadonlySet<MarkKind> = new Set(['light', 'pipes', 'fold', 'weave', 'ribbon']);

/** The accent is the idea of the letter: a lit counter, one of two pipes, the strip on top, the other of two letters. */
export const accentTells = (mark: Mark | null): boolean => mark !== null && telling.has(mark.kind);

/** Weaker drawings are kept in the catalogue for whoever asks for them by id, but never proposed. */
const leastCraft = 3.5;

/** Plain capital of an initial; null when the constructions have none for it, Å and Ñ among them. */
const plain = (initial: string): string | null => (/^[A-Z]$/.test(initial) ? initial : null);

/** Letter marks that this name offers; the same letter in another name is another variant. */
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
    // Weights of one stroke are all offered: the stem of the type beside it decides (judgement/score.ts).
    const offered = kind === 'pipes' || kind === 'fold' ? Array.from({ length: variants }, (_, i) => i) : [own];
    for (const i of offered) add(`${stem}-${i}`, kind, apt, letterMarkById(`${stem}-${i}`)?.craft ?? 0);
  }
  if (first !== null) add(`ribbon/${first}`, 'ribbon', banded.ribbon, ribbonCraft(first));
  const [a = '', b = ''] = partners(parts);
  // Two names joined by an ampersand are what a shared stem says.
  add(`shared-stem/${a}${b}`, 'shared-stem', joint['shared-stem'], stemCraft(a, b), parts.joint > 0 ? 0.2 : 0);
  add(`cube/${a}${b}`, 'cube', joint.cube, cubeCraft(a, b));
  add(`weave/${a}${b}`, 'weave', joint.weave, weaveCraft(`${a}${b}`));
  const block = blockInitials(parts);
  add(`block/${block.join('')}`, 'block', joint.block, blockCraft(block));
  return out;
}

const initialsOf = (words: readonly string[]): readonly string[] =>
  words.filter((w) => !connectors.has(w.toLowerCase())).map((w) => [...w.toLocaleUpperCase('und')][0] ?? '');

/** The two names a pair is made of, without what the business is: H and B for Hale & Bridge Partners; else two main words. */
function partners(parts: NameParts): readonly string[] {
  const named = initialsOf(parts.descriptorFrom > 0 ? parts.words.slice(0, parts.descriptorFrom) : parts.words);
  const all = named.length === 2 ? named : initialsOf(parts.words);
  return all.length === 2 ? all : [];
}

/** Initials of up to four main words: a square block has room for one more than a monogram. */
const blockInitials = (parts: NameParts): readonly string[] => initialsOf(parts.words);

/** A mark of several initials by its construction; null when it refuses them. */
export function constructedPair(kind: string, letters: readonly string[]): Mark | null {
  const [a, b] = letters;
  if (a === undefined || b === undefined) return null;
  if (kind === 'block') return blockMark(letters);
  if (letters.length !== 2) return null;
  return kind === 'cube' ? cubeMark(a, b) : sharedStemMark(a, b);
}
