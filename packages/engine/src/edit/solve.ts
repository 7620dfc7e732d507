import { type ComposeInput, type Composition, compose } from '../composition/compose.ts';
import { type Genome, isEmblem } from '../composition/genome.ts';
import { lineBreaks } from '../composition/line-break.ts';
import type { Design } from '../design-document.ts';
import { height, width } from '../geometry/box.ts';
import { brokenGates } from '../judgement/gates.ts';
import { measure } from '../judgement/metrics.ts';
import type { Customization, EditorLayout } from './customization.ts';
import { type EditPlan, hasSlogan } from './genomes.ts';
import { layoutOf } from './layout-of.ts';

/** What an edit was solved to. */
interface Solution {
  /** Null where the design's own scene stands. */
  readonly composition: Composition | null;
  readonly notes: readonly string[];
}

type Sizes = Pick<Customization, 'iconSize' | 'textSize' | 'spacing'>;

/** The sliders and the kerning of an edit on top of a genome. */
const scaled = (genome: Genome, { iconSize, textSize, spacing }: Sizes, kerning: Customization['kerning']): Genome => ({
  ...genome,
  markScale: iconSize === 100 ? genome.markScale : (genome.markScale * iconSize) / 100,
  spacing: spacing === 100 ? genome.spacing : (genome.spacing * spacing) / 100,
  ...(textSize === 100 ? {} : { textScale: ((genome.textScale ?? 1) * textSize) / 100 }),
  ...(Object.keys(kerning).length === 0 ? {} : { kerning }),
});

/**
 * Draws an edit. A form that the person asked for must pass the gates at its usual sizes, or the next one is tried; sizes, spacing and
 * kerning are then a person's own, and nothing refuses them.
 */
export function solve(design: Design, plan: EditPlan, c: Customization, input: ComposeInput): Solution {
  const [first] = plan.genomes;
  const same = plan.own && first !== undefined && sameForm(first, design, c, input);
  if (same && first !== undefined && JSON.stringify(scaled(first, c, c.kerning)) === JSON.stringify(first))
    return { composition: null, notes: [] };
  const notes: string[] = [];
  const base =
    plan.own && first !== undefined && compose(first, input) !== null
      ? first
      : (formFor(plan.genomes, input) ?? formFor(plan.last, input));
  if (base === null) return { composition: null, notes: ['This combination isn’t possible, so we kept the original layout.'] };
  const drawn = eased(base, c, input, notes);
  const composition = drawn === null ? null : rebroken(drawn, base, c, design, plan, input);
  if (composition !== null) notes.push(...said(design, plan, base, c), ...bound(base, composition, c, input));
  return { composition, notes };
}

/** The genome is the design's own, and so is what its slogan says. */
function sameForm(genome: Genome, design: Design, c: Customization, { brief }: ComposeInput): boolean {
  const { slogan: _a, partners: _b, ...form } = genome;
  const { slogan: _c, partners: _d, ...own } = design.genome;
  const wanted = genome.slogan && brief.slogan !== '';
  const asked = c.slogan !== null || (c.showSlogan !== null && wanted !== hasSlogan(design));
  return JSON.stringify(form) === JSON.stringify(own) && !asked;
}

const outerGates: readonly string[] = ['numbers', 'overlap'];
const formGates: readonly string[] = [...outerGates, 'small'];

/**
 * The first genome that holds; where none does, the first that can be drawn. Of the gates only those count that a form decides: how even
 * or how long a name is stays the same in the next form, which would only cost the person's mark.
 */
function formFor(genomes: readonly Genome[], input: ComposeInput): Genome | null {
  let drawable: Genome | null = null;
  for (const genome of genomes) {
    const drawn = compose(genome, input);
    if (drawn === null) continue;
    const broken = brokenGates(drawn, measure(drawn));
    const counts = layoutOf(genome) === 'integrated' ? formGates : outerGates;
    if (!broken.some((gate) => counts.includes(gate))) return genome;
    drawable ??= genome;
  }
  return drawable;
}

