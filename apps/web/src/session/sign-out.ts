import { call } from '../client.ts';
import { announce, announceNext } from '../components/announce.ts';
import { refreshSession, tellTabs } from './session.ts';

const said = { kind: 'done', title: 'Signed out', text: 'You have been successfully signed out.' } as const;

/** Pages that hold what is one's own. */
const own = /^\/(?:account|admin|dashboard|results)(?:\/|$)/;

/** Signs out, here and in every other tab; a page that holds what is one's own is left for home (row A-04). */
export async function signOut(here: string): Promise<void> {
  try {
    await call('POST /api/account/sign-out');
  } catch (error) {
    announce({ kind: 'failed', title: 'Sign out failed', text: (error as Error).message });
    return;
  }
  tellTabs();
  if (own.test(here)) {
    announceNext(said);
    location.assign('/');
    return;
  }
  await refreshSession();
  announce(said);
}
