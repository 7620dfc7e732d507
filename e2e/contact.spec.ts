import { contactLimits } from '@brandwright/contract';
import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { enter, newAddress } from './member.ts';
import { test } from './quiet.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page, name: string) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

test.beforeEach(({ page }) => page.clock.install());

async function write(
  page: Page,
  { name, email, message }: { readonly name: string; readonly email?: string; readonly message: string },
) {
  await page.getByLabel('Your name').fill(name);
  if (email !== undefined) await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Message').fill(message);
  // People take longer than programs.
  await page.clock.fastForward(contactLimits.seconds * 1000);
}

test('[C-01] [C-03] a visitor’s message gets a number and a copy on the page, and an email without its words', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/contact');
  await expect(page.getByText('9:00–18:00 EST')).toBeVisible();
  await expect(page.getByText('10:00–16:00 EST')).toBeVisible();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Missing Information')).toContainText('Please fill in all required fields.');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await write(page, { name: 'Ada Byron', email, message: 'Hello,\ncan you cut it in steel?' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(title(page)).toHaveText('Message Sent!');
  await expect(title(page)).toBeFocused();
  const number = /M-\d+/.exec((await page.getByText('Your message number is').textContent()) ?? '')?.[0];
  await expect(page.getByRole('blockquote')).toContainText('can you cut it in steel?');
  await expect(async () => {
    const { emails } = await (await page.request.get('/api/mailbox')).json();
    const [copy] = emails.filter(({ to }: { readonly to: string }) => to === email);
    const { text } = await (await page.request.get(`/api/mailbox/${copy.id}`)).json();
    expect(text).toContain(number);
    expect(text).not.toContain('steel');
  }).toPass();
  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(title(page)).toHaveText('Contact');
});

test.describe('a message that is lost on the way', () => {
  test.use({ expected: /ERR_FAILED/ });

  test('[C-01] a message that cannot be sent says so and stays in its form', async ({ page }) => {
    await page.route('**/api/send-contact-email', (route) => route.abort());
    await page.goto('/contact');
    await write(page, { name: 'Ada', email: newAddress(), message: 'Hello' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Error')).toContainText('Failed to send message. Please try again later.');
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
  });
});

test('[C-03] somebody who is signed in finds their address there and gets a copy by email', async ({ page }) => {
  const email = await enter(page);
  await page.goto('/contact?subject=Order%207a1f');
  await expect(page.getByLabel('Your email')).toHaveValue(email);
  await expect(page.getByLabel('Subject')).toHaveValue('Order 7a1f');
  await write(page, { name: 'Ada Byron', message: 'Where is my kit?' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(`We’ve emailed a copy to ${email}`)).toBeVisible();
});

for (const look of looks) {
  test(`[N-06] the contact page on ${look.device}, ${look.colorScheme}, is accessible and not cut off`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(look.viewport);
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(await axe(page)).toEqual([]);
    expect(await cutOff(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  });
}
