import type { BrandData, KitStatus, Order } from '@brandwright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { followKits } from '../../components/follow-kits.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { whenFree } from '../../components/when-free.ts';
import { payment } from '../../content/payment.ts';
import { forgetPendingKit, readPendingKit } from '../../draft/pending-kit.ts';
import { redirectedToLogin, useFollowSignOut } from '../../session/login-redirect.ts';
import { refreshSession } from '../../session/session.ts';

/** Where a payment and its kit are. */
export type PaymentState =
  | { readonly kind: 'checking' | 'unknown' | 'failed' }
  /** `trouble`: the last question did not arrive. */
  | { readonly kind: 'waiting'; readonly trouble: boolean }
  | { readonly kind: 'unreachable'; readonly said: string }
  | { readonly kind: 'expired' | 'refunded' | 'duplicate' | 'disputed'; readonly order: Order }
  | { readonly kind: 'no-brand'; readonly order: Order; readonly pending: BrandData | null }
  | { readonly kind: 'generating'; readonly kit: string; readonly name: string; readonly step: string; readonly progress: number }
  /** `kit` is null where the address names no payment. */
  | { readonly kind: 'complete'; readonly kit: string | null; readonly name: string };

/** Milliseconds from an answer to the next question whether the money has come. */
const askAgain = 3_000;

/** The payment that the address names; empty where it names none. */
export const sessionHere = (): string => new URLSearchParams(location.search).get('session_id') ?? '';

/** Looks what became of the payment of this address, and follows its kit until it is there (rows Z-01, Z-02, Z-04). */
export function usePayment() {
  const [state, setState] = useState<PaymentState>({ kind: 'checking' });
  const [order, setOrder] = useState<Order | null>(null);
  useFollowSignOut();
  /** Counts the questions: an answer that comes after a later one's says what was. */
  const asked = useRef(0);

  const load = useCallback(async (): Promise<void> => {
    const sessionId = sessionHere();
    if (sessionId === '') {
      setState({ kind: 'complete', kit: null, name: '' });
      return;
    }
    asked.current += 1;
    const mine = asked.current;
    try {
      const found = await call('POST /api/verify-payment', { body: { sessionId } });
      if (mine !== asked.current) return;
      const known = stateOf(found.state, found.order);
      const next = known.kind === 'no-brand' ? { ...known, pending: await pendingHere() } : known;
      if (mine !== asked.current) return;
      setOrder(found.order);
      setState(next);
    } catch (error) {
      if (mine !== asked.current) return;
      if (redirectedToLogin(error)) return;
      // A session id that was cut off or changed on its way here is of no order of ours.
      if (isRefusal(error, 'order.unknown', 'request.field.value', 'request.text')) setState({ kind: 'unknown' });
      else
        setState(({ kind }) =>
          kind === 'waiting' ? { kind, trouble: true } : { kind: 'unreachable', said: (error as Error).message },
        );
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  // Each answer, and each that did not come, leads to the next question.
  useEffect(() => {
    if (state.kind !== 'waiting' && state.kind !== 'unreachable') return;
    const timer = setTimeout(() => void load(), askAgain);
    return () => clearTimeout(timer);
  }, [state, load]);

  useKit(state.kind === 'generating' ? state : null, setState);

  /** Makes the kit of a plan that was bought before there was a brand. */
  const redeem = async ({ id: orderId }: Order, brand: BrandData): Promise<void> => {
    try {
      const { brandKitId } = await whenFree(() => call('POST /api/generate-brand-kit', { body: { ...brand, orderId } }));
      setState(begun(brandKitId, brand.businessName));
    } catch (error) {
      if (!redirectedToLogin(error)) toastError(payment.toast.failed[0], (error as Error).message);
    }
  };
  return { state, order, load, redeem };
}

const begun = (kit: string, name: string): PaymentState => ({
  kind: 'generating',
  kit,
  name,
  step: payment.generating.begun,
  progress: 0.05,
});

function stateOf(found: 'paid' | 'unpaid' | 'expired' | 'refunded', order: Order): PaymentState {
  if (found === 'unpaid') return { kind: 'waiting', trouble: false };
  if (found === 'expired') return { kind: found, order };
  if (order.status === 'disputed') return { kind: 'disputed', order };
  if (order.refundReason === 'duplicate') return { kind: 'duplicate', order };
  if (found === 'refunded') return { kind: found, order };
  if (order.brandKitId !== null) return begun(order.brandKitId, order.businessName ?? '');
  return { kind: 'no-brand', order, pending: null };
}

/** What whoever is signed in was about to buy here. */
const pendingHere = async (): Promise<BrandData | null> => readPendingKit((await refreshSession()).user?.email ?? null);

/** Follows a kit from where it is to its end; what was kept for it in this browser has served then. */
function useKit(made: { readonly kit: string; readonly name: string } | null, setState: (state: PaymentState) => void): void {
  const ended = useRef(false);
  const kit = made?.kit ?? null;
  const name = made?.name ?? '';
  useEffect(() => {
    if (kit === null || ended.current) return;
    const come = ({ status, step, progress }: { status: KitStatus; step?: string; progress?: number }): void => {
      if (ended.current) return;
      if (status === 'completed') {
        forgetPendingKit(name);
        toastSuccess(...payment.toast.done);
        setState({ kind: 'complete', kit, name });
      } else if (status === 'error') {
        toastError(...payment.toast.failed);
        setState({ kind: 'failed' });
      } else if (step !== undefined) setState({ kind: 'generating', kit, name, step, progress: progress ?? 0 });
      ended.current = status === 'completed' || status === 'error';
    };
    // The end may have come before the stream stood.
    const look = (): void => void call('GET /api/kits/:kit', { ids: { kit } }).then(come, () => {});
    return followKits((event) => event.kit === kit && come(event), look);
  }, [kit, name, setState]);
}
