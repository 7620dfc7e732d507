import type { SandboxAction, SandboxCheckout } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { useReturn } from '../../components/browser/use-return.ts';
import { toastError } from '../../components/toasts/toast.ts';
import { sandbox } from '../../content/sandbox.ts';

/** What somebody does there. */
export type Action = SandboxAction;
type CheckoutState =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly said: string }
  | { readonly kind: 'there'; readonly checkout: SandboxCheckout; readonly declined: string | null };

/** The checkout of this address, and what can be done with it. Once it is paid, it leads on as a provider's page does. */
export function useCheckout() {
  const [state, setState] = useState<CheckoutState>({ kind: 'loading' });
  const [busy, setBusy] = useState(false);

  const load = useCallback(async (): Promise<void> => {
    setState({ kind: 'loading' });
    try {
      const checkout = await call('GET /api/sandbox/checkouts/:secret', { ids: { secret: secretHere() } });
      setState({ kind: 'there', checkout, declined: null });
    } catch (error) {
      const missing = isRefusal(error, 'route.not_found');
      setState(missing ? { kind: 'missing' } : { kind: 'failed', said: (error as Error).message });
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const act = async (action: Action, code?: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const ids = { secret: secretHere() };
      const { checkout, declined } = await call('POST /api/sandbox/checkouts/:secret', {
        ids,
        body: code === undefined ? { action } : { action, code },
      });
      // It stays as it is until the next page is there: a button that comes back to life for a moment would be pressed again.
      if (checkout.paymentStatus === 'paid') return location.assign(checkout.successUrl);
      setState({ kind: 'there', checkout, declined });
    } catch (error) {
      toastError(sandbox.notDone, (error as Error).message);
    }
    setBusy(false);
  };
  useReturn(
    useCallback(() => {
      setBusy(false);
      void load();
    }, [load]),
  );
  return { state, busy, load, act };
}

const secretHere = (): string => location.pathname.split('/')[2] ?? '';
