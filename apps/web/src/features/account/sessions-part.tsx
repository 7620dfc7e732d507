import { call, type Refusal } from '../../client.ts';
import { announce } from '../../components/toasts/announce.ts';
import { account as words } from '../../content/account.ts';
import { browserName } from './browser-name.ts';
import { Part } from './part.tsx';
import { toastRefusal } from './toast-refusal.ts';
import type { Account } from './use-account.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the account is open; the one that is looked from is left by signing out. */
export function SessionsPart({ account, read }: { readonly account: Account; readonly read: () => Promise<void> }) {
  const end = async (session: string): Promise<void> => {
    try {
      await call('DELETE /api/account/sessions/:session', { ids: { session } });
      announce({ kind: 'done', title: words.sessions.done, text: '' });
    } catch (error) {
      return toastRefusal(words.failed)(error as Refusal);
    }
    await read();
  };
  return (
    <Part title={words.sessions.title} text={words.sessions.text}>
      <ul className="sessions">
        {account.sessions.map(({ id, userAgent, createdAt, own }) => {
          const name = browserName(userAgent) ?? words.sessions.unknown;
          const since = `${words.sessions.since} ${date.format(new Date(createdAt))}`;
          return (
            <li key={id}>
              <p>
                {name}
                <small>{own ? `${words.sessions.own}, ${since}` : since}</small>
              </p>
              {own ? null : (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={`${words.sessions.end} ${name}, ${since}`}
                  onClick={() => void end(id)}
                >
                  {words.sessions.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
