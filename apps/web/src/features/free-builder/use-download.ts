import type { FreeFormat, FreeLogoRequest, Session } from '@brandwright/contract';
import type { FreeDesign } from '@brandwright/engine';
import { useRef, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { newAttempt } from '../../components/browser/new-attempt.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { isLimitReached } from '../../session/logo-limit.ts';
import { refreshSession } from '../../session/session.ts';
import { signInAction } from '../../session/sign-in-action.ts';

/** The product's own words (rows F-03, F-05, F-07). */
const toasts = {
  name: ['Business Name Required', 'Please enter your business name to generate a logo.'],
  account: ['Authentication Required', 'Please sign in to generate logos.'],
  limit: ['Usage Limit Reached', "You've reached your free logo generation limit. Upgrade to premium for unlimited access!"],
  unrecorded: [
    'Download Not Recorded',
    'We couldn’t record your download, so we didn’t send the file. That’s our mistake, and it won’t count as a download. Please try again in a moment.',
  ],
  failed: ['Generation Failed', 'Failed to generate logo. Please try again.'],
  done: ['Logo Config Downloaded!', 'Your logo configuration has been downloaded successfully.'],
} as const;

export interface Download {
  readonly busy: boolean;
  readonly press: () => void;
}

interface Press {
  readonly asked: string;
  readonly attempt: string;
}

/** One press is one file and one count; the server counts in the call that hands out the file. */
export function useDownload(design: FreeDesign | null, format: FreeFormat, session: Session): Download {
  const [busy, setBusy] = useState(false);
  // A press whose answer never came: pressed again for the same file it is the same press, and is counted once.
  const lost = useRef<Press | null>(null);
  const press = async (): Promise<void> => {
    if (design === null || busy) return;
    if (design.businessName.trim() === '') return toastError(...toasts.name);
    if (session.user === null) return warnOrTell('account');
    const asked = JSON.stringify([design, format]);
    const again = lost.current?.asked === asked ? lost.current : null;
    if (again === null && isLimitReached(session)) return toastError(...toasts.limit);
    setBusy(true);
    const { attempt } = again ?? { attempt: newAttempt() };
    const outcome = await fetchFile({ ...design, format, attempt });
    lost.current = outcome === 'failed' || outcome === 'unrecorded' ? { asked, attempt } : null;
    warnOrTell(outcome);
    setBusy(false);
    void refreshSession();
  };
  return { busy, press: () => void press() };
}

type Outcome = Exclude<keyof typeof toasts, 'name'>;

function warnOrTell(outcome: Outcome): void {
  const [title, description] = toasts[outcome];
  if (outcome === 'done') toastSuccess(title, description);
  else toastError(title, description, outcome === 'account' ? signInAction : undefined);
}

async function fetchFile(body: FreeLogoRequest): Promise<Outcome> {
  try {
    const { blob, name } = await call('POST /api/free-logo', { body });
    saveFile(blob, name);
    return 'done';
  } catch (error) {
    if (isRefusal(error, 'account.needed')) return 'account';
    if (isRefusal(error, 'usage.limit')) return 'limit';
    return isRefusal(error, 'usage.unrecorded') ? 'unrecorded' : 'failed';
  }
}
