import { type ReactNode, useEffect } from 'react';
import { announce } from '../../components/toasts/announce.ts';
import { contact } from '../../content/contact.ts';
import { FormPage } from '../../layouts/form-page.tsx';

export interface SentMessage {
  readonly number: string;
  /** A copy went to the sender by email. */
  readonly copied: boolean;
  readonly email: string;
  readonly message: string;
}

interface Props {
  readonly message: SentMessage;
  readonly below: ReactNode;
  readonly onAgain: () => void;
}

const words = contact.sent;

/** The number of a message that was sent, and a copy of it. */
export function MessageSent({ message: { number, copied, email, message }, below, onAgain }: Props) {
  useEffect(() => {
    document.querySelector<HTMLElement>('.form-page h1')?.focus();
    scrollTo({ top: 0 });
  }, []);
  const copy = (): void =>
    void navigator.clipboard.writeText(`${number}\n\n${message}`).then(
      () => announce({ kind: 'done', title: words.copyDone, text: number }),
      () => announce({ kind: 'failed', title: words.copyFailed, text: '' }),
    );
  const lead = (
    <>
      {words.lead} <strong>{number}</strong>. {copied ? words.copied(email) : words.notCopied(email)}
    </>
  );
  return (
    <FormPage title={words.title} lead={lead} plate="contact" below={below}>
      <blockquote className="sent" dir="auto">
        {message}
      </blockquote>
      <div className="ways">
        <button type="button" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </FormPage>
  );
}
