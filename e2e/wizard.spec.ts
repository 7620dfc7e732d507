import { expect, type Page } from '@playwright/test';
import { test } from './quiet.ts';
import { answers, drawnLogo, heading, leave, panel, stage, stored } from './wizard-page.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const name = (page: Page) => page.getByLabel('Business name');
const toast = (page: Page) => page.getByRole('alertdialog').or(page.locator('.toast'));
const fact = (page: Page, what: string) => panel(page).locator('dl > div').filter({ hasText: what }).getByRole('definition');

async function told(page: Page, title: string, message: string): Promise<void> {
  await expect(toast(page).filter({ hasText: title }).filter({ hasText: message }).first()).toBeVisible();
}

test('[W-01] the panel shows the brand’s facts, progress and a drawing that follows every answer', async ({ page }) => {
  await page.goto('/create/kit');
  await expect(panel(page).getByText('Your logo appears here as you type.')).toBeVisible();
  await expect(panel(page).getByText('Step 1 of 7')).toBeVisible();
  await name(page).fill('Juniper & Rye');
  const seen = [await stage(page)];
  await expect(fact(page, 'Name')).toHaveText('Juniper & Rye');
  const changes = async (): Promise<void> => {
    await expect.poll(() => stage(page)).not.toBe(seen.at(-1));
    seen.push(await stage(page));
  };
  await next(page).click();
  await page.getByRole('radio', { name: /^Food & Beverage/ }).check();
  await expect(fact(page, 'Industry')).toHaveText('Food & Beverage');
  await page.getByRole('radio', { name: /^Market Morning/ }).check();
  await changes();
  await expect(fact(page, 'Design theme')).toHaveText('Market Morning');
  await expect(panel(page).getByRole('progressbar', { name: 'Step 2 of 7' })).toHaveAttribute('value', '2');
  await page.goto('/');
  await page.evaluate((draft) => localStorage.setItem('brandwright.draft', draft), JSON.stringify(answers));
  await page.goto('/create/kit?step=4');
  seen.push(await stage(page));
  for (const choice of ['Bold', 'Serif', 'Energetic', 'Above']) {
    await page.getByRole('radio', { name: choice, exact: true }).check();
    await changes();
  }
  await expect(fact(page, 'Style')).toHaveText('Bold, serif');
  await expect(fact(page, 'Colors')).toHaveText('Energetic');
  await expect(fact(page, 'Personality')).toHaveText('Friendly Creative');
  await expect(panel(page).getByRole('img', { name: 'Icon only' })).toBeVisible();
  await expect(panel(page).getByRole('img', { name: 'In a single color' })).toBeVisible();
});

test('[W-02] [W-09] the name: Next waits for it, and what is too short is told by toast and at the field', async ({ page }) => {
  await page.goto('/create/kit');
  await expect(heading(page)).toHaveText('Tell us about your business');
  await expect(next(page)).toBeDisabled();
  for (const short of [' ', 'K', '  K ']) {
    await name(page).fill(short);
    await next(page).click();
    await told(page, 'Validation Error', 'Please enter a valid business name (at least 2 characters).');
    await expect(name(page)).toHaveAccessibleDescription('Please enter a valid business name (at least 2 characters).');
    await expect(name(page)).toBeFocused();
    await expect(heading(page)).toHaveText('Tell us about your business');
  }
  await name(page).fill('Kiln');
  await expect(name(page)).toHaveAccessibleDescription('');
  await page.getByLabel('Brief description').fill('Pots.\nPlates.');
  await next(page).click();
  await expect(heading(page)).toHaveText('Industry & Market');
});

