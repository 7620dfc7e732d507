import type { AnswerOf, listApiKeys } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { account } from '../../content/account.ts';
import { redirectedToLogin } from '../../session/login-redirect.ts';

interface Known {
  /** Null until they have been read. */
  readonly answer: AnswerOf<typeof listApiKeys> | null;
  /** Why they could not be read. */
  readonly trouble: string | null;
  readonly read: () => Promise<void>;
  /** Takes a key off the list that was revoked. */
  readonly forget: (id: string) => void;
}

/** The person’s API keys. */
export function useApiKeys(): Known {
  const [answer, setAnswer] = useState<Known['answer']>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(async () => {
    setTrouble(null);
    try {
      setAnswer(await call('GET /api/account/api-keys'));
    } catch (error) {
      if (!redirectedToLogin(error, account.signInFirst)) setTrouble((error as Refusal).message);
    }
  }, []);
  useEffect(() => void read(), [read]);
  const forget = useCallback((id: string): void => {
    setAnswer((before) => before && { ...before, keys: before.keys.filter((key) => key.id !== id) });
  }, []);
  return { answer, trouble, read, forget };
}
