import type { AnswerOf, listApiKeys } from '@brandwright/contract';
import { useCallback } from 'react';
import { call } from '../../client.ts';
import { type Read, useRead } from './use-read.ts';

const allKeys = (): Promise<AnswerOf<typeof listApiKeys>> => call('GET /api/account/api-keys');

/** The person’s API keys. `forget` takes one off the list that was revoked. */
export function useApiKeys(): Read<AnswerOf<typeof listApiKeys>> & { readonly forget: (id: string) => void } {
  const known = useRead(allKeys);
  const { setAnswer } = known;
  const forget = useCallback(
    (id: string): void => setAnswer((before) => before && { ...before, keys: before.keys.filter((key) => key.id !== id) }),
    [setAnswer],
  );
  return { ...known, forget };
}
