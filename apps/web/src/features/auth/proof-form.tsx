import { useEffect } from 'react';
import type { Refusal } from '../../client.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { Submit } from '../../components/submit.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { confirm, entry } from '../../content/auth.ts';
import { found, passwordFault } from './validate.ts';

interface Props {
  /** Rejects with a Refusal. */
  readonly onPassword: (password: string) => Promise<void>;
  /** The link itself was refused meanwhile. */
  readonly onRefused: (refusal: Refusal) => void;
}

/** The password, where an email's link is opened in another browser than the account. */
export function ProofForm({ onPassword, onRefused }: Props) {
  const { form, field, onSubmit, busy } = useForm({
    empty: { password: '' },
    judge: ({ password }) => found({ password: passwordFault(password) }),
    send: ({ password }) => onPassword(password),
    refused: (refusal) => {
      if (refusal.code === 'account.link') onRefused(refusal);
      else announce({ kind: 'failed', title: confirm.proof.failed, text: refusal.message });
    },
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <>
      <form ref={form} method="post" onSubmit={onSubmit} noValidate>
        <PasswordField label={entry.password} autoComplete="current-password" {...field('password')} />
        <Submit label={confirm.proof.submit} busy={busy} />
      </form>
      <div className="ways">
        <a href="/forgot-password">{confirm.proof.forgot}</a>
      </div>
    </>
  );
}
