import type { Feedback } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { results } from '../../content/results.ts';
import { feedback as words } from '../../content/share-link.ts';
import { redirectedToLogin } from '../../session/login-redirect.ts';

export type FeedbackState = 'loading' | 'failed' | Feedback;

/** What visitors left on a kit, and what its owner does with it. */
export function useFeedback(kit: string) {
  const [state, setState] = useState<FeedbackState>('loading');
  const load = useCallback(async (): Promise<void> => {
    setState('loading');
    setState(await call('GET /api/kits/:kit/feedback', { ids: { kit } }).catch(() => 'failed' as const));
  }, [kit]);
  useEffect(() => {
    void load();
  }, [load]);
  const change = (how: (known: Feedback) => Feedback): void =>
    setState((known) => (typeof known === 'string' ? known : how(known)));
  /** Does something, and says that it was done or why it was not. */
  const attempt = async (work: () => Promise<void>, [title, text]: readonly [string, string]): Promise<boolean> => {
    try {
      await work();
      toastSuccess(title, text);
      return true;
    } catch (error) {
      if (!redirectedToLogin(error, results.toasts.signIn))
        toastError(results.history.failed, error instanceof Error ? error.message : '');
      return false;
    }
  };
  return {
    state,
    load,
    setOpen: (isOpen: boolean) =>
      attempt(
        async () => {
          await call('PUT /api/kits/:kit/feedback', { ids: { kit }, body: { isOpen } });
          change((known) => ({ ...known, isOpen }));
        },
        isOpen ? words.didOpen : words.didClose,
      ),
    mark: (comment: string, as: 'shown' | 'hidden') =>
      attempt(async () => {
        const marked = await call('POST /api/kits/:kit/comments/:comment/mark', { ids: { kit, comment }, body: { as } });
        change((known) => ({ ...known, comments: known.comments.map((one) => (one.id === comment ? marked : one)) }));
      }, words[as]),
    clearVotes: () =>
      attempt(async () => {
        await call('DELETE /api/kits/:kit/votes', { ids: { kit } });
        change((known) => ({ ...known, votes: known.votes.map((one) => ({ ...one, likes: 0, notQuite: 0 })) }));
      }, words.clear.done),
    remove: (comment: string) =>
      attempt(async () => {
        await call('DELETE /api/kits/:kit/comments/:comment', { ids: { kit, comment } });
        change((known) => ({ ...known, comments: known.comments.filter(({ id }) => id !== comment) }));
      }, words.removed),
  };
}
