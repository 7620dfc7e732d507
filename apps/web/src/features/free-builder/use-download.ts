import type { FreeFormat, FreeLogoRequest, Session } from '@brandwright/contract';
import type { FreeDesign } from '@brandwright/engine';
import { useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { saveFile } from '../../components/save-file.ts';
import { tell, warn } from '../../components/toast.ts';
import { doorTo } from '../../session/next-path.ts';
import { refreshSession } from '../../session/session.ts';

/** The product's own words (rows F-03, F-05, F-07). */
const toasts = {
  name: ['Business Name Required', 'Please enter your business name to generate a logo.'],
  account: ['Authentication Required', 'Please sign in to generate logos.'],
  limit: ['Usage Limit Reached', "You've reached your free logo generation limit. Upgrade to premium for unlimited access!"],
  failed: ['Generation Failed', 'Failed to generate logo. Please try again.'],
  done: ['Logo Config Downloaded!', 'Your logo configuration has been downloaded successfully.'],
} as const;

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
    if (session.user === null) return warnOrTell('account');
    if (isLimitReached(session)) return warn(...toasts.limit);
    setBusy(true);
    warnOrTell(await fetchFile({ ...design, format }));
    setBusy(false);
    void refreshSession();
  };
  return { busy, press: () => void press() };
}

/** The way in, and back here. */
const signIn = { label: 'Sign In', press: () => location.assign(doorTo('/login', location.pathname)) };

type Outcome = Exclude<keyof typeof toasts, 'name'>;

function warnOrTell(outcome: Outcome): void {
  const [title, description] = toasts[outcome];
  if (outcome === 'done') tell(title, description);
  else warn(title, description, outcome === 'account' ? signIn : undefined);
}

async function fetchFile(body: FreeLogoRequest): Promise<Outcome> {
  try {
    const { blob, name } = await call('POST /api/free-logo', { body });
    saveFile(blob, name);
    return 'done';
  } catch (error) {
    const { code } = error as Refusal;
    return code === 'account.needed' ? 'account' : code === 'usage.limit' ? 'limit' : 'failed';
  }
}
