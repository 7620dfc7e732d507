import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const password = 'correct horse';

/** An address nobody has yet. */
export const newAddress = (): string => `ada.${randomUUID().slice(0, 8)}@example.com`;

/** The link of the newest email to an address, as a path of the site, once it is there. */
export async function linkTo(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const { emails } = (await (await request.get('/api/mailbox')).json()) as {
      readonly emails: readonly { readonly id: string; readonly to: string; readonly subject: string }[];
    };
    const found = emails.find((one) => one.to === email && one.subject === subject);
    const { text } = (await (await request.get(`/api/mailbox/${found?.id}`)).json()) as { readonly text: string };
    link = /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1];
    expect(link).toBeDefined();
  }).toPass({ intervals: [50, 100, 200] });
  return link ?? '';
}

/**
 * Posts as a page of ours would. Asks again when the share of this machine is used up: all journeys sign up from one address.
 */
export async function post(request: APIRequestContext, path: string, data?: object): Promise<void> {
  const headers = { origin: `http://127.0.0.1:${process.env.E2E_PORT}` };
  const answer = await request.post(path, { headers, ...(data === undefined ? {} : { data }) });
  if (answer.status() === 429) {
    await wait(1000 * (Number(answer.headers()['retry-after']) || 1));
    return post(request, path, data);
  }
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs somebody up over the network and confirms the email: the page's browser is signed in afterwards. Returns the address. */
export async function enter(page: Page): Promise<string> {
  const email = newAddress();
  await post(page.request, '/api/account/sign-up', { name: 'Ada Byron', email, password, accepted: true });
  const link = await linkTo(page.request, email, 'Confirm your email address');
  await post(page.request, '/api/account/confirm', { token: new URLSearchParams(link.split('?')[1]).get('token') });
  return email;
}

export const leave = (page: Page): Promise<void> => post(page.request, '/api/account/sign-out');
