import type { FreeFormat, FreeLogoRequest, ProblemBody, Session } from '@brandwright/contract';
import type { FreeDesign } from '@brandwright/engine';
import { useState } from 'react';
import { saveFile } from '../../components/save-file.ts';
import { tell, warn } from '../../components/toast.ts';
import { refreshSession } from '../../session/session.ts';

/** The product's own words (rows F-03, F-05, F-07). */
const toasts = {
  name: ['Business Name Required', 'Please enter your business name to generate a logo.'],
  account: ['Authentication Required', 'Please sign in to generate logos.'],
  limit: ['Usage Limit Reached', "You've reached your free logo generation limit. Upgrade to premium for unlimited access!"],
  failed: ['Generation Failed', 'Failed to generate logo. Please try again.'],
  done: ['Logo Config Downloaded!', 'Your logo configuration has been downloaded successfully.'],
} as const;

/** Milliseconds after which nobody waits any longer. */
const patience = 60_000;

export interface Download {
  readonly busy: boolean;
  readonly press: () => void;
}

export const isLimitReached = ({ usage }: Session): boolean =>
  usage.some(({ type, isLimitReached: reached }) => type === 'logo_generation' && reached);

/** One press is one file and one count; the server counts in the call that hands out the file. */
export function useDownload(design: FreeDesign | null, format: FreeFormat, session: Session): Download {
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (design === null || busy) return;
    if (design.businessName.trim() === '') return warn(...toasts.name);
    if (session.accounts && session.user === null) return warn(...toasts.account);
    if (isLimitReached(session)) return warn(...toasts.limit);
    setBusy(true);
    try {
      warnOrTell(await fetchFile({ ...design, format }));
    } catch {
      warn(...toasts.failed);
    } finally {
      setBusy(false);
      void refreshSession();
    }
  };
  return { busy, press: () => void press() };
}

type Outcome = Exclude<keyof typeof toasts, 'name'>;

function warnOrTell(outcome: Outcome): void {
  const [title, description] = toasts[outcome];
  if (outcome === 'done') tell(title, description);
  else warn(title, description);
}

async function fetchFile(body: FreeLogoRequest): Promise<Outcome> {
  const response = await fetch('/api/free-logo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  if (response.ok) {
    saveFile(await response.blob(), fileName(response.headers.get('content-disposition') ?? ''));
    return 'done';
  }
  const { code } = (await response.json()) as Partial<ProblemBody>;
  return code === 'account.needed' ? 'account' : code === 'usage.limit' ? 'limit' : 'failed';
}

/** The name the server gave the file (RFC 8187). */
function fileName(disposition: string): string {
  const [, whole] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return whole === undefined ? 'logo' : decodeURIComponent(whole);
}
