import type { Brief } from './brief/brief.ts';
import { assignSchemes, type ColourSlot, schemeDifference } from './color/assign.ts';
import { readColorWish } from './color/color-wish.ts';
import { contrastRatio } from './color/contrast.ts';
import type { Scheme } from './color/scheme.ts';
import { schemesFor } from './color/schemes.ts';
import { avatarOf } from './composition/avatar.ts';
import { type Composition, compose } from './composition/compose.ts';
import { checkEdit, type GenomeEdit } from './composition/genome-edit.ts';
import { markCandidates } from './composition/marks/candidates.ts';
import { nameParts } from './composition/name-parts.ts';
import { partnersOf } from './composition/partners.ts';
import { facesOf, planSet, type SetPlan, type SlotPlan } from './composition/plan.ts';
import { type Proposal, type ProposeContext, propose } from './composition/propose.ts';
import { reasonsFor } from './composition/reasons.ts';
import { conceptById } from './concepts/concept-by-id.ts';
import { faceById } from './concepts/face.ts';
import { industryCalm, industryHues, industryTemper } from './concepts/industry-colours.ts';
import { archetypes } from './concepts/style-spec.ts';
import { variationStyles } from './concepts/variation-style.ts';
import type { Design, DesignSet } from './design-document.ts';
import { fail } from './errors.ts';
import { contend, type Drawn, type Judged } from './judgement/contend.ts';
import { colourLacking, formDistance, leastDistance, type PictureCache, withColour } from './judgement/likeness.ts';
import { selectSet } from './judgement/select.ts';
import { hashId } from './random.ts';
import { quantise } from './scene/quantise.ts';
import type { Scene } from './scene/scene.ts';
import type { FontBook } from './typography/font-book.ts';

/** Stored with every design; raise it when the same brief may draw differently. */
export const engineVersion = '0.1.0';

export interface DesignOptions {
  /** Must hold every face of `facesFor(brief, round)`, with at least the characters of `textFor(brief)`. */
  readonly fonts: FontBook;
  /** 0 for the first set; further rounds draw other designs for the same brief. */
  readonly round?: number;
}

/** Ids of the faces a set may use; the host hands their bytes to the font book before it calls `designSet`. */
export const facesFor = (brief: Brief, round = 0): readonly string[] => facesOf(planSet(brief, round), brief);

/** Every character those faces may be asked for: the brief's texts in each case, composed and decomposed. */
export function textFor(brief: Brief): string {
  const texts = [brief.letters, brief.slogan, '&'];
  const cased = texts.flatMap((t) => ['und', 'tr', 'el'].flatMap((l) => [t, t.toLocaleUpperCase(l), t.toLocaleLowerCase(l)]));
  const forms = cased.flatMap((t) => [t, t.normalize('NFD')]);
  return [...new Set(forms.join(''))].sort().join('');
}

/**
 * Eight designs for a brief: words become concepts, concepts and initials become marks, about 240 genomes are drawn, gates
 * refuse, the best and least alike take the eight slots, colours are cast last. A function of (brief, seed, round): the
 * same bytes in every host. Throws EngineError: `brief.name.unsettable`, `face.missing`, `design.none`.
 */
export function designSet(brief: Brief, { fonts, round = 0 }: DesignOptions): DesignSet {
  const plan = planSet(brief, round);
  const marks = markCandidates(brief, plan.parts, plan.random.fork('marks'));
  const context: ProposeContext = { brief, parts: plan.parts, marks, loaded: new Set(facesOf(plan, brief)) };
  const pictures: PictureCache = new Map();
  const draw = (proposals: readonly Proposal[]): readonly Drawn<Composition>[] =>
    proposals.flatMap((proposal) => {
      const composition = compose(proposal.genome, { brief, parts: plan.parts, fonts });
      return composition === null ? [] : [{ composition, proposal }];
    });
  const field = (slot: SlotPlan, label: string): readonly Judged<Composition>[] =>
    contend(slot.slot, draw(propose(context, slot, plan.random.fork(`${label}/${slot.slot}`))), pictures);
  const cast = (fields: readonly (readonly Judged<Composition>[])[]): CastSet => {
    const chosen = selectSet(fields).filter((c) => c !== null);
    const schemes = castColours(brief, plan, chosen);
    return { chosen, schemes, diversity: diversityOf(chosen, schemes) };
  };
  const fields = plan.slots.map((slot) => {
    const found = field(slot, 'genomes');
    // A choice this name cannot follow anywhere is stretched rather than left empty.
    return found.length > 0 ? found : field({ ...widened(slot, plan), archetypes }, 'stretched');
  });
  const first = cast(fields);
  const whole = first.chosen.length === plan.slots.length && first.diversity.least >= leastDistance;
  const set = whole ? first : better(first, cast(filled(wider(fields, field, plan))));
  if (set.chosen.length === 0) fail('design.none', { field: 'name', received: brief.name });
  const designs = set.chosen.map((c, i) => document(c, set.schemes[i] as Scheme, brief, round, fonts));
  return { seed: plan.seed, round, designs, diversity: set.diversity };
}

/** A chosen set with its colours. */
interface CastSet {
  readonly chosen: readonly Judged<Composition>[];
  readonly schemes: readonly Scheme[];
  readonly diversity: DesignSet['diversity'];
}

const better = (a: CastSet, b: CastSet): CastSet =>
  b.chosen.length > a.chosen.length || (b.chosen.length === a.chosen.length && b.diversity.least > a.diversity.least) ? b : a;

