import type { KitLogo, Plan } from '@brandwright/contract';
import type { DrawnLogo, KitRow, KitStep } from '@brandwright/data';
import { asDesigned, type Brief, type Design, engineVersion, readCustomization } from '@brandwright/engine';
import { kitEdition } from '@brandwright/kit';
import type { Press, PrintedDesign } from '@brandwright/press';
import { type KitDocument, logoText } from './kit-document.ts';

type Step = Pick<KitStep, 'step' | 'progress'>;

/** Rounds of eight that are drawn until a plan is full: of 25 variations the last are in the fourth. A plan that is not full then is not kept to. */
const mostRounds = 12;

/**
 * The designs of a kit for its plan; null where the kit has them, since they were drawn before it was sold. For an order of before that: the logo that was
 * chosen first, as it was left in the editor, then the engine's own for the same brief, none twice, as many as the plan keeps (row K-01). The same kit gives
 * the same designs. Tells each step. Rejects with EngineError, PressError, and where the brief has not that many.
 */
export async function resolveKit(
  press: Pick<Press, 'design' | 'edit'>,
  kit: KitRow,
  known: () => Promise<readonly DrawnLogo[]>,
  plan: Plan,
  tell: (step: Step) => Promise<void>,
): Promise<readonly DrawnLogo[] | null> {
  // Written by us from a brief that was checked.
  const brief = kit.brief as unknown as Brief;
  const isDrawn = kit.logoVariants.length >= plan.variations && kit.finished.length > 0;
  const draw = (round: number) => press.design(brief, { round }, { rank: 'paid', clients: [kit.userId] });
  const logos = isDrawn ? [] : await fillPlan(draw, (await known()).slice(0, plan.variations), plan, tell);
  await tell({ step: 'Putting your kit together', progress: 0.8 });
  const [lead, ...others] = logos;
  if (lead === undefined) return null;
  const document = await documentOfLogo(press, brief, JSON.parse(lead.logo) as KitLogo);
  return [{ ...lead, document: JSON.stringify(document) }, ...others];
}

/** As many logos as the plan keeps: those that are known, then the engine's own for the brief, none twice. */
async function fillPlan(
  draw: (round: number) => Promise<readonly PrintedDesign[]>,
  known: readonly DrawnLogo[],
  plan: Plan,
  tell: (step: Step) => Promise<void>,
): Promise<readonly DrawnLogo[]> {
  const logos = [...known];
  await tell({ step: 'Drawing your logo variations', progress: 0.15 });
  const seen = new Set(logos.map(({ id }) => id));
  for (let round = 0; logos.length < plan.variations && round < mostRounds; round++) {
    for (const { id, json } of await draw(round)) {
      if (logos.length === plan.variations || seen.has(id)) continue;
      seen.add(id);
      logos.push({ id, logo: logoText(json, null), document: null });
    }
    const share = logos.length / plan.variations;
    await tell({ step: `${logos.length} of ${plan.variations} variations drawn`, progress: 0.15 + 0.6 * share });
  }
  if (logos.length < plan.variations) throw new Error(`There are ${logos.length} variations, and ${plan.variations} were sold.`);
  return logos;
}

/** What the files of a logo are printed from, as its owner left it. Rejects with EngineError, PressError. */
export async function documentOfLogo(press: Pick<Press, 'edit'>, brief: Brief, logo: KitLogo): Promise<KitDocument> {
  const design = await asLeft(press, brief, logo);
  return { logo: logo.design.id, engine: engineVersion, edition: kitEdition, order: { design, brief } };
}

/** A logo as its owner left it in the editor. */
function asLeft(press: Pick<Press, 'edit'>, brief: Brief, { design, customization }: KitLogo): Promise<Design> {
  if (customization === null) return Promise.resolve(design);
  const settings = readCustomization(customization);
  return JSON.stringify(settings) === JSON.stringify(asDesigned)
    ? Promise.resolve(design)
    : press.edit({ design, brief, customization: settings });
}
