import { mailbox } from '../content/mailbox.ts';
import { piecesOf } from '../features/mailbox/pieces.ts';
import { type Letter, useLetters } from '../features/mailbox/use-letters.ts';
import { SiteLayout } from '../layouts/site.tsx';
import type { Head } from '../page.tsx';
import './mailbox.css';

export const head: Head = { title: `${mailbox.title} · Brandwright`, description: mailbox.description, hidden: true };

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Letters that are kept as files, as text alone: where links are found on one's own machine (row A-02). */
export default function MailboxPage() {
  const { list, open, trouble, choose } = useLetters();
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
          <div className="letters">
            <nav aria-label={mailbox.letters}>
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
            {open === null ? null : <Opened letter={open} />}
          </div>
        )}
      </div>
    </SiteLayout>
  );
}

function Opened({ letter: { subject, to, text } }: { readonly letter: Letter }) {
  return (
    <article aria-labelledby="letter">
      <h2 id="letter">{subject}</h2>
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
