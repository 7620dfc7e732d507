import type { PlanId } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { call, Refusal } from '../../client.ts';
import { openTab } from '../../components/browser/open-tab.ts';
import { announce } from '../../components/toasts/announce.ts';
import { pricing } from '../../content/pricing.ts';
import { redirectToLogin } from '../../session/login-redirect.ts';
import { refreshSession, unreachable, useSession } from '../../session/session.ts';

/** The plans of this page; the wizard sells its own. */
export const offered = ['starter', 'professional', 'enterprise'] as const satisfies readonly PlanId[];
export type Offered = (typeof offered)[number];

/** Where a press on a plan led. */
export interface Choice {
  readonly plan: Offered;
  /** The checkout, once it is open in another tab; null for a plan that was chosen before signing in. */
  readonly url: string | null;
}

/** Buys a plan (rows B-02, B-03). */
export function usePlan() {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [busy, setBusy] = useState<Offered | null>(null);
  const session = useSession();
  const isIn = session !== null && session.user !== null;

  // Back from the login page, they find the plan they chose.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('plan');
    const plan = offered.find((one) => one === asked);
    if (!isIn || plan === undefined) return;
    setChoice({ plan, url: null });
    const button = document.getElementById(`choose-${plan}`);
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    button?.focus({ preventScroll: true });
  }, [isIn]);

  const leave = (plan: Offered): void => {
    history.replaceState(history.state, '', `/pricing?plan=${plan}`);
    redirectToLogin([pricing.signIn, '']);
  };

  const choose = async (plan: Offered, cents: number): Promise<void> => {
    if (busy !== null) return;
    if (session !== null && session !== unreachable && session.user === null) return leave(plan);
    const tab = openTab(pricing.opening);
    setBusy(plan);
    try {
      const now = await refreshSession();
      if (now === unreachable) throw new Refusal('unreachable', '');
      if (now.user === null) throw new Refusal('account.needed', '');
      const { origin } = location;
      const { url } = await call('POST /api/create-payment', {
        body: { plan, price: cents / 100, successUrl: `${origin}/payment-success`, cancelUrl: `${origin}/pricing` },
      });
      if (tab.go(url)) setChoice({ plan, url });
    } catch (error) {
      tab.close();
      const code = error instanceof Refusal ? error.code : 'unreachable';
      if (code === 'account.needed') leave(plan);
      else {
        const [title, text] = code === 'unreachable' || code === 'unreadable' ? pricing.unexpected : pricing.refused;
        announce({ kind: 'failed', title, text });
      }
    }
    setBusy(null);
  };
  return { choice, busy, choose };
}
