import type { Brief } from './brief/brief.ts';
import { colorPreferences } from './color/scheme.ts';
import { type Composition, compose } from './composition/compose.ts';
import type { Genome } from './composition/genome.ts';
import { markCandidates } from './composition/marks/candidates.ts';
import { showsDrawing } from './composition/marks/ruled-out.ts';
import { crossovers, type Field, type LockableGene, mutations } from './composition/mutate.ts';
import { facesOf, planSet, type SetPlan, type SlotPlan } from './composition/plan.ts';
import { type Proposal, propose } from './composition/propose.ts';
import { allowsMark } from './composition/slot-subjects.ts';
import { faceById } from './concepts/face.ts';
import { applyPreference, learnPreference, type Traces } from './concepts/learned-preference.ts';
import type { MarkKind } from './concepts/style-spec.ts';
import { ruledOutDrawings } from './concepts/subject/shown-pictures.ts';
import { contenderOf, contendersOf } from './contenders.ts';
import type { Design, DesignSet } from './design-document.ts';
import { fail } from './errors.ts';
import { castColors, diversityOf, documentOf } from './finish.ts';
import type { Judged } from './judgement/contend.ts';
import { displayOrder } from './judgement/display-order.ts';
import { formDistance, type PictureCache } from './judgement/likeness.ts';
import { selectSet } from './judgement/select.ts';
import { type Steps, toEnd } from './steps.ts';
import type { FontBook } from './typography/font-book.ts';

/** The parts of a shown design that matter later. */
type Seen = Pick<Design, 'genome' | 'scheme' | 'round'>;

/** Designs of a brief that a person has seen: those liked and those passed over. */
export interface History {
  readonly liked: readonly Seen[];
  readonly passed: readonly Seen[];
}

export interface MoreOptions {
  /** Must hold every face of `facesForMore(brief, history, round)`. */
  readonly fonts: FontBook;
  /** Number of this round. Each round draws other designs. */
  readonly round: number;
  /** Parts of the newest liked design that must stay. */
  readonly locked?: readonly LockableGene[];
}

/**
 * Mutations of likes fill the first four slots, crossovers of two likes the next two, explorers the last two
 * (design rules §7).
 */
const mutationSlots = 4;
const crossoverSlots = 2;
/** Allowed distance in form between a mutation and its parent: visibly different, clearly related. */
const leastChange = 0.08;
const mostChange = 0.42;
const mutationsTried = 24;

/** Ids of the faces that such a round may use. */
export const facesForMore = (brief: Brief, history: History, round: number): readonly string[] => [
  ...new Set([...facesOf(planSet(brief, round), brief), ...history.liked.flatMap(({ genome }) => facesIn(genome))]),
];

const facesIn = (g: Genome): readonly string[] => [g.face, ...Object.values(g.partners).filter((id) => id !== null)];

/**
 * The next eight designs after likes: mutations and crossovers of the likes, and two explorers guided by what
 * was learned. Never repeats a genome. Without likes, an ordinary round that avoids what was passed over.
 * Depends only on brief, seed, history and round. Throws EngineError as `designSet` does.
 */
export const moreLikeThis = (brief: Brief, history: History, options: MoreOptions): DesignSet =>
  toEnd(moreSteps(brief, history, options));

