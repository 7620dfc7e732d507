import type { Brief } from './brief/brief.ts';
import { assignSchemes, type ColourSlot, schemeDifference } from './color/assign.ts';
import { readColorWish } from './color/color-wish.ts';
import { contrastRatio } from './color/contrast.ts';
import type { Scheme } from './color/scheme.ts';
import { schemesFor } from './color/schemes.ts';
import { avatarOf } from './composition/avatar.ts';
import { type Composition, compose } from './composition/compose.ts';
import type { Genome } from './composition/genome.ts';
import { markCandidates } from './composition/marks/candidates.ts';
import { nameParts } from './composition/name-parts.ts';
import { facesOf, planSet, type SetPlan, type SlotPlan } from './composition/plan.ts';
import { type Proposal, propose } from './composition/propose.ts';
import { reasonsFor } from './composition/reasons.ts';
import { conceptById } from './concepts/concept-by-id.ts';
import { industryHues, industryTemper } from './concepts/industry-colours.ts';
import { archetypes } from './concepts/style-spec.ts';
import { variationStyles } from './concepts/variation-style.ts';
import type { Design, DesignSet } from './design-document.ts';
import { fail } from './errors.ts';
import { contend, type Drawn, type Judged } from './judgement/contend.ts';
import { colourLacking, formDistance, type PictureCache, withColour } from './judgement/likeness.ts';
import { leastDistance, selectSet } from './judgement/select.ts';
import { hashId } from './random.ts';
import { quantise } from './scene/quantise.ts';
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
  const pictures: PictureCache = new Map();
  const draw = (proposals: readonly Proposal[]): readonly Drawn<Composition>[] =>
    proposals.flatMap((proposal) => {
      const composition = compose(proposal.genome, { brief, parts: plan.parts, fonts });
      return composition === null ? [] : [{ composition, proposal }];
    });
  const field = (slot: SlotPlan, label: string): readonly Judged<Composition>[] =>
    contend(slot.slot, draw(propose(brief, plan.parts, slot, marks, plan.random.fork(`${label}/${slot.slot}`))), pictures);
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
  if (first.chosen.length === 0) fail('design.none', { field: 'name', received: brief.name });
  const set = first.diversity.least >= leastDistance ? first : better(first, cast(wider(fields, field, plan)));
  const designs = set.chosen.map((c, i) => document(c, set.schemes[i] as Scheme, brief, round, fonts));
  return { seed: plan.seed, round, designs, diversity: set.diversity };
}

/** A chosen set with its colours. */
interface CastSet {
  readonly chosen: readonly Judged<Composition>[];
  readonly schemes: readonly Scheme[];
  readonly diversity: DesignSet['diversity'];
}

const better = (a: CastSet, b: CastSet): CastSet => (b.diversity.least > a.diversity.least ? b : a);

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
      calm: wish.preference === 'energetic' ? 0 : 0.3,
      cross: /first-aid/u.test(composition.genome.mark ?? ''),
      hasAccent: composition.scene.shapes.some((s) => s.role === 'accent' || s.role === 'tone'),
    };
  });
  const lacking = (i: number, j: number): number =>
    colourLacking(formDistance((chosen[i] as Judged<Composition>).signature, (chosen[j] as Judged<Composition>).signature));
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
  const scene = quantise(c.composition.scene);
  const contrast = Math.min(...[scheme.paints, scheme.onDark].map((p) => contrastRatio(p.name, p.ground ?? '#FFFFFF')));
  const concept = c.composition.genome.concept === null ? null : conceptById(c.composition.genome.concept);
  return {
    version: 1,
    engine: engineVersion,
    id: hashId(JSON.stringify([scene, scheme.paints])),
    name: brief.name,
    slot: c.slot,
    round,
    style: variationStyles[c.slot] as Design['style'],
    archetype: c.composition.genome.archetype,
    genome: c.composition.genome,
    scene,
    avatar: quantise(avatarOf(c.composition, brief.letters, fonts)),
    scheme,
    metrics: { ...c.metrics, contrast: Math.floor(contrast * 100) / 100 },
    reasons: reasonsFor(c.composition, brief, scheme, concept),
  };
}

/**
 * Draws a design again after an edit of its genome: the layout is solved anew, never scaled. Throws `design.none` when the
 * name does not offer what the edit asks for; ≤ 8 ms.
 */
export function redesign(design: Design, brief: Brief, edit: Partial<Genome>, fonts: FontBook): Design {
  const genome = { ...design.genome, ...edit };
  const composition = compose(genome, { brief, parts: nameParts(brief.letters), fonts });
  if (composition === null) fail('design.none', { field: 'genome', received: JSON.stringify(edit) });
  const scene = quantise(composition.scene);
  const [judged] = contend(design.slot, [{ composition, proposal: { mark: null, faceScore: 0.5, styleScore: 0.5 } }], new Map());
  return {
    ...design,
    id: hashId(JSON.stringify([scene, design.scheme.paints])),
    archetype: genome.archetype,
    genome,
    scene,
    avatar: quantise(avatarOf(composition, brief.letters, fonts)),
    metrics:
      judged === undefined
        ? design.metrics
        : { ...judged.metrics, contrast: design.metrics.contrast, quality: design.metrics.quality },
  };
}
