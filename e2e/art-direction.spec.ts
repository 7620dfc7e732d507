import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { test as quiet } from './quiet.ts';
import { type Rooms, startRooms } from './rooms-server.ts';
import { answers, leave, stage, stored } from './wizard-page.ts';

/** Pages and requests go to a server with a model that is played. */
const test = quiet.extend<{ baseURL: string }, { rooms: Rooms }>({
  rooms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from the pattern.
    async ({}, use) => {
      const rooms = await startRooms('--model');
      await use(rooms);
      await rooms.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ rooms }, use) => use(rooms.origin),
});

const heard = (page: Page) => page.getByRole('region', { name: 'What should your logo show?' });
const ideas = (page: Page) => page.getByRole('region', { name: 'Suggested by played-1' });
const ask = (page: Page) => heard(page).getByRole('button', { name: 'Ask played-1 for ideas' });
const idea = (page: Page, label: string) => ideas(page).getByRole('button', { name: new RegExp(`^${label}`) });
const shows = async (page: Page) => (await stored(page)).shows;

async function begin(page: Page, name = 'Harbor & Pine'): Promise<void> {
  await page.goto('/create/kit');
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Brief description').fill('Small-batch coffee roasted by the sea');
  await expect(heard(page).getByRole('button', { name: /^Coffee bean/ })).toBeVisible();
}

/** Requests to the model’s endpoint, held until they are let through. */
async function hold(page: Page) {
  const sent: unknown[] = [];
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/art-direction', async (route) => {
    sent.push(route.request().postDataJSON());
    await promise;
    await route.continue();
  });
  return { sent, release };
}

test('[I-03] nothing is sent to a model before the button is pressed, and the page says what will be', async ({ page }) => {
  const { sent, release } = await hold(page);
  await begin(page);
  await expect(heard(page)).toContainText('Found in your words by our built-in reader.');
  await expect(heard(page)).toContainText('Sends your business name, description, industry, quiz answers and slogan to played-1');
  expect(sent).toEqual([]);
  await ask(page).click();
  await expect(heard(page).getByRole('status').filter({ hasText: 'played-1 is reading.' })).toBeVisible();
  // Disabled for programs as well as to the eye, so it is pressed by force.
  await ask(page).click({ force: true });
  // The rest of the panel goes on.
  await heard(page)
    .getByRole('button', { name: /^Coffee bean/ })
    .click();
  expect(await shows(page)).toMatchObject({ things: ['coffee bean'] });
  release();
  await expect(idea(page, 'Lighthouse')).toBeVisible();
  expect(sent).toEqual([
    {
      businessName: 'Harbor & Pine',
      description: 'Small-batch coffee roasted by the sea',
      slogan: '',
      industry: null,
      quizAnswers: {},
    },
  ]);
});

test('[W-19] [I-03] [W-17] a model’s things are labeled, drawn, chosen, left out, taken back and removed', async ({ page }) => {
  await begin(page);
  const before = await stage(page);
  await ask(page).click();
  await expect(idea(page, 'Lighthouse')).toContainText('from “sea”');
  await expect(idea(page, 'Seagull in flight')).toContainText('AI suggestion');
  await expect(ideas(page).locator('[data-art] svg path').first()).toBeVisible();
  // What our reader found stands where it stood.
  await expect(ideas(page).getByRole('button', { name: /^(Coffee bean|Pine tree)/ })).toHaveCount(0);
  expect(await shows(page)).toBeNull();
  await idea(page, 'Lighthouse').click();
  await expect(idea(page, 'Lighthouse')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => stage(page)).not.toBe(before);
  await ideas(page).getByRole('button', { name: 'Don’t show seagull in flight' }).click();
  await ideas(page).getByRole('button', { name: 'Leave out' }).click();
  expect(await shows(page)).toMatchObject({ things: ['lighthouse'], never: ['seagull in flight', 'tea cup', 'anchor'] });
  await expect(heard(page).getByRole('button', { name: /^Lighthouse/ })).toHaveCount(1);
  await idea(page, 'Lighthouse').click();
  await ideas(page).getByRole('button', { name: 'Don’t show seagull in flight' }).click();
  expect(await shows(page)).toMatchObject({ things: [], never: ['tea cup', 'anchor'] });
  await ideas(page).getByRole('button', { name: 'Remove suggestions' }).click();
  await expect(ideas(page)).toHaveCount(0);
  await expect(ask(page)).toBeVisible();
});

test('[I-03] [N-06] the focus goes on to what takes the place of a pressed button', async ({ page }) => {
  await begin(page);
  await ask(page).press('Enter');
  await expect(ideas(page).getByRole('heading', { name: 'Suggested by played-1' })).toBeFocused();
  await ideas(page).getByRole('button', { name: 'Leave out' }).press('Enter');
  await expect(ideas(page).getByText('Left out: tea cup and anchor.')).toBeFocused();
  await ideas(page).getByRole('button', { name: 'Remove suggestions' }).press('Enter');
  await expect(ask(page)).toBeFocused();
  // Whoever goes on writing meanwhile is not led away.
  const { release } = await hold(page);
  await ask(page).press('Enter');
  await page.getByLabel('Business name').focus();
  release();
  await expect(idea(page, 'Lighthouse')).toBeVisible();
  await expect(page.getByLabel('Business name')).toBeFocused();
});

test('[I-03] [N-06] the line that announces suggestions is there before it says anything', async ({ page }) => {
  await begin(page);
  const line = heard(page).locator('.ideas').getByRole('status');
  await expect(line).toHaveText('');
  await line.evaluate((one) => Object.assign(one, { isFirst: true }));
  await ask(page).click();
  await expect(line).toHaveText(/^\d suggestions\. Pick what fits\.$/);
  expect(await line.evaluate((one) => (one as HTMLElement & { isFirst?: boolean }).isFirst)).toBe(true);
});

