import { type Brief, seedOf } from '../brief/brief.ts';
import type { FontStyle } from '../brief/choices.ts';
import { themeNamed } from '../brief/themes.ts';
import { forChildren, onTheMove } from '../concepts/audience.ts';
import { type Face, faces } from '../concepts/face.ts';
import { coveringFaces, type RankedFace, rankFaces, sloganFaces } from '../concepts/face-rank.ts';
import { styleForBrief } from '../concepts/style-for-brief.ts';
import { type Archetype, archetypes, type StyleSpec, styleSpecs, type Treatment } from '../concepts/style-spec.ts';
import { tradeOf } from '../concepts/subject/asked-pictures.ts';
import type { TradeLetters } from '../concepts/subject/letter-genres.ts';
import { type VariationStyle, variationStyles } from '../concepts/variation-style.ts';
import { fail } from '../errors.ts';
import { createRandom, type Random } from '../random.ts';
import { unknownScript } from '../typography/script.ts';
import { humps, type NameParts, nameParts } from './name-parts.ts';
import { partnersOf } from './partners.ts';
import { archetypesFor, type SlotSubject, subjectsOf } from './slot-subjects.ts';

/** A slot before drawing: its style, its faces, and what the client fixed. */
export interface SlotPlan {
  readonly slot: number;
  readonly style: VariationStyle;
  readonly spec: StyleSpec;
  readonly faces: readonly RankedFace[];
  /** Font style that this slot must use. Null leaves it to the style. */
  readonly wanted: FontStyle | null;
  /** Archetypes allowed in the slot: all, unless the client chose a placement. */
  readonly archetypes: readonly Archetype[];
  /** What its mark must show. Absent where the client left it open. */
  readonly subject?: SlotSubject;
}

export interface SetPlan {
  readonly seed: string;
  readonly random: Random;
  readonly parts: NameParts;
  readonly slots: readonly SlotPlan[];
}

/** How many of eight slots follow a choice strictly. The others may deviate (design rules §1, Placement). */
const followingSlots = 5;
/** Slots set in a theme's heading face. */
const themedSlots = 3;
/** Name faces per slot. */
const facesPerSlot = 2;
/** Maximum name faces per set: a new one for each slot and a few more. After that, slots share them. */
const facesPerSet = 10;
/** Score advantage that a further face needs once the set has that many (score in [0, 1]). */
const freshFaceCost = 0.3;

const placementRows: Readonly<Record<NonNullable<Brief['iconPlacement']>, readonly Archetype[]>> = {
  // A letter mark is allowed there too, because some names have no picture.
  left: ['beside', 'monogram'],
  above: ['above', 'monogram'],
  integrated: ['container', 'emblem'],
  wordmark: ['wordmark'],
};

/** The slots that follow a choice: those whose style suits it best, earlier ones on a tie. */
function followers(count: number, affinity: (style: VariationStyle) => number): ReadonlySet<number> {
  const order = variationStyles
    .map((style, slot) => ({ slot, learned: affinity(style) }))
    .sort((a, b) => b.learned - a.learned || a.slot - b.slot);
  return new Set(order.slice(0, count).map((o) => o.slot));
}

/**
 * Plans a set as far as possible without fonts. Throws `brief.name.unsettable` if no face covers the name.
 */
