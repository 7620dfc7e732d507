import { accountLimits, contactLimits } from '@brandwright/contract';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { Submit } from '../../components/submit.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { Trap, useSecondsOpen } from '../../components/trap.tsx';
import { useForm } from '../../components/use-form.ts';
import { contact } from '../../content/contact.ts';
import { useSession } from '../../session/session.ts';
import { emailFault, found, nameFault } from '../auth/validate.ts';
import type { SentMessage } from './message-sent.tsx';

const empty = { name: '', email: '', subject: '', message: '', website: '' };

/** The form of a message. A link may bring the subject: `/contact?subject=Order%20…`. */
export function ContactForm({ onSent }: { readonly onSent: (message: SentMessage) => void }) {
  const owner = useSession()?.user?.email ?? null;
  const secondsOpen = useSecondsOpen();
  const { form, field, values, set, onSubmit, busy, alive } = useForm({
    empty,
    judge: ({ name, email, message }) =>
      found({
        name: nameFault(name),
        email: emailFault(email),
        message: message.trim() === '' ? contact.messageMissing : undefined,
      }),
    async send({ subject, ...typed }) {
      const body = { ...typed, ...(subject.trim() === '' ? {} : { subject }), seconds: secondsOpen() };
      const { number, copied } = await call('POST /api/send-contact-email', { body });
      onSent({ number, copied, email: typed.email.trim(), message: typed.message.trim() });
    },
    refused: ({ code, message }) => {
      const ours = code === 'request.rate_limited' ? message : contact.failed.text;
      announce({ kind: 'failed', title: contact.failed.title, text: ours });
    },
  });
  const { email, subject } = values;
  const filled = useRef(false);
  useEffect(() => {
    if (filled.current) return;
    const about = new URLSearchParams(location.search).get('subject')?.slice(0, contactLimits.subject) ?? '';
    if (about !== '' && subject === '') set({ subject: about });
    if (owner !== null && email === '') set({ email: owner });
    filled.current = owner !== null;
  }, [owner, email, subject, set]);

  const submit = (event: SubmitEvent): void => {
    const needed = [values.name, values.email, values.message];
    if (needed.some((value) => value.trim() === '')) announce({ kind: 'failed', ...contact.missing });
    onSubmit(event);
  };
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate>
      <Field label={contact.name} autoComplete="name" limit={accountLimits.name} required {...field('name')} />
      <Field label={contact.email} type="email" autoComplete="email" limit={accountLimits.email} required {...field('email')} />
      <Field label={contact.subject} note={contact.optional} limit={contactLimits.subject} {...field('subject')} />
      <Field label={contact.message} rows={6} limit={contactLimits.message} required {...field('message')} />
      <Trap label={contact.website} value={values.website} onInput={(website) => set({ website })} />
      <Submit label={contact.submit} busy={busy} disabled={!alive} />
    </form>
  );
}
