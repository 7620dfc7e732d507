import { type Order, plans } from '@brandwright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, isRefusal, Refusal } from '../../client.ts';
import { openTab } from '../../components/browser/open-tab.ts';
import { useReturn } from '../../components/browser/use-return.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { whenFree } from '../../components/when-free.ts';
import { review } from '../../content/review.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { forgetPendingKit, keepPendingKit } from '../../draft/pending-kit.ts';
import { answeredIn, wizardData } from '../../draft/wizard-data.ts';
import { knownOwner, refreshSession, unreachable } from '../../session/session.ts';
import { type BegunCheckout, forgetCheckout, keepCheckout, keptCheckout } from './begun-checkout.ts';
import { useCredits } from './use-credits.ts';

/** Where a press on the purchase button led. */
export type Outcome =
  | { readonly kind: 'none' | 'saving' | 'sign-in' }
  /** `elsewhere`: in another tab; else this tab was there, and came back. */
  | ({ readonly kind: 'paying'; readonly elsewhere: boolean } & BegunCheckout)
  | { readonly kind: 'paid'; readonly href: string }
  /** Paid by a slow way: its money is on the way. */
  | ({ readonly kind: 'pending' } & Pick<BegunCheckout, 'orderId'>)
  /** This brand was bought before; nothing was charged. */
  | { readonly kind: 'bought' }
  /** No kit comes of it. */
  | { readonly kind: 'ended'; readonly order: Order };

/** Milliseconds between two looks for the payment while this page is in view. */
const round = 4_000;

/** Buys the kit of a draft, or makes it of a plan that is paid already (rows W-08, W-11, W-15). */
export function usePurchase(draft: BrandDraft) {
  const begun = useRef<BegunCheckout | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(() => leftFor(keptCheckout()));
  const { credits, again } = useCredits();
  useAwaited(outcome.kind === 'paying' || outcome.kind === 'pending' ? outcome.orderId : null, setOutcome);

  // At another step the brand can change, and with it what is bought.
  useEffect(() => forgetCheckout, []);

  // It was left while saving, when this tab itself went to the checkout or to the kit.
  useReturn(
    useCallback(() => {
      setOutcome((before) => (before.kind === 'saving' ? leftFor(begun.current) : before));
      again();
    }, [again]),
  );

  /** Whoever is signed out is told so; anybody else waits behind the saving screen. */
  const admitted = async (): Promise<boolean> => {
    begun.current = null;
    forgetCheckout();
    setOutcome({ kind: 'saving' });
    keepPendingKit(draft, knownOwner());
    const session = await refreshSession();
    if (session === unreachable) throw new Refusal('unreachable', '');
    if (session.user !== null) return true;
    askToSignIn();
    return false;
  };
  const askToSignIn = (): void => {
    toastError(review.signInTitle, review.signInText);
    setOutcome({ kind: 'sign-in' });
  };
  const failed = (error: unknown, refused: readonly [title: string, text: string]): void => {
    if (isRefusal(error, 'account.needed')) {
      askToSignIn();
      return;
    }
    if (isRefusal(error, 'order.bought')) {
      setOutcome({ kind: 'bought' });
      return;
    }
    const answered = error instanceof Refusal && !isRefusal(error, 'unreachable', 'unreadable');
    toastError(...(answered ? refused : ([review.fault, review.unexpected] as const)));
    setOutcome({ kind: 'none' });
  };

  const buy = async (): Promise<void> => {
    const tab = openTab(review.opening);
    try {
      if (!(await admitted())) return tab.close();
      const { origin } = location;
      const { url, orderId } = await whenFree(() =>
        call('POST /api/create-payment', {
          body: {
            plan: 'premium',
            price: plans.premium.cents / 100,
            successUrl: `${origin}/payment-success`,
            cancelUrl: `${origin}/`,
            brand: answeredIn(wizardData(draft)),
          },
        }),
      );
      begun.current = { url, orderId };
      keepCheckout(begun.current);
      if (tab.go(url)) setOutcome({ kind: 'paying', elsewhere: true, url, orderId });
    } catch (error) {
      tab.close();
      failed(error, [review.fault, review.refused]);
    }
  };

  const redeem = async ({ id: orderId }: Order): Promise<void> => {
    try {
      if (!(await admitted())) return;
      const brand = answeredIn(wizardData(draft));
      const { brandKitId } = await whenFree(() => call('POST /api/generate-brand-kit', { body: { orderId, ...brand } }));
      forgetPendingKit(brand.businessName);
      location.assign(`/results/${brandKitId}`);
    } catch (error) {
      failed(error, review.credit.fault);
      // It may have been used in another window.
      again();
    }
  };
  return { outcome, credits, again, buy, redeem };
}

/** This tab went to a checkout and came back; or it never did. */
const leftFor = (begun: BegunCheckout | null): Outcome =>
  begun === null ? { kind: 'none' } : { kind: 'paying', elsewhere: false, ...begun };

/** Looks what became of an order, each time this tab comes back into view and while it is, and leads to its kit; or says that none comes. */
function useAwaited(orderId: string | null, tell: (outcome: Outcome) => void): void {
  useEffect(() => {
    if (orderId === null) return;
    let waits = true;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const order = await call('GET /api/orders/:order', { ids: { order: orderId } }).catch(() => null);
      if (!waits || order === null || order.status === 'open') return;
      if (order.status === 'pending') return tell({ kind: 'pending', orderId });
      waits = false;
      forgetCheckout();
      if (order.status !== 'paid') {
        tell({ kind: 'ended', order });
        return;
      }
      const href = order.brandKitId === null ? '/dashboard' : `/results/${order.brandKitId}`;
      tell({ kind: 'paid', href });
      location.assign(href);
    };
    void look();
    const timer = setInterval(() => void look(), round);
    document.addEventListener('visibilitychange', look);
    return () => {
      waits = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [orderId, tell]);
}
