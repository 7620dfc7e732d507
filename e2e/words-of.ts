import type { Page } from '@playwright/test';

/** Matches a sentence that promises something, or that says something is not there yet. */
export const promise = /not open yet|to come|not built|still (being|to)|com(e|es|ing) later|coming soon|not .* yet/i;

/** Every word of a page that is read, seen or heard: with its details, menus and tabs open, one tab after the other. */
export async function wordsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  const lines = new Set<string>();
  const read = async (): Promise<void> => {
    const now = await page.evaluate(() => {
      const named = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].flatMap((one) =>
        ['aria-label', 'alt', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
      );
      // What is hidden from the eye is read out, and menus are closed until they are asked for.
      const kept = [...document.querySelectorAll('.visually-hidden, [popover]')].map((one) => one.textContent);
      // Not the text of the markup: what is rendered is what is read.
      // biome-ignore lint/performance/useDomNodeTextContent: Only what is rendered counts; textContent has hidden text as well.
      return [...document.body.innerText.split('\n'), ...named, ...kept];
    });
    for (const line of now) for (const one of line.split(/(?<=[.!?;:])\s+/)) lines.add(one.trim());
  };
  await read();
  const tabs = page.getByRole('tab');
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    await read();
  }
  return [...lines];
}
