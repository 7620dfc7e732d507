import { useState } from 'react';
import { call } from '../../client.ts';
import { Submit } from '../../components/submit.tsx';
import { announce, announceNext } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { entry, reset } from '../../content/auth.ts';
import { FormPage } from '../../layouts/form-page.tsx';
import { tellTabs } from '../../session/session.ts';
import { areAlike, NewPassword } from './new-password.tsx';
import { useToken } from './use-token.ts';
import { found, newPasswordFault } from './validate.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What stands where the password was saved: a title and a sentence. */
  readonly done: readonly [string, string];
}

/** Where emails lead that let their reader choose a new password. */
export function ChoosePassword({ title, lead, done }: Props) {
  const token = useToken();
  /** Why the link does not work; null while nothing speaks against it. */
  const [broken, setBroken] = useState<string | null>(null);
  const { form, values, field, onSubmit, busy } = useForm({
    empty: { password: '', repeat: '' },
    judge: ({ password }) => found({ password: newPasswordFault(password), repeat: undefined }),
    async send({ password }) {
      await call('POST /api/account/reset-password', { body: { token: token ?? '', password } });
      tellTabs();
      announceNext({ kind: 'done', title: done[0], text: done[1] });
      location.replace('/login');
    },
    refused: ({ code, message }) => {
      if (code === 'account.link') setBroken(message);
      announce({ kind: 'failed', title: reset.failed, text: message });
    },
  });
  if (broken !== null || token === '') {
    return (
      <FormPage title={reset.brokenTitle} lead={`${broken ?? ''} ${reset.brokenText}`.trim()} plate="email">
        <div className="actions">
          <a className="button main" href="/forgot-password">
            {reset.ask}
          </a>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage title={title} lead={lead} plate="login">
      <form ref={form} method="post" onSubmit={onSubmit} noValidate>
        <NewPassword field={field} label={entry.newPassword} />
        <Submit label={reset.submit} busy={busy} disabled={token === null || !areAlike(values)} />
      </form>
    </FormPage>
  );
}
