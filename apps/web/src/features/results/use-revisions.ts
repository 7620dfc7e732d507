import type { AnswerOf, BodyOf, listKitRevisions, requestRevision } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';

type Requests = AnswerOf<typeof listKitRevisions>;
export type RequestsState = 'loading' | 'failed' | Requests;

/** Requests for a kit, newest first, and the way to add one. */
export function useRevisions(kit: string) {
  const [state, setState] = useState<RequestsState>('loading');
  const load = useCallback(async (): Promise<void> => {
    setState('loading');
    setState(await call('GET /api/kits/:kit/revisions', { ids: { kit } }).catch(() => 'failed' as const));
  }, [kit]);
  useEffect(() => {
    void load();
  }, [load]);
  const request = async (body: BodyOf<typeof requestRevision>): Promise<void> => {
    const made = await call('POST /api/kits/:kit/revisions', { ids: { kit }, body });
    setState((known) =>
      typeof known === 'string' ? known : { ...known, revisions: [made, ...known.revisions], left: Math.max(0, known.left - 1) },
    );
  };
  return { state, load, request };
}
