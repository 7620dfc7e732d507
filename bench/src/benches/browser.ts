import { type Brief, facesFor } from '@brandwright/engine';
import { drawSet, loadFonts, openStudio } from '@brandwright/press/maker';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../tools/chromium.ts';
import type { Bench } from '../bench.ts';
import { type Figure, figure } from '../figure.ts';
import { interleave, rounds, timed } from '../interleave.ts';
import { listenToWorkers, refusedRoundTrip, roundTrips } from '../page-workers.ts';
import { openServer } from '../running-server.ts';
import { briefOf, written } from '../specimens.ts';
import { median } from '../spread.ts';

/** Names nobody typed before in the run; eight a round, the first eight in the round that is thrown away. */
const names = [
  'Amber Lane, Copperfield, North & Vine, Tidewater, Solace Yoga, Brightpath, Meadow House, Ironwood',
  'Lumen Works, Pebble, Quiet Harbor, Redwood Legal, Velvet Crumb, Zenith, Gable & Finch, Hollow Oak',
  'Sparrow Books, Millstone, Bluewater Dental, Orchard Row, Trailhead, Linden, Kestrel Air, Ember',
  'Willow Press, Driftwood, Summit Tax, Poppyfield, Granite Labs, Nova, Thistle & Thread, Rookery',
  'Maple Court, Sandpiper, Verity Law, Dune, Cinder Roast, Larkspur, Foundry Nine, Halcyon',
  'Birch & Bone, Clearwater, Field Notes, Juno, Marlowe, Pinecrest Vets, Silver Fern, Wavelength',
].map((line) => line.split(', '));

/** The page as people have it: real server, real pages, real worker. */
export const browser: Bench = {
  name: 'browser',
  title: 'The page in Chromium: a name typed, eight logos drawn',
  async run() {
    const server = await openServer();
    const opened = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
    try {
      return [...(await bytes(opened, server.origin)), ...(await times(opened, server.origin))];
    } finally {
      await opened.close();
      await server.close();
    }
  },
};

/** A visitor with an empty cache, once a round; and what six later names of each cost. */
async function bytes(opened: Browser, origin: string): Promise<readonly Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  const largest: number[] = [];
  for (const six of names.slice(0, rounds).map((list) => list.slice(0, 7))) {
    const page = await pageOf(opened, origin);
    const counted = countBytes(page);
    await page.goto(origin, { waitUntil: 'networkidle' });
    const [name = '', ...rest] = six;
    await type(page, name);
    first.push((await counted()) / 1000);
    const each: number[] = [];
    for (const one of rest) {
      await type(page, one);
      each.push((await counted()) / 1000);
    }
    later.push(each.reduce((total, kilobytes) => total + kilobytes, 0) / each.length);
    largest.push(Math.max(...each));
    await page.context().close();
  }
  return [
    figure('fetched until the first eight live logos', 'kB', first, { demand: 1000 }),
    figure('fetched for a later name, the most of six', 'kB', largest, { demand: 60 }),
    figure('fetched for a later name, the mean of six', 'kB', later),
  ];
}

/** Transferred bytes, headers and all, since the last time it was asked; Chromium's own count (`encodedDataLength`). */
function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(
      ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
      () => 0,
    );
    sizes.push(size);
  });
  return async () => {
    await page.waitForTimeout(300);
    return (await Promise.all(sizes.splice(0))).reduce((total, size) => total + size, 0);
  };
}

/** Orders to the page's worker and its answers, beside Node drawing the same names. */
async function times(opened: Browser, origin: string): Promise<readonly Figure[]> {
  const page = await pageOf(opened, origin);
  await page.goto(origin, { waitUntil: 'networkidle' });
  for (const { name } of written) await type(page, name);
  const studio = await openStudio();
  const slowest: number[] = [];
  const { inPage, inNode, empty } = await interleave({
    inPage: async (round) => {
      await roundTrips(page);
      for (const name of names[round + 1] ?? []) await type(page, name);
      const trips = await roundTrips(page);
      if (round >= 0) slowest.push(Math.max(...trips));
      return median(trips);
    },
    inNode: async (round) => {
      const values: number[] = [];
      for (const brief of (names[round + 1] ?? []).map((name) => briefOf({ name }))) values.push(await drawn(studio, brief));
      return median(values);
    },
    empty: () => refusedRoundTrip(page),
  });
  await page.context().close();
  return [
    figure('from order to answer of the warm worker, new names', 'ms', inPage, {
      demand: 400,
      beside: [
        { what: 'Node draws the same names', unit: 'ms', samples: inNode },
        { what: 'floor: an order that is refused at once', unit: 'ms', samples: empty },
      ],
    }),
    figure('the slowest of eight names', 'ms', slowest),
  ];
}

async function drawn(studio: Awaited<ReturnType<typeof openStudio>>, brief: Brief): Promise<number> {
  await loadFonts(facesFor(brief), studio.book);
  return timed(() => drawSet(studio, brief, { round: 0 }));
}

async function pageOf(opened: Browser, origin: string): Promise<Page> {
  const context = await opened.newContext({ baseURL: origin, locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await listenToWorkers(page);
  return page;
}

/** Types a name and waits until its eight logos stand on the page. */
async function type(page: Page, name: string): Promise<void> {
  await page.getByLabel('Business name').fill(name);
  await page.getByRole('region', { name: `8 designs for ${name}`, exact: true }).waitFor();
}
