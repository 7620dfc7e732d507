import type { Brief } from './brief/brief.ts';
import type { Composition } from './composition/compose.ts';
import type { Genome } from './composition/genome.ts';
import { lettersIn, squareBreak } from './composition/line-break.ts';
import { markCandidates } from './composition/marks/candidates.ts';
import type { MarkCandidate } from './composition/marks/mark-candidate.ts';
import type { NameParts } from './composition/name-parts.ts';
import { facesOf, planSet, type SetPlan, type SlotPlan } from './composition/plan.ts';
import { type Proposal, type ProposeContext, propose } from './composition/propose.ts';
import type { SlotSubject } from './composition/slot-subjects.ts';
import { type TracedDrawing, tracedId } from './composition/traced-drawing.ts';
import { faceById } from './concepts/face.ts';
import type { Archetype } from './concepts/style-spec.ts';
import { chosenPictures } from './concepts/subject/shown-pictures.ts';
import { contendersOf } from './contenders.ts';
import type { Design } from './design-document.ts';
import { fail } from './errors.ts';
import { castColors, documentOf } from './finish.ts';
import { width } from './geometry/box.ts';
import type { Judged } from './judgement/contend.ts';
import type { PictureCache } from './judgement/likeness.ts';
import { selectSet } from './judgement/select.ts';
import { candidateScore } from './judgement/value.ts';
import { firstKindRound } from './kind-rounds.ts';
import type { LogoKind } from './logo-square.ts';
import { toEnd } from './steps.ts';
import type { FontBook } from './typography/font-book.ts';

/** A design made as one kind of logo. */
export interface KindDesign {
  readonly kind: LogoKind;
  readonly design: Design;
}

/** What a person has seen of a design: its mark and its typeface. */
export type SeenParts = Pick<Genome, 'mark' | 'face'>;

export interface KindOptions {
  /** Must hold every face of `facesForKinds(brief, round)`. */
  readonly fonts: FontBook;
  /** Number of this three, from 0 to `lastKindRound`. Each round has other faces. */
  readonly round: number;
  /** Parts of designs seen before. Their marks and families come again only if nothing else is left. */
  readonly seen: readonly SeenParts[];
  /** Drawings of a model, by the kind whose mark shows one. A kind whose layouts they don’t fit has a mark of the catalog. Default: none. */
  readonly traced?: TracedMarks;
}

/** The kinds that have a mark. */
export type MarkedKind = Exclude<LogoKind, 'typographic'>;
export type TracedMarks = Readonly<Partial<Record<MarkedKind, TracedDrawing>>>;

type Contenders = readonly Judged<Composition>[];

/** Every arrangement with a mark, and the name alone. A client's wish for a placement counts for sets only. */
const withMark: readonly Archetype[] = ['beside', 'above', 'container', 'monogram', 'emblem'];
const nameAlone: readonly Archetype[] = ['wordmark'];
/** Where the drawing of a model stands: nobody drew it to be held by a form or a sign. */
const besideOrAbove: readonly Archetype[] = ['beside', 'above'];

/** Width ÷ height of what fills a square, best first. Names of one long word fit into none. */
const compact: Readonly<Record<LogoKind, readonly (readonly [least: number, most: number])[]>> = {
  'icon-based': [],
  typographic: [
    [0.5, 2.4],
    [0.4, 3.6],
    [0.4, 5],
  ],
  combination: [
    [0.55, 1.7],
    [0.45, 2.3],
    [0.4, 3.4],
  ],
};

/** Ids of the faces that `logosByKind` may use. */
export const facesForKinds = (brief: Brief, round: number): readonly string[] =>
  facesOf(planSet(brief, firstKindRound + round), brief);

/**
 * Three designs for a brief, one of each kind, which differ from one another in mark and typeface (M-07). They are made for
 * a transparent square: without the slogan, compact, with inks that read on white. Depends only on brief, round, seen and traced.
 * Throws EngineError: `brief.name.unsettable`, `face.missing`, `design.none`.
 */
