import { type BrandDraft, emptyDraft } from './brand-draft.ts';
import type { DraftStamp } from './draft-stamp.ts';

/** The browser's draft and its stamp, as the page was entered. */
export interface Entered {
  readonly draft: BrandDraft;
  readonly stamp: DraftStamp;
}

/** What the account has, and when it was kept there by the server's clock; nulls for nothing. */
export interface Kept {
  readonly draft: BrandDraft | null;
  readonly at: number | null;
}

/** What is gone on with. */
export interface MergedDraft {
  readonly draft: BrandDraft;
  readonly stamp: DraftStamp;
  /** What was here, or in the account, while another is gone on with; null where nothing would be lost. */
  readonly other: BrandDraft | null;
  /** The account's is gone on with. */
  readonly adopted: boolean;
  /** What the account knows already. */
  readonly known: BrandDraft;
}

/** Which of two drafts is gone on with; `push` sends the browser's to the account. */
type Choice = 'adopt' | 'push' | 'clear' | 'same';

/**
 * The newer one counts. What another account left in this browser is not taken along; what nobody signed in for is (row A-08).
 * `there` is when the account's was kept, null when it has none.
 */
export function choose(stamp: DraftStamp, there: number | null, owner: string): Choice {
  const foreign = isForeign(stamp, owner);
  if (there !== null && (foreign || there > stamp.at)) return 'adopt';
  if (foreign) return 'clear';
  return stamp.at > (there ?? 0) ? 'push' : 'same';
}

const isForeign = ({ owner: of }: DraftStamp, owner: string): boolean => of !== null && of !== owner;

/**
 * Meets what was here when the page was entered with what the account has. `now` is the draft as it is by then, and when it was last
 * changed: what was typed while the account was asked is gone on with or offered.
 */
export function mergeDrafts(
  owner: string,
  { draft: before, stamp }: Entered,
  now: { readonly draft: BrandDraft; readonly at: number },
  there: Kept,
): MergedDraft {
  const typed = changes(before, now.draft);
  const hasTyped = Object.keys(typed).length > 0;
  const foreign = isForeign(stamp, owner);
  // Of what another account left, only what was typed here counts.
  const mine = foreign ? { ...emptyDraft, ...typed } : now.draft;
  const kept = there.draft;
  // Nobody's draft without a name displaces none.
  const nameless = stamp.owner === null && now.draft.businessName.trim() === '' && kept !== null && kept.businessName !== '';
  const choice = nameless ? 'adopt' : choose(stamp, there.at, owner);
  if (choice === 'adopt' && kept !== null) {
    const begun = stamp.owner === null && mine.businessName !== '' && mine.businessName !== kept.businessName;
    const other = (begun || hasTyped) && !isSame(mine, kept) && !isSame(mine, emptyDraft) ? mine : null;
    return { draft: kept, stamp: { at: there.at ?? 0, owner }, other, adopted: true, known: kept };
  }
  if (foreign)
    return { draft: mine, stamp: { at: hasTyped ? now.at : 0, owner }, other: null, adopted: false, known: emptyDraft };
  const displaced =
    choice === 'push' && kept !== null && kept.businessName !== '' && kept.businessName !== now.draft.businessName;
  return {
    draft: now.draft,
    stamp: { at: now.at, owner },
    other: displaced ? kept : null,
    adopted: false,
    known: choice === 'push' ? (kept ?? emptyDraft) : before,
  };
}

/** Fields that were changed. Where one is in the wizard, and what its gallery drew, is no change of the brand. */
function changes(before: BrandDraft, after: BrandDraft): Partial<BrandDraft> {
  const { version: _, step: __, gallery: ___, ...fields } = after;
  const held: Partial<Record<string, unknown>> = { ...before };
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => !isAlike(value, held[field])));
}

/** Whether two drafts say the same of the brand. */
export const isSame = (a: BrandDraft, b: BrandDraft): boolean => a === b || Object.keys(changes(a, b)).length === 0;

const isAlike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
