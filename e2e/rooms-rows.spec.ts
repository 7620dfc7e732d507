import { contactLimits } from '@brandwright/contract';
import { expect } from '@playwright/test';
import { axe, cutOff, looks } from './access.ts';
import { test } from './quiet.ts';
import { open, rye, title, toast } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  rooms = await startRooms();
});
test.afterAll(() => rooms.stop());

const headers = () => ({ origin: rooms.origin });

/** A message as a visitor’s page sends it. */
const message = (subject: string) => ({
  name: 'Ada Byron',
  email: 'ada@example.com',
  subject,
  message: 'Can you cut it in steel?',
  website: '',
  seconds: contactLimits.seconds + 1,
});

test('[M-08] a bare kit shows Unknown, Creative, Modern, and Blue and White', async ({ page }) => {
  await open(page, rooms, `/results/${rooms.people.bea.kits[0]}`, 'bea');
  await expect(title(page)).toHaveText('Plainfield Brand Kit Results');
  const fact = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
      .getByRole('definition');
  await expect(fact('Colors')).toHaveText('Blue and White');
  await page.getByRole('tab', { name: 'Personality' }).click();
  await expect(fact('Industry')).toHaveText('Unknown');
  await expect(fact('Personality')).toHaveText('Creative');
  await expect(fact('Style')).toHaveText('Modern');
});

test('[C-02] an admin sees the open count and a posted message, and marks it answered', async ({ page }) => {
  const subject = 'A sign for the harbor';
  const sent = await page.request.post(`${rooms.origin}/api/send-contact-email`, { headers: headers(), data: message(subject) });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { number } = (await sent.json()) as { readonly number: string };
  await open(page, rooms, '/admin', 'admin');
  const count = page.locator('.counts div').filter({ hasText: 'Open messages' });
  await expect(count.getByRole('definition')).toHaveText('1');
  const messages = page.getByRole('region', { name: 'Messages' });
  const one = messages.getByRole('listitem').filter({ hasText: subject });
  await expect(one).toContainText('Can you cut it in steel?');
  await expect(one).toContainText('Ada Byron');
  await expect(one).toContainText(number);
  await one.getByRole('button', { name: `Mark as answered ${number}` }).click();
  await expect(toast(page, number)).toBeVisible();
  await expect(one).toHaveCount(0);
  await messages.getByRole('tab', { name: 'Answered' }).click();
  await expect(one).toHaveCount(1);
  await page.reload();
  await expect(count.getByRole('definition')).toHaveText('0');
});

for (const { colorScheme, device, viewport } of looks)
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('[N-06] sample, share link and admin with a message have no accessibility fault', async ({ page }) => {
      const data = message(`A long question from ${device}`);
      expect((await page.request.post(`${rooms.origin}/api/send-contact-email`, { headers: headers(), data })).ok()).toBe(true);
      const { cookie } = rooms.people.maya;
      const own = { ...headers(), cookie: `${cookie.name}=${cookie.value}` };
      const made = await page.request.post(`${rooms.origin}/api/kits/${rye(rooms)}/shares`, { headers: own });
      const { path: shared } = (await made.json()) as { readonly path: string };
      const looked = async (there: string): Promise<void> => {
        await expect(page.getByText(there).filter({ visible: true }).first()).toBeVisible();
        expect(await axe(page), page.url()).toEqual([]);
        expect(await cutOff(page), page.url()).toBeLessThanOrEqual(0);
      };
      await open(page, rooms, '/results', 'nell');
      await looked('Eco Coffee Co.');
      await open(page, rooms, shared);
      await looked('Juniper & Rye Bakery');
      await open(page, rooms, '/admin', 'admin');
      await looked(data.subject);
    });
  });
