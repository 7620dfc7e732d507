import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * How a page is looked at: each scheme and each width once, at the narrowest there is (row N-06). Colors follow the scheme and places the
 * width, and what needs both together to be at fault has not been met.
 */
export const looks = [
  { colorScheme: 'light', device: 'a phone', viewport: { width: 360, height: 780 } },
  { colorScheme: 'dark', device: 'a desktop', viewport: { width: 1440, height: 900 } },
] as const;

/** Faults of accessibility, by rule and place. */
export async function axe(page: Page): Promise<string[]> {
  // Without frames axe runs in the page alone, in a quarter of the time.
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Pixels by which a page is wider than its window. */
export const cutOff = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);

/** What can be pressed and is smaller than 44 pixels. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('a, button, summary, select, input').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('.skip-link'))
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
  );

/** From now on every page notes by how much it moves without being asked to. */
export const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moves: { readonly value: number; readonly what: string }[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const what = entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : ''));
        moves.push({ value: entry.value, what: what.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface Shift {
      readonly value: number;
      readonly sources: readonly { readonly node?: Node }[];
    }
  });

/** By how much a page moved, all in all, and what of it. */
export async function moved(page: Page): Promise<{ readonly total: number; readonly what: string }> {
  const moves = await page.evaluate(() => (window as unknown as { moves: { value: number; what: string }[] }).moves);
  const what = moves.map((one) => `${one.value.toFixed(4)} ${one.what}`).join('; ');
  return { total: moves.reduce((sum, { value }) => sum + value, 0), what };
}
