import type { AnswerOf, LetterHead, readEmail } from '@brandwright/contract';
import { useEffect, useState } from 'react';
import { call, type Refusal } from '../../client.ts';

export type Email = AnswerOf<typeof readEmail>;

interface Emails {
  /** Newest first; null until they have been read. */
  readonly list: readonly LetterHead[] | null;
  readonly open: Email | null;
  readonly trouble: string | null;
  readonly choose: (id: string) => void;
}

/** Milliseconds between two looks while the page is looked at. */
const round = 2000;

/** The emails, as they arrive; the newest is open until another is chosen. */
export function useEmails(): Emails {
  const [list, setList] = useState<readonly LetterHead[] | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const [open, setOpen] = useState<Email | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      void call('GET /api/mailbox').then(
        ({ emails }) => {
          setTrouble(null);
          setList(emails);
        },
        ({ message }: Refusal) => setTrouble(message),
      );
    };
    look();
    const timer = setInterval(look, round);
    return () => clearInterval(timer);
  }, []);
  const shown = chosen ?? list?.[0]?.id ?? null;
  useEffect(() => {
    if (shown === null) return;
    let current = true;
    void call('GET /api/mailbox/:email', { ids: { email: shown } }).then(
      (email) => current && setOpen(email),
      ({ message }: Refusal) => current && setTrouble(message),
    );
    return () => {
      current = false;
    };
  }, [shown]);
  return { list, open, trouble, choose };
}
