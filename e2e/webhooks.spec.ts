import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { webhookSample } from '../apps/web/src/content/webhook-sample.ts';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const part = (page: Page) => page.getByRole('region', { name: 'Webhooks' });

interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody’s own server, which fails until it is told otherwise. */
async function receiver() {
  const arrived: Arrived[] = [];
  let status = 500;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const bytes of request) parts.push(bytes as Buffer);
    arrived.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(status).end(status === 500 ? 'Out of order' : 'ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    arrived,
    works: () => {
      status = 200;
    },
    close: () => server.close(),
  };
}

/** Adds a webhook on the account’s page, and reads its secret from there. */
async function add(page: Page, url: string): Promise<string> {
  await page.goto('/account#webhooks');
  await press(page, 'Add a webhook');
  await page.getByLabel('Webhook URL').fill(url);
  await press(page, 'Add webhook');
  return page.getByLabel('Signing secret').inputValue();
}

/** The sample of the documentation, run as it stands there. */
async function verifier(): Promise<(headers: IncomingHttpHeaders, body: string, secret: string) => unknown> {
  const { readEvent } = await import(`data:text/javascript,${encodeURIComponent(webhookSample)}`);
  return readEvent;
}

// The address inside is refused.
test.use({ expected: /status of 400 .*\/api\/account\/webhooks$/ });

test('[P-01] a webhook is added, gets a test event, shows what happened, and gets it again', async ({ page }) => {
  const there = await receiver();
  await enter(page);
  // An address inside is refused at its field or in a message.
  await page.goto('/account#webhooks');
  await expect(part(page).getByText('You have no webhooks yet.')).toBeVisible();
  await press(page, 'Add a webhook');
  await page.getByLabel('Webhook URL').fill('https://169.254.169.254/');
  await press(page, 'Add webhook');
  await expect(page.getByText(/Please enter a public https:/).first()).toBeVisible();
  await press(page, 'Cancel');
  const secret = await add(page, there.url);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await press(page, 'I’ve saved it');
  expect(await page.content()).not.toContain(secret);
  await press(page, `Send test event: ${there.url}`);
  await expect(part(page).getByText('Failed', { exact: true })).toBeVisible();
  await part(page).getByText('Details').click();
  await expect(part(page).getByText('Response: Out of order')).toBeVisible();
  there.works();
  await part(page)
    .getByRole('button', { name: /^Replay Test event/ })
    .click();
  await expect(part(page).getByText('Delivered', { exact: true })).toBeVisible();
  const [first, second] = there.arrived;
  if (first === undefined || second === undefined) throw new Error('Nothing arrived.');
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
  const readEvent = await verifier();
  expect(readEvent(second.headers, second.body, secret)).toMatchObject({ type: 'webhook.test' });
  expect(() => readEvent(second.headers, `${second.body} `, secret)).toThrow('The signature is wrong.');
  expect(() => readEvent({ ...second.headers, 'webhook-timestamp': '1' }, second.body, secret)).toThrow(
    'more than 5 minutes off',
  );
  await press(page, `Turn off: ${there.url}`);
  await expect(part(page).getByText(/^Off, added/)).toBeVisible();
  await press(page, `Delete: ${there.url}`);
  await press(page, 'Delete webhook');
  await expect(part(page).getByText('You have no webhooks yet.')).toBeVisible();
  there.close();
});

for (const { colorScheme, device, viewport } of looks)
  test(`[N-06] webhooks and their log on ${device}, ${colorScheme}`, async ({ page }) => {
    const there = await receiver();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await enter(page);
    await add(page, `${there.url}/${'a-long-path/'.repeat(8)}`);
    expect([await axe(page), await cutOff(page)]).toEqual([[], 0]);
    await press(page, 'I’ve saved it');
    await page.getByRole('button', { name: /^Send test event/ }).click();
    await expect(part(page).getByText('Failed', { exact: true })).toBeVisible();
    await part(page).getByText('Details').click();
    expect([await axe(page), await cutOff(page), await smallTargets(page)]).toEqual([[], 0, []]);
    await page.getByRole('button', { name: /^Delete: http/ }).click();
    expect([await axe(page), await cutOff(page)]).toEqual([[], 0]);
    there.close();
  });
