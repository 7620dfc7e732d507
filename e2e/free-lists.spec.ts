import { freeFonts, freeIconCategories, freeIcons, freeSchemes } from '@brandwright/engine';
import { expect } from '@playwright/test';
import { cutOff } from './access.ts';
import { open } from './free-page.ts';
import { test } from './quiet.ts';

/** Label and category of every font, as the first seed document lists them; where it names one word, it is both. */
const fonts = [
  ['Modern Sans', 'Modern'],
  ['Classic Serif', 'Traditional'],
  ['Bold Display', 'Bold'],
  ['Elegant Script', 'Elegant'],
  ['Tech Mono', 'Technical'],
  ['Friendly Round', 'Friendly'],
  ['Corporate', 'Business'],
  ['Creative Bold', 'Creative'],
  ['Luxury Serif', 'Luxury'],
  ['Playful Sans', 'Playful'],
  ['Professional', 'Professional'],
  ['Artistic', 'Artistic'],
  ['Clean Minimal', 'Minimal'],
  ['Strong Impact', 'Strong'],
  ['Refined Elite', 'Refined'],
  ['Dynamic Sport', 'Dynamic'],
  ['Vintage Classic', 'Vintage'],
  ['Tech Future', 'Futuristic'],
] as const;

/** The categories of the icons, in the document’s order. */
const categories = [
  'Creative',
  'Business',
  'Luxury',
  'Technology',
  'Lifestyle',
  'Transportation',
  'Nature',
  'Food & Dining',
  'Shopping',
  'Communication',
  'Time',
  'Tools',
  'Industrial',
  'Healthcare',
  'Education',
  'Religious',
  'Financial',
  'Media',
  'Innovation',
  'Success',
  'Security',
] as const;

const schemes = ['Ocean Blue', 'Sunset Orange', 'Forest Green', 'Royal Purple', 'Classic Black'] as const;

test('[F-02] fonts, icon categories and color schemes are the documents’, in engine and page', async ({ page }) => {
  expect(freeFonts.map(({ label, category }) => [label, category])).toEqual(fonts);
  expect(freeIconCategories).toEqual(categories);
  expect([...new Set(freeIcons.map(({ category }) => category))].toSorted()).toEqual([...categories].toSorted());
  expect(freeSchemes.map(({ name }) => name)).toEqual(schemes);
  await open(page, 'Kiln');
  const named = (group: string) => page.getByRole('group', { name: group, exact: true }).getByRole('radio');
  await expect(named('Font style')).toHaveCount(fonts.length);
  for (const [place, [label, category]] of fonts.entries())
    await expect(named('Font style').nth(place)).toHaveAccessibleName(`${label} ${category}`);
  for (const [place, name] of schemes.entries()) await expect(named('Color scheme').nth(place)).toHaveAccessibleName(name);
  await expect(named('Color scheme')).toHaveCount(schemes.length);
  await expect(page.getByLabel('Icon category').locator('option')).toHaveText(['All categories', ...categories]);
  for (const category of categories)
    await expect(
      named('Icon')
        .and(page.getByRole('radio', { name: new RegExp(`, ${category}$`) }))
        .first(),
    ).toBeAttached();
});

for (const [width, height] of [
  [360, 780],
  [820, 1180],
  [1440, 900],
] as const)
  test(`[F-01] the badge and the way to the paid designer are in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const badge = page.getByText('100% Free • No AI Tokens Used').filter({ visible: true });
    await expect(badge).toHaveCount(1);
    await expect(badge).toBeInViewport({ ratio: 1 });
    const upsell = page.getByRole('link', { name: 'Upgrade to AI Designer - $15' }).filter({ visible: true });
    await expect(upsell).not.toHaveCount(0);
    await upsell.first().scrollIntoViewIfNeeded();
    await expect(upsell.first()).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page)).toBeLessThanOrEqual(0);
  });
