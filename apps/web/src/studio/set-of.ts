import { type Brief, type DesignSet, designSet, facesFor, textFor } from '@brandwright/engine';
import type { Studio } from './open-studio.ts';

/** Sets that are kept: going back and forth in the wizard, and pictures of several questions that share one, draw nothing twice. */
const most = 8;
const held = new Map<string, DesignSet>();

/** The first eight designs of a brief. */
export async function setOf(brief: Brief, { fonts, stock }: Studio, signal: AbortSignal): Promise<DesignSet> {
  const key = JSON.stringify(brief);
  const known = held.get(key);
  if (known !== undefined) return known;
  await stock(facesFor(brief), textFor(brief), signal);
  const set = designSet(brief, { fonts });
  held.set(key, set);
  const [oldest] = held.keys();
  if (held.size > most && oldest !== undefined) held.delete(oldest);
  return set;
}
