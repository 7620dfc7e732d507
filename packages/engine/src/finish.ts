import type { Brief } from './brief/brief.ts';
import { type ThemeName, themeNamed } from './brief/themes.ts';
import { preferenceHues } from './color/anchors.ts';
import { assignSchemes, type ColorSlot, schemeDifference } from './color/assign.ts';
import { readColorWish } from './color/color-wish.ts';
import { contrastRatio } from './color/contrast.ts';
import { type HueRange, inHueRanges, wrapHue } from './color/hue.ts';
import type { Scheme } from './color/scheme.ts';
import { schemesFor } from './color/schemes.ts';
import { avatarOf, smallAvatarOf } from './composition/avatar.ts';
import type { Composition } from './composition/compose.ts';
import { designId } from './composition/design-id.ts';
import type { Genome } from './composition/genome.ts';
import { accentSpells, accentTells } from './composition/marks/constructed.ts';
import type { SetPlan, SlotPlan } from './composition/plan.ts';
import { reasonsFor } from './composition/reasons.ts';
import { showsTraced } from './composition/traced-drawing.ts';
import { conceptById } from './concepts/concept-by-id.ts';
import { industryCalm, industryHues, industryTemper } from './concepts/industry-colors.ts';
import { hueOfPicture, hueOfThing } from './concepts/picture-hue.ts';
import { temperOf } from './concepts/style-for-brief.ts';
import { tradeOf } from './concepts/subject/asked-pictures.ts';
import { variationStyles } from './concepts/variation-style.ts';
import { hueOf, hueOfName } from './concepts/word-hue.ts';
import type { Design, DesignSet } from './design-document.ts';
import { engineVersion } from './engine-version.ts';
import type { Judged } from './judgement/contend.ts';
import { colorLacking, formDistance, withColor } from './judgement/likeness.ts';
import { quantise } from './scene/quantise.ts';
import type { Scene } from './scene/scene.ts';
import type { FontBook } from './typography/font-book.ts';

/** The theme's two inks as a color wish. Tints, dark grounds and accents adapt to them. */
const themeColors = (name: ThemeName): string => themeNamed(name).colors.slice(0, 2).join(' ');

/**
 * Above this strength, a color word dominates nearly every palette. The color of a depicted thing leaves room
 * for others.
 */
const things = 0.5;

type Temper = ColorSlot['temper'];

const added = (a: Temper, b: Temper): Temper => {
  const out = { ...a } as Record<keyof Temper, number>;
  for (const [key, by] of Object.entries(b) as [keyof Temper, number][]) out[key] = (out[key] ?? 0) + by;
  return out;
};

/**
 * Assigns one scheme per design, after the forms were chosen without color. `learnt` adjusts the scores by
 * color preference.
 */
