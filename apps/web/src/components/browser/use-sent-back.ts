import { useCallback, useEffect, useRef } from 'react';
import { isRefusal } from '../../client.ts';

/** What an authorization server sends back in the address: a state, with a code or with the error why there is none (RFC 6749, 4.1.2). */
export interface SentBack {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  /** The person’s name, which Apple tells once. */
  readonly name?: string;
}

/**
 * Sends what another site sent back to this page: once, since it counts once. It leaves the address, and with it the history. `send` gets
 * null where there is none. Returns what sends the same again.
 */
export function useSentBack(send: (sentBack: SentBack | null) => Promise<void>): () => void {
  const taken = useRef<SentBack | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    taken.current = takeSentBack();
    void send(taken.current);
  }, [send]);
  return useCallback(() => void send(taken.current), [send]);
}

function takeSentBack(): SentBack | null {
  const fields = new URLSearchParams(location.search);
  if (location.search !== '') history.replaceState(null, '', location.pathname);
  const [state = '', code = '', error = '', name = ''] = ['state', 'code', 'error', 'name'].map((one) => fields.get(one) ?? '');
  return state === '' ? null : { state, ...(code && { code }), ...(error && { error }), ...(name && { name }) };
}

/** Whether nobody judged what was sent, so that the same may still count. */
export const isUnjudged = (error: unknown): boolean => isRefusal(error, 'unreachable', 'unreadable', 'request.rate_limited');
