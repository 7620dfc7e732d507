import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../tools/chromium.ts';
import type { Bench } from '../bench.ts';
import { type Figure, figure } from '../figure.ts';
import { openRelay } from '../relay.ts';
import { openServer } from '../running-server.ts';

/** Runs of Lighthouse on the home page: it takes a quarter of a minute, and its own throttling is simulated, hence steady. */
const runs = 3;

/** The pages as a phone on a slow line has them (Lighthouse, mobile), and what they weigh. */
export const lighthouseBench: Bench = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile: the home page and the path selector; and what the pages weigh',
  async run() {
    const server = await openServer();
    const relay = await openRelay(server.origin);
    const port = await freePort();
    const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ executablePath: chromiumPath(), args });
    try {
      const home = await reports(`${relay.origin}/`, port, runs);
      const paths = await reports(`${relay.origin}/create`, port, 1);
      return [
        ...scores('home', home),
        ...times(home),
        ...scores('selector', paths),
        ...(await weights(browser, `${server.origin}/`)),
        ...(await wizardWeight(browser, `${server.origin}/create/kit`)),
      ];
    } finally {
      await browser.close();
      await relay.close();
      await server.close();
    }
  },
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function reports(url: string, port: number, count: number): Promise<readonly Report[]> {
  const list: Report[] = [];
  for (let i = 0; i < count; i++) {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse gave nothing for ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
    list.push(result.lhr);
  }
  return list;
}

/** A demand is an upper limit: scores are told as what they lack of 100. */
function scores(page: string, list: readonly Report[]): readonly Figure[] {
  const lacking = (category: string): number[] => list.map(({ categories }) => 100 - 100 * (categories[category]?.score ?? 0));
  return [
    figure(`${page}: performance, points short of 100`, 'points', lacking('performance'), { demand: 2 }),
    figure(`${page}: accessibility, points short of 100`, 'points', lacking('accessibility'), { demand: 0 }),
    figure(`${page}: best practices, points short of 100`, 'points', lacking('best-practices'), { demand: 0 }),
    figure(`${page}: search engines, points short of 100`, 'points', lacking('seo'), { demand: 0 }),
  ];
}

function times(list: readonly Report[]): readonly Figure[] {
  const value = (audit: string, per: number): number[] =>
    list.map(({ audits }) => (audits[audit]?.numericValue ?? Number.NaN) / per);
  return [
    figure('home: largest contentful paint', 's', value('largest-contentful-paint', 1000), { demand: 1 }),
    figure('home: layout shift', 'points', value('cumulative-layout-shift', 1), { demand: 0.02 }),
    figure('home: total blocking time', 'ms', value('total-blocking-time', 1)),
  ];
}

/** What a first visit fetches, as it came over the line: seen by the page itself, so without the worker and what it loads. */
async function weights(browser: Browser, url: string): Promise<readonly Figure[]> {
  const { entries, earlyLine } = await fetched(browser, url);
  const sum = (wanted: (entry: Fetched) => boolean): number =>
    entries.filter(wanted).reduce((total, { bytes }) => total + bytes, 0) / 1000;
  const early = sum(({ name, beforePaint }) => isScript(name) && beforePaint) + earlyLine / 1000;
  return [
    figure('home: everything of the first load', 'kB', [sum(() => true)], { demand: 150 }),
    figure('home: scripts that came or ran before the first paint', 'kB', [early], { demand: 0 }),
    figure('home: of the first load, the two typefaces', 'kB', [sum(({ name }) => name.endsWith('.woff2'))]),
    figure('home: of the first load, pictures near enough', 'kB', [sum(({ name }) => name.endsWith('.svg'))]),
  ];
}

/** Scripts of the wizard's page without the drawing worker, compressed as gzip does it. */
async function wizardWeight(browser: Browser, url: string): Promise<readonly Figure[]> {
  const names = (await fetched(browser, url)).entries
    .map(({ name }) => name)
    .filter((name) => isScript(name) && !name.includes('studio.worker'));
  const sizes = names.map(async (name) => gzipSync(await (await fetch(name)).bytes(), { level: 9 }).length);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  return [figure('wizard: scripts of the page without engine and WebAssembly, gzip', 'kB', [total], { demand: 150 })];
}

interface Fetched {
  readonly name: string;
  /** Body and headers, as transferred. */
  readonly bytes: number;
  readonly beforePaint: boolean;
}

interface Visit {
  readonly entries: readonly Fetched[];
  /** Characters of the script that stands in the page, where it ran before the first paint; it ends the page. */
  readonly earlyLine: number;
}

const isScript = (name: string): boolean => name.endsWith('.js');

/** A visit with an empty cache on a slow line, as the page's own timeline tells it. */
async function fetched(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
  await cdp.send('Network.emulateNetworkConditions', line);
  await page.addInitScript(noteLine);
  await page.goto(url, { waitUntil: 'networkidle' });
  const visit = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { lineRan } = globalThis as Noted;
    const own = [...document.scripts].filter(({ src }) => src === '');
    const earlyLine = lineRan > paint ? 0 : own.reduce((sum, { text }) => sum + text.length, 0);
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const entries = all.map((entry) => {
      const { name, transferSize, responseEnd } = entry as PerformanceResourceTiming;
      return { name: name.replace(/\?.*$/, ''), bytes: transferSize, beforePaint: responseEnd < paint };
    });
    return { entries, earlyLine };
  });
  await context.close();
  return visit;
}

/** What the script below leaves on the page: when its one line ran, in milliseconds; 0 when it did not. */
type Noted = typeof globalThis & { lineRan: number };

/** Runs in the page before all else: its line is known by the first ear it lends to the load. */
function noteLine(): void {
  const noted = globalThis as Noted;
  noted.lineRan = 0;
  const listen = addEventListener;
  noted.addEventListener = (...call: Parameters<typeof listen>) => {
    if (call[0] === 'load' && noted.lineRan === 0) noted.lineRan = performance.now();
    listen(...call);
  };
}

/** A port nobody listens on at the moment of asking. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}