test('[W-03] [W-09] step 2 picks one of twelve industries and leads to the quiz', async ({ page }) => {
  await leave(page, { version: 1, businessName: 'Kiln', step: 2 });
  await page.goto('/create/kit');
  await expect(page.getByRole('group', { name: 'Industry' }).getByRole('radio')).toHaveCount(12);
  const on = page.getByRole('button', { name: 'Take Personality Quiz' });
  await on.click();
  await told(page, 'Validation Error', 'Please select an industry.');
  await expect(page.getByRole('group', { name: 'Industry' })).toHaveAccessibleDescription('Please select an industry.');
  await expect(page.getByRole('radio', { name: /^Food & Beverage/ })).toBeFocused();
  await page.getByRole('radio', { name: /^Education/ }).check();
  await expect(page.getByRole('group', { name: /^Design theme/ })).toHaveCount(0);
  await on.click();
  await expect(heading(page)).toHaveText('Brand Personality');
});

test('[W-04] the quiz is step 3 and leads to the logo style', async ({ page }) => {
  await leave(page, { ...answers, personality: '', step: 3 });
  await page.goto('/create/kit');
  await expect(page).toHaveURL(/\?step=3&question=4$/);
  await expect(panel(page).getByText('Step 3 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Quiz' }).click();
  await expect(page).toHaveURL(/\?step=4$/);
  await expect(heading(page)).toHaveText('Logo Style Preferences');
});

test('[W-05] [W-09] step 4 asks for four choices in the person’s own name; what is missing is marked', async ({ page }) => {
  await leave(page, { ...answers, fontStyle: '', iconPlacement: '' });
  await page.goto('/create/kit');
  for (const [group, count] of [
    ['Style direction', 4],
    ['Font style', 4],
    ['Color preference', 6],
    ['Icon placement', 4],
  ] as const) {
    await expect(page.getByRole('group', { name: group }).getByRole('radio')).toHaveCount(count);
  }
  const drawn = page.locator('.styles .sample path').first();
  await expect(drawn).toBeAttached();
  await expect(page.locator('.styles .sample svg')).toHaveCount(12);
  const pictures = await page.locator('.styles .sample').evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(pictures).size).toBe(12);
  await next(page).click();
  await told(page, 'Validation Error', 'Please complete all logo style preferences.');
  await expect(page.getByRole('group', { name: 'Font style' })).toHaveAccessibleDescription('Pick one of these.');
  await expect(page.getByRole('group', { name: 'Icon placement' })).toHaveAccessibleDescription('Pick one of these.');
  await expect(page.getByRole('group', { name: 'Style direction' })).toHaveAccessibleDescription('');
  await expect(page.getByRole('radio', { name: 'Serif', exact: true })).toBeFocused();
  await page.getByRole('radio', { name: 'Serif', exact: true }).check();
  await page.getByRole('radio', { name: 'Wordmark' }).check();
  await page.getByLabel('Slogan').fill('');
  await next(page).click();
  await expect(page).toHaveURL(/\?step=5$/);
});

test('[W-10] [H-06] Back is always there, loses nothing, and leads out of the wizard and home', async ({ page }) => {
  await leave(page, { ...answers, designTheme: '' });
  await page.goto('/create/kit');
  await expect(heading(page)).toHaveText('Logo Style Preferences');
  const back = page.getByRole('button', { name: /^(Back|Previous)$/ });
  for (const place of ['step=3&question=4', 'step=3&question=3', 'step=3&question=2', 'step=3&question=1', 'step=2', 'step=1']) {
    await back.click();
    await expect(page).toHaveURL(new RegExp(`\\?${place}$`));
  }
  await expect(name(page)).toHaveValue('Juniper & Rye');
  const { step: _, ...kept } = await stored(page);
  const { step: __, ...entered } = { ...answers, designTheme: '' };
  expect(kept).toMatchObject(entered);
  await page.goBack();
  await expect(page).toHaveURL(/\?step=2$/);
  await page.goForward();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/create$/);
  await page.goto('/create/kit');
  await page.getByRole('link', { name: 'Brandwright, home' }).click();
  await expect(page).toHaveURL('/');
});

