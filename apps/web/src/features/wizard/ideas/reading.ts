import type { ArtDirection } from '@brandwright/contract';
import { useSyncExternalStore } from 'react';
import { call, isRefusal } from '../../../client.ts';
import type { BrandDraft } from '../../../draft/brand-draft.ts';

/** What came of asking the model to read a brief. */
export type Reading =
  | { readonly state: 'asking' }
  | { readonly state: 'answered'; readonly direction: ArtDirection; readonly model: string }
  /** The model gave nothing to use, or our server could not be reached. */
  | { readonly state: 'failed' | 'unreached' }
  /** The model was asked too often. `until`: when it can be asked again, in milliseconds since 1970. */
  | { readonly state: 'limited'; readonly until: number };

type Words = Pick<BrandDraft, 'businessName' | 'description'>;

/** The last reading of this page, and the words that it is about; for as long as the page is open. */
const shelf: { key: string; reading: Reading | null } = { key: '', reading: null };
const watchers = new Set<() => void>();

const keyOf = ({ businessName, description }: Words): string => JSON.stringify([businessName.trim(), description.trim()]);

/** A model that is in trouble is so for any words. */
const isTrouble = (reading: Reading | null): boolean =>
  reading !== null && reading.state !== 'asking' && reading.state !== 'answered';

/** The reading of these words, or the trouble that the last one met. Null if nobody asked for one: other words need another. */
export const useReading = (words: Words): Reading | null =>
  useSyncExternalStore(
    watch,
    () => (shelf.key === keyOf(words) || isTrouble(shelf.reading) ? shelf.reading : null),
    () => null,
  );

/** Sends the words of a draft to the model that the server has. */
export async function askForIdeas(draft: BrandDraft): Promise<void> {
  const key = keyOf(draft);
  // A second press of the same button comes before the page is drawn again.
  if (shelf.key === key && shelf.reading?.state === 'asking') return;
  const { businessName, description, industry, quizAnswers, slogan } = draft;
  const put = (reading: Reading): void => {
    // Somebody who typed on meanwhile asked about other words.
    if (shelf.key === key) keep(key, reading);
  };
  keep(key, { state: 'asking' });
  try {
    const body = {
      businessName: businessName.trim(),
      description: description.trim(),
      slogan: slogan.trim(),
      industry: industry === '' ? null : industry,
      quizAnswers,
    };
    const direction = await call('POST /api/art-direction', { body });
    const { kind, name } = direction.generator;
    // The built-in reading stands on the page already.
    put(kind === 'model' ? { state: 'answered', direction, model: name } : { state: 'failed' });
  } catch (error) {
    put(troubleOf(error));
  }
}

function troubleOf(error: unknown): Reading {
  if (isRefusal(error, 'request.rate_limited')) {
    const until = Date.now() + (error.retryAfter ?? 3600) * 1000;
    // It is told in whole minutes.
    return { state: 'limited', until: Math.ceil(until / 60_000) * 60_000 };
  }
  return { state: isRefusal(error, 'unreachable') ? 'unreached' : 'failed' };
}

export const removeIdeas = (): void => keep('', null);

function keep(key: string, reading: Reading | null): void {
  Object.assign(shelf, { key, reading });
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
