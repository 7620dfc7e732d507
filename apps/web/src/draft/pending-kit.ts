import type { BrandData } from '@brandwright/contract';
import type { BrandDraft } from './brand-draft.ts';
import { answeredIn, wizardData } from './wizard-data.ts';

/** Its place in the browser's storage: a name the product fixes. */
const key = 'pendingBrandKit';

/** All that an order takes of a brand. What stands in the storage besides, of another version for one, stays there. */
const fields: Readonly<Record<keyof BrandData, true>> = {
  businessName: true,
  industry: true,
  personality: true,
  style: true,
  colors: true,
  description: true,
  slogan: true,
  keywords: true,
  designTheme: true,
  styleDirection: true,
  fontStyle: true,
  colorPreference: true,
  iconPlacement: true,
  quizAnswers: true,
  selectedLogo: true,
  logoCustomization: true,
};

/** Keeps what a bought kit is made of, whole: what was reviewed is what is made. False when the browser refuses. */
export function keepPendingKit(draft: BrandDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(wizardData(draft)));
    return true;
  } catch {
    return false;
  }
}

/** The brand that waits in this browser to be bought; null where there is none with a name. */
export function readPendingKit(): BrandData | null {
  try {
    const kit = JSON.parse(localStorage.getItem(key) ?? 'null') as BrandData | null;
    if (typeof kit?.businessName !== 'string' || kit.businessName.trim() === '') return null;
    return answeredIn(Object.fromEntries(Object.entries(kit).filter(([field]) => Object.hasOwn(fields, field))));
  } catch {
    return null;
  }
}

/** Forgets the brand that waits; with a name only the one of that name, whose kit is there: another waits for an order of its own. */
export function forgetPendingKit(businessName?: string): void {
  if (businessName !== undefined && readPendingKit()?.businessName.trim() !== businessName.trim()) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}