test('[W-12] a reload, a closed tab and a second tab find the person where they were', async ({ page, context }) => {
  await page.goto('/create/kit');
  await name(page).fill('Kiln & Co');
  await page.getByLabel('Brief description').fill('Pots, half typ');
  await page.reload();
  await expect(page.getByLabel('Brief description')).toHaveValue('Pots, half typ');
  await next(page).click();
  await page.getByRole('radio', { name: /^Retail/ }).check();
  await page.getByRole('button', { name: 'Take Personality Quiz' }).click();
  await page.getByRole('radio', { name: /^Calm/ }).check();
  await next(page).click();
  await expect(page).toHaveURL(/\?step=3&question=2$/);
  await page.close();
  const again = await context.newPage();
  await again.goto('/create/kit');
  await expect(again).toHaveURL(/\?step=3&question=2$/);
  const other = await context.newPage();
  await other.goto('/create/kit?step=1');
  await other.getByLabel('Business name').fill('Kiln & Daughters');
  await expect(fact(again, 'Name')).toHaveText('Kiln & Daughters');
  await again.getByRole('radio', { name: /^The friend/ }).check();
  await expect(other.getByLabel('Business name')).toHaveValue('Kiln & Daughters');
  expect(await stored(other)).toMatchObject({ quizAnswers: { energy: 'calm', personality: 'friend' }, industry: 'Retail' });
  await again.goto('/create/kit?step=7');
  await expect(again).toHaveURL(/\?step=3&question=3$/);
});

