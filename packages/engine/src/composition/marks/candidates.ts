import type { Brief } from '../../brief/brief.ts';
import { cataloguedMarks } from '../../concepts/mark-catalogue.ts';
import { isStored } from '../../concepts/stored-pictures.ts';
import type { MarkKind } from '../../concepts/style-spec.ts';
import { type Asked, type AskedPicture, askedPictures } from '../../concepts/subject/asked-pictures.ts';
import { petal } from '../../concepts/subject/subject-table.ts';
import type { Random } from '../../random.ts';
import { figureOf } from '../../scene/figure.ts';
import { latinTwin } from '../../typography/latin-twin.ts';
import type { NameParts } from '../name-parts.ts';
import { askedMarks } from './asked-marks.ts';
import { constructedCandidates } from './constructed.ts';
import { crestCandidates } from './crest.ts';
import { mergedCandidates } from './drawn/merged/merged-candidates.ts';
import { tileForms } from './initials.ts';
import { lit } from './lit.ts';
import type { MarkCandidate } from './mark-candidate.ts';
import { misread } from './misread.ts';
import { withPairs } from './pairs/with-pairs.ts';
import { petalSeed } from './petal.ts';
import { rateMark, repeatedInitials } from './rated-marks.ts';
import { mayReach } from './ring.ts';
import { showsDrawing } from './ruled-out.ts';
import { turned } from './turned.ts';

/** Leaves out the arch: a letter in an arch looks like a gravestone. */
const tilesOffered = tileForms.filter((form) => form !== 'arch');

/** Below this relevance, absolute or relative to the best picture, a picture is accidental and letters say more. */
const leastRelevance = 0.1;
const leastShare = 0.2;
/** Pictures of the industry for a brief that says nothing, chosen by the name. */
const obvious = 2;

/**
 * The marks of every picture that the brief asks for. None where no picture is known: letters say more than an accident.
 */
function pictures(
  { pictures: all, lent, never }: Asked,
  brief: Brief,
  initial: string,
  random: Random,
): readonly MarkCandidate[] {
  const silent = all.every((one) => one.from === 'industry');
  const asked = silent ? ofIndustry(all, initial, random.fork(`obvious/${brief.industry}`)) : all;
  const marks = (of: readonly AskedPicture[]): readonly MarkCandidate[] =>
    askedMarks(of, never, brief.letters, initial, random.fork(`drawn/${brief.industry}`));
  // The name's first letter chooses a sign of letter and thing, so it does not wait for a draw among the industry's things.
  const signs = silent ? marks(all).filter((m) => m.kind === 'letter-idea') : [];
  const drawn = [...marks(asked).filter((m) => signs.every(({ id }) => id !== m.id)), ...signs];
  const merged = mergedCandidates([...asked, ...lent], never, random.fork(`merged/${brief.style}/${brief.personality}`));
  const most = Math.max(0, ...drawn.map((m) => m.relevance));
  const relevant = drawn.filter((m) => m.relevance >= Math.max(leastRelevance, leastShare * most));
  return [...merged, ...withoutStock(relevant)].sort(
    (a, b) => b.relevance * b.craft - a.relevance * a.craft || (a.id < b.id ? -1 : 1),
  );
}

/**
 * Two of the industry's concepts, or all of them if no construction draws the initial. The name decides which picture of each comes first, so
 * that two names of one industry differ.
 */
function ofIndustry(all: readonly AskedPicture[], initial: string, random: Random): readonly AskedPicture[] {
  const concepts = [...new Set(all.map(({ picture }) => picture.concept))];
  if (initial === '') return all;
  const chosen = new Set<string>();
  while (concepts.length > 0 && chosen.size < obvious)
    for (const c of concepts.splice(random.below(concepts.length), 1)) chosen.add(c);
  return [...chosen].flatMap((concept) => {
    const own = all.filter(({ picture }) => picture.concept === concept);
    const left = [...own];
    return own.flatMap(({ weight }) => left.splice(random.below(left.length), 1).map((one) => ({ ...one, weight })));
  });
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
    if (m.chosen !== undefined) return [m];
    if (m.kind !== 'icon' || !made.has(m.concept) || isStored(m.id.slice('icon/'.length))) return [m];
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
  const asked = askedPictures(brief);
  const found = withPairs(pictures(asked, brief, isBuilt ? drawn : '', random), asked, parts);
  const blooms = asked.pictures.some(({ picture }) => picture.drawings.includes(petal)) && !asked.never.has(petal);
  const initialed = [...letters, ...constructedCandidates(brief, { ...parts, initials: parts.initials.map(latinTwin) })]
    .filter((m) => !misread(lettersOf(m.id)))
    .map((m) => lit(m, found));
  // A name without a drawable thing or a buildable initial still gets a form of its own; so does a name
  // without a trade.
  const speechless = brief.industry === 'Other' && found.every((m) => m.word === null);
  // A known trade or thing without a drawing gets letters, unless a form was asked for.
  const mute = !asked.told || (brief.iconPlacement === 'integrated' && !asked.never.has(petal));
  const plainForm = (speechless && mute) || (!isBuilt && new Set(found.map((m) => figureOf(m.id))).size < poor);
  const petals = (blooms ? [0, 1] : plainForm && !asked.ruledOut.has(petal) ? [0, 1, 2] : []).map((i) => {
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
  // A name without a buildable initial has few marks to rotate, and its initial in a form beats bare type.
  const offered = isBuilt
    ? [...signs, ...turned(others, random.fork(`turn/${brief.industry}${brief.personality ?? ''}`))]
    : [...signs, ...others];
  return withoutRuledOut(asked, offered.map(rateMark));
}

const withoutRuledOut = ({ ruledOut }: Asked, marks: readonly MarkCandidate[]): readonly MarkCandidate[] =>
  ruledOut.size === 0 ? marks : marks.filter(({ id }) => !showsDrawing(id, ruledOut));