export function logosByKind(brief: Brief, { fonts, round, seen, traced = {} }: KindOptions): readonly KindDesign[] {
  const plan = onWhite(planSet(brief, firstKindRound + round));
  const { parts } = plan;
  const marks = markCandidates(brief, parts, plan.random.fork('marks'));
  const context: ProposeContext = { brief, parts, marks, loaded: new Set(facesOf(plan, brief)) };
  const pictures: PictureCache = new Map();
  const drawn = (archetypes: readonly Archetype[], label: string, subject?: SlotSubject, own?: TracedDrawing): Contenders =>
    plan.slots
      .flatMap((slot) =>
        contendersOf(
          slot.slot,
          squared(
            propose(
              own === undefined ? context : { ...context, marks: [tracedCandidate(own)] },
              { ...openSlot(slot), archetypes, ...(subject && { subject }) },
              plan.random.fork(`${label}/${slot.slot}`),
            ),
            parts,
          ).map((proposal) => bringing(proposal, own)),
          { brief, parts, fonts },
          pictures,
        ),
      )
      .sort((a, b) => candidateScore(b.quality, b.readers) - candidateScore(a.quality, a.readers));
  const wanted = kindSubjects(brief);
  const hasMark = ({ composition }: Judged<Composition>): boolean => composition.mark !== null;
  const asked = wanted.mark === undefined ? [] : drawn(withMark, 'kinds/marked', wanted.mark).filter(hasMark);
  const marked = asked.length > 0 ? asked : drawn(withMark, 'kinds/marked').filter(hasMark);
  const orTraced = (kind: MarkedKind, usual: Contenders): Contenders => {
    const own = traced[kind];
    const shown = own === undefined ? [] : drawn(besideOrAbove, `kinds/traced/${kind}`, undefined, own);
    return shown.length > 0 ? shown : usual;
  };
  const fields: readonly (readonly [LogoKind, Contenders])[] = [
    // A row of things is low in a square.
    [
      'icon-based',
      orTraced(
        'icon-based',
        marked.filter(({ composition: { genome, mark } }) => genome.archetype !== 'emblem' && mark?.row !== true),
      ),
    ],
    ['typographic', drawn(nameAlone, 'kinds/name', wanted.name)],
    ['combination', orTraced('combination', marked)],
  ];
  const chosen = toEnd(selectSet(fields.map(([kind, field]) => narrowed(field, kind, seen, isShort(parts)))));
  const three = chosen.map((one) => one ?? fail('design.none', { field: 'name', received: brief.name }));
  const schemes = castColors(brief, plan, three);
  return fields.map(([kind], i) => {
    const [one, scheme] = [three[i], schemes[i]] as [Judged<Composition>, Design['scheme']];
    return { kind, design: documentOf(one, scheme, brief, firstKindRound + round, fonts) };
  });
}

/** A drawing of a model as the mark of every layout. */
const tracedCandidate = (drawing: TracedDrawing): MarkCandidate => ({
  id: tracedId(drawing),
  kind: 'icon',
  relevance: 1,
  concept: null,
  word: null,
  craft: 4,
  contained: false,
});

/** A proposal with the drawing that its mark shows. */
const bringing = (proposal: Proposal, traced: TracedDrawing | undefined): Proposal =>
  traced === undefined ? proposal : { ...proposal, genome: { ...proposal.genome, traced } };

/** A slot without the subject that it has in a set of eight. */
const openSlot = ({ subject: _, ...slot }: SlotPlan): SlotPlan => slot;

/** What the mark and the name alone must show. An icon is asked for here, so “no picture” means initials. */
function kindSubjects(brief: Brief): { readonly mark?: SlotSubject; readonly name?: SlotSubject } {
  const [thing] = chosenPictures(brief);
  if (thing !== undefined) return { mark: { kind: 'thing', name: thing.name } };
  const isPlain = brief.shows?.letters === true || brief.shows?.nothing === true;
  return isPlain ? { mark: { kind: 'letters' }, name: { kind: 'nothing' } } : {};
}

/** White counts for more than any other wish for a ground, so that transparent files read on paper. */
const onWhite = (plan: SetPlan): SetPlan => ({
  ...plan,
  slots: plan.slots.map((slot) => ({ ...slot, spec: { ...slot.spec, grounds: { white: 200 } } })),
});

/** Treatments that set any words on any lines. Others have lines of their own. */
const stackable: ReadonlySet<string> = new Set(['plain', 'ruled', 'stencil', 'joined', 'open-a', 'two-tone']);

/** Letters of a name that stands beside its mark like a second mark: it is as large, and close. */
const fewLetters = 2;
const isShort = ({ words }: NameParts): boolean => lettersIn(words.join('')) <= fewLetters;
const beside = { textScale: 1.5, spacing: 0.6 } as const;

