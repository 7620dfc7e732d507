import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freeConfigSchema } from '@brandwright/contract';
import { freeFonts, freeIconCategories, freeIcons } from '@brandwright/engine';
import { expect, type Page } from '@playwright/test';
import { axe } from './access.ts';
import { art, button, bytesOf, choose, logo, nameField, open, press, slogan, stage, toast } from './free-page.ts';
import { enter, post } from './member.ts';
import { test } from './quiet.ts';
import { readZip } from './read-zip.ts';
import { sampled } from './sampled.ts';

test('[F-01] the five cards, the placeholder, the badge and the way to the paid designer', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Logo Builder');
  for (const card of ['Business Details', 'Design Options', 'Live Preview', 'Download Options'])
    await expect(page.getByRole('region', { name: card })).toBeVisible();
  // A visitor has no usage to be told of (U-02).
  await expect(page.getByRole('region', { name: 'Usage Tracker' })).toHaveCount(0);
  await expect(page.getByText('100% Free • No AI Tokens Used')).toBeVisible();
  await expect(stage(page).getByText('Enter your business name to see preview')).toBeVisible();
  for (const link of await page.getByRole('link', { name: 'Upgrade to AI Designer - $15' }).all())
    await expect(link).toHaveAttribute('href', '/create/kit');
  await nameField(page).fill('Juniper & Rye');
  await expect(logo(page, 'Juniper & Rye')).toBeVisible();
  await expect(stage(page).getByText('Enter your business name')).toHaveCount(0);
  const without = await art(page);
  await slogan(page).fill('bread, slowly');
  await expect.poll(() => art(page)).not.toBe(without);
});

/** Counts so many logos, as earlier presses would have. */
async function count(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await post(page.request, '/api/free-logo', { businessName: 'Kiln', format: 'json' });
}

test('[F-01] [F-03] [F-04] [U-02] signed-in people see their usage, and the last free logo reaches the limit', async ({
  page,
}) => {
  await enter(page);
  await count(page, 2);
  await open(page, 'Kiln');
  const tracker = page.getByRole('region', { name: 'Usage Tracker' });
  const meter = tracker.getByRole('meter', { name: 'Logo generation' });
  await expect(tracker.getByText('2/3')).toBeVisible();
  await expect(meter).toHaveAttribute('data-level', 'fine');
  await expect(tracker.getByText('0/1')).toBeVisible();
  await expect(tracker.getByText('Free tier limits apply')).toBeVisible();
  await expect(tracker.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/');
  await expect(tracker.getByText('Limit reached')).toHaveCount(0);
  await press(page);
  await expect(tracker.getByText('3/3')).toBeVisible();
  await expect(tracker.getByText('Limit reached')).toHaveCount(1);
  await expect(meter).toHaveAttribute('data-level', 'full');
  await expect(button(page)).toHaveText('Limit Reached');
  await expect(button(page)).toBeDisabled();
  expect(await axe(page)).toEqual([]);
});

test('[F-03] a visitor is asked to sign in, and a name comes first; the way in leads back', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('region', { name: 'Usage Tracker' })).toHaveCount(0);
  await nameField(page).fill('  ');
  await button(page).click();
  await expect(toast(page, 'Business Name Required')).toBeVisible();
  await expect(toast(page, 'Authentication Required')).toHaveCount(0);
  await nameField(page).fill('Kiln');
  await button(page).click();
  await expect(toast(page, 'Authentication Required')).toContainText('Please sign in to generate logos.');
  await toast(page, 'Authentication Required').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login?next=%2Fcreate%2Ffree');
});

