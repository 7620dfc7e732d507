import type { Brief } from '../../brief/brief.ts';
import { type FoundConcept, findConcepts } from '../../concepts/lexicon.ts';
import { cataloguedMarks, marksWithIcon } from '../../concepts/mark-catalogue.ts';
import { flowers, mayPicture, neutralForms } from '../../concepts/pictured.ts';
import { quizAffinity } from '../../concepts/quiz-affinity.ts';
import { relevantConcepts } from '../../concepts/relevant-concepts.ts';
import type { MarkKind } from '../../concepts/style-spec.ts';
import type { Random } from '../../random.ts';
import { figureOf } from '../../scene/figure.ts';
import { latinTwin } from '../../typography/latin-twin.ts';
import type { NameParts } from '../name-parts.ts';
import { constructedCandidates } from './constructed.ts';
import { crestCandidates } from './crest.ts';
import { drawnCandidates, isDrawn, isSpecies } from './drawn/drawn-candidates.ts';
import { mergedCandidates } from './drawn/merged/merged-candidates.ts';
import { ideaCandidates } from './idea.ts';
import { tileForms } from './initials.ts';
import { lit } from './lit.ts';
import type { MarkCandidate } from './mark-candidate.ts';
import { misread } from './misread.ts';
import { petalSeed } from './petal.ts';
import { preferNameConcepts } from './prefer-name-concepts.ts';
import { isHeld, isRefused, pictureCraft, rateMark, repeatedInitials } from './rated-marks.ts';
import { mayReach } from './ring.ts';
import { turned } from './turned.ts';

/**
 * Share of relevance that an icon keeps where the word names a species that is drawn, and where a generic plant
 * stands in for another drawn plant.
 */
const anyKind = 0.12;
const anyPlant = 0.3;
/** Plant icons that stand in for every other plant, by the concept that each one depicts. */
const plants: ReadonlyMap<string, string> = new Map([
  ['leaf', 'leaf'],
  ['plant', 'plant'],
  ['flower', 'flower'],
  ['flower-lotus', 'lotus'],
  ['flower-tulip', 'tulip'],
  ['tree', 'tree'],
]);
const isOther = (icon: string, concept: string): boolean => (plants.get(icon) ?? concept) !== concept && isDrawn(concept);

/** The strongest concepts considered: enough for eight different pictures, few enough to stay relevant. */
const conceptsKept = 14;
/**
 * Below this relevance, absolute or relative to the best picture, a picture is accidental and letters say
 * more.
 */
const leastRelevance = 0.1;
const leastShare = 0.3;

/** Leaves out the arch: a letter in an arch looks like a gravestone. */
const tilesOffered = tileForms.filter((form) => form !== 'arch');

/** With fewer pictures than this, the next circle of concepts is drawn from as well. */
const fewest = 3;
/** Share of relevance that pictures from a farther circle keep beside those named in the brief. */
const farther = 0.5;
/** Number of obvious industry concepts, chosen by the name, for a brief that names nothing. */
const obvious = 2;

/**
 * Finds the pictures that the brief's words lead to. The industry's pictures are used only where the words
 * lead nowhere.
 */
function pictures(brief: Brief, initial: string, random: Random): readonly MarkCandidate[] {
  const suited = quizAffinity(brief);
  const read = findConcepts({ ...brief, name: brief.letters }).map((f) => ({
    ...f,
    weight: Math.min(1, f.weight * suited(f.concept.id)),
  }));
  const { said, relatedConcepts, industry, named, traded } = relevantConcepts(read);
  const drawn = (found: readonly FoundConcept[], weight = 1): readonly MarkCandidate[] =>
    relevantOf(
      picturesOf(
        found.slice(0, conceptsKept).map((f) => ({ ...f, weight: f.weight * weight })),
        brief.letters,
        initial,
        random.fork(`drawn/${brief.industry}`),
      ),
    );
  let out = drawn(said);
  if (out.length < fewest && relatedConcepts.length > 0) out = [...out, ...drawn(relatedConcepts, farther)];
  if (out.length < fewest || !named) {
    const pool = [...industry];
    const chosen: FoundConcept[] = [];
    const pick = random.fork(`obvious/${brief.industry}`);
    while (pool.length > 0 && chosen.length < obvious) chosen.push(...pool.splice(pick.below(pool.length), 1));
    const known = new Set(out.map((m) => m.id));
    const trade = (of: readonly FoundConcept[]): readonly MarkCandidate[] =>
      drawn(of, named ? farther : 1).filter((m) => !known.has(m.id));
    // If no construction draws the initial, the set has only its tiles, so the trade lends all its pictures.
    out = [...out, ...trade(initial === '' ? industry : chosen)];
  }
  if (out.length < fewest || !named || !traded) {
    // The name's first letter chooses a sign of letter and thing, so it does not wait for a draw among the
    // industry's things.
    const drawnAlready = new Set(out.map((m) => m.id));
    out = [...out, ...ideaCandidates(industry, initial).filter((m) => !drawnAlready.has(m.id))];
  }
  const merged = mergedCandidates(read, brief.letters, random.fork(`merged/${brief.style}/${brief.personality}`));
  return [...merged, ...preferNameConcepts(out, read)].sort(
    (a, b) => b.relevance * b.craft - a.relevance * a.craft || (a.id < b.id ? -1 : 1),
  );
}

