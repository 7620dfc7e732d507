import { useCallback, useEffect, useState } from 'react';
import { call, type Refusal } from '../client.ts';
import { announceNext } from '../components/announce.ts';
import { confirm } from '../content/entry.ts';
import { Door } from '../features/entry/door.tsx';
import { takeNext } from '../features/entry/later.ts';
import { useToken } from '../features/entry/use-token.ts';
import type { Head } from '../page.tsx';
import { refreshSession, tellTabs } from '../session/session.ts';

export const head: Head = { title: `${confirm.title} · Brandwright`, description: confirm.description, hidden: true };

/** Where a confirmation letter leads (row A-02): the address is confirmed, its owner is signed in, and home comes next. */
export default function Confirm() {
  const token = useToken();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const send = useCallback((own: string) => {
    setRefused(null);
    void confirmed(own).catch((error: Refusal) => setRefused(error));
  }, []);
  useEffect(() => {
    if (token !== null && token !== '') send(token);
  }, [token, send]);
  if (token === null || (refused === null && token !== ''))
    return <Door title={confirm.title} lead={confirm.waiting} plate="letter" />;
  // The link is as good as it was: it was not judged.
  const isUnjudged = refused !== null && !/^(?:account\.link|request\.(?:field|text))/.test(refused.code);
  if (isUnjudged) {
    return (
      <Door title={confirm.unreachable} lead={refused.message} plate="letter">
        <div className="actions" role="alert">
          <button type="button" className="button main" onClick={() => send(token)}>
            {confirm.again}
          </button>
        </div>
      </Door>
    );
  }
  return (
    <Door title={confirm.brokenTitle} lead={confirm.brokenText} plate="letter">
      <div className="actions" role="alert">
        <a className="button main" href="/login">
          {confirm.signIn}
        </a>
      </div>
    </Door>
  );
}

async function confirmed(token: string): Promise<void> {
  await call('POST /api/account/confirm', { body: { token } });
  tellTabs();
  // Whoever has a second factor still has to sign in.
  const { user } = await refreshSession();
  const [title, text] = user === null ? confirm.doneNotIn : confirm.done;
  announceNext({ kind: 'done', title, text });
  location.replace(user === null ? '/login' : takeNext());
}
