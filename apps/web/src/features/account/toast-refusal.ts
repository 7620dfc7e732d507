import type { Refusal } from '../../client.ts';
import { announce } from '../../components/toasts/announce.ts';
import { account } from '../../content/account.ts';
import { redirectedToLogin } from '../../session/login-redirect.ts';

/** Shows why something was not done in a toast with this title; if the session has ended, goes to the login page instead. */
export const toastRefusal =
  (title: string) =>
  (refusal: Refusal): void => {
    if (!redirectedToLogin(refusal, account.signInFirst)) announce({ kind: 'failed', title, text: refusal.message });
  };
