import { useCallback, useEffect, useState } from 'react';
import { call, type Refusal } from '../client.ts';
import { announceNext } from '../components/toasts/announce.ts';
import { confirm } from '../content/auth.ts';
import { takeNext } from '../features/auth/later.ts';
import { ProofForm } from '../features/auth/proof-form.tsx';
import { useToken } from '../features/auth/use-token.ts';
import { FormPage } from '../layouts/form-page.tsx';
import type { Head } from '../page.tsx';
import { refreshSession, tellTabs } from '../session/session.ts';

export const head: Head = { title: `${confirm.title} · Brandwright`, description: confirm.description, hidden: true };

/**
 * Where a confirmation email leads (row A-02): the address is confirmed, the owner of a new account is signed in, and home comes next. In another
 * browser than the one that signed up the password is asked for.
 */
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
    return <FormPage title={confirm.title} lead={confirm.waiting} plate="email" />;
  if (refused?.code === 'account.proof') {
    return (
      <FormPage title={confirm.proof.title} lead={confirm.proof.lead} plate="email">
        <ProofForm onPassword={(password) => confirmed(token, password)} onRefused={setRefused} />
      </FormPage>
    );
  }
  // The link is as good as it was: it was not judged.
  const isUnjudged = refused !== null && !/^(?:account\.link|request\.(?:field|text))/.test(refused.code);
  if (isUnjudged) {
    return (
      <FormPage title={confirm.unreachable} lead={refused.message} plate="email">
        <div className="actions" role="alert">
          <button type="button" className="button main" onClick={() => send(token)}>
            {confirm.again}
          </button>
        </div>
      </FormPage>
    );
  }
  const reason = refused?.code === 'account.link' ? refused.message : '';
  return (
    <FormPage title={confirm.brokenTitle} lead={`${reason} ${confirm.brokenText}`.trim()} plate="email">
      <div className="actions" role="alert">
        <a className="button main" href="/login">
          {confirm.signIn}
        </a>
      </div>
    </FormPage>
  );
}

async function confirmed(token: string, password?: string): Promise<void> {
  await call('POST /api/account/confirm', { body: { token, ...(password === undefined ? {} : { password }) } });
  tellTabs();
  // A move begins no session; nor does anything where a code is asked for.
  const { user } = await refreshSession();
  const [title, text] = user === null ? confirm.doneNotIn : confirm.done;
  announceNext({ kind: 'done', title, text });
  location.replace(user === null ? '/login' : takeNext());
}