/** Proposals for a square, without slogan: a long name stands on as many lines as make it square, a very short one as large as its mark. */
function squared(proposals: readonly Proposal[], parts: NameParts): readonly Proposal[] {
  const breaks = squareBreak(parts.words);
  return proposals.map((proposal) => {
    const genome = { ...proposal.genome, slogan: false };
    if (isShort(parts) && genome.stand === 'beside') return { ...proposal, genome: { ...genome, ...beside } };
    const isStacked = breaks !== null && genome.breaks.length > 0 && stackable.has(genome.treatment);
    return { ...proposal, genome: isStacked ? { ...genome, breaks } : genome };
  });
}

/** Pictures in the place of letters, and smaller. */
const inLetters: ReadonlySet<string> = new Set(['pictured', 'picture-letter', 'picture-dot', 'orbit']);
/** Width of a name, in hundredths of its cap height, at which a letter is a seventh of the square. */
const widestPictured = 600;

/** False for a picture in a letter that is too small for it. */
const reads = ({ composition: { genome, box } }: Judged<Composition>): boolean =>
  !inLetters.has(genome.treatment) || width(box) <= widestPictured;

/** A letter above itself, and rules around a line below a mark, are one thing too many. */
function isCalm({ initial, composition: { genome } }: Judged<Composition>, short: boolean): boolean {
  if (genome.treatment === 'ruled') return false;
  return !short || (genome.stand === 'beside' && !initial && !genome.mark?.startsWith('letter-idea/'));
}

/** Stem, in em, from which a name that fits into no square is seen in one. */
const sturdy = 0.12;

/** What makes two candidates of a kind the same idea. */
const ideaOf = ({ composition: { genome } }: Judged<Composition>, kind: LogoKind): string => {
  if (kind === 'typographic') return `${genome.mark}/${genome.treatment}/${genome.face}`;
  // A model’s drawing is the only one of its kind, so typefaces are what is left to choose from.
  return genome.traced === undefined ? `${genome.mark}` : `${genome.mark}/${genome.face}`;
};

/** Ideas that a preference has to leave. Icons need a second mark, because the combination may have the first. */
const leastIdeas: Readonly<Record<LogoKind, number>> = { 'icon-based': 2, typographic: 1, combination: 1 };

/** The first of several selections that leaves ideas enough; all candidates if none does. */
const firstOf = (field: Contenders, kind: LogoKind, selections: readonly Contenders[]): Contenders =>
  selections.find((some) => new Set(some.map((one) => ideaOf(one, kind))).size >= leastIdeas[kind]) ?? field;

/** Those of the field that fill a square best; of a name that fits into none, the narrowest sturdy ones. */
function filling(field: Contenders, kind: LogoKind): Contenders {
  const within = compact[kind].map(([least, most]) =>
    field.filter(({ metrics: { aspect } }) => aspect >= least && aspect <= most),
  );
  if (within.length === 0) return field;
  const strong = firstOf(field, kind, [field.filter(({ composition }) => composition.face.metrics.stem >= sturdy)]);
  const least = Math.min(...strong.map(({ metrics }) => metrics.aspect));
  return firstOf(field, kind, [...within, strong.filter(({ metrics }) => metrics.aspect <= 1.3 * least)]);
}

/** The best candidate of each idea, without what was seen and what would leave the square empty, as far as others are left. */
function narrowed(field: Contenders, kind: LogoKind, seen: readonly SeenParts[], short: boolean): Contenders {
  const marks = new Set(seen.map(({ mark }) => mark));
  const families = new Set(seen.map(({ face }) => faceById(face)?.family));
  const kept = (some: Contenders, test: (one: Judged<Composition>) => boolean) => firstOf(some, kind, [some.filter(test)]);
  const legible = kept(field, (one) => !one.tile && reads(one));
  const calm = kind === 'combination' ? kept(legible, (one) => isCalm(one, short)) : legible;
  const unseen = kept(calm, ({ composition: { genome } }) => genome.mark === null || !marks.has(genome.mark));
  const fresh = kept(filling(unseen, kind), ({ composition }) => !families.has(composition.face.family));
  const ideas = new Map<string, Judged<Composition>>();
  for (const one of fresh) if (!ideas.has(ideaOf(one, kind))) ideas.set(ideaOf(one, kind), one);
  return [...ideas.values()];
}
