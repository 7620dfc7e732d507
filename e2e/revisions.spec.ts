import { expect, test } from '@playwright/test';
import { axe, cutOff } from './access.ts';
import { open, told } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  rooms = await startRooms();
});
test.afterAll(() => rooms.stop());

const kitPage = () => `/results/${rooms.people.enid.kits[0]}`;

test('[V-01] [V-02] [V-04] a customer requests a change, a designer answers, and the customer reads it', async ({ page }) => {
  await open(page, rooms, kitPage(), 'enid');
  const section = page.getByRole('region', { name: 'Ask our designers' });
  await expect(section.getByRole('status')).toHaveText('2 of 2 free revisions left.');
  const form = section.getByRole('form');
  await form.getByRole('button', { name: 'Send request' }).click();
  await told(page, 'Missing Information', 'Please select a revision type and describe your requested changes.');
  await expect(form.getByText('Please select a revision type.')).toBeVisible();
  const words = form.getByRole('textbox', { name: 'Requested changes' });
  await expect(words).toBeFocused();
  await form.getByRole('radio', { name: 'Typography' }).check({ force: true });
  await words.fill('Softer letters, please.');
  await words.press('Tab');
  await page.keyboard.press('Enter');
  await told(page, 'Revision Requested!', 'We’ll email you when our designers reply.');
  await expect(section.getByRole('status')).toHaveText('1 of 2 free revisions left.');
  const mine = section.getByRole('region', { name: 'Your requests' }).getByRole('listitem');
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText(/Pending.*Typography.*Softer letters, please\./s);
  await expect(words).toHaveValue('');

  await open(page, rooms, '/admin', 'admin');
  await expect(page.locator('.counts div').filter({ hasText: 'Open revisions' }).getByRole('definition')).toHaveText('1');
  const asked = page.getByRole('region', { name: 'Revisions' }).getByRole('listitem');
  await expect(asked).toContainText('Softer letters, please.');
  await expect(asked.getByRole('img', { name: 'First logo in the Cedar & Salt kit' })).toHaveJSProperty('complete', true);
  await asked.getByLabel('Status').selectOption('Completed');
  await asked.getByLabel('Notes for the customer').fill('The letters are rounder now.');
  await asked.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.locator('.toast').getByText('Saved. We’ll email the customer.')).toBeVisible();

  await open(page, rooms, kitPage(), 'enid');
  await expect(mine).toContainText(/Completed.*From our designers.*The letters are rounder now\./s);
  await open(page, rooms, '/dashboard', 'enid');
  const requests = page.getByRole('group').filter({ hasText: 'Revision requests (1)' });
  await expect(requests.getByRole('listitem')).toContainText(/Completed.*Cedar & Salt.*The letters are rounder now\./s);
});

test('[V-05] [V-01] what cannot be changed at once is handed on to our designers', async ({ page }) => {
  await open(page, rooms, kitPage(), 'enid');
  const instant = page.getByRole('form', { name: 'Change it in your own words' });
  await instant.getByRole('textbox').fill('make it bolder, and put a lighthouse keeper with a lamp beside it');
  await instant.getByRole('button', { name: 'Preview the change' }).click();
  await page.getByRole('button', { name: 'Send it to our designers instead' }).click();
  const form = page.getByRole('region', { name: 'Ask our designers' }).getByRole('form');
  const words = form.getByRole('textbox', { name: 'Requested changes' });
  await expect(words).toHaveValue('Logo 1: make it bolder, and put a lighthouse keeper with a lamp beside it');
  await expect(words).toBeFocused();
  await expect(form.getByRole('radio', { name: 'General' })).toBeChecked();
});

test('[V-03] the form goes once the plan’s revisions are used, and other plans never have it', async ({ page }) => {
  await open(page, rooms, kitPage(), 'enid');
  const section = page.getByRole('region', { name: 'Ask our designers' });
  const left = section.getByRole('status').filter({ hasText: /free revisions/ });
  await expect(left).toBeVisible();
  while ((await section.getByRole('form').count()) > 0) {
    const before = await left.textContent();
    await section.getByRole('radio', { name: 'Color' }).check({ force: true });
    await section.getByRole('textbox').fill('A warmer red.');
    await section.getByRole('button', { name: 'Send request' }).click();
    await expect(left).not.toHaveText(before ?? '');
  }
  await expect(left).toHaveText('You’ve used all the free revisions in your plan. Rejected requests don’t count.');
  await open(page, rooms, `/results/${rooms.people.paula.kits[0]}`, 'paula');
  await expect(section).toContainText('Your plan doesn’t include revisions by our designers. Enterprise includes two.');
  await expect(section.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  await open(page, rooms, '/results', 'nell');
  await expect(section).toContainText('Enterprise includes two revisions by our designers.');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`[N-06] requests and their queue have no accessibility fault on phones, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, rooms, kitPage(), 'enid');
    await expect(page.getByRole('region', { name: 'Ask our designers' }).getByRole('status').first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await cutOff(page)).toBeLessThanOrEqual(0);
    await open(page, rooms, '/admin', 'admin');
    await expect(page.getByRole('region', { name: 'Revisions' })).toBeVisible();
    await page.getByRole('region', { name: 'Revisions' }).getByRole('tab', { name: 'Closed' }).click();
    await expect(
      page
        .getByRole('region', { name: 'Revisions' })
        .getByRole('listitem')
        .or(page.getByText('No closed revisions yet.'))
        .first(),
    ).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await cutOff(page)).toBeLessThanOrEqual(0);
  });
