import type { BrandData } from '@brandwright/contract';
import type { BrandDraft } from './brand-draft.ts';
import { wizardData } from './wizard-data.ts';

/** Its place in the browser's storage: a name the product fixes. */
const key = 'pendingBrandKit';

/** Keeps what a bought kit is made of, with the fields the product names. False when the browser refuses. */
export function keepPendingKit(draft: BrandDraft): boolean {
  const { businessName, industry, personality, style, colors, selectedLogo, logoCustomization } = wizardData(draft);
  const kit = { businessName, industry, personality, style, colors, selectedLogo, logoCustomization };
  try {
    localStorage.setItem(key, JSON.stringify(kit));
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
    return Object.fromEntries(Object.entries(kit).filter(([, value]) => value !== '')) as BrandData;
  } catch {
    return null;
  }
}

export function forgetPendingKit(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}
