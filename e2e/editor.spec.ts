import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Design, drawing, printSvg } from '@brandwright/engine';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { arabic, bakery, designsFor, keptDraft, openEditor } from './seed-editor.ts';

/** Every page is listened to: a policy violation, an error or a warning nobody expected fails the test. */
const test = base.extend<{ expected: RegExp[]; quiet: undefined }>({
  expected: [[], { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(error.message));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await use(undefined);
      expect(heard.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as Parameters<typeof test.use>[0]);

const canvas = (page: Page) => page.getByRole('region', { name: 'Canvas' });
const logo = (page: Page) => canvas(page).getByRole('img');
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const color = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The drawing on the canvas, and a short sum of it, which differs where the drawing does. */
const markup = (page: Page): Promise<string> => logo(page).evaluate((one) => one.innerHTML);
const art = async (page: Page): Promise<string> =>
  createHash('sha256')
    .update(await markup(page))
    .digest('hex')
    .slice(0, 12);

/** Waits until the canvas shows another drawing than `before`. */
async function redrawn(page: Page, before: string): Promise<string> {
  await expect.poll(() => art(page)).not.toBe(before);
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false');
  return art(page);
}

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
};

/** A design whose mark stands beside or above its name, with a slogan. */
async function lockup(): Promise<Design> {
  const design = (await designsFor(bakery)).find(
    ({ archetype, scene }) => ['beside', 'above'].includes(archetype) && scene.shapes.some(({ part }) => part === 'slogan'),
  );
  if (design === undefined) throw new Error('No design of the set has a mark and a slogan.');
  return design;
}

const customization = async (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  ((await keptDraft(page)).logoCustomization ?? {}) as Readonly<Record<string, unknown>>;

test('[E-01] every setting is there, changes the drawing, is kept, and is there after a reload', async ({ page }) => {
  test.setTimeout(60_000);
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  for (const [name, least, most] of [
    ['Text size', '50', '200'],
    ['Spacing', '50', '200'],
    ['Icon size', '50', '150'],
  ] as const) {
    const one = slider(page, name);
    await expect(one).toHaveValue('100');
    expect(await one.evaluate((e: HTMLInputElement) => [e.min, e.max, e.step])).toEqual([least, most, '10']);
  }
  await expect(page.getByRole('radio')).toHaveCount(4);
  expect(await page.getByLabel('Font').locator('option').allTextContents()).toEqual([
    expect.stringMatching(/, as designed$/),
    ...['Inter', 'Playfair Display', 'Montserrat', 'Roboto', 'Open Sans', 'Poppins', 'Source Sans Pro', 'Lato'],
  ]);
  const presets = page.getByRole('group', { name: 'Color presets' }).getByRole('button');
  await expect(presets).toHaveCount(8);

  let now = await art(page);
  const change = async (act: () => Promise<unknown>) => {
    await act();
    now = await redrawn(page, now);
  };
  await change(() => page.getByLabel('Font').selectOption('Poppins'));
  await change(() => slider(page, 'Text size').fill('130'));
  await change(() => slider(page, 'Spacing').fill('150'));
  await change(() => slider(page, 'Icon size').fill('80'));
  await change(() => color(page, 'Primary').fill('#552200'));
  await change(() => color(page, 'Secondary').fill('00557f'));
  await change(() => page.getByRole('textbox', { name: 'Slogan' }).fill('bread, very slowly'));
  await change(() => page.getByRole('switch', { name: 'Show slogan' }).click());
  await expect(page.getByRole('textbox', { name: 'Slogan' })).toBeHidden();
  await change(() => page.getByRole('radio', { name: 'Wordmark' }).check());
  await color(page, 'Background').fill('#fff8e7');
  await expect(canvas(page)).toHaveCSS('background-color', 'rgb(255, 248, 231)');
  await expect
    .poll(() => customization(page))
    .toMatchObject({
      fontFamily: 'Poppins',
      textSize: 130,
      spacing: 150,
      iconSize: 80,
      primaryColor: '#552200',
      secondaryColor: '#00557F',
      backgroundColor: '#FFF8E7',
      layout: 'wordmark',
      showSlogan: false,
      slogan: 'bread, very slowly',
    });

  await page.reload();
  await expect(slider(page, 'Text size')).toHaveValue('130');
  await expect(page.getByLabel('Font')).toHaveValue('Poppins');
  await expect(page.getByRole('radio', { name: 'Wordmark' })).toBeChecked();
  await expect(color(page, 'Primary')).toHaveValue('#552200');
  await expect(page.getByRole('switch', { name: 'Show slogan' })).not.toBeChecked();

  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(canvas(page)).toHaveCSS('background-color', 'rgb(26, 32, 44)');
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(canvas(page)).toHaveCSS('background-color', 'rgb(255, 248, 231)');
  await presets.nth(1).click();
  await expect(presets.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas(page)).toHaveCSS('background-color', 'rgb(245, 243, 234)');
});

test('[E-01] a font that cannot set the name says so; what is no color is explained and changes nothing', async ({ page }) => {
  const [design] = await designsFor(arabic);
  await openEditor(page, arabic, design ?? null);
  await expect(logo(page)).toBeVisible();
  const inter = page.getByLabel('Font').locator('option[value="Lato"]');
  await expect(inter).toHaveText('Lato (cannot set this name)');
  await expect(inter).toBeDisabled();
  const before = await art(page);
  const primary = color(page, 'Primary');
  const value = await primary.inputValue();
  await primary.fill('tomato');
  await expect(primary).toHaveAccessibleDescription('Not a color. Write six digits, such as #1E4634.');
  expect(await art(page)).toBe(before);
  await primary.blur();
  await expect(primary).toHaveValue('tomato');
  await primary.fill(value);
  await expect(primary).not.toHaveAttribute('aria-invalid', 'true');
});

test('[E-01] the space between two letters: pressed on the canvas, walked by keyboard, set in steps, taken back', async ({
  page,
}) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const before = await art(page);
  await page.getByRole('button', { name: 'Gap between u and n' }).click();
  const stepper = canvas(page).getByRole('group', { name: 'Space between u and n' });
  await stepper.getByRole('button', { name: 'Wider: u and n' }).click();
  const wider = await redrawn(page, before);
  await expect.poll(async () => (await customization(page)).kerning).toEqual({ 1: 10 });
  await page.getByRole('button', { name: 'Next pair' }).focus();
  await page.keyboard.press('Enter');
  await expect(canvas(page).getByRole('group', { name: 'Space between n and i' })).toBeVisible();
  await page.getByRole('button', { name: 'Pair before' }).press('Enter');
  await stepper.getByRole('button', { name: /reset/ }).click();
  expect(await redrawn(page, wider)).toBe(before);
});

test('[E-02] the canvas shows the real design, byte for byte, and larger text is seen to be larger', async ({ page }) => {
  const design = await lockup();
  await openEditor(page, bakery, design);
  await expect(logo(page)).toBeVisible();
  const paths = (svg: string): readonly string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
  expect(paths(await markup(page))).toEqual(paths(printSvg(drawing(design, 'full'), { ground: false })));
  await expect(canvas(page)).toHaveText('100%');

  const before = await boxOf(logo(page));
  const drawn = await art(page);
  await slider(page, 'Text size').fill('120');
  const larger = await redrawn(page, drawn);
  expect((await boxOf(logo(page))).height).toBeGreaterThan(before.height * 1.03);
  await slider(page, 'Text size').fill('200');
  await redrawn(page, larger);
  const [inside, whole] = [await boxOf(logo(page)), await boxOf(canvas(page))];
  expect(inside.x).toBeGreaterThanOrEqual(whole.x);
  expect(inside.x + inside.width).toBeLessThanOrEqual(whole.x + whole.width);
  await expect(page.getByRole('img', { name: 'Business card' }).locator('path').first()).toBeAttached();
  expect(await page.getByRole('region', { name: 'Mock-ups' }).getByRole('img').count()).toBe(4);
});

test('[E-02] the latest setting wins, however late an earlier typeface arrives', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const designed = await art(page);
  await page.route('**/api/fonts?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue().catch(() => {});
  });
  await page.getByLabel('Font').selectOption('Montserrat');
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Font').selectOption('');
  await slider(page, 'Spacing').fill('120');
  const spaced = await redrawn(page, designed);
  await page.waitForTimeout(1600);
  expect(await art(page)).toBe(spaced);
});

