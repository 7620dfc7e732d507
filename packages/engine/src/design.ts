import type { Brief } from './brief/brief.ts';
import type { Scheme } from './color/scheme.ts';
import { type Composition, compose } from './composition/compose.ts';
import { checkEdit, type GenomeEdit } from './composition/genome-edit.ts';
import { markCandidates } from './composition/marks/candidates.ts';
import { nameParts } from './composition/name-parts.ts';
import { partnersOf } from './composition/partners.ts';
import { facesOf, planSet, type SetPlan, type SlotPlan } from './composition/plan.ts';
import { type ProposeContext, propose } from './composition/propose.ts';
import { faceById } from './concepts/face.ts';
import { archetypes, treatments } from './concepts/style-spec.ts';
import { contenderOf, contendersOf } from './contenders.ts';
import type { Design, DesignSet } from './design-document.ts';
import { fail } from './errors.ts';
import { castColors, diversityOf, documentOf } from './finish.ts';
import type { Judged } from './judgement/contend.ts';
import { displayOrder } from './judgement/display-order.ts';
import { leastDistance, type PictureCache } from './judgement/likeness.ts';
import { selectSet, spreadSet } from './judgement/select.ts';
import { type Steps, toEnd } from './steps.ts';
import type { FontBook } from './typography/font-book.ts';

export interface DesignOptions {
  /** Must hold every face of `facesFor(brief, round)`, with at least the characters of `textFor(brief)`. */
  readonly fonts: FontBook;
  /** Default 0, the first set. Further rounds draw other designs for the same brief. */
  readonly round?: number;
}

/** Ids of the faces a set may use. Add their bytes to the font book before calling `designSet`. */
export const facesFor = (brief: Brief, round = 0): readonly string[] => facesOf(planSet(brief, round), brief);

/** Every character those faces may need: the brief's texts in each case, composed and decomposed. */
export function textFor(brief: Brief): string {
  const texts = [brief.letters, brief.slogan, '&'];
  const cased = texts.flatMap((t) => ['und', 'tr', 'el'].flatMap((l) => [t, t.toLocaleUpperCase(l), t.toLocaleLowerCase(l)]));
  // Hangul syllables are single glyphs. Their parts are not needed.
  const forms = cased.flatMap((t) => [t, /\p{Script=Hangul}/u.test(t) ? t : t.normalize('NFD')]);
  return [...new Set(forms.join(''))].sort().join('');
}

/**
 * Eight designs for a brief. Words become concepts, concepts and initials become marks, about 240 genomes are
 * drawn, gates refuse some, the best and most different fill the eight slots, and colors come last. Depends
 * only on brief, seed and round: the same bytes in every host. Throws EngineError: `brief.name.unsettable`,
 * `face.missing`, `design.none`.
 */
export const designSet = (brief: Brief, options: DesignOptions): DesignSet => toEnd(designSteps(brief, options));

/**
 * `designSet` for a host with other work: yields between parts of about 10 ms. Work in between does not
 * affect the result, provided the font book keeps its faces. To cancel, stop iterating.
 */
export function* designSteps(brief: Brief, { fonts, round = 0 }: DesignOptions): Steps<DesignSet> {
  const plan = planSet(brief, round);
  const marks = markCandidates(brief, plan.parts, plan.random.fork('marks'));
  const context: ProposeContext = { brief, parts: plan.parts, marks, loaded: new Set(facesOf(plan, brief)) };
  const pictures: PictureCache = new Map();
  // Another personality tries other compositions with the same faces.
  const temper = brief.personality === null ? '' : `/${brief.personality}`;
  const field: Draw = function* (slot, label) {
    yield;
    return contendersOf(
      slot.slot,
      propose(context, slot, plan.random.fork(`${label}/${slot.slot}${temper}`)),
      { brief, parts: plan.parts, fonts },
      pictures,
    );
  };
  const cast = function* (fields: Fields, select: typeof selectSet = selectSet): Steps<CastSet> {
    const chosen = (yield* select(fields)).filter((c) => c !== null);
    const schemes = castColors(brief, plan, chosen);
    return { chosen, schemes, diversity: diversityOf(chosen, schemes) };
  };
  const fields: Contenders[] = [];
  for (const slot of plan.slots) fields.push(yield* offered(slot, field, plan));
  const holds = ({ chosen, diversity }: CastSet): boolean =>
    chosen.length === plan.slots.length && diversity.least >= leastDistance;
  let set = yield* cast(fields);
  if (!holds(set)) {
    const wide = filled(yield* wider(fields, field, plan));
    set = better(set, yield* cast(wide));
    // Increasingly expensive. Few briefs get here, and hardly any to the end.
    if (!holds(set)) set = better(set, yield* cast(wide, spreadSet));
    if (!holds(set)) {
      const free = yield* freer(wide, field, plan);
      set = better(set, yield* cast(free));
      if (!holds(set)) set = better(set, yield* cast(free, spreadSet));
    }
  }
  yield;
  if (set.chosen.length === 0) fail('design.none', { field: 'name', received: brief.name });
  const designs = set.chosen.map((c, i) => documentOf(c, set.schemes[i] as Scheme, brief, round, fonts));
  const order = displayOrder(set.chosen, brief.name);
  return { seed: plan.seed, round, designs, order, lead: order[0] as number, diversity: set.diversity };
}

