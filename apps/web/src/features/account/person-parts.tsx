import { accountLimits } from '@brandwright/contract';
import { useState } from 'react';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { Submit } from '../../components/submit.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { account as words } from '../../content/account.ts';
import { entry } from '../../content/auth.ts';
import { areAlike, NewPassword } from '../auth/new-password.tsx';
import { bareCode, codeFault, emailFault, found, nameFault, newPasswordFault } from '../auth/validate.ts';
import { Buttons, Folded } from './folded.tsx';
import { CurrentPassword, currentFault, currentOf, Proven, toastUnproven } from './own-proof.tsx';
import { Part } from './part.tsx';
import { toastRefusal } from './toast-refusal.ts';
import type { Account } from './use-account.ts';
import { wrongPassword, wrongProof } from './wrong-password.ts';

interface Props {
  readonly account: Account;
  readonly read: () => Promise<void>;
}

export function NamePart({ account, read }: Props) {
  const { form, field, onSubmit, busy } = useForm({
    empty: { name: account.name },
    judge: ({ name }) => found({ name: nameFault(name) }),
    async send({ name }) {
      await call('PATCH /api/account', { body: { name } });
      announce({ kind: 'done', title: words.name.done, text: '' });
      await read();
    },
    refused: toastRefusal(words.failed),
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

export function EmailPart({ account, read }: Props) {
  const [sent, setSent] = useState<{ readonly to: string; readonly mailbox: string | null } | null>(null);
  return (
    <Part {...words.email}>
      <p className="now">
        <strong>{account.email}</strong>
      </p>
      <Folded label={words.email.open}>
        {(fold) => (
          <Proven account={account}>
            <EmailForm
              account={account}
              read={read}
              fold={fold}
              onSent={(to, mailbox) => {
                setSent({ to, mailbox });
                fold();
              }}
            />
          </Proven>
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

interface EmailFormProps extends Props {
  readonly fold: () => void;
  readonly onSent: (to: string, mailbox: string | null) => void;
}

function EmailForm({ account, read, fold, onSent }: EmailFormProps) {
  const { secondFactor } = account;
  const { form, field, onSubmit, busy } = useForm({
    empty: { email: '', current: '', code: '' },
    judge: ({ email, current, code }) =>
      found({
        email: emailFault(email),
        current: currentFault(account, current),
        code: secondFactor ? codeFault(code) : undefined,
      }),
    async send({ email, current, code }) {
      const body = { email, ...currentOf(account, current), ...(secondFactor ? { code: bareCode(code) } : {}) };
      const { mailbox } = await call('POST /api/account/email', { body });
      announce({ kind: 'done', title: words.email.done, text: `${words.email.sent} ${email.trim()}.` });
      onSent(email.trim(), mailbox);
    },
    place: wrongProof,
    refused: toastUnproven(words.failed, read),
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
      <CurrentPassword account={account} field={field('current')} />
      {secondFactor ? (
        <Field label={words.email.code} autoComplete="one-time-code" limit={40} required {...field('code')} />
      ) : null}
      <Buttons submit={words.email.submit} busy={busy} fold={fold} />
    </form>
  );
}

export function PasswordPart(props: Props) {
  const { password } = props.account;
  return (
    <Part title={words.password.title} text={password ? words.password.text : words.password.none}>
      <Folded label={password ? words.password.open : words.password.first}>
        {(fold) => (
          <Proven account={props.account}>
            <PasswordForm {...props} fold={fold} />
          </Proven>
        )}
      </Folded>
    </Part>
  );
}

function PasswordForm({ account, read, fold }: Props & { readonly fold: () => void }) {
  const { form, values, field, onSubmit, busy } = useForm({
    empty: { current: '', password: '', repeat: '' },
    judge: ({ current, password }) =>
      found({ current: currentFault(account, current), password: newPasswordFault(password), repeat: undefined }),
    async send({ current, password }) {
      await call('POST /api/account/password', { body: { ...currentOf(account, current), password } });
      const title = account.password ? words.password.done : words.password.doneFirst;
      announce({ kind: 'done', title, text: words.password.doneText });
      fold();
      await read();
    },
    place: wrongPassword,
    refused: toastUnproven(words.failed, read),
  });
  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate>
      {/* Password managers file the new one under the account's address. */}
      <input type="email" autoComplete="username" value={account.email} readOnly hidden />
      <CurrentPassword account={account} field={field('current')} />
      <NewPassword field={field} label={entry.newPassword} />
      <Buttons submit={words.password.submit} busy={busy} disabled={!areAlike(values)} fold={fold} />
    </form>
  );
}
