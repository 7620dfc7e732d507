import { expect, type Page } from '@playwright/test';

/** Answers up to and with step 4, as the product stores them. */
export const answers = {
  version: 1,
  businessName: 'Juniper & Rye',
  description: 'Slow bread and rye whisky by the harbor.',
  industry: 'Food & Beverage',
  personality: 'Friendly Creative',
  quizAnswers: { energy: 'playful', personality: 'friend', values: 'tradition', aesthetic: 'organic' },
  designTheme: 'Market Morning',
  styleDirection: 'minimalist',
  fontStyle: 'sans-serif',
  colorPreference: 'nature',
  iconPlacement: 'left',
  slogan: 'bread, slowly',
  step: 4,
} as const;

/** Puts a draft into the browser before its first page, as an earlier visit would have left it. */
export async function leave(page: Page, draft: object): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('left') !== null) return;
    sessionStorage.setItem('left', 'yes');
    localStorage.setItem('brandwright.draft', stored);
  }, JSON.stringify(draft));
}

/** A design drawn by the real product for the answers, as the gallery gets it. */
export async function drawnLogo(page: Page, businessName: string): Promise<object> {
  const response = await page.request.post('/api/generate-logo', {
    data: {
      businessName,
      industry: answers.industry,
      personality: answers.personality,
      style: answers.styleDirection,
      colors: answers.colorPreference,
      variations: 1,
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { logos } = (await response.json()) as { readonly logos: readonly { readonly design: object }[] };
  return logos[0]?.design ?? {};
}

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Live brand preview' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('brandwright.draft') ?? '{}') as Record<string, unknown>);

/** The drawing on the stage, as the browser holds it. */
export const stage = async (page: Page): Promise<string> => {
  const picture = panel(page).getByRole('img', { name: /^Logo preview for / });
  await expect(picture).toBeVisible();
  return picture.innerHTML();
};