test('[W-12] two tabs at two steps leave each other’s draft in peace', async ({ page, context }) => {
  await leave(page, { ...answers, step: 4 });
  await page.goto('/create/kit?step=2');
  await expect(heading(page)).toHaveText('Industry & Market');
  const other = await context.newPage();
  await other.goto('/create/kit?step=1');
  await expect(name(other)).toHaveValue(answers.businessName);
  const heard = await page.evaluate(async () => {
    let count = 0;
    addEventListener('storage', () => {
      count += 1;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return count;
  });
  expect(heard).toBe(0);
  await name(other).fill('Kiln & Sons');
  await expect(fact(page, 'Name')).toHaveText('Kiln & Sons');
  expect(await stored(page)).toMatchObject({ businessName: 'Kiln & Sons', step: 1 });
});

test('[W-12] a browser that keeps nothing is told so, and the wizard goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto('/create/kit');
  await name(page).fill('Kiln');
  await expect(page.getByText('This browser isn’t saving your work.')).toBeVisible();
  await next(page).click();
  await expect(heading(page)).toHaveText('Industry & Market');
});

test('[W-12] starting over is asked first, and can be undone', async ({ page }) => {
  await leave(page, answers);
  await page.goto('/create/kit');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Keep my brand' }).click();
  await expect(heading(page)).toHaveText('Logo Style Preferences');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear and start over' }).click();
  await expect(heading(page)).toHaveText('Tell us about your business');
  await expect(name(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  expect(await stored(page)).toMatchObject({ businessName: 'Juniper & Rye', slogan: 'bread, slowly' });
});

test('[W-13] five industries offer two themes each, which steer the preview', async ({ page }) => {
  await leave(page, { version: 1, businessName: 'Marlow Finch', step: 2 });
  await page.goto('/create/kit');
  const themes = page.getByRole('group', { name: /^Design theme/ });
  for (const [industry, first, second] of [
    ['Technology', 'Clear Signal', 'Night Build'],
    ['Food & Beverage', 'Market Morning', 'Green Kitchen'],
    ['Healthcare', 'Gentle Care', 'Clinical Trust'],
    ['Finance', 'Old Street', 'New Ledger'],
    ['Retail', 'Atelier', 'Corner Store'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`^${industry}`) }).check();
    await expect(themes.getByRole('radio')).toHaveCount(3);
    await expect(themes.getByRole('radio', { name: new RegExp(`^${first}`) })).toBeVisible();
    await expect(themes.getByRole('radio', { name: new RegExp(`^${second}`) })).toBeVisible();
    await expect(themes.getByRole('radio', { name: /^No theme/ })).toBeChecked();
  }
  const before = await stage(page);
  await themes.getByRole('radio', { name: /^Atelier/ }).check();
  await expect(fact(page, 'Design theme')).toHaveText('Atelier');
  await expect.poll(() => stage(page)).not.toBe(before);
  await page.getByRole('radio', { name: /^Other/ }).check();
  await expect(fact(page, 'Design theme')).toHaveText('None');
});

test.describe('step 7', () => {
  // The session's address answers 404 until this server has it.
  test.use({ expected: /404/ });

  test('[W-08] [W-13] [W-14] the review shows everything that was chosen, with the way back to each', async ({ page }) => {
    await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName), step: 7 });
    await page.goto('/create/kit');
    await expect(heading(page)).toHaveText('Final Review');
    const main = page.locator('.review');
    await expect(main.getByRole('img', { name: 'Logo preview for Juniper & Rye' })).toBeVisible();
    for (const text of [
      'Juniper & Rye',
      'Slow bread and rye whisky by the harbor.',
      'Food & Beverage',
      'Market Morning',
      'Friendly Creative (Playful, The friend, Tradition, Organic)',
      'Minimalist, sans-serif',
      'Nature',
      'bread, slowly',
    ])
      await expect(main.getByText(text, { exact: true }).first(), text).toBeVisible();
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order.getByRole('listitem')).toHaveText([
      '8 designs, one with full files',
      'Your logo in SVG, PDF and EPS (sharp at any size), plus PNG and JPG',
      'A color palette, with design tokens for developers',
      'Fonts with their licenses',
      'Icons for websites and phones',
      'High-resolution files',
      'Business card templates',
      'Letterhead designs',
      'Envelope designs',
      'Social media templates',
      'Brand guidelines (PDF)',
    ]);
    for (const text of ['$15, one payment', '30-day money-back guarantee', 'we don’t check for trademark conflicts'])
      await expect(order.getByText(text)).toBeVisible();
    await expect(main.getByText('In your words: “Slow bread and rye whisky by the harbor.”')).toBeVisible();
    // The colors of the logo come first, those of its palette that it lacks after them.
    await expect(main.locator('.palette li > span:not(.swatch)')).toHaveText([
      'Logo icon',
      'Logo name',
      'Logo background',
      'Accent',
      'Ink',
      'Dark',
    ]);
    await expect(page.getByRole('button', { name: 'Purchase Brand Kit - $15' })).toBeEnabled();
    await page.getByRole('link', { name: 'Edit industry' }).click();
    await expect(page).toHaveURL(/\?step=2$/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Final Review');
  });

  test('[W-11] [W-14] [W-15] a signed-out press keeps the brand, shows that it is saving, and asks to sign in', async ({
    page,
  }) => {
    const logo = await drawnLogo(page, answers.businessName);
    await leave(page, { ...answers, selectedLogo: logo, step: 7 });
    await page.goto('/create/kit');
    const purchase = page.getByRole('button', { name: 'Purchase Brand Kit - $15' });
    await expect(purchase).toBeEnabled();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/session', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await purchase.click();
    await expect(heading(page)).toHaveText('Creating Your Friendly Creative Brand Kit');
    await expect(page.getByText('Saving your brand kit...')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Saving your brand kit...' })).toHaveAttribute('aria-valuenow', '85');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingBrandKit'))).not.toBeNull();
    answer.resolve();
    await told(page, 'Authentication Required', 'Please sign in to purchase your brand kit.');
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?next=%2Fcreate%2Fkit%3Fstep%3D7');
    const kit = await page.evaluate(() => JSON.parse(localStorage.getItem('pendingBrandKit') ?? '{}') as Record<string, unknown>);
    expect(kit).toMatchObject({
      businessName: 'Juniper & Rye',
      industry: 'Food & Beverage',
      personality: 'Friendly Creative',
      style: 'minimalist',
      colors: 'nature',
      selectedLogo: logo,
      logoCustomization: null,
    });
  });

  test('[W-08] the review shows the logo as the editor left it', async ({ page }) => {
    const selectedLogo = await drawnLogo(page, answers.businessName);
    const logoCustomization = { primaryColor: '#7A1FA2', backgroundColor: '#FFF8E1' };
    await leave(page, { ...answers, selectedLogo, logoCustomization, step: 7 });
    await page.goto('/create/kit');
    expect(await stage(page)).toMatch(/#7A1FA2/i);
    await expect(page.locator('.main-logo')).toHaveCSS('background-color', 'rgb(255, 248, 225)');
    await expect(page.getByText('Edited by you')).toBeVisible();
  });

  test('[W-12] a logo drawn for another name is no choice for this one', async ({ page }) => {
    await leave(page, { ...answers, selectedLogo: await drawnLogo(page, 'Somebody Else'), step: 7 });
    await page.goto('/create/kit?step=7');
    await expect(page).toHaveURL(/\?step=5$/);
  });
});

