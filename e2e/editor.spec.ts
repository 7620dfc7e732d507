import { expect } from '@playwright/test';
import { art, boxOf, canvas, color, customization, lockup, logo, press, redrawn, slider } from './editor-page.ts';
import { test } from './quiet.ts';
import { arabic, bakery, designsFor, keptDraft, openEditor } from './seed-editor.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

test('[E-01] every setting is there, changes the drawing, is kept, and is there after a reload', async ({ page }) => {
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
    expect.stringMatching(/ \(original\)$/),
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
  await expect(inter).toHaveText('Lato (doesn’t support this name)');
  await expect(inter).toBeDisabled();
  const before = await art(page);
  const primary = color(page, 'Primary');
  const value = await primary.inputValue();
  await primary.fill('tomato');
  await expect(primary).toHaveAccessibleDescription('That’s not a color. Enter six hex digits, such as #1E4634.');
  expect(await art(page)).toBe(before);
  await primary.blur();
  await expect(primary).toHaveValue('tomato');
  await primary.fill(value);
  await expect(primary).not.toHaveAttribute('aria-invalid', 'true');
});

test('[E-01] the space between two letters is set on the canvas or by keyboard, and can be reset', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Previous pair' }).press('Enter');
  await stepper.getByRole('button', { name: /reset/ }).click();
  expect(await redrawn(page, wider)).toBe(before);
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
  await page.getByRole('button', { name: /^Original design / }).click();
  await expect(slider(page, 'Icon size')).toHaveValue('100');
  await expect.poll(() => art(page)).toBe(designed);
  await press(page, 'Undo');
  await expect(slider(page, 'Text size')).toHaveValue(dragged);
});

test('[E-01] reset to defaults sets the product’s own settings, as one step', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  await slider(page, 'Icon size').press('ArrowRight');
  const before = await art(page);
  await press(page, 'Reset');
  await page.getByRole('button', { name: /^Defaults / }).click();
  await redrawn(page, before);
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('Inter');
  await expect(color(page, 'Primary')).toHaveValue('#1A365D');
  await expect(color(page, 'Secondary')).toHaveValue('#4299E1');
  await expect(color(page, 'Background')).toHaveValue('#FFFFFF');
  for (const name of ['Icon size', 'Text size', 'Spacing']) await expect(slider(page, name)).toHaveValue('100');
  await press(page, 'Undo');
  await expect(slider(page, 'Icon size')).toHaveValue('110');
});

test('[E-01] both resets work on a phone of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const designed = await art(page);
  await slider(page, 'Text size').press('ArrowRight');
  const larger = await redrawn(page, designed);
  await press(page, 'Reset to defaults');
  await redrawn(page, larger);
  await expect(slider(page, 'Text size')).toHaveValue('100');
  await page.getByRole('tab', { name: 'Color' }).click();
  await expect(color(page, 'Primary')).toHaveValue('#1A365D');
  await expect(color(page, 'Background')).toHaveValue('#FFFFFF');
  await press(page, 'Reset');
  await expect.poll(() => art(page)).toBe(designed);
});

test('[E-04] the icon is replaced by search, with the keyboard alone', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const before = await art(page);
  await page.getByRole('button', { name: /Replace$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose an icon' });
  await expect(dialog.getByLabel('What should it show?')).toBeFocused();
  await page.keyboard.type('qqqzzz');
  await expect(dialog.getByRole('status')).toContainText('No icons for “qqqzzz” yet.');
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

test('[E-04] weak contrast is reported, is fixed with one press, and blocks nothing', async ({ page }) => {
  const design = await lockup();
  await openEditor(page, bakery, design);
  await expect(logo(page)).toBeVisible();
  const ground = design.scheme.paints.ground ?? '#FFFFFF';
  await color(page, 'Primary').fill(ground);
  await expect(canvas(page).getByText('Name contrast 1.0:1')).toBeVisible();
  await expect(canvas(page).locator('.weak').first()).toBeVisible();
  await expect(color(page, 'Primary')).toHaveAccessibleDescription('Contrast: Hard to read 1:1');
  await expect(page.getByText('The name is hard to see on this background.')).toBeVisible();
  await press(page, 'Export');
  await expect(page.getByRole('button', { name: /^SVG / })).toBeVisible();
  await page.keyboard.press('Escape');
  await canvas(page)
    .getByRole('button', { name: /^(?:Darken|Lighten) the color to fix this$/ })
    .click();
  await expect(page.getByText('The name is hard to see on this background.')).toBeHidden();
  await press(page, 'Undo');
  await expect(color(page, 'Primary')).toHaveValue(ground);
  await page.getByRole('button', { name: 'Fix' }).first().click();
  await expect(page.getByText('The name is hard to see on this background.')).toBeHidden();
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