/** The form at the person's sizes; where they leave it no room, at the nearest that do. */
function eased(genome: Genome, c: Customization, input: ComposeInput, notes: string[]): Composition | null {
  for (const share of [1, 0.75, 0.5, 0.25, 0]) {
    const near = (value: number): number => 100 + (value - 100) * share;
    const sizes = { iconSize: near(c.iconSize), textSize: near(c.textSize), spacing: near(c.spacing) };
    const drawn = compose(scaled(genome, sizes, c.kerning), input);
    if (drawn === null) continue;
    if (share < 1) notes.push('The parts don’t fit at these sizes, so we used the nearest sizes that work.');
    return drawn;
  }
  return null;
}

/** Width ÷ height from which a name that a person made larger is broken again, and how much flatter than designed it may become before. */
const flat = { from: 9, grown: 1.3 };

/** Large text breaks into more lines before it becomes a strip (design rules §8). */
function rebroken(
  drawn: Composition,
  base: Genome,
  c: Customization,
  design: Design,
  plan: EditPlan,
  input: ComposeInput,
): Composition {
  const { stand, treatment, letterCase } = base;
  if (c.textSize <= 100 || isEmblem(stand) || stand === 'between' || stand === 'none') return drawn;
  if (treatment !== 'plain' && treatment !== 'two-weight' && treatment !== 'two-tone') return drawn;
  const aspect = ({ box }: Composition): number => width(box) / height(box);
  const usual = plan.own ? design.metrics.aspect : aspect(compose(base, input) ?? drawn);
  if (aspect(drawn) <= Math.max(flat.from, flat.grown * usual)) return drawn;
  const words = input.parts.cased[letterCase] ?? input.parts.words;
  const ways = lineBreaks(words, letterCase === 'upper').filter((breaks) => breaks.length > base.breaks.length);
  for (const breaks of ways) {
    const stacked = compose(scaled({ ...base, breaks }, c, c.kerning), input);
    if (stacked !== null && aspect(stacked) < aspect(drawn)) return stacked;
  }
  return drawn;
}

const places: Readonly<Record<EditorLayout, string>> = {
  horizontal: 'the icon is beside the name',
  vertical: 'the icon is above the name',
  integrated: 'the icon and the name are combined',
  wordmark: 'the name appears alone',
};

/** Where the form is not the one that was asked for. */
function said(design: Design, plan: EditPlan, base: Genome, c: Customization): readonly string[] {
  const drawn = layoutOf(base);
  if (plan.layout !== null)
    return drawn === plan.layout ? [] : [`The ${plan.layout} layout doesn’t work with this name and icon, so ${places[drawn]}.`];
  if (plan.own && base === plan.genomes[0]) return [];
  const asked = layoutOf(design.genome);
  const why = c.icon !== null ? 'the new icon' : (c.fontFamily ?? 'this change');
  if (drawn !== asked && !(c.icon !== null && design.genome.mark === null))
    return [`The original layout doesn’t work with ${why}, so ${places[drawn]}.`];
  const { stand, treatment } = design.genome;
  return base.treatment !== treatment || base.stand !== stand
    ? [`The name’s styling doesn’t work with ${why}, so we simplified it.`]
    : [];
}

/** Sliders that an emblem takes up in its own way, or not at all. */
function bound(base: Genome, drawn: Composition, c: Customization, input: ComposeInput): readonly string[] {
  if (!isEmblem(base.stand) || (c.iconSize === 100 && c.textSize === 100)) return [];
  const usual = compose(base, input);
  const same = JSON.stringify(usual?.markBox) === JSON.stringify(drawn.markBox);
  return [
    same
      ? 'The icon already fills its space in this emblem, so its size stays the same.'
      : 'In an emblem, the letters can’t move. Text size only changes how large they are next to the icon.',
  ];
}