test('[F-02] 18 fonts, 3 layouts, 5 color schemes and 66 icons in 21 categories, the defaults chosen', async ({ page }) => {
  await open(page, 'Kiln');
  const fonts = page.getByRole('group', { name: 'Font style' }).getByRole('radio');
  await expect(fonts).toHaveCount(18);
  for (const { label, category } of freeFonts)
    await expect(page.getByRole('radio', { name: `${label} ${category}`, exact: true })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Layout' }).getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('group', { name: 'Color scheme' }).getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('group', { name: 'Icon', exact: true }).getByRole('radio')).toHaveCount(66);
  await expect(page.getByLabel('Icon category').locator('option')).toHaveText(['All categories', ...freeIconCategories]);
  for (const name of ['Modern Sans Modern', 'Sparkles, Creative', /^Stacked/, 'Ocean Blue'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  // Every font's tile is drawn in the person's own name, and no two alike.
  const tiles = page.locator('.free-fonts [data-art]');
  await expect(tiles).toHaveCount(18);
  await expect.poll(async () => new Set(await tiles.evaluateAll((all) => all.map((one) => one.innerHTML))).size).toBe(18);
  await expect(page.locator('.free-icons [data-art] path')).toHaveCount(66);
});

test('[F-02] every choice changes the drawing, and all of them are there after a reload', async ({ page }) => {
  await open(page, 'Kiln');
  const seen = [await art(page)];
  for (const [group, option] of [
    ['Font style', /^Bold Display/],
    ['Icon', 'Coffee, Food & Dining'],
    ['Layout', /^Icon left/],
    ['Color scheme', 'Royal Purple'],
  ] as const) {
    await choose(page, group, option);
    await expect.poll(() => art(page)).not.toBe(seen.at(-1));
    seen.push(await art(page));
  }
  await page.reload();
  await expect(logo(page, 'Kiln')).toBeVisible();
  expect(await art(page)).toBe(seen.at(-1));
  await expect(page.getByRole('radio', { name: 'Royal Purple' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Coffee, Food & Dining' })).toBeChecked();
});

test('[F-02] icons are found by word and by category, with the keyboard alone', async ({ page }) => {
  await open(page, 'Kiln');
  const icons = page.getByRole('group', { name: 'Icon', exact: true }).getByRole('radio');
  await page.getByRole('searchbox', { name: 'Search icons' }).fill('restaur');
  await expect(icons).toHaveCount(1);
  await expect(page.getByText('1 icon found')).toBeAttached();
  await page.getByRole('searchbox', { name: 'Search icons' }).fill('zzzz');
  await expect(page.getByText('No icons found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all icons' }).click();
  await page.getByLabel('Icon category').selectOption('Nature');
  await expect(icons).toHaveCount(freeIcons.filter(({ category }) => category === 'Nature').length);
  await page.getByLabel('Icon category').selectOption('All categories');
  await expect(icons).toHaveCount(66);
  await page.getByRole('radio', { name: 'Sparkles, Creative' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Palette, Creative' })).toBeChecked();
  const columns = await page
    .locator('.free-icons .cells')
    .evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length);
  await page.keyboard.press('ArrowDown');
  const below = freeIcons[1 + columns];
  await expect(page.getByRole('radio', { name: `${below?.label}, ${below?.category}` })).toBeChecked();
});

test('[F-04] the button is disabled without a name, and says what it does while busy', async ({ page }) => {
  await enter(page);
  await open(page);
  await expect(button(page)).toHaveText('Download');
  await expect(button(page)).toBeDisabled();
  await nameField(page).fill(' ');
  await expect(button(page)).toBeEnabled();
  await button(page).click();
  await expect(toast(page, 'Business Name Required')).toContainText('Please enter your business name to generate a logo.');
  await nameField(page).fill('Kiln');
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route('**/api/free-logo', async (route) => {
    await held;
    await route.continue();
  });
  const arriving = page.waitForEvent('download');
  await button(page).click();
  await expect(button(page)).toHaveText('Generating...');
  await expect(button(page)).toBeDisabled();
  go();
  await arriving;
  await expect(button(page)).toHaveText('Download');
  await expect(button(page)).toBeEnabled();
});

test('[F-05] the JSON file is named after the business and holds its name, slogan and design', async ({ page }) => {
  await enter(page);
  await open(page, 'Juniper & Rye');
  await slogan(page).fill('bread, slowly');
  await choose(page, 'Icon', 'Coffee, Food & Dining');
  await choose(page, 'File', 'JSON');
  const download = await press(page);
  expect(download.suggestedFilename()).toBe('juniper-&-rye-logo-config.json');
  const config = freeConfigSchema.parse(JSON.parse((await bytesOf(download)).toString('utf8')));
  expect(config).toEqual({
    businessName: 'Juniper & Rye',
    slogan: 'bread, slowly',
    design: {
      businessName: 'Juniper & Rye',
      slogan: 'bread, slowly',
      font: 'font-sans',
      icon: 'Coffee',
      layout: 'stacked',
      colorScheme: 'Ocean Blue',
    },
  });
  await expect(toast(page, 'Logo Config Downloaded!')).toContainText('Your logo configuration has been downloaded successfully.');
});

test('[F-06] the zip holds two PNGs, the SVG and the JSON, and opens elsewhere', async ({ page }) => {
  await enter(page);
  await open(page, 'Juniper & Rye');
  await choose(page, 'Color scheme', 'Forest Green');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/free-logo')) asked++;
  });
  const download = await press(page);
  expect(download.suggestedFilename()).toBe('juniper-&-rye-logo.zip');
  const path = await download.path();
  const files = readZip(readFileSync(path));
  expect([...files.keys()]).toEqual([
    'juniper-&-rye-logo-512.png',
    'juniper-&-rye-logo-1024.png',
    'juniper-&-rye-logo.svg',
    'juniper-&-rye-logo-config.json',
  ]);
  // A reader of another house, where the machine has one.
  const python = `import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))`;
  if (spawnSync('python3', ['--version']).status === 0)
    expect(execFileSync('python3', ['-c', python, path], { encoding: 'utf8' }).trim()).toBe('4');
  if (spawnSync('unzip', ['-v']).status === 0) execFileSync('unzip', ['-t', path]);
  for (const side of [512, 1024])
    expect(await pictureOf(page, files.get(`juniper-&-rye-logo-${side}.png`))).toEqual([side, side, 'ok']);
  // One press is one call, and the file alone is the one in the zip.
  expect(asked).toBe(1);
  for (const [format, inZip] of [
    ['PNG', 'juniper-&-rye-logo-1024.png'],
    ['SVG', 'juniper-&-rye-logo.svg'],
  ] as const) {
    await choose(page, 'File', format);
    const alone = await bytesOf(await press(page));
    expect(Buffer.compare(alone, files.get(inZip) ?? Buffer.of())).toBe(0);
  }
});

/** Sides of a PNG as the browser decodes it, and whether its ground is the scheme's and its middle is not empty. */
const pictureOf = (page: Page, bytes: Uint8Array | undefined) =>
  page.evaluate(
    async (list) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(list)], { type: 'image/png' }));
      const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
      brush?.drawImage(image, 0, 0);
      const { data } = brush?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const ground = [...data.slice(0, 4)].join();
      const inked = data.some((value, i) => i % 4 === 1 && value < 120);
      return [image.width, image.height, ground === '239,245,232,255' && inked ? 'ok' : ground] as const;
    },
    [...(bytes ?? [])],
  );

test.describe('failures', () => {
  test.use({ expected: /Failed to load resource/ });

  test('[F-07] a download that fails says so, and the next one works', async ({ page }) => {
    await enter(page);
    await open(page, 'Kiln');
    await page.route('**/api/free-logo', (route) => route.abort());
    await button(page).click();
    await expect(toast(page, 'Generation Failed')).toContainText('Failed to generate logo. Please try again.');
    await expect(button(page)).toBeEnabled();
    await page.unroute('**/api/free-logo');
    expect((await press(page)).suggestedFilename()).toBe('kiln-logo.zip');
  });

  test('[U-04] a download that cannot be recorded is our fault, and the same press works later', async ({ page }) => {
    await enter(page);
    await open(page, 'Kiln');
    const attempts: unknown[] = [];
    await page.route('**/api/free-logo', (route) => {
      attempts.push((route.request().postDataJSON() as { attempt?: string }).attempt);
      const code = 'usage.unrecorded';
      const body = { type: `/problems/${code}`, title: code, status: 503, detail: code, code, requestId: 'x' };
      return route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(body) });
    });
    await button(page).click();
    const said = toast(page, 'Download Not Recorded');
    await expect(said).toContainText('That’s our mistake, and it won’t count as a download.');
    await expect(said).not.toContainText(/limit/i);
    await expect(button(page)).toBeEnabled();
    await page.unroute('**/api/free-logo');
    const again = page.waitForRequest('**/api/free-logo');
    expect((await press(page)).suggestedFilename()).toBe('kiln-logo.zip');
    expect(attempts).toEqual([((await again).postDataJSON() as { attempt?: string }).attempt]);
  });

  test('[F-03] a limit reached in another window is said when the server refuses', async ({ page }) => {
    await enter(page);
    await count(page, 2);
    await open(page, 'Kiln');
    await expect(page.getByText('2/3')).toBeVisible();
    await count(page, 1);
    await button(page).click();
    await expect(toast(page, 'Usage Limit Reached')).toContainText(
      "You've reached your free logo generation limit. Upgrade to premium for unlimited access!",
    );
    await expect(button(page)).toHaveText('Limit Reached');
  });

  test('[F-01] the last drawing stays while offline, and drawing resumes when the network is back', async ({ page, context }) => {
    await open(page, 'Kiln');
    await expect(page.locator('.free-fonts [data-art]')).toHaveCount(18);
    const before = await art(page);
    await context.setOffline(true);
    await nameField(page).fill('Юла');
    await expect(stage(page).getByText('You’re offline. The preview shows your last design')).toBeVisible();
    expect(await art(page)).toBe(before);
    await expect(button(page)).toBeDisabled();
    await expect(page.getByText('You’re offline. You need a connection to download.')).toBeVisible();
    await context.setOffline(false);
    await expect(logo(page, 'Юла')).toBeVisible();
    await expect(button(page)).toBeEnabled();
  });

  test('[corpus] names nobody expects give a right logo or a clear sentence', async ({ page }) => {
    await enter(page);
    const file = new URL('../packages/engine/testing/torture.json', import.meta.url);
    const corpus = JSON.parse(readFileSync(file, 'utf8')) as { succeed: string[]; refuse: Record<string, string[]> };
    await open(page);
    for (const name of sampled(corpus.succeed)) {
      await nameField(page).fill(name);
      await expect(logo(page, name.normalize('NFC').replace(/\s+/gu, ' ').trim())).toBeVisible();
      await expect(nameField(page)).not.toHaveAttribute('aria-invalid', 'true');
    }
    for (const name of Object.entries(corpus.refuse).flatMap(([code, list]) =>
      code === 'brief.name.empty' ? [] : sampled(list),
    )) {
      await nameField(page).fill('');
      await nameField(page).fill(name);
      // A field of one line takes line breaks away before we see them.
      if (/[\r\n]/u.test(name)) continue;
      await expect(nameField(page)).toHaveAccessibleDescription(/\.$/);
    }
    expect(await page.locator('#page script').count()).toBe(0);
    for (const name of ['../../x', 'CON', '<script>alert(1)</script>']) {
      await nameField(page).fill(name);
      await expect(logo(page, name)).toBeVisible();
      const download = await press(page);
      expect(download.suggestedFilename()).toMatch(/^[^./\\<>][^/\\<>]*-logo\.zip$/);
      for (const entry of readZip(await bytesOf(download)).keys()) expect(entry).toMatch(/^[^./\\<>][^/\\<>]*$/);
    }
  });
});

test('a name typed on the home page is here, and what is typed here is there', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Business name').fill('Kilnworks');
  await expect(page.getByRole('region', { name: '8 designs for Kilnworks', exact: true })).toBeVisible();
  await page.goto('/create/free');
  await expect(logo(page, 'Kilnworks')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Kilnworks');
});

test('[H-06] the free builder returns to home', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Type a name.');
});

test('the preview waits 300 ms after the last key at most', async ({ page }) => {
  await page.clock.install();
  await open(page, 'Kiln');
  await expect(page.locator('.free-fonts [data-art]')).toHaveCount(18);
  const drawn = () => page.locator('.live-preview .logo').innerHTML();
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
  const before = await drawn();
  await nameField(page).press('End');
  await page.keyboard.type('s and');
  expect(await drawn()).toBe(before);
  // How long the drawing itself takes is measured by `npm run bench typing`.
  await page.clock.runFor(300);
  await expect.poll(drawn).not.toBe(before);
  await expect(nameField(page)).toHaveValue('Kilns and');
});
