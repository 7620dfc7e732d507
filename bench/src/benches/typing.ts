import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../tools/chromium.ts';
import type { Bench } from '../bench.ts';
import { type Figure, figure } from '../figure.ts';
import { rounds } from '../interleave.ts';
import { openServer } from '../running-server.ts';
import { median } from '../spread.ts';

/** Milliseconds between two keys of somebody who types fast. */
const betweenKeys = 60;

/** The first of each round is typed into a page that was just opened, the others after a pause each. */
const typed = [
  ['Amber Lane', 'Northvale', 'Tidewater', 'Solace Yoga'],
  ['Ironwood', 'Quiet Harbor', 'Velvet Crumb', 'Zenith'],
  ['Hollow Oak', 'Millstone', 'Linden', 'Kestrel Air'],
  ['Poppyfield', 'Granite Labs', 'Rookery', 'Maple Court'],
  ['Sandpiper', 'Cinder Roast', 'Halcyon', 'Field Notes'],
] as const;

/** What the script below leaves on the page, in milliseconds of its clock. */
type Watched = typeof globalThis & { watched: { firstKey: number; lastKey: number; sheets: { label: string; at: number }[] } };

/** The hero as people use it: keys, pauses, eight logos painted. */
export const typing: Bench = {
  name: 'typing',
  title: 'A name typed into the hero, until eight logos are painted',
  async run() {
    const server = await openServer();
    const opened = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
    try {
      const visits = [];
      for (const names of [typed[0], ...typed].slice(0, rounds + 1)) visits.push(await visit(opened, server.origin, names));
      // The first visit compiles the server and reads its typefaces.
      return figuresOf(visits.slice(1));
    } finally {
      await opened.close();
      await server.close();
    }
  },
};

interface Visit {
  readonly toFirst: number;
  readonly toWhole: number;
  readonly pauses: readonly number[];
}

const figuresOf = (visits: readonly Visit[]): readonly Figure[] => [
  figure(
    'first key in a page just opened → eight logos',
    'ms',
    visits.map(({ toFirst }) => toFirst),
    { demand: 1500 },
  ),
  figure(
    `the same until they are for the whole name, ${betweenKeys} ms a key`,
    'ms',
    visits.map(({ toWhole }) => toWhole),
  ),
  figure(
    'last key of a later name → its eight logos, the middle of three',
    'ms',
    visits.map(({ pauses }) => median(pauses)),
    { demand: 300 },
  ),
  figure(
    'the slowest of three',
    'ms',
    visits.map(({ pauses }) => Math.max(...pauses)),
    { demand: 300 },
  ),
];

/** One person with an empty cache. */
async function visit(opened: Browser, origin: string, names: readonly string[]): Promise<Visit> {
  const context = await opened.newContext({ baseURL: origin, locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto('/', { waitUntil: 'networkidle' });
  const cold = await type(page, names[0] ?? '');
  const pauses: number[] = [];
  for (const name of names.slice(1)) pauses.push((await type(page, name)).fromLast);
  await context.close();
  return { toFirst: cold.toFirst, toWhole: cold.toWhole, pauses };
}

async function type(page: Page, name: string): Promise<{ toFirst: number; toWhole: number; fromLast: number }> {
  const field = page.getByLabel('Business name');
  await field.evaluate((input: HTMLInputElement) => {
    input.focus();
    input.select();
    const { watched } = globalThis as Watched;
    Object.assign(watched, { firstKey: 0, lastKey: 0, sheets: [] });
  });
  await page.keyboard.type(name, { delay: betweenKeys });
  await page.getByRole('region', { name: `8 designs for ${name}`, exact: true }).waitFor();
  const { firstKey, lastKey, sheets } = await page.evaluate(noted);
  const whole = sheets.find(({ label }) => label === `8 designs for ${name}`)?.at ?? Number.NaN;
  return { toFirst: (sheets[0]?.at ?? Number.NaN) - firstKey, toWhole: whole - firstKey, fromLast: whole - lastKey };
}

/** Runs in the page: what was noted, once the frame that is under way is painted and noted too. */
const noted = (): Promise<Watched['watched']> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve((globalThis as Watched).watched))));

/** Runs in the page: notes keys as they are pressed, and sheets once the frame that shows them is painted. */
function watch(): void {
  const watched: Watched['watched'] = { firstKey: 0, lastKey: 0, sheets: [] };
  Object.assign(globalThis, { watched });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      if (watched.firstKey === 0) watched.firstKey = timeStamp;
      watched.lastKey = timeStamp;
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    const mosaic = document.querySelector('#examples');
    if (mosaic === null) return;
    new MutationObserver(() => {
      const label = mosaic.getAttribute('aria-label') ?? '';
      requestAnimationFrame(() => setTimeout(() => watched.sheets.push({ label, at: performance.now() })));
    }).observe(mosaic, { attributeFilter: ['aria-label'] });
  });
}
