import { expect, type Page } from '@playwright/test';

/** A brand as an order keeps it. */
const brand = { businessName: 'Juniper & Rye', industry: 'Food & Beverage', personality: 'Friendly Creative' } as const;
const site = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** A connection that stood idle may be closed just as it is used again. Browsers then send it once more by themselves. */
const maxRetries = 3;

async function send(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(path, { headers: { origin: site }, data, maxRetries });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Begins an order over the network; resolves to the end of its session's id. */
export async function order(page: Page, asked: object = { plan: 'premium', brand }): Promise<string> {
  const body = { successUrl: `${site}/payment-success`, cancelUrl: `${site}/pricing`, ...asked };
  const { url } = (await send(page, '/api/create-payment', body)) as { readonly url: string };
  return url.split('/').at(-1) ?? '';
}

/** Does something at the sandbox over the network. */
export const act = (page: Page, secret: string, action: string): Promise<unknown> =>
  send(page, `/api/sandbox/checkouts/${secret}`, { action });

/** Where a payment leads back to. */
export const success = (secret: string): string => `/payment-success?session_id=cs_test_${secret}`;

/** A kit that is bought and finished; resolves to the end of its session's id. */
export async function bought(page: Page, asked?: object): Promise<string> {
  const secret = await order(page, asked);
  await act(page, secret, 'pay');
  await expect(async () => {
    const { kits } = (await (await page.request.get('/api/kits', { maxRetries })).json()) as {
      readonly kits: readonly { status: string }[];
    };
    expect(kits[0]?.status).toBe('completed');
  }).toPass({ intervals: [200] });
  return secret;
}

/** One event of the stream, as the server sends it. */
export const event = (kit: string, step: string, progress: number): string =>
  `retry: 2000\n\nevent: kit\ndata: ${JSON.stringify({ kit, businessName: 'Juniper & Rye', status: 'generating', step, progress })}\n\n`;
