import type { BrandData, Order } from '@brandwright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, Refusal } from '../../client.ts';
import { followKits } from '../../components/follow-kits.ts';
import { tell, warn } from '../../components/toast.ts';
import { payment } from '../../content/payment.ts';
import { forgetPendingKit, readPendingKit } from '../../draft/pending-kit.ts';
import { leaveForDoor, useLeaveWithThem } from '../../session/door.ts';

/** Where a payment and its kit are. */
export type PaymentState =
  | { readonly kind: 'checking' | 'waiting' | 'expired' | 'refunded' | 'unknown' | 'failed' }
  | { readonly kind: 'unreachable'; readonly said: string }
  | { readonly kind: 'no-brand'; readonly order: Order; readonly pending: BrandData | null }
  | { readonly kind: 'generating'; readonly kit: string; readonly step: string; readonly progress: number }
  /** `kit` is null where the address names no payment. */
  | { readonly kind: 'complete'; readonly kit: string | null };

/** Milliseconds between two questions whether the money has come. */
const askAgain = 3_000;

/** Looks what became of the payment of this address, and follows its kit until it is there (rows Z-01, Z-02, Z-04). */
export function usePayment() {
  const [state, setState] = useState<PaymentState>({ kind: 'checking' });
  useLeaveWithThem();

  const load = useCallback(async (): Promise<void> => {
    const sessionId = new URLSearchParams(location.search).get('session_id') ?? '';
    if (sessionId === '') {
      setState({ kind: 'complete', kit: null });
      return;
    }
    try {
      const { state: found, order } = await call('POST /api/verify-payment', { body: { sessionId } });
      setState(stateOf(found, order));
    } catch (error) {
      const code = error instanceof Refusal ? error.code : '';
      if (code === 'account.needed') leaveForDoor();
      else if (code === 'order.unknown' || code === 'request.invalid') setState({ kind: 'unknown' });
      else setState({ kind: 'unreachable', said: (error as Error).message });
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const waits = state.kind === 'waiting';
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void load(), askAgain);
    return () => clearInterval(timer);
  }, [waits, load]);

  useKit(state.kind === 'generating' ? state.kit : null, setState);

  /** Makes the kit of a plan that was bought before there was a brand. */
  const redeem = async ({ id: orderId }: Order, brand: BrandData): Promise<void> => {
    try {
      const { brandKitId } = await call('POST /api/generate-brand-kit', { body: { ...brand, orderId } });
      setState(begun(brandKitId));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'account.needed') leaveForDoor();
      else warn(payment.toast.failed[0], (error as Error).message);
    }
  };
  return { state, load, redeem };
}

const begun = (kit: string): PaymentState => ({ kind: 'generating', kit, step: payment.generating.begun, progress: 0.05 });

function stateOf(found: 'paid' | 'unpaid' | 'expired' | 'refunded', order: Order): PaymentState {
  if (found === 'unpaid') return { kind: 'waiting' };
  if (found !== 'paid') return { kind: found };
  if (order.brandKitId !== null) return begun(order.brandKitId);
  return { kind: 'no-brand', order, pending: readPendingKit() };
}

/** Follows a kit from where it is to its end; what was kept for it in this browser has served then. */
function useKit(kit: string | null, setState: (state: PaymentState) => void): void {
  const ended = useRef(false);
  useEffect(() => {
    if (kit === null || ended.current) return;
    const come = ({ status, step, progress }: { status: string; step?: string; progress?: number }): void => {
      if (ended.current) return;
      if (status === 'completed') {
        forgetPendingKit();
        tell(...payment.toast.done);
        setState({ kind: 'complete', kit });
      } else if (status === 'error') {
        warn(...payment.toast.failed);
        setState({ kind: 'failed' });
      } else if (step !== undefined) setState({ kind: 'generating', kit, step, progress: progress ?? 0 });
      ended.current = status === 'completed' || status === 'error';
    };
    // The end may have come before the stream stood.
    const look = (): void => void call('GET /api/kits/:kit', { ids: { kit } }).then(come, () => {});
    return followKits((event) => event.kit === kit && come(event), look);
  }, [kit, setState]);
}