/** `moreLikeThis` in steps, as `designSteps` is for `designSet`. */
export function* moreSteps(brief: Brief, history: History, { fonts, round, locked = [] }: MoreOptions): Steps<DesignSet> {
  const plan = planSet(brief, round);
  const learned = learnPreference([
    ...history.liked.map((seen) => ({ traces: tracesOf(seen), liked: true, age: Math.max(0, round - 1 - seen.round) })),
    ...history.passed.map((seen) => ({ traces: tracesOf(seen), liked: false, age: Math.max(0, round - 1 - seen.round) })),
  ]);
  const learnt: SetPlan = { ...plan, slots: plan.slots.map((slot) => ({ ...slot, spec: applyPreference(slot.spec, learned) })) };
  const context = {
    brief,
    parts: plan.parts,
    marks: markCandidates(brief, plan.parts, plan.random.fork('marks')),
    loaded: new Set(facesForMore(brief, history, round)),
  };
  const field: Field = { context, faces: learnt.slots.flatMap((s) => s.faces), locked: new Set(locked) };
  const input = { brief, parts: plan.parts, fonts };
  const pictures: PictureCache = new Map();
  const ruledOut = ruledOutDrawings(brief);
  // A like from before the client changed their mind leads to nothing that they ruled out since.
  const mayShow = ({ genome, mark }: Proposal): boolean =>
    allowsMark(brief, genome.mark === null ? null : (mark ?? { kind: 'icon' })) &&
    (genome.mark === null || ruledOut.size === 0 || !showsDrawing(genome.mark, ruledOut));
  const shown = new Set([...history.liked, ...history.passed].map((seen) => genomeKey(seen.genome)));
  const judge = (slot: SlotPlan, proposals: readonly Proposal[]): readonly Judged<Composition>[] => {
    const fresh = proposals.filter((p) => !shown.has(genomeKey(p.genome)) && mayShow(p));
    const unlike = [...new Map(fresh.map((p) => [genomeKey(p.genome), p])).values()];
    return contendersOf(slot.slot, unlike, input, pictures);
  };
  // The newest like comes first, to show that the last click had an effect.
  const likes = [...history.liked].reverse().map((seen) => seen.genome);
  const relatives = (slot: SlotPlan, index: number): readonly Judged<Composition>[] => {
    const random = plan.random.fork(`relatives/${slot.slot}`);
    const parent = likes[index % likes.length];
    if (parent === undefined) return [];
    const other = likes.length > 1 ? likes[(index + 1) % likes.length] : undefined;
    if (index >= mutationSlots && other !== undefined) {
      const children = judge(slot, [...crossovers(parent, other, field), ...crossovers(other, parent, field)]);
      if (children.length > 0) return children;
    }
    const found = judge(slot, mutations(parent, field, mutationsTried, random));
    const source = compose(parent, input);
    const from = source === null ? null : contenderOf(slot.slot, source, brief.name, pictures);
    if (from === null) return found;
    const near = found.filter((c) => within(formDistance(from.signature, c.signature)));
    return near.length > 0 ? near : found;
  };
  const fields: (readonly Judged<Composition>[])[] = [];
  for (const [i, slot] of learnt.slots.entries()) {
    yield;
    const related = i < mutationSlots + crossoverSlots ? relatives(slot, i) : [];
    fields.push(related.length > 0 ? related : judge(slot, propose(context, slot, plan.random.fork(`explorers/${slot.slot}`))));
  }
  const chosen = (yield* selectSet(fields)).filter((c) => c !== null);
  if (chosen.length === 0) fail('design.none', { field: 'name', received: brief.name });
  const cast = castColors(
    brief,
    learnt,
    chosen,
    Object.fromEntries(colorPreferences.map((preference) => [preference, 0.3 * learned('preference', preference)])),
  );
  const newest = history.liked.at(-1);
  const kept = locked.includes('colors') ? newest?.scheme : undefined;
  // By slot, because a set may lack one.
  const schemes = cast.map((scheme, i) => (kept !== undefined && (chosen[i]?.slot ?? 0) < mutationSlots ? kept : scheme));
  yield;
  const order = displayOrder(chosen, brief.name);
  return {
    seed: plan.seed,
    round,
    designs: chosen.map((c, i) => documentOf(c, schemes[i] as Design['scheme'], brief, round, fonts)),
    order,
    lead: order[0] as number,
    diversity: diversityOf(chosen, schemes),
  };
}

const within = (distance: number): boolean => distance >= leastChange && distance <= mostChange;

/** Concept, word, partner faces and tracking follow from the rest. */
const genomeKey = ({ partners: _p, tracking: _t, concept: _c, word: _w, ...rest }: Genome): string => JSON.stringify(rest);

const tracesOf = ({ genome, scheme }: Seen): Traces => ({
  archetype: genome.archetype,
  fontStyle: faceById(genome.face)?.style ?? 'sans-serif',
  letterCase: genome.letterCase,
  treatment: genome.treatment,
  // The first part of a mark's id is its kind.
  markKind: genome.mark === null ? 'none' : (genome.mark.split('/')[0] as MarkKind),
  concept: genome.concept ?? '',
  ground: scheme.ground,
  preference: scheme.preference,
});
