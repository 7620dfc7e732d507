import { expect, type Locator, type Page } from '@playwright/test';
import type { Rooms } from './rooms-server.ts';

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const toast = (page: Page, text: string): Locator => page.locator('.toast').getByText(text, { exact: true });

/** A toast with this title and text. */
export async function told(page: Page, heading: string, text: string): Promise<void> {
  const one = page.locator('.toast').filter({ hasText: text });
  await expect(one.locator('.title')).toHaveText(heading);
  await expect(one.locator('.description')).toHaveText(text);
}

/** Opens a room as somebody; as nobody new when left out. */
export async function open(page: Page, rooms: Rooms, path: string, who?: keyof Rooms['people']): Promise<void> {
  if (who !== undefined) await page.context().addCookies([{ ...rooms.people[who].cookie, url: rooms.origin }]);
  await page.goto(rooms.origin + path);
}

/** The kit of Maya that is finished. */
export const rye = (rooms: Rooms): string => rooms.people.maya.kits[2] ?? '';
