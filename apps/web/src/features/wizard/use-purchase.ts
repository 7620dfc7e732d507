import type { BrandData, Order } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { call, Refusal } from '../../client.ts';
import { openTab } from '../../components/open-tab.ts';
import { warn } from '../../components/toast.ts';
import { review } from '../../content/review.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { keepPendingKit } from '../../draft/pending-kit.ts';
import { wizardData } from '../../draft/wizard-data.ts';
import { refreshSession, unreachable, useSession } from '../../session/session.ts';

/** Where a press on the purchase button led. */
export type Outcome =
  | { readonly kind: 'none' | 'saving' | 'sign-in' | 'paid' }
  | { readonly kind: 'paying'; readonly url: string; readonly orderId: string };

/** Milliseconds between two looks for the payment while this page is in view. */
const round = 4_000;

/** Buys the kit of a draft, or makes it of a plan that is paid already (rows W-08, W-11, W-15). */
export function usePurchase(draft: BrandDraft) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const user = useSession()?.user ?? null;
  const credit = useCredit(user?.email ?? null);
  usePaid(outcome.kind === 'paying' ? outcome.orderId : null, setOutcome);

  /** Whoever is signed out is told so; anybody else waits behind the saving screen. */
  const admitted = async (): Promise<boolean> => {
    setOutcome({ kind: 'saving' });
    keepPendingKit(draft);
    const session = await refreshSession();
    if (session === unreachable) throw new Refusal('unreachable', '');
    if (session.user !== null) return true;
    askToSignIn();
    return false;
  };
  const askToSignIn = (): void => {
    warn(review.signInTitle, review.signInText);
    setOutcome({ kind: 'sign-in' });
  };
  const failed = (error: unknown): void => {
    if (error instanceof Refusal && error.code === 'account.needed') {
      askToSignIn();
      return;
    }
    const refused = error instanceof Refusal && error.code !== 'unreachable' && error.code !== 'unreadable';
    warn(review.fault, refused ? review.refused : review.unexpected);
    setOutcome({ kind: 'none' });
  };

  const buy = async (): Promise<void> => {
    const tab = openTab(review.opening);
    try {
      if (!(await admitted())) return tab.close();
      const { origin } = location;
      const { url, orderId } = await call('POST /api/create-payment', {
        body: {
          plan: 'premium',
          price: 15,
          successUrl: `${origin}/payment-success`,
          cancelUrl: `${origin}/`,
          brand: brandOf(draft),
        },
      });
      if (tab.go(url)) setOutcome({ kind: 'paying', url, orderId });
    } catch (error) {
      tab.close();
      failed(error);
    }
  };

  const redeem = async ({ id: orderId }: Order): Promise<void> => {
    try {
      if (!(await admitted())) return;
      const { brandKitId } = await call('POST /api/generate-brand-kit', { body: { orderId, ...brandOf(draft) } });
      location.assign(`/results/${brandKitId}`);
    } catch (error) {
      failed(error);
    }
  };
  return { outcome, credit, buy, redeem };
}

/** What an order keeps of a draft: what was answered. */
function brandOf(draft: BrandDraft): BrandData {
  const data = Object.entries(wizardData(draft)).filter(([, value]) => value !== '');
  return Object.fromEntries(data) as unknown as BrandData;
}

/** A plan that was paid before there was a brand for it; null where there is none, or nobody is signed in. */
function useCredit(email: string | null): Order | null {
  const [credit, setCredit] = useState<Order | null>(null);
  useEffect(() => {
    setCredit(null);
    if (email === null) return;
    let here = true;
    // Nothing is lost where this fails: the next visit asks again.
    call('GET /api/orders')
      .then(({ orders }) => here && setCredit(orders.findLast((order) => order.credit) ?? null))
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [email]);
  return credit;
}

/** Looks whether an order is paid, each time this tab comes back into view and while it is, and leads to its kit. */
function usePaid(orderId: string | null, tell: (outcome: Outcome) => void): void {
  useEffect(() => {
    if (orderId === null) return;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const { orders } = await call('GET /api/orders').catch(() => ({ orders: [] }));
      const order = orders.find(({ id }) => id === orderId);
      if (order?.status !== 'paid') return;
      tell({ kind: 'paid' });
      location.assign(order.brandKitId === null ? '/dashboard' : `/results/${order.brandKitId}`);
    };
    const timer = setInterval(() => void look(), round);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [orderId, tell]);
}
