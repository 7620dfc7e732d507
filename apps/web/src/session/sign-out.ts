import { call } from '../client.ts';
import { announce, announceNext } from '../components/toasts/announce.ts';
import { forgetSession, knownOwner, refreshSession, tellTabs } from './session.ts';

const said = { kind: 'done', title: 'Signed out', text: 'You have been successfully signed out.' } as const;

/** Pages that hold what is one's own. */
const own = /^\/(?:account|admin|connect-canva|dashboard|orders|payment-success|results)(?:\/|$)/;

/** What keeps drafts, which pages to read do not load before. Not to be had, it keeps nobody from signing out. */
const drafts = () => import('../draft/leave-account.ts').catch(() => null);

/**
 * Signs out, here and in every other tab; a page that holds what is one's own is left for home (row A-04). The draft goes into the
 * account first, and then out of this browser (row A-08).
 */
export async function signOut(here: string): Promise<void> {
  const owner = knownOwner();
  const isHome = owner === null || (await (await drafts())?.bringHome(owner));
  try {
    await call('POST /api/account/sign-out');
  } catch (error) {
    announce({ kind: 'failed', title: 'Sign-out failed', text: (error as Error).message });
    return;
  }
  if (isHome) await forgetDrafts();
  tellTabs();
  if (own.test(here)) {
    announceNext(said);
    location.assign('/');
    return;
  }
  forgetSession();
  announce(said);
  await refreshSession();
}

/** Takes what the person made out of this browser: it is theirs alone. */
export async function forgetDrafts(): Promise<void> {
  await (await drafts())?.forgetHere();
}