async function keep(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  await press(page, 'Export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`^${kind} `) }).click();
  const file = await download;
  await expect(page.getByText('Logo saved').first()).toBeVisible();
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('[E-03] exports as SVG, PNG high-res, PDF and Transparent, named after the business', async ({ page }) => {
  test.setTimeout(60_000);
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const before = await art(page);
  await color(page, 'Primary').fill('#123456');
  await redrawn(page, before);

  const svg = await keep(page, 'SVG');
  expect(svg.name).toBe('juniper-rye.svg');
  const text = svg.bytes.toString('utf8');
  expect(text).toContain('<title>Juniper &amp; Rye</title>');
  expect(text).toContain('#123456');
  expect([...new Set([...text.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag))].sort()).toEqual(['path', 'svg', 'title']);

  const png = await keep(page, 'PNG');
  expect(png.name).toBe('juniper-rye.png');
  expect(Math.max(png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20))).toBe(4096);
  expect((await pixels(page, png.bytes)).corner[3]).toBe(255);

  const pdf = await keep(page, 'PDF');
  expect(pdf.name).toBe('juniper-rye.pdf');
  expect(pdf.bytes.subarray(0, 4).toString()).toBe('%PDF');
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  expect((await getDocument({ data: new Uint8Array(pdf.bytes) }).promise).numPages).toBe(1);

  const clear = await keep(page, 'Transparent');
  expect(clear.name).toBe('juniper-rye-transparent.png');
  expect(Math.max(clear.bytes.readUInt32BE(16), clear.bytes.readUInt32BE(20))).toBe(2048);
  const { corner, inked } = await pixels(page, clear.bytes);
  expect(corner[3]).toBe(0);
  expect(inked).toBeGreaterThan(1000);
});

/** First pixel of a picture as RGBA, and how many pixels are opaque, counted by the browser. */
function pixels(page: Page, png: Buffer): Promise<{ corner: number[]; inked: number }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const brush = new OffscreenCanvas(512, 512).getContext('2d');
    if (brush === null) throw new Error('No canvas.');
    brush.drawImage(picture, 0, 0, 512, 512);
    const { data } = brush.getImageData(0, 0, 512, 512);
    let inked = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i] === 255) inked++;
    return { corner: [...data.slice(0, 4)], inked };
  }, png.toString('base64'));
}

