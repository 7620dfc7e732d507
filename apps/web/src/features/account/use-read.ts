import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../../client.ts';
import { account } from '../../content/account.ts';
import { redirectedToLogin } from '../../session/login-redirect.ts';

export interface Read<T> {
  /** Null until it has been read. */
  readonly answer: T | null;
  /** Why it could not be read. */
  readonly trouble: string | null;
  readonly read: () => Promise<void>;
  readonly setAnswer: Dispatch<SetStateAction<T | null>>;
}

/** What is asked for at once, and again when it is told to. Signed out, people are sent to the login page. */
export function useRead<T>(ask: () => Promise<T>): Read<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(async () => {
    setTrouble(null);
    try {
      setAnswer(await ask());
    } catch (error) {
      if (!redirectedToLogin(error, account.signInFirst)) setTrouble((error as Refusal).message);
    }
  }, [ask]);
  useEffect(() => void read(), [read]);
  return { answer, trouble, read, setAnswer };
}
