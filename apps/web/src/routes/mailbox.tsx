import { mailbox } from '../content/mailbox.ts';
import { piecesOf } from '../features/mailbox/pieces.ts';
import { type Email, useEmails } from '../features/mailbox/use-emails.ts';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';
import './mailbox.css';

export const head: Head = { title: `${mailbox.title} · Brandwright`, description: mailbox.description, hidden: true };

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Emails that are kept as files, as text alone: where links are found on one's own machine (row A-02). */
export default function MailboxPage() {
  const { list, open, trouble, choose } = useEmails();
  return (
    <SiteLayout>
      <div className="mailbox">
        <h1>{mailbox.title}</h1>
        <p className="lead">{mailbox.lead}</p>
        {trouble === null ? null : (
          <p className="bad" role="alert">
            {mailbox.broken} {trouble}
          </p>
        )}
        {list === null || list.length === 0 ? (
          <p className="empty" role="status">
            {list === null ? mailbox.loading : mailbox.empty}
          </p>
        ) : (
          <div className="emails">
            <nav aria-label={mailbox.emails}>
              <ul>
                {list.map(({ id, to, subject, date: sent }) => (
                  <li key={id}>
                    <button type="button" aria-current={id === open?.id ? 'true' : undefined} onClick={() => choose(id)}>
                      <strong>{subject}</strong>
                      <span>{to}</span>
                      <time dateTime={sent}>{date.format(new Date(sent))}</time>
                    </button>
                  </li>
                ))}
              </ul>
            </nav>
            {open === null ? null : <Opened email={open} />}
          </div>
        )}
      </div>
    </SiteLayout>
  );
}

function Opened({ email: { subject, to, text } }: { readonly email: Email }) {
  return (
    <article aria-labelledby="email">
      <h2 id="email">{subject}</h2>
      <p className="to">
        {mailbox.to} {to}
      </p>
      <p className="text">
        {piecesOf(text.trim()).map(({ text: words, href }) =>
          href === null ? (
            words
          ) : (
            <a key={words} href={href}>
              {words}
            </a>
          ),
        )}
      </p>
    </article>
  );
}
