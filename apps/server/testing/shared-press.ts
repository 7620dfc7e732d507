import { createHash } from 'node:crypto';
import { createRecent, openPress, type Press } from '@brandwright/press';
import { patience } from '../../../packages/data/testing/patience.ts';
import { keepAnswer, readAnswer } from './press-store.ts';

/** Bytes of kits that are kept. */
const weight = 96 * 1024 ** 2;

/** Opened with the first job of a process; its children end with it. */
let opened: Press | undefined;
const real = (): Press => {
  // Its limits are those of other tests: a busy machine is no reason to refuse.
  opened ??= openPress({ children: 2, startTime: patience, jobTime: patience, patience });
  return opened;
};
const kept = createRecent<Promise<unknown>>({ entries: 2_000, weight });

/** The answer to the same request of before, or a new one. Requests that end with an error are not kept. */
async function once<T>(request: readonly unknown[], signal: AbortSignal | undefined, ask: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(request);
  const known = signal?.aborted === true ? undefined : (kept.get(key) as Promise<T> | undefined);
  if (known !== undefined) return known;
  const told = readAnswer(key) as { readonly value: T } | undefined;
  const answer = told === undefined ? ask() : Promise.resolve(told.value);
  const value = await answer;
  if (told === undefined) keepAnswer(key, value);
  kept.set(key, answer);
  kept.weigh(key, weightOf(value));
  return value;
}

/** About. */
function weightOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + weightOf(one), 0);
  if (typeof value === 'object' && value !== null) return weightOf(Object.values(value));
  return 8;
}

/**
 * For tests: the real press, one for all files of a test process. Its work is pure, so the same request is worked on once in a
 * run, and answered from memory or from the run's folder afterwards. Tests of the press itself, and of what it does under load, open one of their own.
 */
export const sharedPress: Press = {
  design: (brief, options, terms) => once(['design', brief, options], terms?.signal, () => real().design(brief, options, terms)),
  kinds: (brief, options, terms) => once(['kinds', brief, options], terms?.signal, () => real().kinds(brief, options, terms)),
  edit: (edited, terms) => once(['edit', edited], terms?.signal, () => real().edit(edited, terms)),
  redraw: (brought, terms) => once(['redraw', brought], terms?.signal, () => real().redraw(brought, terms)),
  revise: (request, terms) => once(['revise', request], terms?.signal, () => real().revise(request, terms)),
  free: (design, options, terms) => once(['free', design, options], terms?.signal, () => real().free(design, options, terms)),
  kitPart: (key, order, part, terms) => once(['kitPart', order, part], undefined, () => real().kitPart(key, order, part, terms)),
  prove: (order, slogan, terms) => once(['prove', order, slogan], terms?.signal, () => real().prove(order, slogan, terms)),
  raster: (svg, options, terms) => once(['raster', svg, options], terms?.signal, () => real().raster(svg, options, terms)),
  subset: (ids, text, terms) => once(['subset', ids, text], terms?.signal, () => real().subset(ids, text, terms)),
  direct: (brief, terms) => once(['direct', brief], terms?.signal, () => real().direct(brief, terms)),
  trace: (png, terms) =>
    once(['trace', createHash('sha256').update(png).digest('hex')], terms?.signal, () => real().trace(png, terms)),
  write: (request, terms) => once(['write', request], terms?.signal, () => real().write(request, terms)),
  warm: () => real().warm(),
  status: () => real().status(),
  close: async () => {},
};
