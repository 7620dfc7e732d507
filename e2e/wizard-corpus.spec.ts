import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './quiet.ts';
import { sampled } from './sampled.ts';
import { panel } from './wizard-page.ts';

interface Corpus {
  readonly succeed: readonly string[];
  readonly refuse: Readonly<Record<string, readonly string[]>>;
}

const corpus = JSON.parse(readFileSync(new URL('../packages/engine/testing/torture.json', import.meta.url), 'utf8')) as Corpus;

const name = (page: Page) => page.getByLabel('Business name');
const slogan = (page: Page) => page.getByLabel('Slogan');
const settled = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** A field of one line takes line breaks away before anybody sees them; a lone surrogate cannot be typed. */
const canBeTyped = (text: string): boolean => !/[\r\n]/u.test(text) && text.isWellFormed();

test('[W-02] [corpus] names nobody expects are drawn in the preview, or their field says why not', async ({ page }) => {
  await page.goto('/create/kit?step=1');
  for (const typed of sampled(corpus.succeed).filter((one) => [...new Intl.Segmenter().segment(one)].length > 1)) {
    await name(page).fill(typed);
    await expect(panel(page).getByRole('img', { name: `Logo preview for ${settled(typed)}`, exact: true })).toBeVisible();
    await expect(name(page)).not.toHaveAttribute('aria-invalid', 'true');
  }
  const refused = Object.entries(corpus.refuse).flatMap(([code, list]) => (code === 'brief.name.empty' ? [] : sampled(list)));
  for (const typed of refused.filter(canBeTyped)) {
    await name(page).fill('');
    await name(page).fill(typed);
    const next = page.getByRole('button', { name: 'Next' });
    if (await next.isEnabled()) await next.click();
    await expect(name(page), JSON.stringify(typed)).toHaveAccessibleDescription(/\.$/);
    await expect(page).toHaveURL(/step=1/);
  }
});

test('[W-05] [corpus] slogans of every script are drawn, and what cannot be set is told at the field', async ({ page }) => {
  await page.addInitScript(() => {
    const draft = { version: 1, businessName: 'Acme', industry: 'Retail', personality: 'Balanced Brand', step: 4 };
    const answers = { energy: 'calm', personality: 'expert', values: 'quality', aesthetic: 'organic' };
    if (localStorage.getItem('brandwright.draft') === null)
      localStorage.setItem('brandwright.draft', JSON.stringify({ ...draft, quizAnswers: answers }));
  });
  await page.goto('/create/kit?step=4');
  const picture = panel(page).getByRole('img', { name: 'Logo preview for Acme' });
  await expect(picture).toBeVisible();
  let before = await picture.innerHTML();
  for (const typed of ['bread, slowly', 'مرحبا بكم', '好吃，真的！', 'ขนมปังทุกวัน', 'Ἀεὶ ζεστό', '<b>bold</b> & "quoted"']) {
    await slogan(page).fill(typed);
    await expect.poll(() => picture.innerHTML(), { message: typed }).not.toBe(before);
    before = await picture.innerHTML();
    await expect(slogan(page)).not.toHaveAttribute('aria-invalid', 'true');
  }
  for (const typed of ['தமிழ்', 's'.repeat(91)]) {
    await slogan(page).fill(typed);
    await expect(slogan(page), typed).toHaveAccessibleDescription(/\.$/);
  }
});
