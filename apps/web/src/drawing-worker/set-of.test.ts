import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  type Brief,
  createFontBook,
  designSet,
  designSteps,
  type FontBook,
  facesFor,
  type Steps,
  typefaces,
} from '@brandwright/engine';
import * as shaper from 'harfbuzzjs';
import { afterEach, expect, test, vi } from 'vitest';
import { runInSlices } from './in-slices.ts';
import { readBrief } from './read-brief.ts';
import { setOf } from './set-of.ts';

const require = createRequire(import.meta.url);

afterEach(() => vi.restoreAllMocks());

/** A brief, and an engine that holds its faces. */
async function setUp(name: string): Promise<{ brief: Brief; fonts: FontBook }> {
  const fonts = createFontBook(shaper as unknown as Parameters<typeof createFontBook>[0]);
  const brief = readBrief({ name });
  for (const id of facesFor(brief)) {
    const file = typefaces.find((face) => face.id === id)?.file ?? '';
    fonts.add(id, new Uint8Array(await readFile(require.resolve(file))));
  }
  return { brief, fonts };
}

/** Aborts by a message, as the page drops a question: it can only be heard where the work gives way. */
function droppedByMessage(): AbortController {
  const abort = new AbortController();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    abort.abort(new Error('Dropped.'));
  };
  port2.postMessage(null);
  return abort;
}

/** A clock by which every part of the work takes longer than a slice. */
function slowClock(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
}

/** The parts of a set, counted as they are done. */
function counted(brief: Brief, fonts: FontBook): { readonly steps: Steps<void>; readonly done: () => number } {
  let done = 0;
  const steps = function* (): Steps<void> {
    for (const _ of designSteps(brief, { fonts })) {
      done++;
      yield;
    }
  };
  return { steps: steps(), done: () => done };
}

test('[H-07] a set that is dropped while it is solved is left at its next part', async () => {
  slowClock();
  const { brief, fonts } = await setUp('Kiln');
  const whole = counted(brief, fonts);
  await runInSlices(whole.steps, new AbortController().signal);
  const left = counted(brief, fonts);
  await expect(runInSlices(left.steps, droppedByMessage().signal)).rejects.toThrow('Dropped.');
  expect(left.done()).toBeGreaterThan(0);
  expect(left.done()).toBeLessThan(whole.done() / 4);
});

test('[H-07] a set that was dropped before is not begun', async () => {
  const { brief, fonts } = await setUp('Kiln');
  const { steps, done } = counted(brief, fonts);
  await expect(runInSlices(steps, AbortSignal.abort(new Error('Dropped.')))).rejects.toThrow('Dropped.');
  expect(done()).toBe(0);
});

test('[H-07] a set asked for again after it was dropped is whole, and is kept', async () => {
  slowClock();
  const { brief, fonts } = await setUp('Harbor & Pine');
  const studio = { fonts, stock: async () => {}, stockPictures: async () => {}, stockMeanings: async () => {} };
  await expect(setOf(brief, studio, droppedByMessage().signal)).rejects.toThrow('Dropped.');
  const { signal } = new AbortController();
  const set = await setOf(brief, studio, signal);
  expect(set).toEqual(designSet(brief, { fonts }));
  expect(await setOf(brief, studio, signal)).toBe(set);
});