export function castColors(
  brief: Brief,
  plan: SetPlan,
  chosen: readonly Judged<Composition>[],
  learnt: Temper = {},
): readonly Scheme[] {
  const wish = readColorWish(brief.colors === '' && brief.theme !== null ? themeColors(brief.theme) : brief.colors);
  const asked = wish.hexes.length > 0 || wish.hues.length > 0;
  const open = wish.preference === null && !asked;
  const thing = hueOfThing(brief);
  // A sun in a dentist's name is no reason for a yellow clinic: calm trades accept only their own hues.
  const lends = thing !== null && (industryCalm(brief.industry) < 1 || inHueRanges(thing.hue, industryHues[brief.industry]));
  const said = hueOfName(brief) ?? (lends ? thing : null);
  const brought = said ?? hueOf(brief);
  // A requested palette may contain the name's color. Otherwise, the request comes first.
  const held = wish.preference === null || (said !== null && inHueRanges(said.hue, preferenceHues[wish.preference]));
  const rules = said !== null && !asked && held && wish.preference !== 'monochrome';
  const lean =
    brought === null ? null : { hue: brought.hue, strength: open || rules ? brought.strength : brought.strength / 2, rules };
  // Without a request, the available schemes include the name's hue, as they include the trade's.
  const near: readonly HueRange[] = brought !== null && open ? [[wrapHue(brought.hue - 20), wrapHue(brought.hue + 20)]] : [];
  const hues = [...near, ...industryHues[brief.industry]];
  const lent = rules ? { lent: { label: said.label, at: said.at, among: said.strength > things ? 6 : 3 } } : {};
  const schemes = schemesFor({ ...wish, industryHues: hues, ...lent }, plan.random.fork('schemes'));
  const trade = open ? (tradeOf(brief)?.colors ?? null) : null;
  const temper = added(learnt, open ? added(industryTemper[brief.industry], temperOf(brief)) : {});
  const slots = chosen.map(({ slot, composition }): ColorSlot => {
    const { grounds, inks } = (plan.slots[slot] as SlotPlan).spec;
    return {
      grounds,
      inks,
      temper,
      lean,
      trade,
      picture:
        asked || wish.preference !== null || hueOfName(brief) !== null ? null : hueOfPicture(composition.genome.concept ?? ''),
      marked: composition.scene.shapes.some((s) => s.part === 'mark' && s.role === 'mark'),
      calm: wish.preference === 'energetic' ? 0 : industryCalm(brief.industry),
      cross: /first-aid/u.test(composition.genome.mark ?? ''),
      accentReads: composition.scene.shapes.some(
        (s) =>
          s.role === 'accent' &&
          (s.part === 'device' ||
            accentSpells(composition.mark) ||
            // The accent is one of two things, or joins them.
            /^(?:flanked|crossed)\//u.test(composition.genome.mark ?? '') ||
            composition.genome.stand === 'horizon'),
      ),
      twoTone: composition.genome.treatment === 'two-tone',
      hasSecond: composition.scene.shapes.some((s) => s.role === 'second'),
      hasAccent: composition.scene.shapes.some((s) => s.role === 'accent' || s.role === 'tone'),
      accentTells: accentTells(composition.mark),
    };
  });
  // Computed once per pair, because it is needed for every scheme in every slot.
  const needs = chosen.map((a) => chosen.map((b) => (a === b ? 0 : colorLacking(formDistance(a.signature, b.signature)))));
  const lacking = (i: number, j: number): number => needs[i]?.[j] ?? 0;
  return assignSchemes(slots, schemes, plan.random.fork('colours'), lacking);
}

/** Distances within a chosen set, including colors. */
export function diversityOf(chosen: readonly Judged<Composition>[], schemes: readonly Scheme[]): DesignSet['diversity'] {
  const distances = chosen.flatMap((a, i) =>
    chosen.slice(i + 1).map((b, k) => {
      const colors = schemeDifference(schemes[i] as Scheme, schemes[i + 1 + k] as Scheme);
      return withColor(formDistance(a.signature, b.signature), colors);
    }),
  );
  if (distances.length === 0) return { least: 1, mean: 1 };
  const mean = distances.reduce((sum, d) => sum + d, 0) / distances.length;
  return { least: Math.min(...distances), mean: Math.round(mean * 1000) / 1000 };
}

/** A genome without the drawing of a mark that another has replaced. */
function withoutUnshown(genome: Genome): Genome {
  const { traced, ...rest } = genome;
  return traced === undefined || showsTraced(genome.mark, traced) ? genome : rest;
}

/** The document of a chosen design. */
export function documentOf(
  c: Pick<Judged<Composition>, 'slot' | 'composition' | 'metrics'>,
  scheme: Scheme,
  brief: Brief,
  round: number,
  fonts: FontBook,
): Design {
  const genome = withoutUnshown(c.composition.genome);
  const scene = quantise(c.composition.scene);
  const small = smallAvatarOf(c.composition);
  return {
    version: 1,
    engine: engineVersion,
    id: designId(scene, scheme.paints),
    name: brief.name,
    slot: c.slot,
    round,
    style: variationStyles[c.slot] as Design['style'],
    archetype: genome.archetype,
    genome,
    scene,
    avatar: quantise(avatarOf(c.composition, brief.letters, fonts)),
    ...(small === null ? {} : { smallAvatar: quantise(small) }),
    scheme,
    metrics: { ...c.metrics, contrast: textContrast(scene, scheme) },
    reasons: reasonsFor(c.composition, brief, scheme, genome.concept === null ? null : conceptById(genome.concept), c.slot),
  };
}

/** Lowest WCAG contrast of text inks, on the design's own and its dark ground, rounded down to 1/100. */
function textContrast(scene: Scene, scheme: Scheme): number {
  const roles = new Set(scene.shapes.filter((s) => s.part === 'name' || s.part === 'slogan').map((s) => s.role));
  const ratios = [scheme.paints, scheme.onDark].flatMap((p) =>
    [...roles].map((role) => contrastRatio(p[role], p.ground ?? '#FFFFFF')),
  );
  return Math.floor(Math.min(...ratios) * 100) / 100;
}
