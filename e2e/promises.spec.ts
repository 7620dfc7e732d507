import { expect, type Page } from '@playwright/test';
import { bought } from './buying-page.ts';
import { enter } from './member.ts';
import { isListed, promises } from './promises.ts';
import { test } from './quiet.ts';
import { answers, drawnLogo, leave } from './wizard-page.ts';
import { promise, wordsOf } from './words-of.ts';

interface Hit {
  readonly path: string;
  readonly sentence: string;
}

/** The path of an address, with `_id` for what names one thing. */
const pathOf = (address: string): string =>
  new URL(address).pathname.replace(/^\/(results|shared|sandbox)\/.+$/, (_, room: string) => `/${room}/_id`);

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
    const unlisted = new Set(
      hits.filter(({ path, sentence }) => !isListed(path, sentence)).map(({ path, sentence }) => `${path}: ${sentence}`),
    );
    expect.soft([...unlisted], 'promised, and not in e2e/promises.ts').toEqual([]);
    const gone = promises.filter(
      ({ path, phrase }) => !hits.some((hit) => (path === '*' || path === hit.path) && hit.sentence.includes(phrase)),
    );
    expect(gone, 'in e2e/promises.ts, and no longer promised').toEqual([]);
  });
});