/** Leaves out accidental pictures: those far less relevant than the best. */
function relevantOf(all: readonly MarkCandidate[]): readonly MarkCandidate[] {
  const most = Math.max(0, ...all.map((m) => m.relevance));
  return withoutStock(all.filter((m) => m.relevance >= Math.max(leastRelevance, leastShare * most)));
}

/** Collects every picture of the given concepts: drawn for the name, and from the catalogue. */
function picturesOf(found: readonly FoundConcept[], name: string, initial: string, random: Random): readonly MarkCandidate[] {
  const meant = new Set(found.flatMap((f) => f.concept.icons));
  const best = new Map<string, MarkCandidate>();
  for (const { concept, weight, word } of found) {
    concept.icons.slice(0, 4).forEach((icon, rank) => {
      for (const mark of marksWithIcon(icon)) {
        // A letter that holds a picture must be the name's initial.
        if (mark.letter !== undefined && mark.letter !== initial.toUpperCase()) continue;
        if (isRefused(mark, icon) || !mayPicture(mark, icon, concept.id, meant)) continue;
        const others = mark.icons.filter((i) => i !== icon);
        const relevance =
          weight *
          (isSpecies(word) ? anyKind : isOther(icon, concept.id) ? anyPlant : 1) *
          (1 - 0.12 * rank) *
          (1 - 0.18 * concept.cliche) *
          (others.length > 0 && !neutralForms.has(others[0] ?? '') ? 1.12 : 1);
        const known = best.get(mark.id);
        if (known !== undefined && known.relevance >= relevance) continue;
        best.set(mark.id, {
          id: mark.id,
          kind: mark.family,
          relevance: Math.min(1, relevance),
          concept: concept.id,
          word,
          craft: pictureCraft(mark, icon),
          contained: isHeld(mark),
        });
      }
    });
  }
  return [...drawnCandidates(found, name, random), ...ideaCandidates(found, initial), ...best.values()];
}

/** Minimum craft at which an icon as published may stand beside marks made from others. */
const studio = 5;
/** Share of relevance that such an icon keeps. */
const untouched = 0.8;

/**
 * An icon as published looks like stock. It stays only if it is drawn very well or if nothing was made for
 * its concept.
 */
function withoutStock(found: readonly MarkCandidate[]): MarkCandidate[] {
  const made = new Set(found.filter((m) => m.kind !== 'icon').map((m) => m.concept));
  // A picture drawn for the name replaces the icon of the same thing, however well that icon is drawn.
  const drawn = (icon: MarkCandidate): boolean =>
    found.some((m) => m.kind === 'drawn' && m.concept === icon.concept && m.relevance >= icon.relevance);
  return found.flatMap((m) => {
    if (m.kind !== 'icon' || !made.has(m.concept)) return [m];
    return m.craft >= studio && !drawn(m) ? [{ ...m, relevance: m.relevance * untouched }] : [];
  });
}

/** With fewer different figures than this, a name is poor in pictures. Five teeth count as one figure. */
const poor = 4;

/** The initials at the end of a mark's ID: `tile/disc+HP`, `pair/HP`, `cube/HP`. */
const lettersOf = (id: string): string => id.split(/[/+]/u).at(-1) as string;