export function planSet(brief: Brief, round: number): SetPlan {
  const seed = seedOf(brief, round);
  const random = createRandom(seed);
  const parts = nameParts(brief.letters);
  // Both cases must be possible, so that a face chosen for one can set the other.
  const text = brief.letters;
  if (unknownScript.test(text) || coveringFaces(text).length === 0) failUnsettable('name', text, coveringFaces);

  const slogan = brief.slogan;
  if (slogan !== '' && (unknownScript.test(slogan) || sloganFaces(slogan).length === 0))
    failUnsettable('slogan', slogan, sloganFaces);

  const fontFollowers =
    brief.fontStyle === null
      ? null
      : followers(
          Math.min(followingSlots, familiesOf(brief.fontStyle, text)),
          (s) => styleSpecs[s].fonts[brief.fontStyle as FontStyle] ?? 0,
        );
  const row = brief.iconPlacement === null ? null : placementRows[brief.iconPlacement];
  const rowFollowers =
    row === null ? null : followers(followingSlots, (s) => row.reduce((sum, a) => sum + (styleSpecs[s].archetypes[a] ?? 0), 0));
  const heading = brief.theme === null ? null : themeNamed(brief.theme).headingFont;
  const themeFollowers =
    heading === null ? null : followers(themedSlots, (s) => styleSpecs[s].fonts[styleOfFamily(heading)] ?? 0);
  const longest = Math.max(...parts.words.map((w) => [...w].length));
  const childlike = forChildren(brief);
  const moving = onTheMove(brief) && /a/iu.test(parts.initials.join(''));
  const letters = tradeOf(brief)?.letters ?? null;
  const families = new Map<string, number>();
  const placed = variationStyles.map((_, slot) => (rowFollowers?.has(slot) && row !== null ? row : archetypes));
  const subjects = subjectsOf(brief, placed);

  const slots = variationStyles.map((style, slot): SlotPlan => {
    const spec = withStencil(styleForBrief(style, brief), letters);
    const wanted = fontFollowers?.has(slot) ? brief.fontStyle : null;
    // Whoever asks for a kind of letters gets it, whatever the trade.
    const own = wanted === null ? letters : null;
    const stream = random.fork(`faces/${slot}`);
    const query = {
      text,
      voice: spec.voice,
      style: spec,
      industry: brief.industry,
      wanted,
      longest,
      childlike,
      moving,
      letters: own,
    };
    let ranked = rankFaces(query, stream);
    const themed = themeFollowers?.has(slot) ? ranked.filter((r) => r.face.family === heading) : [];
    if (themed.length > 0) ranked = themed;
    if (ranked.length === 0) ranked = rankFaces({ ...query, wanted: null }, stream);
    if (ranked.length === 0) ranked = coveringFaces(text).map((face) => ({ face, score: 0.1 }));
    // A family already in the set yields to a new one with nearly the same score. Scripts with few faces
    // repeat.
    const full = families.size >= facesPerSet;
    const worn = (c: RankedFace, second: boolean): number => {
      const times = families.get(c.face.family) ?? 0;
      return c.score - (second && full ? (times === 0 ? freshFaceCost : 0.05 * times) : 0.3 * times);
    };
    const chosen: RankedFace[] = [];
    for (let n = 0; n < facesPerSlot; n++) {
      const free = ranked.filter(
        (r) => !chosen.includes(r) && (ranked.length <= 4 || chosen.every((c) => c.face.family !== r.face.family)),
      );
      const [best] = free.sort((a, b) => worn(b, n > 0) - worn(a, n > 0) || (a.face.id < b.face.id ? -1 : 1));
      if (best !== undefined) chosen.push(best);
    }
    for (const c of chosen) families.set(c.face.family, (families.get(c.face.family) ?? 0) + 1);
    const room = placed[slot] ?? archetypes;
    const subject = subjects[slot] ?? null;
    return {
      ...{ slot, style, spec, wanted, faces: chosen },
      ...(subject === null ? { archetypes: room } : { archetypes: archetypesFor(subject, room), subject }),
    };
  });
  return { seed, random, parts, slots };
}

/** How much likelier cut letters are where the trade wants them, and where it names other letters. */
const stencilWorth = { fits: 1.5, others: 0.15 } as const;

/** Cut letters suit fashion and crates. Readers found them on quiet trades, so a known trade decides. */
function withStencil(spec: StyleSpec, letters: TradeLetters | null): StyleSpec {
  if (letters === null) return spec;
  const genre = 'fashion stencil serif';
  const worth = letters.never.has(genre) ? 0 : letters.fits.has(genre) ? stencilWorth.fits : stencilWorth.others;
  return { ...spec, treatments: { ...spec.treatments, stencil: worth * (spec.treatments.stencil ?? 0) } };
}

const styleOfFamily = (family: string): FontStyle => faces.find((f) => f.family === family)?.style ?? 'sans-serif';

/** Number of families of a style that can set the text. No style is followed in more slots than that. */
const familiesOf = (style: FontStyle, text: string): number =>
  new Set(
    coveringFaces(text)
      .filter((f) => f.style === style)
      .map((f) => f.family),
  ).size;

function failUnsettable(field: 'name' | 'slogan', text: string, facesFor: (text: string) => readonly Face[]): never {
  const missing = [...new Set(text)].filter((c) => c !== ' ' && (unknownScript.test(c) || facesFor(c).length === 0));
  const received = missing.length > 0 ? missing.slice(0, 12).join(' ') : text;
  return fail(`brief.${field}.unsettable`, {
    field,
    received,
    allowed:
      'Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, Bengali, Thai, Chinese, Japanese or Korean letters, digits and common symbols, all available in a single typeface',
  });
}

/** Ids of all faces that a set may use: for names, light cuts, ampersands, second lines, slogans. */
export function facesOf(plan: SetPlan, brief: Brief): readonly string[] {
  const ids = new Set<string>();
  const { parts } = plan;
  // Two weights need two parts: words without a joint, or a CamelCase word.
  const twoParts = parts.joint < 0 && (parts.words.length > 1 || humps(parts.words[0] ?? '').length === 2);
  for (const { faces: ranked, spec } of plan.slots) {
    const treatments: Treatment[] = ['plain', 'descriptor'];
    if (twoParts && (spec.treatments['two-weight'] ?? 0) > 0.6) treatments.push('two-weight');
    if (parts.joint > 0 && (spec.treatments.ampersand ?? 0) > 0.3) treatments.push('ampersand');
    for (const { face } of ranked) {
      ids.add(face.id);
      for (const treatment of treatments) {
        for (const id of Object.values(partnersOf(face, treatment, parts, brief) ?? {})) if (id !== null) ids.add(id);
      }
    }
  }
  return faces.filter((f) => ids.has(f.id)).map((f) => f.id);
}
