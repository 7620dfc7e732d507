import { expect } from '@playwright/test';
import { axe, cutOff, smallTargets } from './access.ts';
import { test } from './quiet.ts';
import { open, rye, title, toast, told } from './rooms-page.ts';
import { type Rooms, startRooms } from './rooms-server.ts';

let rooms: Rooms;
test.beforeAll(async () => {
  // Its people’s logos are drawn first.
  rooms = await startRooms();
});
test.afterAll(() => rooms.stop());

test.describe('what does not come', () => {
  test.use({ expected: /Failed to load resource|status of (401|404|500)/ });

  test('[M-01] [M-02] a kit is for who is signed in; one that is not there, or does not arrive, is told', async ({ page }) => {
    for (const path of [`/results/${rye(rooms)}`, '/results']) {
      await open(page, rooms, path);
      await expect(page).toHaveURL(`${rooms.origin}/login?next=${encodeURIComponent(path)}`);
      await told(page, 'Authentication Required', 'Please sign in to view your brand kit.');
    }
    // Another's kit is answered as one that is not there.
    await open(page, rooms, `/results/${rye(rooms)}`, 'nell');
    await expect(title(page)).toHaveText('Brand Kit Not Found');
    await told(page, 'Not Found', 'Brand kit not found.');
    await expect(page.getByRole('link', { name: 'Create New Brand Kit' })).toHaveAttribute('href', '/');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/kits/*', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    const asked = page.waitForRequest('**/api/kits/*');
    await page.reload();
    await asked;
    await expect(title(page)).toHaveText('Loading your brand kit...');
    answer.resolve();
    await told(page, 'Error', 'Failed to load brand kit.');
    await page.unroute('**/api/kits/*');
    await page.route('**/api/kits/*', (route) => route.fulfill({ body: 'no JSON' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await told(page, 'Error', 'An unexpected error occurred.');
    await page.unroute('**/api/kits/*');
    // A kit without a logo says so inside its cover, and covers nothing else.
    await open(page, rooms, `/results/${rooms.people.maya.kits[0]}`, 'maya');
    const words = await page.getByText('This kit doesn’t have a logo yet.').first().boundingBox();
    const cover = await page.locator('.cover').boundingBox();
    expect(words?.y).toBeGreaterThan(cover?.y ?? Number.NaN);
    expect(words?.height).toBeLessThan(100);
  });

  test('[M-10] [S-28] a link shows the kit to whoever has it, and to nobody once it is revoked', async ({ page, browser }) => {
    await open(page, rooms, `/results/${rye(rooms)}#sharing`, 'maya');
    await page.getByRole('button', { name: 'Create a link' }).click();
    const field = page.getByRole('textbox', { name: 'Link', exact: true });
    await expect(field).toHaveValue(/\/shared\/[\w-]{22}$/);
    const address = await field.inputValue();
    const visitor = await browser.newPage();
    expect(await (await visitor.goto(address))?.text()).toContain('<meta name="robots" content="noindex">');
    await expect(title(visitor)).toHaveText('Juniper & Rye Bakery');
    const picture = visitor.getByRole('img', { name: / logo \(preview\)$/ });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(640);
    await expect(visitor.getByRole('button', { name: /^Copy Logo icon/ })).toBeVisible();
    expect(await visitor.content()).not.toContain('maya@');
    await page.getByRole('button', { name: /^Revoke the link/ }).click();
    await expect(toast(page, 'Link revoked')).toBeVisible();
    await expect(field).toHaveCount(0);
    await visitor.reload();
    await expect(title(visitor)).toHaveText('This link no longer works');
    await visitor.close();
  });
});

test('[M-02] [M-03] [M-11] a kit’s page shows its cover, its sections, its logos with variants, and its true state', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, rooms, `/results/${rye(rooms)}`, 'maya');
  await expect(title(page)).toHaveText('Juniper & Rye Bakery Brand Kit Results');
  expect(await page.title()).toBe('Juniper & Rye Bakery Brand Kit Results · Brandwright');
  await expect(page.locator('.chapter h2')).toHaveText([
    /^Customize/,
    /^AI professional logo generator/,
    /^AI brand enhancement/,
    'Logos and guidelines',
    /^Downloads/,
    /^Social media templates/,
    'Checklist',
    'History',
    'Sharing',
  ]);
  // Nothing is still to come.
  await expect(page.getByText('Not available yet')).toHaveCount(0);
  const logos = page.getByRole('region', { name: 'Logos and guidelines' });
  await expect(logos.getByRole('img', { name: 'Juniper & Rye Bakery in full color' })).toHaveCount(2);
  // The second was changed in the editor, and is drawn as it was left there.
  await expect(logos.locator('.stage').nth(1).locator('path[fill="#7A1FA2"]').first()).toBeAttached();
  await expect(logos.locator('.stage').nth(0).locator('path[fill="#7A1FA2"]')).toHaveCount(0);
  await expect(logos.locator('.plates p')).toHaveText(Array(2).fill(['On dark', 'In black', 'In white', 'Icon only']).flat());
  const grounds = await logos.locator('.plate').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(grounds.slice(1, 3)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  // The brand's own typeface, set by the engine.
  await expect(page.locator('.cover .type [data-art^="type-"] svg').first()).toBeVisible();
  await expect(page.locator('.cover .faces li').last()).toContainText(/text$/);
  await page
    .locator('.cover')
    .getByRole('button', { name: /^Copy Logo icon/ })
    .click();
  await expect(page.locator('.toast').getByText(/^#[0-9A-F]{6} copied$/)).toBeVisible();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const hex = await clipboard();
  expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  // First come the colors that the logo has.
  expect(await page.locator('.cover .logo [data-art]').innerHTML()).toContain(`fill="${hex}"`);
  for (const [format, written] of [
    ['RGB', /^rgb\(\d+, \d+, \d+\)$/],
    ['OKLCH', /^oklch\([\d.]+% [\d.]+ [\d.]+\)$/],
    ['HEX', /^#[0-9A-F]{6}$/],
  ] as const) {
    await page.locator('.cover').getByRole('radio', { name: format }).check({ force: true });
    await page
      .locator('.cover')
      .getByRole('button', { name: /^Copy Logo icon/ })
      .click();
    await expect.poll(clipboard).toMatch(written);
  }
  // Two thirds of the logos, one of the cards that are made from them.
  await expect(logos.locator('.beside > div')).toHaveText([
    /^Design editor.*Exporting to Canva isn’t set up on this site\.$/,
    /^Brand guidelines.*Downloads unlock with a paid plan\.$/,
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [wide, narrow] = [await logos.locator('ol').boundingBox(), await logos.locator('.beside').boundingBox()];
  expect((wide?.width ?? 0) / (narrow?.width ?? 1)).toBeCloseTo(2, 1);
  expect(narrow?.x).toBeGreaterThan((wide?.x ?? 0) + (wide?.width ?? 0));
  // Nobody paid for this kit: its page says which plan includes revisions.
  const revisions = page.getByRole('region', { name: 'Downloads' }).getByRole('region', { name: 'Ask our designers' });
  await expect(revisions).toContainText('Your plan doesn’t include revisions by our designers. Enterprise includes two.');
  await expect(revisions.getByRole('form')).toHaveCount(0);
  const state = page.getByRole('region', { name: 'Checklist' }).getByRole('listitem');
  await expect(state.filter({ hasText: /^Logo/ })).toHaveText('Logo2 saved');
  await expect(state.filter({ hasText: 'Guidelines PDF' })).toHaveText('Guidelines PDFNot ready yet');
  await page.goto(`${rooms.origin}/results/${rye(rooms)}#downloads`);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Downloads/ })).toBeInViewport();
});

test('[M-03] [N-06] colors, personality and designs stand under tabs, which keys and addresses open', async ({ page }) => {
  await open(page, rooms, `/results/${rye(rooms)}`, 'maya');
  const tabs = page.getByRole('tablist', { name: 'Customize' }).getByRole('tab');
  await expect(tabs).toHaveText(['Colors', 'Personality', 'Regenerate']);
  const customize = page.getByRole('region', { name: 'Customize' });
  const facts = customize.getByRole('tabpanel').locator('.facts div');
  const opened = async (place: number): Promise<void> => {
    const name = ['Colors', 'Personality', 'Regenerate'][place] ?? '';
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    const chosen = [0, 1, 2].map((one) => ({ chosen: `${one === place}`, stop: one === place ? 0 : -1 }));
    const found = () =>
      tabs.evaluateAll((all) => all.map((one) => ({ chosen: one.ariaSelected, stop: (one as HTMLElement).tabIndex })));
    expect(await found()).toEqual(chosen);
  };
  await opened(0);
  await expect(facts).toHaveText(['ColorsForest Green and Earth Tones']);
  await expect(customize.locator('.swatch-list .role')).toHaveText([
    'Logo icon',
    'Logo background',
    'Secondary',
    'Accent',
    'Ink',
    'Dark',
  ]);
  await tabs.nth(0).press('ArrowRight');
  await opened(1);
  await expect(tabs.nth(1)).toBeFocused();
  await expect(page).toHaveURL(/#personality$/);
  await expect(facts).toHaveText(['IndustryFood & Beverage', 'PersonalityZen Innovator', 'StyleMinimalist']);
  await expect(customize.locator('.reasons li').first()).toHaveText(/\w+ .+\./);
  await page.keyboard.press('Tab');
  await expect(customize.getByRole('button', { name: 'Bold & Energetic' })).toBeFocused();
  for (const [key, place] of [
    ['End', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
  ] as const) {
    await customize.locator('[aria-selected="true"]').press(key);
    await opened(place);
  }
  await page.goto(`${rooms.origin}/results/${rye(rooms)}#regenerate`);
  await opened(2);
  await page.reload();
  await opened(2);
  await expect(customize.getByRole('heading', { name: 'Customize' })).toBeInViewport();
  await expect(customize.getByRole('img')).toHaveCount(2);
});

test('[M-09] a change is undone and made again, by button and by keyboard, and the history says so', async ({ page }) => {
  await open(page, rooms, `/results/${rye(rooms)}`, 'maya');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveText(/^Renamed to “Juniper & Rye Bakery”\w{3} \d/);
  await history.getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveText('Juniper & Rye Brand Kit Results');
  await expect(toast(page, 'Undone: Renamed to “Juniper & Rye Bakery”')).toBeVisible();
  await expect(history.getByText('Undone', { exact: true })).toBeVisible();
  await expect(history.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Control+Shift+Z');
  await expect(title(page)).toHaveText('Juniper & Rye Bakery Brand Kit Results');
  await page.keyboard.press('Control+Z');
  await expect(title(page)).toHaveText('Juniper & Rye Brand Kit Results');
  await history.getByRole('button', { name: 'Redo' }).click();
  await expect(title(page)).toHaveText('Juniper & Rye Bakery Brand Kit Results');
});

test('[K-10] [M-09] contact details are saved, stand there after a reload, and are undone', async ({ page }) => {
  await open(page, rooms, `/results/${rooms.people.paula.kits[0]}`, 'paula');
  const form = page.getByRole('form', { name: 'Contact details' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(form).toHaveAccessibleDescription(/^These are placeholders until you enter yours\./);
  await expect(field('Full name')).toHaveAttribute('placeholder', 'Full Name');
  const typed = {
    'Full name': 'Ada Moreau',
    'Job title': 'Owner',
    Phone: '+33 1 99 00 12 34',
    Email: 'ada@example.org',
    Website: 'example.org',
    Address: 'Building 3\n8 Rue des Lilas\n75001 Paris',
  };
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await field('Address').fill(`${typed.Address}\nFrance`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(field('Address')).toHaveAccessibleDescription(/The address has room for 3 lines\./);
  await expect(field('Address')).toBeFocused();
  // In a field, the keys undo what was typed there, not a change of the kit.
  await page.keyboard.press('Control+Z');
  await expect(field('Full name')).toHaveValue(typed['Full name']);
  await field('Address').fill(typed.Address);
  await form.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Contact details saved', 'Your next download will include them.');
  await page.reload();
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
  await expect(form).toHaveAccessibleDescription(/^They’re on your cards/);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone: Contact details changed')).toBeVisible();
  for (const name of Object.keys(typed)) await expect(field(name)).toHaveValue('');
  await history.getByRole('button', { name: 'Redo' }).click();
  await expect(field('Full name')).toHaveValue('Ada Moreau');
  await expect(form).toHaveAccessibleDescription(/^They’re on your cards/);
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
});

test('[M-04] [N-05] without an id the sample kit stands there, after a reload as well, with nothing to save', async ({
  page,
}) => {
  await open(page, rooms, '/results', 'nell');
  expect((await page.reload())?.status()).toBe(200);
  await expect(title(page)).toHaveText('Eco Coffee Co. Brand Kit Results');
  const facts = page.getByRole('tabpanel').locator('.facts dd');
  await expect(facts).toHaveText(['Green and Earth Tones']);
  await page.getByRole('tab', { name: 'Personality' }).click();
  await expect(facts).toHaveText(['Food & Beverage', 'Eco-Friendly Pioneer', 'Modern & Clean']);
  await expect(page.getByRole('img', { name: 'Eco Coffee Co. in full color' }).locator('path').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  // Four brands to leaf through, and then one's own.
  const leaves = page.getByRole('navigation', { name: 'Sample kits' }).getByRole('button');
  await expect(leaves).toHaveText(['Eco Coffee Co.', 'First Light Bakery', 'Brass Key Books', 'Green Door Studio']);
  await leaves.nth(2).press('Enter');
  await expect(title(page)).toHaveText('Brass Key Books Brand Kit Results');
  await expect(page.getByRole('img', { name: 'Brass Key Books in full color' }).locator('path').first()).toBeAttached();
  expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
  await page.getByRole('region', { name: 'Now yours' }).getByLabel('Business name').fill('Kiln & Ember');
  await page.getByRole('button', { name: 'See it as a brand' }).click();
  await expect(page).toHaveURL(/\/create\?name=Kiln/);
});
