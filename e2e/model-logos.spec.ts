import { expect, type Page } from '@playwright/test';
import { axe, cutOff, smallTargets } from './access.ts';
import { test } from './quiet.ts';
import { open, toast, told } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  rooms = await startRooms('--model');
});
test.afterAll(() => rooms.stop());

const section = (page: Page) => page.getByRole('region', { name: 'AI professional logo generator' });
const tiles = (page: Page) => section(page).locator('.three').getByRole('listitem');
const byModel = 'Icon drawn by the AI model painter-1.';

test('[I-03] [M-07] [K-09] a model’s icon is announced, labeled, used in the kit and named in the editor', async ({ page }) => {
  const [kit] = rooms.people.paula.kits;
  await open(page, rooms, `/results/${kit}#professional`, 'paula');
  await expect(section(page)).toContainText('Sends your business name, industry and description to painter-1, an AI model');
  await section(page).getByRole('button', { name: 'Generate AI logos' }).click();
  await told(page, 'AI Logos Generated!', '3 logos are ready.');
  await expect(tiles(page).filter({ hasText: byModel }).getByRole('heading')).toHaveText(['Icon-based', 'Combination']);
  await expect(section(page)).toContainText('Names and layouts by Brandwright’s built-in design engine.');
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);

  await section(page).getByRole('button', { name: 'Use in this kit: Combination' }).click();
  await section(page)
    .getByRole('button', { name: /^Replace Logo 1/ })
    .click();
  await expect(toast(page, 'Logo 1 replaced')).toBeVisible();
  await expect(tiles(page).nth(2)).toContainText('Logo 1 in this kit');

  // The editor names it, though no list has it.
  const { logos } = await (await page.request.get(`${rooms.origin}/api/kits/${kit}`)).json();
  const { design } = logos[0];
  expect(design.genome.traced.maker).toBe('painter-1');
  const draft = { version: 1, businessName: design.name, selectedLogo: design, step: 6, ...answered };
  await page.evaluate((text) => localStorage.setItem('brandwright.draft', text), JSON.stringify(draft));
  await page.goto(`${rooms.origin}/create/kit?step=6`);
  await expect(page.getByRole('button', { name: /AI icon/ })).toBeVisible();
});

/** Answers that lead to the editor. */
const answered = {
  industry: 'Retail',
  personality: 'Premium Professional',
  quizAnswers: { energy: 'calm', personality: 'expert', values: 'quality', aesthetic: 'classic' },
  styleDirection: 'elegant',
  fontStyle: 'serif',
  colorPreference: 'nature',
  iconPlacement: 'above',
} as const;
