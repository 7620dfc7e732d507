import { expect, type Page } from '@playwright/test';
import { axe, cutOff, looks, smallTargets } from './access.ts';
import { bought } from './buying-page.ts';
import { enter, post } from './member.ts';
import { test } from './quiet.ts';
import { told } from './rooms-page.ts';

const brand = {
  businessName: 'Juniper & Rye',
  industry: 'Food & Beverage',
  personality: 'Friendly Creative',
  description: 'Sourdough and rye bread baked overnight',
} as const;
const section = (page: Page) => page.getByRole('region', { name: 'AI brand enhancement', exact: true });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });

/** Somebody with a paid kit, on its page. Resolves to its path. */
async function atKit(page: Page): Promise<string> {
  await enter(page);
  await bought(page, { plan: 'premium', brand });
  const { kits } = await (await page.request.get('/api/kits')).json();
  const path = `/results/${kits[0].id}`;
  await page.goto(path);
  return path;
}

// A page whose kit changes while older files are made is told to wait, and asks again.
test.use({ expected: /status of 429/ });

test('[I-01] [I-03] a kit’s texts are written, copied, written anew and undone', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await atKit(page);
  const checked = page.getByRole('region', { name: 'Checklist' }).getByRole('listitem').filter({ hasText: 'Brand story' });
  await expect(checked).toHaveText('Brand storyNot ready yet');
  // Held back, so that what is shown meanwhile can be seen.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/kits/*/enhancement', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await button(page, 'Enhance').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Writing…')).toHaveAttribute('aria-disabled', 'true');
  await expect(section(page).getByRole('status')).toHaveText('Writing…');
  answer.resolve();
  await told(page, 'Brand Enhanced!', 'Your next download will include this copy.');
  await expect(section(page).getByRole('status')).toHaveText('Your brand copy is ready.');
  await expect(button(page, 'Write another version')).toBeFocused();
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText([
    'Brand story',
    'Mission',
    'In one sentence',
    'Taglines',
    'Target audience',
    'Brand voice',
    'Color psychology',
    'Marketing tips',
    'Social media bios',
  ]);
  const story = section(page).getByRole('region', { name: 'Brand story' }).locator('p');
  const first = (await story.textContent()) ?? '';
  expect(first).toContain('Juniper & Rye');
  await button(page, 'Copy: Brand story').click();
  await expect(page.locator('.toast').getByText('Copied: Brand story', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  // A profile text and its length as the network counts it.
  const bio = section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Instagram' }) });
  await button(page, 'Copy: Instagram').click();
  await expect(page.locator('.toast').getByText('Copied: Instagram', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(bio.locator('p')).toHaveText([copied, `${[...copied].length} of 150 characters`]);
  await expect(section(page)).toContainText(/Written by Brandwright’s built-in copywriter, version \d+\./);
  await expect(checked).toHaveText('Brand storyReady');

  await button(page, 'Write another version').click();
  await expect(story).not.toHaveText(first);
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.toast').getByText('Undone: Brand copy rewritten', { exact: true })).toBeVisible();
  await expect(story).toHaveText(first);
  await page.reload();
  await expect(story).toHaveText(first);
});

test('[I-01] [L-01] [K-05] the files of a kit have its texts, and say so when its colors change', async ({ page }) => {
  const path = await atKit(page);
  await button(page, 'Enhance').click();
  await told(page, 'Brand Enhanced!', 'Your next download will include this copy.');
  const { enhancement } = await (await page.request.get(path.replace('/results', '/api/kits'))).json();
  const paths = async (): Promise<readonly string[]> => {
    const lines = await (await page.request.get(`${path.replace('/results', '/api/kits')}/files`)).text();
    // Refused while files of the kit as it was are still being made.
    const { contents } = JSON.parse(lines.trim().split('\n').at(-1) ?? '');
    return (contents?.files ?? []).map((file: { readonly path: string }) => file.path);
  };
  await expect.poll(paths).toEqual(expect.arrayContaining(['copy/brand-copy.md', 'copy/profile-bios.txt']));
  // Taglines are offered as headlines.
  const social = page.getByRole('region', { name: 'Social media templates' });
  await social
    .getByRole('button', { name: /^Open Instagram: Story 1080/ })
    .first()
    .click();
  const offered = page.getByRole('dialog').locator('datalist option');
  const values = () => offered.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await expect.poll(values).toEqual(enhancement.taglines);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Midnight Black and Gold' }).click();
  await expect(section(page)).toContainText('Your colors have changed since this was written.');
  await button(page, 'Write another version').click();
  await expect(section(page)).not.toContainText('Your colors have changed since this was written.');
});

test.describe('what is refused', () => {
  test.use({ expected: /Failed to load resource|status of (403|429|500)/ });

  test('[I-01] [I-02] the plan is checked first, and who has none is told what it takes', async ({ page }) => {
    await enter(page);
    await bought(page, { plan: 'premium', brand });
    const { kits } = await (await page.request.get('/api/kits')).json();
    const { orders } = await (await page.request.get('/api/orders')).json();
    await post(page.request, `/api/orders/${orders[0].id}/refund`);
    const session = Promise.withResolvers<void>();
    await page.route('**/api/session', async (route) => {
      await session.promise;
      await route.continue();
    });
    await page.goto(`/results/${kits[0].id}`);
    await expect(section(page)).toContainText('Checking your plan…');
    await expect(section(page).getByRole('button')).toHaveCount(0);
    session.resolve();
    await expect(section(page)).toContainText('Included in every paid plan.');
    await expect(section(page).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await button(page, 'Enhance').click();
    await told(page, 'Premium Feature', 'AI brand enhancement requires a paid plan. Please upgrade to access this feature.');
    await expect(section(page).getByRole('heading', { level: 3 })).toHaveCount(0);
    await expect(button(page, 'Enhance')).toBeEnabled();
  });

  test('[I-01] a fault is told in the product’s words, and the sixth call with the minutes to wait', async ({ page }) => {
    await atKit(page);
    await page.route('**/api/kits/*/enhancement', (route) => route.fulfill({ status: 500, json: {} }));
    await button(page, 'Enhance').click();
    await told(page, 'Enhancement Failed', 'Failed to enhance brand kit. Please try again.');
    await page.unroute('**/api/kits/*/enhancement');
    for (let i = 0; i < 5; i++) await post(page.request, '/api/enhance-brand-kit', { businessName: 'Juniper & Rye' });
    await button(page, 'Enhance').click();
    await told(page, 'Enhancement Failed', 'Rate limit exceeded. Please try again in 60 minutes.');
    await expect(button(page, 'Enhance')).toBeEnabled();
  });
});

for (const { device, ...look } of looks)
  test.describe(`on ${device}, ${look.colorScheme}`, () => {
    test.use(look);

    test('[N-06] [I-01] the texts can be read and copied by everyone, on the sample kit too', async ({ page }) => {
      await atKit(page);
      await button(page, 'Enhance').click();
      await expect(button(page, 'Copy: Pinterest')).toBeVisible();
      expect([await axe(page), await smallTargets(page), await cutOff(page)]).toEqual([[], [], 0]);
      await page.goto('/results');
      await expect(section(page).getByRole('region', { name: 'Brand story' })).toContainText('Eco Coffee Co.');
      await expect(section(page)).toContainText('Written by Brandwright’s built-in copywriter');
      await expect(button(page, 'Write another version')).toHaveCount(0);
      expect([await axe(page), await cutOff(page)]).toEqual([[], 0]);
    });
  });
