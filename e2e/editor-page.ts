import { createHash } from 'node:crypto';
import type { Design } from '@brandwright/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import { bakery, designsFor, keptDraft } from './seed-editor.ts';

export const canvas = (page: Page) => page.getByRole('region', { name: 'Canvas' });
export const logo = (page: Page) => canvas(page).getByRole('img');
export const slider = (page: Page, name: string) => page.getByRole('slider', { name });
export const color = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The drawing on the canvas, and a short sum of it, which differs where the drawing does. */
export const markup = (page: Page): Promise<string> => logo(page).evaluate((one) => one.innerHTML);
export const art = async (page: Page): Promise<string> =>
  createHash('sha256')
    .update(await markup(page))
    .digest('hex')
    .slice(0, 12);

/** Waits until the canvas shows another drawing than `before`. */
export async function redrawn(page: Page, before: string): Promise<string> {
  await expect.poll(() => art(page)).not.toBe(before);
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false');
  return art(page);
}

export const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
};

/** A design whose mark stands beside or above its name, with a slogan. */
export async function lockup(): Promise<Design> {
  const design = (await designsFor(bakery)).find(
    ({ archetype, scene }) => ['beside', 'above'].includes(archetype) && scene.shapes.some(({ part }) => part === 'slogan'),
  );
  if (design === undefined) throw new Error('No design of the set has a mark and a slogan.');
  return design;
}

/** The settings as the page has kept them. */
export const customization = async (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  ((await keptDraft(page)).logoCustomization ?? {}) as Readonly<Record<string, unknown>>;