test.describe('an export that fails', () => {
  test.use({ expected: [/Could not get canvas context/] });
  test('[E-03] [Y-05] is told in the product’s words, and the next one works', async ({ page }) => {
    // A worker whose canvas gives nothing to paint with, as browsers short of memory have it.
    await page.route('**/assets/studio.worker-*', async (route) => {
      const answer = await route.fetch();
      const broken = 'OffscreenCanvas.prototype.getContext = () => null;';
      await route.fulfill({ response: answer, body: `${broken}${await answer.text()}` });
    });
    await openEditor(page, bakery, await lockup());
    await expect(logo(page)).toBeVisible();
    await press(page, 'Export');
    await page.getByRole('button', { name: /^PNG / }).click();
    await expect(page.getByText('Export Failed').first()).toBeVisible();
    await expect(page.getByText('Failed to export logo. Please try again.').first()).toBeVisible();
    expect((await keep(page, 'SVG')).name).toBe('juniper-rye.svg');
  });
});

test('[E-04] undo, redo and reset, by button and by key; the drag of a slider is one step', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const designed = await art(page);
  const track = await boxOf(slider(page, 'Text size'));
  const y = track.y + track.height / 2;
  await page.mouse.move(track.x + track.width / 3, y);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width * 0.7, y, { steps: 8 });
  await page.mouse.up();
  const dragged = await slider(page, 'Text size').inputValue();
  expect(Number(dragged)).toBeGreaterThan(120);
  await slider(page, 'Icon size').press('ArrowRight');
  await expect(slider(page, 'Icon size')).toHaveValue('110');
  await press(page, 'Undo');
  await expect(slider(page, 'Icon size')).toHaveValue('100');
  await expect(slider(page, 'Text size')).toHaveValue(dragged);
  await page.keyboard.press('Control+z');
  await expect(slider(page, 'Text size')).toHaveValue('100');
  await expect.poll(() => art(page)).toBe(designed);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+Shift+z');
  await expect(slider(page, 'Icon size')).toHaveValue('110');
  await expect(slider(page, 'Text size')).toHaveValue(dragged);
  await press(page, 'Reset');
  await expect(slider(page, 'Icon size')).toHaveValue('100');
  await expect.poll(() => art(page)).toBe(designed);
  await press(page, 'Undo');
  await expect(slider(page, 'Text size')).toHaveValue(dragged);
});

