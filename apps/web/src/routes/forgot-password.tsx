import { useState } from 'react';
import { call } from '../client.ts';
import { Field } from '../components/field.tsx';
import { Submit } from '../components/submit.tsx';
import { announce } from '../components/toasts/announce.ts';
import { useForm } from '../components/use-form.ts';
import { entry, forgot } from '../content/auth.ts';
import { EmailSent } from '../features/auth/email-sent.tsx';
import { emailFault, found } from '../features/auth/validate.ts';
import { FormPage } from '../layouts/form-page.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${forgot.title} · Brandwright`, description: forgot.description, hidden: true };

/** Asks for the email with which a new password is chosen (row A-06). */
export default function ForgotPassword() {
  const [sent, setSent] = useState<{ readonly email: string; readonly mailbox: string | null } | null>(null);
  const { form, field, onSubmit, busy, alive } = useForm({
    empty: { email: '' },
    judge: ({ email }) => found({ email: emailFault(email) }),
    async send({ email }) {
      const { mailbox } = await call('POST /api/account/forgot-password', { body: { email } });
      setSent({ email: email.trim(), mailbox });
    },
    refused: ({ message }) => announce({ kind: 'failed', title: forgot.failed, text: message }),
  });
  const back = <a href="/login">{forgot.back}</a>;
  if (sent !== null) {
    return (
      <EmailSent title={forgot.doneTitle} text={forgot.doneText} later={forgot.doneLater} {...sent}>
        {back}
      </EmailSent>
    );
  }
  return (
    <FormPage title={forgot.title} lead={forgot.lead} plate="login">
      <form ref={form} method="post" onSubmit={onSubmit} noValidate>
        <Field label={entry.email} type="email" autoComplete="username" limit={254} required {...field('email')} />
        <Submit label={forgot.submit} busy={busy} disabled={!alive} />
      </form>
      <div className="ways">{back}</div>
    </FormPage>
  );
}
