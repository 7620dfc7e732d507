import { accountLimits } from '@brandwright/contract';
import { useState } from 'react';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { Submit } from '../../components/submit.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { account as words } from '../../content/account.ts';
import { entry } from '../../content/auth.ts';
import { areAlike, NewPassword } from '../auth/new-password.tsx';
import { bareCode, codeFault, emailFault, found, nameFault, newPasswordFault, passwordFault } from '../auth/validate.ts';
import { Buttons, Folded } from './folded.tsx';
import { Part } from './part.tsx';
import { toastRefusal } from './toast-refusal.ts';
import type { Account } from './use-account.ts';
import { wrongPassword, wrongProof } from './wrong-password.ts';

interface Props {
  readonly account: Account;
  readonly read: () => Promise<void>;
}

const refused = toastRefusal(words.failed);

export function NamePart({ account, read }: Props) {
  const { form, field, onSubmit, busy } = useForm({
    empty: { name: account.name },
    judge: ({ name }) => found({ name: nameFault(name) }),
    async send({ name }) {
      await call('PATCH /api/account', { body: { name } });
      announce({ kind: 'done', title: words.name.done, text: '' });
      await read();
    },
    refused,
  });
  return (
    <Part {...words.name}>
      <form ref={form} method="post" onSubmit={onSubmit} noValidate>
        <Field label={entry.name} autoComplete="name" limit={accountLimits.name} required {...field('name')} />
        <Submit label={words.save} busy={busy} quiet />
      </form>
    </Part>
  );
}

export function EmailPart({ account }: Props) {
  const [sent, setSent] = useState<{ readonly to: string; readonly mailbox: string | null } | null>(null);
  return (
    <Part {...words.email}>
      <p className="now">
        <strong>{account.email}</strong>
      </p>
      <Folded label={words.email.open}>
        {(fold) => (
          <EmailForm
            secondFactor={account.secondFactor}
            fold={fold}
            onSent={(to, mailbox) => {
              setSent({ to, mailbox });
              fold();
            }}
          />
        )}
      </Folded>
      {sent === null ? null : (
        <p className="sent" role="status">
          {words.email.sent} <strong>{sent.to}</strong>.{' '}
          {sent.mailbox === null ? null : <a href={sent.mailbox}>{entry.mailbox}</a>}
        </p>
      )}
    </Part>
  );
}

interface EmailFormProps {
  readonly secondFactor: boolean;
  readonly fold: () => void;
  readonly onSent: (to: string, mailbox: string | null) => void;
}

function EmailForm({ secondFactor, fold, onSent }: EmailFormProps) {
  const { form, field, onSubmit, busy } = useForm({
    empty: { email: '', current: '', code: '' },
    judge: ({ email, current, code }) =>
      found({
        email: emailFault(email),
        current: passwordFault(current),
        code: secondFactor ? codeFault(code) : undefined,
      }),
    async send({ email, current, code }) {
      const body = { email, current, ...(secondFactor ? { code: bareCode(code) } : {}) };
      const { mailbox } = await call('POST /api/account/email', { body });
      announce({ kind: 'done', title: words.email.done, text: `${words.email.sent} ${email.trim()}.` });
      onSent(email.trim(), mailbox);
    },
    place: wrongProof,
    refused,
  });
  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate>
      <Field
        label={words.email.label}
        type="email"
        autoComplete="email"
        limit={accountLimits.email}
        required
        {...field('email')}
      />
      <PasswordField label={words.current} autoComplete="current-password" {...field('current')} />
      {secondFactor ? (
        <Field label={words.email.code} autoComplete="one-time-code" limit={40} required {...field('code')} />
      ) : null}
      <Buttons submit={words.email.submit} busy={busy} fold={fold} />
    </form>
  );
}

export function PasswordPart(props: Props) {
  return (
    <Part {...words.password}>
      <Folded label={words.password.open}>{(fold) => <PasswordForm {...props} fold={fold} />}</Folded>
    </Part>
  );
}

function PasswordForm({ account, read, fold }: Props & { readonly fold: () => void }) {
  const { form, values, field, onSubmit, busy } = useForm({
    empty: { current: '', password: '', repeat: '' },
    judge: ({ current, password }) =>
      found({ current: passwordFault(current), password: newPasswordFault(password), repeat: undefined }),
    async send({ current, password }) {
      await call('POST /api/account/password', { body: { current, password } });
      announce({ kind: 'done', title: words.password.done, text: words.password.doneText });
      fold();
      await read();
    },
    place: wrongPassword,
    refused,
  });
  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate>
      {/* Password managers file the new one under the account's address. */}
      <input type="email" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField label={words.current} autoComplete="current-password" {...field('current')} />
      <NewPassword field={field} label={entry.newPassword} />
      <Buttons submit={words.password.submit} busy={busy} disabled={!areAlike(values)} fold={fold} />
    </form>
  );
}