/** Preference in [0, 1] for every way to set a name, once everything else is too similar. */
const leastFreed = 0.4;

type Contenders = readonly Judged<Composition>[];

/** The candidates of each slot. */
type Fields = readonly Contenders[];

/** Draws and judges the candidates of a slot, about 10 ms of work. Yields before it. */
type Draw = (slot: SlotPlan, label: string) => Steps<Contenders>;

/** A chosen set with its colors. */
interface CastSet {
  readonly chosen: readonly Judged<Composition>[];
  readonly schemes: readonly Scheme[];
  readonly diversity: DesignSet['diversity'];
}

const better = (a: CastSet, b: CastSet): CastSet =>
  b.chosen.length > a.chosen.length || (b.chosen.length === a.chosen.length && b.diversity.least > a.diversity.least) ? b : a;

/** Candidates for a slot from its own faces, or else the closest alternative. */
function* offered(slot: SlotPlan, field: Draw, plan: SetPlan): Steps<Contenders> {
  const found = yield* field(slot, 'genomes');
  if (found.length > 0) return found;
  // First another face of the set that fits the wish, then one of another style. If the name allows neither,
  // the wish is relaxed.
  const kept = yield* field(widened(slot, plan), 'kept');
  if (kept.length > 0) return kept;
  const placed = slot.wanted === null ? [] : yield* field(widened({ ...slot, wanted: null }, plan), 'placed');
  return placed.length > 0 ? placed : yield* field({ ...widened(slot, plan), archetypes }, 'stretched');
}

/** An empty slot borrows the candidates of all others: eight good designs of few kinds beat seven. */
const filled = (fields: Fields): Fields =>
  fields.map((own, slot) => (own.length > 0 ? own : fields.flat().map((c) => ({ ...c, slot }))));

/**
 * Narrow briefs (one letter, one placement, one ink) get more candidates: every face of the set in every
 * slot.
 */
function* wider(fields: Fields, field: Draw, plan: SetPlan): Steps<Fields> {
  const all: Contenders[] = [];
  for (const [i, slot] of plan.slots.entries()) {
    const second = yield* field(widened(slot, plan), 'wider');
    const third = yield* field(widened(slot, plan), 'widest');
    all.push([...(fields[i] ?? []), ...second, ...third]);
  }
  return all;
}

/**
 * The last resort for briefs whose designs stay too similar: every slot may set the name in every possible
 * way.
 */
function* freer(fields: Fields, field: Draw, plan: SetPlan): Steps<Fields> {
  const all: Contenders[] = [];
  for (const [i, slot] of plan.slots.entries()) {
    const any = Object.fromEntries(treatments.map((t) => [t, Math.max(leastFreed, slot.spec.treatments[t] ?? 0)]));
    const freed = yield* field({ ...widened(slot, plan), spec: { ...slot.spec, treatments: any } }, 'freer');
    all.push([...(fields[i] ?? []), ...freed]);
  }
  return all;
}

/** The slot with every face of the set that its font style allows. */
const widened = (slot: SlotPlan, plan: SetPlan): SlotPlan => {
  const all = plan.slots.flatMap((s) => s.faces).filter((f) => slot.wanted === null || f.face.style === slot.wanted);
  return { ...slot, faces: all.length > 0 ? all : slot.faces };
};

/**
 * Redraws a design after an edit of its genome. The layout is solved anew, never scaled; partner faces,
 * reasons and metrics follow. The font book must hold the faces of the edited genome. Throws `design.edit`
 * for a forbidden value, `design.none` if the name does not allow the edit, `design.refused` if a gate
 * refuses it, `face.missing`.
 */
export function redesign(design: Design, brief: Brief, edit: GenomeEdit, fonts: FontBook): Design {
  const parts = nameParts(brief.letters);
  const changed = { ...design.genome, ...checkEdit(edit) };
  const face = faceById(changed.face);
  const partners = face === undefined ? null : partnersOf(face, changed.treatment, parts, brief);
  const sameMark = changed.mark === design.genome.mark;
  const kept = sameMark ? {} : { concept: null, word: null };
  const composition = partners === null ? null : compose({ ...changed, ...kept, partners }, { brief, parts, fonts });
  if (composition === null) fail('design.none', { field: 'genome', received: JSON.stringify(edit) });
  const judged = contenderOf(design.slot, composition, design.name, new Map());
  if (judged === null) fail('design.refused', { field: 'genome', received: JSON.stringify(edit) });
  const drawn = documentOf(judged, design.scheme, brief, design.round, fonts);
  return { ...drawn, metrics: { ...drawn.metrics, quality: design.metrics.quality } };
}
