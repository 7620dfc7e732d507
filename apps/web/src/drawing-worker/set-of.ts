import {
  type Brief,
  type DesignSet,
  designSteps,
  facesFor,
  facesForMore,
  type History,
  hasMeanings,
  moreSteps,
  picturesFor,
  picturesIn,
  textFor,
} from '@brandwright/engine';
import { runInSlices } from './in-slices.ts';
import type { Studio } from './open-studio.ts';

/**
 * Sets that are kept: going back and forth in the wizard, pictures of several questions that share one, and the gallery, which asks
 * for the designs of a set one by one, draw nothing twice.
 */
const most = 8;
const held = new Map<string, DesignSet>();

/** Which set of a brief: the first when nothing is said; with a history one that is led by it. */
interface Which {
  readonly round?: number;
  readonly history?: History | undefined;
}

/** Eight designs of a brief. Rejects with the signal's reason at the next part of a set that nobody waits for any more. */
export async function setOf(
  brief: Brief,
  { fonts, stock, stockPictures }: Studio,
  signal: AbortSignal,
  { round = 0, history }: Which = {},
): Promise<DesignSet> {
  const key = JSON.stringify([brief, round, history, hasMeanings()]);
  const known = held.get(key);
  if (known !== undefined) {
    // A Map keeps the order of insertion: the first is the one not used for longest.
    held.delete(key);
    held.set(key, known);
    return known;
  }
  const liked = (history?.liked ?? []).map(({ genome }) => genome.mark);
  const faces = history === undefined ? facesFor(brief, round) : facesForMore(brief, history, round);
  await Promise.all([stockPictures([...picturesFor(brief), ...picturesIn(liked)], signal), stock(faces, textFor(brief), signal)]);
  const steps = history === undefined ? designSteps(brief, { fonts, round }) : moreSteps(brief, history, { fonts, round });
  const set = await runInSlices(steps, signal);
  held.set(key, set);
  const [oldest] = held.keys();
  if (held.size > most && oldest !== undefined) held.delete(oldest);
  return set;
}