test('[I-03] a suggestion that we don’t have a drawing of is told, and other things can still be added', async ({ page }) => {
  await page.route('**/api/art-direction', async (route) => {
    const answer = await route.fetch();
    const direction = await answer.json();
    await route.fulfill({ json: { ...direction, things: [...direction.things, { thing: 'glow lamp', word: null }] } });
  });
  await begin(page);
  await ask(page).click();
  await expect(heard(page).locator('.ideas')).toContainText('We don’t have a drawing of glow lamp yet.');
  await expect(idea(page, 'Lighthouse')).toBeVisible();
});

test('[I-03] suggestions belong to the words that were read: other words bring the button back', async ({ page }) => {
  await begin(page);
  await ask(page).click();
  await expect(ideas(page)).toBeVisible();
  await page.getByLabel('Brief description').fill('Small-batch coffee roasted by the lake');
  await expect(ideas(page)).toHaveCount(0);
  await expect(ask(page)).toBeVisible();
});

test.describe('trouble', () => {
  test.use({ expected: /Failed to load resource/ });

  test('[R-12] trouble of the model is told for any words, and nothing is sent until the next press', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/art-direction', (route) => {
      sent += 1;
      return sent === 1 ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.abort();
    });
    await begin(page);
    await ask(page).click();
    await expect(heard(page)).toContainText('played-1 has no answer right now.');
    await expect(heard(page)).toContainText('Nothing more is sent until you ask again.');
    await page.getByLabel('Brief description').fill('Small-batch coffee roasted by the lake');
    await expect(heard(page)).toContainText('played-1 has no answer right now.');
    expect(sent).toBe(1);
    await heard(page).getByRole('button', { name: 'Ask played-1 again' }).click();
    await expect(heard(page)).toContainText('We couldn’t reach our server. Check your connection, then ask again.');
    expect(sent).toBe(2);
  });

  test('[R-12] whoever asked too often is told when they can ask again', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-28T15:04:10Z'));
    const code = 'request.rate_limited';
    const problem = { type: `/problems/${code}`, title: code, status: 429, detail: code, code, requestId: 'x', retryAfter: 600 };
    await page.route('**/api/art-direction', (route) => route.fulfill({ status: 429, json: problem }));
    await begin(page);
    await ask(page).click();
    await expect(heard(page)).toContainText('You’ve asked played-1 too often in the last hour. You can ask again at 3:15 PM.');
  });
});

test('[R-12] a model that is away is told in one sentence, and everything else works on', async ({ page }) => {
  await begin(page, 'Away & Pine');
  await ask(page).click();
  await expect(heard(page)).toContainText('played-1 has no answer right now. Everything above works without it.');
  await expect(ideas(page)).toHaveCount(0);
  await heard(page)
    .getByRole('button', { name: /^Coffee bean/ })
    .click();
  expect(await shows(page)).toMatchObject({ things: ['coffee bean'] });
  await expect(heard(page).getByRole('button', { name: 'Ask played-1 again' })).toBeEnabled();
});

/** From step 1 to step 4, whose other answers were given before. */
async function toStyles(page: Page): Promise<void> {
  await leave(page, { ...answers, businessName: 'Harbor & Pine', description: 'Coffee by the sea', step: 1 });
  await page.goto('/create/kit');
  await ask(page).click();
  await expect(ideas(page)).toBeVisible();
  for (const name of ['Next', 'Take Personality Quiz', 'Next', 'Next', 'Next', 'Complete Quiz'])
    await page.getByRole('button', { name, exact: true }).click();
}

test('[I-03] [W-05] letters and colors of a model stand in step 4, and are used with a press', async ({ page }) => {
  await toStyles(page);
  const styles = page.getByRole('region', { name: 'played-1 suggests' });
  await expect(styles).toContainText('Letters: slab, grotesque');
  await expect(styles).toContainText('Colors: petrol, sand, espresso');
  expect(await stored(page)).toMatchObject({ fontStyle: 'sans-serif', colorPreference: 'nature' });
  const [serif, colors] = ['Use serif', 'Use colors'].map((name) => styles.getByRole('button', { name, pressed: false }));
  await serif?.click();
  await colors?.click();
  expect(await stored(page)).toMatchObject({ fontStyle: 'serif', colorPreference: '#0F4C5C #DCC7A1 #38241B' });
  await expect(page.getByRole('textbox', { name: 'Color 1', exact: true })).toHaveValue('#0F4C5C');
  for (const name of ['Use serif', 'Use colors']) await styles.getByRole('button', { name, pressed: true }).click();
  // Another press brings back what was chosen before.
  expect(await stored(page)).toMatchObject({ fontStyle: 'sans-serif', colorPreference: 'nature' });
});

for (const { colorScheme, device, viewport } of looks) {
  test.describe(`${colorScheme}, ${device}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('[I-03] [N-06] suggestions have no accessibility fault, and fit the page', async ({ page }) => {
      await begin(page);
      expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
      await ask(page).click();
      await idea(page, 'Lighthouse').click();
      expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
    });

    test('[I-03] [W-05] [N-06] step 4 with suggestions has no accessibility fault, and fits', async ({ page }) => {
      await toStyles(page);
      await page.getByRole('button', { name: 'Use serif' }).click();
      await expect(page.locator('.styles .iconPlacement svg').first()).toBeVisible();
      expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
    });
  });
}