/**
 * Lists every mark this brief may carry: pictures with a reason, letters from its initials, and a flower
 * where flowers are meant.
 */
export function markCandidates(brief: Brief, parts: NameParts, random: Random): readonly MarkCandidate[] {
  const [first = ''] = parts.initials;
  const drawn = latinTwin(first);
  const plain = drawn.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const own = (id: string, kind: MarkKind, relevance: number, craft: number): MarkCandidate => ({
    id,
    kind,
    relevance,
    concept: null,
    word: null,
    craft,
    contained: kind === 'tile',
  });
  const letters: MarkCandidate[] = [];
  // A construction that draws A must not stand for Å, so only letters without diacritics have one.
  const isBuilt = /^[a-z]$/.test(plain) && drawn.toLowerCase() === plain;
  if (isBuilt) {
    for (const [family, relevance] of [
      ['notch', 0.5],
      ['cut-disc', 0.55],
    ] as const) {
      const craft = cataloguedMarks().get(`${family}/${plain}`)?.craft ?? 0;
      // A block I, L or T is only heavy type (craft 3). A letter mark must be more than the letter.
      if (craft > 3) letters.push(own(`${family}/${plain}`, family, relevance, craft));
    }
  }
  if (first !== '') {
    const two = parts.initials.slice(0, 2).join('');
    const repeated = (id: string, kind: 'tile' | 'ring' | 'pair', of: keyof typeof repeatedInitials): void => {
      letters.push(own(id, kind, repeatedInitials[of].relevance, repeatedInitials[of].craft));
    };
    for (const form of tilesOffered) {
      repeated(`tile/${form}+${first}`, 'tile', 'tile');
      if (parts.initials.length === 2) repeated(`tile/${form}+${two}`, 'tile', 'tile');
    }
    if (mayReach(first)) repeated(`ring/${first}`, 'ring', 'ringReached');
    // Readers said that initials floating in a ring, or on either side of a hairline, look like a lawyer's
    // template.
    else if (!isBuilt) repeated(`ring/${first}`, 'ring', 'ring');
    if (!isBuilt && parts.initials.length === 2) {
      repeated(`ring/${two}`, 'ring', 'ringOfTwo');
      repeated(`pair/${two}`, 'pair', 'pair');
    }
  }
  const turn = random.below(4);
  const found = pictures(brief, isBuilt ? drawn : '', random);
  const blooms = found.some((m) => flowers.has(m.concept ?? '') && !isSpecies(m.word));
  const initialed = [...letters, ...constructedCandidates(brief, { ...parts, initials: parts.initials.map(latinTwin) })]
    .filter((m) => !misread(lettersOf(m.id)))
    .map((m) => lit(m, found));
  // A name without a drawable thing or a buildable initial still gets a form of its own; so does a name
  // without a trade.
  const speechless = brief.industry === 'Other' && found.every((m) => m.word === null);
  const plainForm = speechless || (!isBuilt && new Set(found.map((m) => figureOf(m.id))).size < poor);
  const petals = (blooms ? [0, 1] : plainForm ? [0, 1, 2] : []).map((i) => {
    const { n, kind, accent } = petalSeed(brief.letters, first, turn + i * 2 + 1);
    return own(`petal/${n}-${kind}-${accent}`, 'petal', blooms ? 0.42 : 0.3, kind === 'ray' || n >= 10 ? 3.4 : 4);
  });
  // A sign of letter and thing, of two things, or of two initials that few pairs make already belongs to this
  // name, so it takes no turns.
  const sign = (m: MarkCandidate): boolean =>
    m.kind === 'letter-idea' || m.kind === 'weave' || m.merged === true || (m.kind === 'light' && m.concept !== null);
  const signs = [...found, ...initialed].filter(sign);
  const others = [
    ...found.filter((m) => !sign(m)),
    ...crestCandidates(found, parts),
    ...initialed.filter((m) => !sign(m)),
    ...petals,
  ];
  // A name without a buildable initial has few marks to rotate, and its initial in a form is better than bare
  // type.
  return isBuilt
    ? [...signs, ...turned(others, random.fork(`turn/${brief.industry}${brief.personality ?? ''}`))].map(rateMark)
    : [...signs, ...others].map(rateMark);
}
