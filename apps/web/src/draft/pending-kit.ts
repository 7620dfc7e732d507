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
  shows: true,
  selectedLogo: true,
  logoCustomization: true,
};

/** What stands there: a brand, and the address of the account that it was to be bought with; null while nobody was signed in. */
type Waiting = Partial<BrandData> & { readonly owner?: string | null };

/** Keeps what a bought kit is made of, whole: what was reviewed is what is made. False when the browser refuses. */
export function keepPendingKit(draft: BrandDraft, owner: string | null): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...wizardData(draft), owner }));
    return true;
  } catch {
    return false;
  }
}

function waiting(): Waiting | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Waiting | null;
  } catch {
    return null;
  }
}

/**
 * The brand that waits in this browser to be bought by this account; null where there is none with a name. Another account's is forgotten: whoever was
 * signed in here before may have left without signing out.
 */
export function readPendingKit(owner: string | null): BrandData | null {
  const kit = waiting();
  if (typeof kit?.businessName !== 'string' || kit.businessName.trim() === '') return null;
  if ((kit.owner ?? owner) === owner) return answeredIn(Object.fromEntries(Object.entries(kit).filter(isOfBrand)));
  forgetPendingKit();
  return null;
}

const isOfBrand = ([field]: [string, unknown]): boolean => Object.hasOwn(fields, field);

/** Forgets the brand that waits; with a name only the one of that name, whose kit is there: another waits for an order of its own. */
export function forgetPendingKit(businessName?: string): void {
  if (businessName !== undefined && waiting()?.businessName?.trim() !== businessName.trim()) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}
