import { readFileSync } from 'node:fs';
import { parseBrief } from '@brandwright/engine';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { expect, type Page, test } from '@playwright/test';
import { sampled } from './sampled.ts';

/** A brief as somebody writes it. */
interface Written {
  readonly name: string;
  readonly [field: string]: string;
}

/** What the page's worker answers, as far as it is read here. */
interface Answer {
  readonly kind: string;
  readonly id: number;
  readonly reply?: { readonly pictures: readonly { readonly id: string; readonly file: string }[] };
}

interface Printed {
  readonly id: string;
  readonly svg: string;
}

const read = (file: string): readonly Written[] =>
  JSON.parse(readFileSync(new URL(`../packages/engine/testing/${file}`, import.meta.url), 'utf8')) as readonly Written[];

/** Drawings that a page fetches on demand, by the names that ask for them. */
const fetched = new Map([
  ['Bright Owl Tutors', 'owl'],
  ['Grizzly Ridge', 'bear'],
  ['Wolf & Lantern', 'wolf'],
]);

/** Of those everything is looked at with, and one and more of every script. */
const briefs = [
  ...sampled(read('briefs.json')),
  ...read('scripts.json'),
  { name: 'Bright Owl Tutors', industry: 'Education' },
  { name: 'Grizzly Ridge', industry: 'Retail', description: 'Picture framer' },
  { name: 'Wolf & Lantern', industry: 'Food & Beverage', description: 'Steakhouse' },
];

/** A brief with a seed of its own has to agree as well: every third gets one. */
const seeded = briefs.map((brief, i): Written => (i % 3 === 2 ? { ...brief, seed: `seed ${i}` } : brief));

/** In Chromium the page's own worker draws, with typefaces cut to the name; in Node the engine, with whole ones. */
test('[G-09] the same brief and seed give the same bytes in Node and in Chromium, in every script', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  expect(seeded.length).toBeGreaterThanOrEqual(20);

  await page.goto('/');
  const started = page.waitForEvent('worker');
  await page.getByLabel('Business name').fill('Kiln');
  const inChromium = await drawInPage(page, (await started).url(), seeded);

  const studio = await openStudio();
  for (const [i, brief] of seeded.entries()) {
    const parsed = parseBrief(brief);
    if (!parsed.ok) throw new Error(parsed.faults.map(({ message }) => message).join(' '));
    const { set, svgs } = await drawSet(studio, parsed.value, { round: 0 });
    const inNode = svgs.map((svg, k): Printed => ({ id: set.designs[k]?.id ?? '', svg }));
    expect.soft(inNode, brief.name).toHaveLength(8);
    const shown = fetched.get(brief.name);
    if (shown !== undefined) expect.soft(set.designs.map(({ genome }) => genome.mark).join(' '), brief.name).toContain(shown);
    expect.soft(inChromium[i], brief.name).toEqual(inNode);
  }
  expect(heard).toEqual([]);
});

/** Starts the worker that the page itself started, and has it draw one brief after the other. */
function drawInPage(page: Page, url: string, written: readonly Written[]): Promise<readonly (readonly Printed[])[]> {
  return page.evaluate(
    async ({ url, written }) => {
      const worker = new Worker(url, { type: 'module' });
      const drawn: { id: string; svg: string }[][] = [];
      for (const [id, brief] of written.entries()) {
        const answer = await new Promise<Answer>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage({ kind: 'ask', id, task: 'sheet', ask: { brief, round: 0 } });
        });
        if (answer.id !== id || answer.reply === undefined) throw new Error(`${brief.name}: ${JSON.stringify(answer)}`);
        drawn.push(answer.reply.pictures.map(({ id, file }) => ({ id, svg: file })));
      }
      worker.terminate();
      return drawn;
    },
    { url, written },
  );
}
