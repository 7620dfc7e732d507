import { expect, type Page } from '@playwright/test';
import { bought } from './buying-page.ts';
import { enter } from './member.ts';
import { promises } from './promises.ts';
import { test } from './quiet.ts';
import { answers, drawnLogo, leave } from './wizard-page.ts';

const promise = /not open yet|to come|not built|still (being|to)|com(e|es|ing) later|coming soon|not .* yet/i;

interface Hit {
  readonly path: string;
  readonly sentence: string;
}

/** The path of an address, with `_id` for what names one thing. */
const pathOf = (address: string): string =>
  new URL(address).pathname.replace(/^\/(results|shared|sandbox)\/.+$/, (_, room: string) => `/${room}/_id`);

/** Every word of a page that is read, seen or heard: with its details, menus and tabs open, one tab after the other. */
async function wordsOf(page: Page): Promise<string[]> {
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

/** Goes from page to page by their links, until all are seen. */
async function crawl(page: Page, from: readonly string[]): Promise<{ readonly hits: Hit[]; readonly broken: string[] }> {
  const hits: Hit[] = [];
  const broken: string[] = [];
  const waiting = [...from];
  const seen = new Set<string>();
  const answered = new Set<string>();
  while (waiting.length > 0) {
    const address = waiting.shift() as string;
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const path = pathOf(page.url());
    if (seen.has(path)) continue;
    seen.add(path);
    for (const sentence of await wordsOf(page)) if (promise.test(sentence)) hits.push({ path, sentence });
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    for (const link of links) {
      const { origin, pathname, search } = new URL(link);
      if (origin !== new URL(page.url()).origin || answered.has(pathname)) continue;
      answered.add(pathname);
      const status = (await page.request.get(pathname + search)).status();
      if (status !== 200) broken.push(`${path} → ${pathname}: ${status}`);
      else if (!pathname.startsWith('/api/') && !seen.has(pathOf(link))) waiting.push(pathname + search);
    }
  }
  return { hits, broken };
}

test.describe('every page by its links', () => {
  // Pages of one’s own ask who is here.
  test.use({ expected: /status of 401/ });

  test('[B-11] [N-01] what is promised is listed, and every link answers, signed out and signed in', async ({ page }) => {
    const visitor = await crawl(page, ['/', '/create/kit', '/results']);
    await leave(page, { ...answers, selectedLogo: await drawnLogo(page, answers.businessName), step: 7 });
    await enter(page);
    await bought(page);
    const member = await crawl(page, ['/create/kit?step=7', '/dashboard', '/account', '/orders', '/']);
    expect.soft([...visitor.broken, ...member.broken]).toEqual([]);
    const hits = [...visitor.hits, ...member.hits];
    const isListed = ({ path, sentence }: Hit) =>
      promises.some((one) => (one.path === '*' || one.path === path) && sentence.includes(one.phrase));
    const unlisted = new Set(hits.filter((hit) => !isListed(hit)).map(({ path, sentence }) => `${path}: ${sentence}`));
    expect.soft([...unlisted], 'promised, and not in e2e/promises.ts').toEqual([]);
    const gone = promises.filter(
      ({ path, phrase }) => !hits.some((hit) => (path === '*' || path === hit.path) && hit.sentence.includes(phrase)),
    );
    expect(gone, 'in e2e/promises.ts, and no longer promised').toEqual([]);
  });
});
