import { type Design, parseBrief } from '@brandwright/engine';
import type { Studio } from '@brandwright/press';
import { drawSet, openStudio } from '@brandwright/press/maker';
import type { Page } from '@playwright/test';

/** A brief as the wizard keeps it. */
interface Typed {
  readonly name: string;
  readonly slogan?: string;
  readonly industry?: string;
  readonly style?: string;
  readonly colors?: string;
}

export const bakery: Typed = { name: 'Juniper & Rye', slogan: 'bread, slowly', industry: 'Food & Beverage', style: 'elegant' };
export const arabic: Typed = { name: 'شركة النور', industry: 'Technology' };

const opened: { studio: Promise<Studio> | null } = { studio: null };
const sets = new Map<string, readonly Design[]>();

/** The eight designs of a brief, drawn in this process as the gallery draws them. */
export async function designsFor(typed: Typed): Promise<readonly Design[]> {
  const held = sets.get(typed.name);
  if (held !== undefined) return held;
  const parsed = parseBrief(typed);
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
  opened.studio ??= openStudio();
  const { set } = await drawSet(await opened.studio, parsed.value, { round: 0 });
  sets.set(typed.name, set.designs);
  return set.designs;
}

/** Puts the person on step 6 with a chosen design, as the steps before leave the draft. Written once: a reload finds what the page kept. */
export async function openEditor(page: Page, typed: Typed, design: Design | null, more: object = {}): Promise<void> {
  const draft = {
    version: 1,
    businessName: typed.name,
    slogan: typed.slogan ?? '',
    industry: typed.industry ?? '',
    personality: 'Premium Professional',
    quizAnswers: { energy: 'calm', personality: 'expert', values: 'quality', aesthetic: 'classic' },
    styleDirection: typed.style ?? 'elegant',
    fontStyle: 'serif',
    colorPreference: typed.colors ?? 'nature',
    iconPlacement: 'above',
    selectedLogo: design,
    step: 6,
    ...more,
  };
  await page.addInitScript((text) => {
    if (localStorage.getItem('brandwright.draft') === null) localStorage.setItem('brandwright.draft', text);
  }, JSON.stringify(draft));
  await page.goto('/create/kit?step=6');
}

/** What the page has kept. */
export const keptDraft = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('brandwright.draft') ?? '{}'));
