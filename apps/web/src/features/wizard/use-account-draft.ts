import { useEffect, useRef } from 'react';
import { toastPrompt } from '../../components/toasts/toast.ts';
import { wizard } from '../../content/wizard.ts';
import { followDraft, meetAccount } from '../../draft/account-draft.ts';
import { type BrandDraft, emptyDraft } from '../../draft/brand-draft.ts';
import { patchDraft, readDraft } from '../../draft/draft.ts';
import { readStamp } from '../../draft/draft-stamp.ts';
import type { Entered } from '../../draft/merge-drafts.ts';
import { useSession } from '../../session/session.ts';
import { putRight } from './address.ts';

interface Entry extends Entered {
  readonly search: string;
}

/**
 * Keeps the draft in the account of whoever is signed in (rows A-08, W-12), and takes over the account's where that is newer. Has to
 * stand before what changes the draft: it remembers the draft, and its stamp, as the wizard was entered.
 */
export function useAccountDraft(): void {
  const owner = useSession()?.user?.email ?? null;
  const entered = useRef<Entry | null>(null);
  useEffect(() => {
    entered.current = entry();
  }, []);
  useEffect(() => {
    if (owner === null) return;
    const over = new AbortController();
    const ends: (() => void)[] = [];
    // What was found at entry counts for the first who signs in: whoever follows finds what that one left.
    const found = entered.current ?? entry();
    entered.current = null;
    const begin = async (): Promise<BrandDraft> => {
      const met = await meetAccount(owner, found, over.signal);
      // Who named no step is where the draft was left.
      if (met.adopted && !new URLSearchParams(found.search).has('step')) resume(met.draft);
      if (met.other !== null) ends.push(offer(met.other, met.adopted));
      return met.known;
    };
    void begin()
      // Unreachable, the browser's own is gone on with.
      .catch(() => null)
      .then((known) => {
        if (!over.signal.aborted) ends.push(followDraft(owner, known ?? found.draft, known !== null));
      });
    return () => {
      over.abort();
      for (const end of ends) end();
    };
  }, [owner]);
}

const entry = (): Entry => ({ draft: readDraft(), stamp: readStamp(), search: location.search });

const resume = ({ step }: BrandDraft): void => putRight(`?step=${step}`);

/** Neither of two drafts is lost unseen: it is offered until there is an answer. Returns what takes the offer back. */
function offer(other: BrandDraft, adopted: boolean): () => void {
  const [title, text] = adopted ? wizard.fromAccount : wizard.fromBrowser;
  return toastPrompt(title, text(other.businessName || wizard.unnamed), {
    label: wizard.takeOther,
    press: () => {
      const { version: _, ...fields } = { ...emptyDraft, ...other };
      patchDraft(fields);
      resume(other);
    },
  });
}
