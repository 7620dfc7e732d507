import { useEffect, useRef } from 'react';
import { tell } from '../../components/toast.ts';
import { wizard } from '../../content/wizard.ts';
import { followDraft, meetAccount } from '../../draft/account-draft.ts';
import { type BrandDraft, emptyDraft } from '../../draft/brand-draft.ts';
import { patchDraft } from '../../draft/draft.ts';
import { type DraftStamp, readStamp } from '../../draft/draft-stamp.ts';
import { useSession } from '../../session/session.ts';
import { putRight } from './address.ts';

/**
 * Keeps the draft in the account of whoever is signed in (rows A-08, W-12), and takes over the account's where that is newer. Has to
 * stand before what changes the draft: it remembers the draft's stamp as the wizard was entered.
 */
export function useAccountDraft(): void {
  const owner = useSession()?.user?.email ?? null;
  const entered = useRef<{ readonly stamp: DraftStamp; readonly search: string } | null>(null);
  useEffect(() => {
    entered.current ??= { stamp: readStamp(), search: location.search };
  }, []);
  useEffect(() => {
    if (owner === null) return;
    let current = true;
    let unfollow: (() => void) | undefined;
    const { stamp, search } = entered.current ?? { stamp: readStamp(), search: location.search };
    const begin = async (): Promise<void> => {
      const met = await meetAccount(owner, stamp);
      if (!current) return;
      // Who named no step is where the draft was left.
      if (met.adopted && !new URLSearchParams(search).has('step')) resume(met.draft);
      if (met.other !== null) offer(met.other, met.adopted);
    };
    void begin()
      // Unreachable, the browser's own is gone on with.
      .catch(() => {})
      .then(() => {
        if (current) unfollow = followDraft(owner);
      });
    return () => {
      current = false;
      unfollow?.();
    };
  }, [owner]);
}

const resume = ({ step }: BrandDraft): void => putRight(`?step=${step}`);

/** Neither of two drafts is lost unseen. */
function offer(other: BrandDraft, adopted: boolean): void {
  const [title, text] = adopted ? wizard.fromAccount : wizard.fromBrowser;
  tell(title, text(other.businessName), {
    label: wizard.takeOther,
    press: () => {
      const { version: _, ...fields } = { ...emptyDraft, ...other };
      patchDraft(fields);
      resume(other);
    },
  });
}
