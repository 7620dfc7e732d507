import { useState } from 'react';
import { call } from '../client.ts';
import { announce, announceNext } from '../components/announce.ts';
import { Submit } from '../components/submit.tsx';
import { useForm } from '../components/use-form.ts';
import { entry, reset } from '../content/entry.ts';
import { Door } from '../features/entry/door.tsx';
import { found, newPasswordFault } from '../features/entry/judge.ts';
import { areAlike, NewPassword } from '../features/entry/new-password.tsx';
import { useToken } from '../features/entry/use-token.ts';
import type { Head } from '../page.tsx';
import { tellTabs } from '../session/session.ts';

export const head: Head = { title: `${reset.title} · Brandwright`, description: reset.description, hidden: true };

/** Where the letter for a forgotten password leads (row A-06). */
export default function ResetPassword() {
  const token = useToken();
  /** Why the link does not work; null while nothing speaks against it. */
  const [broken, setBroken] = useState<string | null>(null);
  const { form, values, field, onSubmit, busy } = useForm({
    empty: { password: '', repeat: '' },
    judge: ({ password }) => found({ password: newPasswordFault(password), repeat: undefined }),
    async send({ password }) {
      await call('POST /api/account/reset-password', { body: { token: token ?? '', password } });
      tellTabs();
      const [title, text] = reset.done;
      announceNext({ kind: 'done', title, text });
      location.replace('/login');
    },
    refused: ({ code, message }) => {
      if (code === 'account.link') setBroken(message);
      announce({ kind: 'failed', title: reset.failed, text: message });
    },
  });
  if (broken !== null || token === '') {
    return (
      <Door title={reset.brokenTitle} lead={`${broken ?? ''} ${reset.brokenText}`.trim()} plate="letter">
        <div className="actions">
          <a className="button main" href="/forgot-password">
            {reset.ask}
          </a>
        </div>
      </Door>
    );
  }
  return (
    <Door title={reset.title} lead={reset.lead} plate="login">
      <form ref={form} method="post" onSubmit={onSubmit} noValidate>
        <NewPassword field={field} label={entry.newPassword} />
        <Submit label={reset.submit} busy={busy} disabled={token === null || !areAlike(values)} />
      </form>
    </Door>
  );
}
