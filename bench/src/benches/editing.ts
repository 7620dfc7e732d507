import { drawSet, openStudio } from '@brandwright/press/maker';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../tools/chromium.ts';
import type { Bench } from '../bench.ts';
import { type Figure, figure } from '../figure.ts';
import { rounds } from '../interleave.ts';
import { openServer } from '../running-server.ts';
import { briefOf } from '../specimens.ts';

const written = { name: 'Juniper & Rye', slogan: 'bread, slowly', industry: 'Food & Beverage', style: 'elegant' } as const;

/** Sliders that are dragged, each on a page of its own. */
const sliders = ['Text size', 'Spacing', 'Icon size'] as const;

/** The editor as it feels under the hand: frames while a slider is dragged to and fro. */
export const editing: Bench = {
  name: 'editing',
  title: 'A slider of the editor, dragged: time between two frames',
  async run() {
    const server = await openServer();
    const opened = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
    try {
      const draft = await draftOf();
      return [
        await drags(opened, server.origin, draft, { rate: 1, demand: 20, what: 'nineteen frames of twenty' }),
        await drags(opened, server.origin, draft, {
          rate: 4,
          demand: 50,
          what: 'the same with the processor slowed to a quarter',
        }),
      ];
    } finally {
      await opened.close();
      await server.close();
    }
  },
};

/** A draft at the editor, with a design whose mark stands by its name. */
async function draftOf(): Promise<string> {
  const brief = briefOf(written);
  const { set } = await drawSet(await openStudio(), brief, { round: 0 });
  const design = set.designs.find(({ archetype }) => archetype === 'beside' || archetype === 'above') ?? set.designs[0];
  return JSON.stringify({
    version: 1,
    businessName: written.name,
    slogan: written.slogan,
    industry: written.industry,
    personality: 'Premium Professional',
    quizAnswers: { energy: 'calm', personality: 'expert', values: 'quality', aesthetic: 'classic' },
    styleDirection: written.style,
    fontStyle: 'serif',
    colorPreference: 'nature',
    iconPlacement: 'above',
    selectedLogo: design,
    step: 6,
  });
}

interface Drag {
  /** How many times slower the processor is. */
  readonly rate: number;
  readonly demand: number;
  readonly what: string;
}

async function drags(opened: Browser, origin: string, draft: string, { rate, demand, what }: Drag): Promise<Figure> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const slider = sliders[round % sliders.length] ?? sliders[0];
    samples.push(await drag(opened, origin, draft, slider, rate));
  }
  return figure(what, 'ms', samples, { demand });
}

/** The 95th percentile of the spans between frames, in ms. */
async function drag(opened: Browser, origin: string, draft: string, slider: string, rate: number): Promise<number> {
  const context = await opened.newContext({ baseURL: origin, locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((text) => localStorage.setItem('brandwright.draft', text), draft);
  await page.goto('/create/kit?step=6', { waitUntil: 'networkidle' });
  const handle = page.getByRole('slider', { name: slider });
  await handle.waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const box = await handle.boundingBox();
  if (box === null) throw new Error(`The slider “${slider}” is not on the page.`);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const frame = (now: number): void => {
      frames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.4, y);
  await page.mouse.down();
  for (let turn = 0; turn < 3; turn++) {
    await page.mouse.move(box.x + box.width * 0.95, y, { steps: 30 });
    await page.mouse.move(box.x + box.width * 0.1, y, { steps: 30 });
  }
  await page.mouse.up();
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  await context.close();
  const spans = frames
    .slice(1)
    .map((at, i) => at - (frames[i] ?? at))
    .sort((a, b) => a - b);
  return spans[Math.floor(spans.length * 0.95)] ?? Number.NaN;
}
