import type { KitSummary, Order } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { orders as words } from '../../content/orders.ts';
import { redirectedToLogin, useFollowSignOut } from '../../session/login-redirect.ts';
import { refreshSession } from '../../session/session.ts';
import { paidFor } from './amount.ts';

/** Orders as far as they are known. */
type Known = 'loading' | 'failed' | readonly Order[];

/** A person's orders, the newest first, and what can be done with one. Signed out, they are sent to the login page. */
export function useOrders() {
  const [known, setKnown] = useState<Known>('loading');
  const [mailDelayed, setMailDelayed] = useState(false);
  const [kits, setKits] = useState<ReadonlyMap<string, KitSummary>>(new Map());
  useFollowSignOut();

  const load = useCallback(async (): Promise<void> => {
    setKnown('loading');
    // Their logos only: without them the orders are as good.
    void call('GET /api/kits').then(
      ({ kits }) => setKits(new Map(kits.map((kit) => [kit.id, kit]))),
      () => {},
    );
    try {
      const { orders, mailDelayed } = await call('GET /api/orders');
      setMailDelayed(mailDelayed);
      setKnown(orders);
    } catch (error) {
      if (!redirectedToLogin(error)) setKnown('failed');
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const explain = (title: string, error: unknown): void => {
    if (!redirectedToLogin(error)) toastError(title, (error as Error).message);
  };

  /** Hands the receipt to the browser's downloads. */
  const receipt = async ({ id }: Order): Promise<void> => {
    try {
      const { blob, name } = await call('GET /api/orders/:order/receipt', { ids: { order: id } });
      saveFile(blob, name);
    } catch (error) {
      explain(words.failed, error);
    }
  };

  /** Gives an order back. Resolves to whether it is. */
  const withdraw = async ({ id }: Order): Promise<boolean> => {
    try {
      const after = await call('POST /api/orders/:order/refund', { ids: { order: id } });
      setKnown((before) => (typeof before === 'string' ? before : before.map((one) => (one.id === id ? after : one))));
      toastSuccess(words.withdraw.done, words.withdraw.doneText(paidFor(after)));
      // It may have been what made them premium.
      void refreshSession();
      return true;
    } catch (error) {
      explain(words.withdraw.failed, error);
      return false;
    }
  };
  return { known, kits, mailDelayed, load, actions: { receipt, withdraw } };
}

export type OrderActions = ReturnType<typeof useOrders>['actions'];