test('[E-04] the icon is replaced by search, with the keyboard alone', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const before = await art(page);
  await page.getByRole('button', { name: /Replace$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose an icon' });
  await expect(dialog.getByLabel('What should it show?')).toBeFocused();
  await page.keyboard.type('qqqzzz');
  await expect(dialog.getByRole('status')).toContainText('Nothing is drawn for “qqqzzz” yet.');
  await dialog.getByLabel('What should it show?').fill('mountain');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ icons$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await redrawn(page, before);
  await expect.poll(async () => (await customization(page)).icon).toBeTruthy();
  await expect(page.getByRole('button', { name: /Replace$/ })).toBeFocused();
});

test('[E-04] weak contrast is told on the canvas, in the field and in a sentence, mended by one press, and blocks nothing', async ({
  page,
}) => {
  const design = await lockup();
  await openEditor(page, bakery, design);
  await expect(logo(page)).toBeVisible();
  const ground = design.scheme.paints.ground ?? '#FFFFFF';
  await color(page, 'Primary').fill(ground);
  await expect(canvas(page).getByText('Name contrast 1.0:1')).toBeVisible();
  await expect(canvas(page).locator('.weak').first()).toBeVisible();
  await expect(color(page, 'Primary')).toHaveAccessibleDescription('Contrast 1.0:1');
  await expect(page.getByText('Name: hard to see on this background.')).toBeVisible();
  await press(page, 'Export');
  await expect(page.getByRole('button', { name: /^SVG / })).toBeVisible();
  await page.keyboard.press('Escape');
  await canvas(page)
    .getByRole('button', { name: /^(Darken|Lighten) to 3\.0:1$/ })
    .click();
  await expect(page.getByText('Name: hard to see on this background.')).toBeHidden();
  await press(page, 'Undo');
  await expect(color(page, 'Primary')).toHaveValue(ground);
  await page.getByRole('button', { name: 'Fix' }).first().click();
  await expect(page.getByText('Name: hard to see on this background.')).toBeHidden();
});

test('[E-01] stored settings that cannot be read lose nothing else', async ({ page }) => {
  await openEditor(page, bakery, await lockup(), {
    logoCustomization: {
      textSize: 140,
      spacing: 'wide',
      primaryColor: 'url(x)',
      kerning: [1],
      fontFamily: 'Comic Sans',
      junk: {},
    },
  });
  await expect(slider(page, 'Text size')).toHaveValue('140');
  await expect(slider(page, 'Spacing')).toHaveValue('100');
  await expect(page.getByLabel('Font')).toHaveValue('');
});

test('[W-07] step 6 is the editor; without a logo it says so and leads back', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customize Your Logo');
  await expect(page.getByText('Step 6 of 7')).toBeVisible();
  await slider(page, 'Spacing').fill('150');
  await press(page, 'Next');
  await expect.poll(async () => (await keptDraft(page)).step).toBe(7);
  expect((await customization(page)).spacing).toBe(150);
});

test('[W-07] without a logo: the sentence, and the way back', async ({ page }) => {
  await openEditor(page, bakery, null);
  await expect(page.getByText('Please select a logo from the previous step.')).toBeVisible();
  await press(page, 'Back to the designs');
  await expect.poll(async () => (await keptDraft(page)).step).toBe(5);
});

test.describe('without a connection', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });
  test('[E-02] a typeface that does not arrive: a sentence, the last drawing stays, and it goes on by itself', async ({
    page,
  }) => {
    await openEditor(page, bakery, await lockup());
    await expect(logo(page)).toBeVisible();
    const before = await art(page);
    await page.context().setOffline(true);
    await page.getByLabel('Font').selectOption('Playfair Display');
    await expect(page.getByText('You are offline. Your settings are safe.')).toBeVisible();
    expect(await art(page)).toBe(before);
    await page.context().setOffline(false);
    await redrawn(page, before);
    await expect(page.getByText('Your settings are safe.')).toBeHidden();
  });
});
