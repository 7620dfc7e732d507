import type { Webhook, WebhookDelivery } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { account } from '../../content/account.ts';
import { redirectedToLogin } from '../../session/login-redirect.ts';

interface Read<T> {
  /** Null until they have been read. */
  readonly answer: readonly T[] | null;
  /** Why they could not be read. */
  readonly trouble: string | null;
  readonly read: () => Promise<void>;
}

/** A list that is read at once, and again when it is told to. */
function useList<T>(ask: () => Promise<readonly T[]>): Read<T> {
  const [answer, setAnswer] = useState<readonly T[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(async () => {
    setTrouble(null);
    try {
      setAnswer(await ask());
    } catch (error) {
      if (!redirectedToLogin(error, account.signInFirst)) setTrouble((error as Refusal).message);
    }
  }, [ask]);
  useEffect(() => void read(), [read]);
  return { answer, trouble, read };
}

const allWebhooks = async (): Promise<readonly Webhook[]> => (await call('GET /api/account/webhooks')).webhooks;

/** The person’s webhooks. */
export const useWebhooks = (): Read<Webhook> => useList(allWebhooks);

/** Milliseconds between looks at a delivery that is under way. An attempt takes ten seconds at most. */
const soon = 1_500;
/** Milliseconds until a next attempt that is worth waiting for on the page. */
const near = 60_000;

/** Deliveries of a webhook, read again while one of them is about to change. `count` says that another was sent. */
export function useDeliveries(webhook: string, count: number): Read<WebhookDelivery> {
  const ask = useCallback(
    async () => (await call('GET /api/account/webhooks/:webhook/deliveries', { ids: { webhook } })).deliveries,
    [webhook],
  );
  const list = useList(ask);
  const { answer, read } = list;
  useEffect(() => {
    if (count > 0) void read();
  }, [count, read]);
  useEffect(() => {
    const isClose = ({ nextAt }: WebhookDelivery): boolean => nextAt !== null && Date.parse(nextAt) < Date.now() + near;
    if (answer?.some(isClose) !== true) return;
    const timer = setTimeout(() => void read(), soon);
    return () => clearTimeout(timer);
  }, [answer, read]);
  return list;
}
