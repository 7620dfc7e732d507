import { useEffect } from 'react';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { Submit } from '../../components/submit.tsx';
import { announce } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { login } from '../../content/auth.ts';
import { bareCode, codeFault, found } from './validate.ts';

interface Props {
  readonly onIn: () => void;
  readonly onBack: () => void;
}

/** The second factor: a code of the app, or one for the day the phone is lost. */
export function CodeForm({ onIn, onBack }: Props) {
  const words = login.factor;
  const { form, field, onSubmit, busy, set } = useForm({
    empty: { code: '' },
    judge: ({ code }) => found({ code: codeFault(code) }),
    async send({ code }) {
      await call('POST /api/account/second-factor', { body: { code: bareCode(code) } });
      onIn();
    },
    place: ({ code }) => (code === 'account.code' ? 'code' : undefined),
    refused: ({ code, message }) => {
      if (code === 'account.code') set({ code: '' });
      announce({ kind: 'failed', title: login.failed, text: message });
    },
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <>
      <form ref={form} method="post" onSubmit={onSubmit} noValidate>
        <Field label={words.code} autoComplete="one-time-code" limit={40} required {...field('code')} />
        <Submit label={words.submit} busy={busy} />
      </form>
      <div className="ways">
        <button type="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </>
  );
}
