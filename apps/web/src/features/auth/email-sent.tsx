import { type ReactNode, useEffect } from 'react';
import { entry } from '../../content/auth.ts';
import { FormPage } from '../../layouts/form-page.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly email: string;
  readonly later: string;
  /** The page that shows emails, on one's own machine. */
  readonly mailbox: string | null;
  readonly children: ReactNode;
}

/** An email is on its way: to whom, and what then. */
export function EmailSent({ title, text, email, later, mailbox, children }: Props) {
  useEffect(() => document.querySelector<HTMLElement>('.form-page h1')?.focus(), []);
  return (
    <FormPage
      title={title}
      plate="email"
      lead={
        <>
          {text} <strong>{email}</strong>. {later}
        </>
      }
    >
      {mailbox === null ? null : (
        <>
          <div className="actions">
            <a className="button main" href={mailbox}>
              {entry.mailbox}
            </a>
          </div>
          <p className="quietly">{entry.mailboxWhy}</p>
        </>
      )}
      <div className="ways">{children}</div>
    </FormPage>
  );
}
