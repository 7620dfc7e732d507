import type { Webhook, WebhookDelivery } from '@brandwright/contract';
import { useCallback, useEffect } from 'react';
import { call } from '../../client.ts';
import { type Read, useRead } from './use-read.ts';

const allWebhooks = async (): Promise<readonly Webhook[]> => (await call('GET /api/account/webhooks')).webhooks;

/** The person’s webhooks. */
export const useWebhooks = (): Read<readonly Webhook[]> => useRead(allWebhooks);

/** Milliseconds between looks at a delivery that is under way. An attempt takes ten seconds at most. */
const soon = 1_500;
/** Milliseconds until a next attempt that is worth waiting for on the page. */
const near = 60_000;

/** Deliveries of a webhook, read again while one of them is about to change. `count` says that another was sent. */
export function useDeliveries(webhook: string, count: number): Read<readonly WebhookDelivery[]> {
  const ask = useCallback(
    async (): Promise<readonly WebhookDelivery[]> =>
      (await call('GET /api/account/webhooks/:webhook/deliveries', { ids: { webhook } })).deliveries,
    [webhook],
  );
  const list = useRead(ask);
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
