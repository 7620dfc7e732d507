import { contactLimits } from '@brandwright/contract';
import { expect } from '@playwright/test';
import { enterOn, tabTo } from './keyboard-page.ts';
import { test } from './quiet.ts';
import { open, toast } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  rooms = await startRooms('--failed');
});
test.afterAll(() => rooms.stop());
test.use({ viewport: { width: 390, height: 844 } });

/** Otto buys a plan, before there is a brand. */
async function buyPlan(ask: <T>(path: string, data: object) => Promise<T>): Promise<void> {
  const { url } = await ask<{ url: string }>('/api/create-payment', { plan: 'starter', price: 29.99, cancelUrl: '/pricing' });
  const secret = url.split('/').at(-1) ?? '';
  await ask(`/api/sandbox/checkouts/${secret}`, { action: 'pay' });
  await ask('/api/verify-payment', { sessionId: `cs_test_${secret}` });
}

test('[N-06] [S-30] an admin’s whole day by keyboard on a phone', async ({ page }) => {
  const { cookie: otto } = rooms.people.otto;
  const { cookie: enid } = rooms.people.enid;
  const asker = ({ name, value }: typeof otto) => {
    const headers = { origin: rooms.origin, cookie: `${name}=${value}` };
    return async <T>(path: string, data: object): Promise<T> => {
      const answer = await page.request.post(rooms.origin + path, { headers, data });
      expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
      return (await answer.json()) as T;
    };
  };
  await buyPlan(asker(otto));
  const changes = { type: 'color', changes: 'A warmer red, please.' };
  await asker(enid)(`/api/kits/${rooms.people.enid.kits[0]}/revisions`, changes);
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'A sign', message: 'In steel?', website: '' };
  const { number } = await asker(otto)<{ number: string }>('/api/send-contact-email', {
    ...message,
    seconds: contactLimits.seconds + 1,
  });

  await open(page, rooms, '/admin', 'admin');
  const sections = page.getByRole('navigation', { name: 'Sections of this page' });
  const to = async (name: string): Promise<void> => {
    await sections.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
  };
  // The first link is reached with Tab, as everything after it is.
  await tabTo(page, sections.getByRole('link', { name: 'Failed kits' }));
  await page.keyboard.press('Enter');
  await enterOn(page, page.getByRole('button', { name: /^Make it again.*Tidewater Kayaks$/ }));
  await expect(toast(page, 'We’re making “Tidewater Kayaks” again')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kits we couldn’t make' })).toContainText('None right now.');

  await to('Messages');
  const messages = page.getByRole('region', { name: 'Messages' });
  await tabTo(page, messages.getByRole('link', { name: `Reply by email ${number}` }));
  await expect(messages.getByRole('link', { name: `Reply by email ${number}` })).toHaveAttribute('href', /^mailto:ada%40example/);
  await enterOn(page, messages.getByRole('button', { name: `Mark as answered ${number}` }));
  await expect(messages.getByText('No open messages.')).toBeVisible();

  await to('Revisions');
  const revision = page.getByRole('region', { name: 'Revisions' }).getByRole('listitem');
  const status = revision.getByLabel('Status');
  await tabTo(page, status);
  await page.keyboard.press('c');
  await expect(status).toHaveValue('completed');
  await tabTo(page, revision.getByLabel('Notes for the customer'));
  await page.keyboard.type('The red is warmer now.');
  await enterOn(page, revision.getByRole('button', { name: /^Save/ }));
  await expect(toast(page, 'Saved. We’ll email the customer.')).toBeVisible();

  await to('Orders');
  const orders = page.getByRole('region', { name: 'Orders' });
  await tabTo(page, orders.getByLabel('Find orders'));
  await page.keyboard.type('otto@');
  await page.keyboard.press('Enter');
  const order = orders.getByRole('listitem');
  await expect(order).toHaveCount(1);
  await enterOn(page, order.getByRole('button', { name: /^Refund/ }));
  const dialog = page.getByRole('dialog', { name: 'Refund $29.99?' });
  await expect(dialog).toContainText('otto@example.com');
  await enterOn(page, dialog.getByRole('button', { name: 'Refund now' }));
  await expect(order.locator('[data-status="refunded"]')).toBeVisible();
  await expect(order.getByRole('button', { name: /^Refund/ })).toHaveCount(0);

  await to('Audit log');
  const log = page.getByRole('region', { name: 'Audit log' });
  await enterOn(page, log.getByRole('button', { name: 'Refresh' }));
  for (const [act, whom] of [
    ['Refunded an order', 'otto@example.com'],
    ['Answered a revision', 'enid@example.com'],
    ['Marked a message', 'ada@example.com'],
    ['Made a failed kit again', 'maya@juniperandrye.com'],
  ] as const)
    await expect(log.getByRole('listitem').filter({ hasText: act })).toContainText(`by admin@example.com · for ${whom}`);
});