/** A slot that offers nothing borrows the field of all others: eight good ones of few kinds beat seven. */
const filled = (fields: readonly (readonly Judged<Composition>[])[]): readonly (readonly Judged<Composition>[])[] =>
  fields.map((own, slot) => (own.length > 0 ? own : fields.flat().map((c) => ({ ...c, slot }))));

/** Narrow briefs (one letter, one placement, one ink) get a second, wider field: every face of the set in every slot. */
const wider = (
  fields: readonly (readonly Judged<Composition>[])[],
  field: (slot: SlotPlan, label: string) => readonly Judged<Composition>[],
  plan: SetPlan,
): readonly (readonly Judged<Composition>[])[] =>
  plan.slots.map((slot, i) => [
    ...(fields[i] ?? []),
    ...field(widened(slot, plan), 'wider'),
    ...field(widened(slot, plan), 'widest'),
  ]);

/** The slot with all faces of the set that its font style allows. */
const widened = (slot: SlotPlan, plan: SetPlan): SlotPlan => {
  const all = plan.slots.flatMap((s) => s.faces).filter((f) => slot.wanted === null || f.face.style === slot.wanted);
  return { ...slot, faces: all.length > 0 ? all : slot.faces };
};

function castColours(brief: Brief, plan: SetPlan, chosen: readonly Judged<Composition>[]): readonly Scheme[] {
  const wish = readColorWish(brief.colors);
  const schemes = schemesFor({ ...wish, industryHues: industryHues[brief.industry] }, plan.random.fork('schemes'));
  const open = wish.preference === null && wish.hexes.length === 0 && wish.hues.length === 0;
  const temper = open ? industryTemper[brief.industry] : {};
  const slots = chosen.map(({ slot, composition }): ColourSlot => {
    const { grounds, inks } = (plan.slots[slot] as SlotPlan).spec;
    return {
      grounds,
      inks,
      temper,
      calm: wish.preference === 'energetic' ? 0 : industryCalm(brief.industry),
      cross: /first-aid/u.test(composition.genome.mark ?? ''),
      accentReads: composition.scene.shapes.some(
        (s) => s.role === 'accent' && (s.part === 'device' || composition.mark?.kind === 'pair'),
      ),
      twoTone: composition.genome.treatment === 'two-tone',
      hasAccent: composition.scene.shapes.some((s) => s.role === 'accent' || s.role === 'tone'),
    };
  });
  // Asked for every scheme in every slot: worked out once for each pair.
  const needs = chosen.map((a) => chosen.map((b) => (a === b ? 0 : colourLacking(formDistance(a.signature, b.signature)))));
  const lacking = (i: number, j: number): number => needs[i]?.[j] ?? 0;
  return assignSchemes(slots, schemes, plan.random.fork('colours'), lacking);
}

function diversityOf(chosen: readonly Judged<Composition>[], schemes: readonly Scheme[]): DesignSet['diversity'] {
  const distances = chosen.flatMap((a, i) =>
    chosen.slice(i + 1).map((b, k) => {
      const colours = schemeDifference(schemes[i] as Scheme, schemes[i + 1 + k] as Scheme);
      return withColour(formDistance(a.signature, b.signature), colours);
    }),
  );
  if (distances.length === 0) return { least: 1, mean: 1 };
  const mean = distances.reduce((sum, d) => sum + d, 0) / distances.length;
  return { least: Math.min(...distances), mean: Math.round(mean * 1000) / 1000 };
}

function document(c: Judged<Composition>, scheme: Scheme, brief: Brief, round: number, fonts: FontBook): Design {
  const { genome } = c.composition;
  const scene = quantise(c.composition.scene);
  return {
    version: 1,
    engine: engineVersion,
    id: hashId(JSON.stringify([scene, scheme.paints])),
    name: brief.name,
    slot: c.slot,
    round,
    style: variationStyles[c.slot] as Design['style'],
    archetype: genome.archetype,
    genome,
    scene,
    avatar: quantise(avatarOf(c.composition, brief.letters, fonts)),
    scheme,
    metrics: { ...c.metrics, contrast: textContrast(scene, scheme) },
    reasons: reasonsFor(c.composition, brief, scheme, genome.concept === null ? null : conceptById(genome.concept)),
  };
}

/** Lowest WCAG contrast of the inks that carry text, on the design's own ground and on its dark one, rounded down to 1/100. */
function textContrast(scene: Scene, scheme: Scheme): number {
  const roles = new Set(scene.shapes.filter((s) => s.part === 'name' || s.part === 'slogan').map((s) => s.role));
  const ratios = [scheme.paints, scheme.onDark].flatMap((p) =>
    [...roles].map((role) => contrastRatio(p[role], p.ground ?? '#FFFFFF')),
  );
  return Math.floor(Math.min(...ratios) * 100) / 100;
}

/**
 * Draws a design again after an edit of its genome: the layout is solved anew, never scaled; partners, reasons and metrics
 * follow. The font book must hold the faces of the edited genome. Throws `design.edit` for a value that is not allowed,
 * `design.none` when the name does not offer what was asked for, `design.refused` when a gate would break, `face.missing`.
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
  const likelihood = { mark: null, faceScore: 0.5, styleScore: 0.5 };
  const [judged] = contend(design.slot, [{ composition, proposal: likelihood }], new Map());
  if (judged === undefined) fail('design.refused', { field: 'genome', received: JSON.stringify(edit) });
  const drawn = document(judged, design.scheme, brief, design.round, fonts);
  return { ...drawn, metrics: { ...drawn.metrics, quality: design.metrics.quality } };
}