test('[Q-01] [Q-02] four questions, four answers each, one answer each; Next waits, Previous keeps', async ({ page }) => {
  await leave(page, { version: 1, businessName: 'Kiln', industry: 'Retail', step: 2 });
  await page.goto('/create/kit');
  await page.getByRole('button', { name: 'Take Personality Quiz' }).click();
  const progress = page.locator('.quiz-progress');
  for (const [i, [question, label]] of (
    [
      ['What should it feel like to walk in?', 'Sophisticated'],
      ['If your brand were a person, who would it be?', 'The leader'],
      ['What would you never give up?', 'Tradition'],
      ['Which look do you reach for?', 'Organic'],
    ] as const
  ).entries()) {
    const group = page.getByRole('group', { name: question });
    await expect(group.getByRole('radio')).toHaveCount(4);
    await expect(progress.getByText(`${i * 25}% complete`)).toBeVisible();
    await expect(progress.getByRole('progressbar')).toHaveAttribute('value', String(i * 25));
    const on = page.getByRole('button', { name: i === 3 ? 'Complete Quiz' : 'Next', exact: true });
    await expect(on).toBeDisabled();
    await group.getByRole('radio').first().check();
    await group.getByRole('radio', { name: new RegExp(`^${label}`) }).check();
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(progress.getByText(`${(i + 1) * 25}% complete`)).toBeVisible();
    await expect(page.getByRole('button', { name: i === 0 ? 'Back' : 'Previous', exact: true })).toBeVisible();
    await on.click();
  }
  await expect(page).toHaveURL(/\?step=4$/);
  for (const _ of [4, 3, 2, 1]) await page.getByRole('button', { name: /^(Back|Previous)$/ }).click();
  await expect(page.getByRole('radio', { name: /^Sophisticated/ })).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading(page)).toHaveText('Industry & Market');
});

for (const [energy, character, label] of [
  ['Sophisticated', 'The expert', 'Premium Professional'],
  ['Playful', 'The friend', 'Friendly Creative'],
  ['Energetic', 'The leader', 'Dynamic Leader'],
  ['Calm', 'The innovator', 'Zen Innovator'],
  ['Calm', 'The leader', 'Balanced Brand'],
] as const) {
  test(`[Q-03] ${energy} and ${character} make ${label}`, async ({ page }) => {
    await leave(page, { version: 1, businessName: 'Kiln', industry: 'Retail', step: 3 });
    await page.goto('/create/kit');
    for (const choice of [energy, character, 'Quality']) {
      await page.getByRole('radio', { name: new RegExp(`^${choice}`) }).check();
      await next(page).click();
    }
    await expect(fact(page, 'Personality')).toHaveText('Not chosen yet');
    await page.getByRole('radio', { name: /^Classic/ }).check();
    await page.getByRole('button', { name: 'Complete Quiz' }).click();
    await expect(fact(page, 'Personality')).toHaveText(label);
  });
}
