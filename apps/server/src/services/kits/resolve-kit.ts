import type { KitLogo, Plan } from '@brandwright/contract';
import type { DrawnLogo, KitRow, KitStep } from '@brandwright/data';
import type { Brief, Design, KitLook } from '@brandwright/engine';
import { asDesigned, engineVersion, inLook, readCustomization, unchangedLook } from '@brandwright/engine/documents';
import { kitEdition } from '@brandwright/kit/documents';
import type { Press, PrintedDesign } from '@brandwright/press';
import { type KitDocument, logoText } from './kit-document.ts';
import { traitsOf } from './logo-traits.ts';

type Step = Pick<KitStep, 'step' | 'progress'>;

/**
 * Rounds of eight drawn to fill a plan. For 25 variations, the fourth round has the last. A plan not filled
 * by then stays unfilled.
 */
const mostRounds = 12;

/**
 * The designs of a kit for its plan; null if they were drawn before the sale and the kit has them. For older
 * orders: the chosen logo with its edits first, then the engine's designs for the same brief, without
 * duplicates, as many as the plan includes (K-01). The result is deterministic. Reports each step. Rejects
 * with EngineError, PressError, or if the brief has too few designs.
 */
export async function resolveKit(
  press: Pick<Press, 'design' | 'edit'>,
  kit: KitRow,
  known: () => Promise<readonly DrawnLogo[]>,
  plan: Plan,
  tell: (step: Step) => Promise<void>,
): Promise<readonly DrawnLogo[] | null> {
  // The brief was validated before we stored it.
  const brief = kit.brief as unknown as Brief;
  const isDrawn = kit.logoVariants.length >= plan.kept && kit.finished.length > 0;
  const draw = (round: number) => press.design(brief, { round }, { rank: 'paid', clients: [kit.userId] });
  const logos = isDrawn ? [] : await fillPlan(draw, (await known()).slice(0, plan.kept), plan, tell);
  await tell({ step: 'Putting your kit together', progress: 0.8 });
  const [lead, ...others] = logos;
  if (lead === undefined) return null;
  const document = await documentOfLogo(press, brief, JSON.parse(lead.logo) as KitLogo);
  return [{ ...lead, document: JSON.stringify(document), traits: traitsOf(document.order.design) }, ...others];
}

/**
 * As many logos as the plan includes: the known ones, then the engine's for the brief, without duplicates.
 */
async function fillPlan(
  draw: (round: number) => Promise<readonly PrintedDesign[]>,
  known: readonly DrawnLogo[],
  plan: Plan,
  tell: (step: Step) => Promise<void>,
): Promise<readonly DrawnLogo[]> {
  const logos = [...known];
  await tell({ step: 'Drawing your logo variations', progress: 0.15 });
  const seen = new Set(logos.map(({ id }) => id));
  for (let round = 0; logos.length < plan.kept && round < mostRounds; round++) {
    for (const { id, json } of await draw(round)) {
      if (logos.length === plan.kept || seen.has(id)) continue;
      seen.add(id);
      logos.push({ id, logo: logoText(json, null), document: null });
    }
    const share = logos.length / plan.kept;
    await tell({ step: `${logos.length} of ${plan.kept} variations drawn`, progress: 0.15 + 0.6 * share });
  }
  if (logos.length < plan.kept) throw new Error(`There are ${logos.length} variations, and ${plan.kept} were sold.`);
  return logos;
}

/** What a logo's files are printed from, with its owner's edits, in a look. Rejects with EngineError, PressError. */
export async function documentOfLogo(
  press: Pick<Press, 'edit'>,
  brief: Brief,
  logo: KitLogo,
  look: KitLook = unchangedLook,
): Promise<KitDocument> {
  const design = await asLeft(press, brief, logo, look);
  return { logo: logo.design.id, engine: engineVersion, edition: kitEdition, order: { design, brief } };
}

/** A logo with its owner's edits, in a look. */
function asLeft(press: Pick<Press, 'edit'>, brief: Brief, { design, customization }: KitLogo, look: KitLook): Promise<Design> {
  const settings = inLook(customization === null ? null : readCustomization(customization), look);
  return JSON.stringify(settings) === JSON.stringify(asDesigned)
    ? Promise.resolve(design)
    : press.edit({ design, brief, customization: settings });
}
