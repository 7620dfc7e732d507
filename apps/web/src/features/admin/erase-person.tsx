import { useId, useRef } from 'react';
import { call } from '../../client.ts';
import { Field } from '../../components/field.tsx';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { useForm } from '../../components/use-form.ts';
import { admin } from '../../content/admin.ts';
import { wrongProof } from '../account/wrong-password.ts';
import { bareCode, codeFault, found } from '../auth/validate.ts';
import './ask.css';

interface Props {
  readonly id: string;
  readonly email: string;
  readonly onErased: () => void;
}

const words = admin.people.erase;

/** Deletes an account whose owner asked for it: the address is typed, and a new code given. */
export function ErasePerson({ id, email, onErased }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { form, field, onSubmit, busy, set } = useForm({
    empty: { email: '', code: '' },
    judge: (values) =>
      found({
        email: values.email.trim().toLowerCase() === email ? undefined : words.wrong,
        code: codeFault(values.code),
      }),
    async send(values) {
      const body = { email: values.email.trim().toLowerCase(), code: bareCode(values.code) };
      await call('POST /api/admin/people/:person/erase', { ids: { person: id }, body });
      dialog.current?.close();
      toastSuccess(words.done, email);
      onErased();
    },
    place: (refusal) => (wrongProof(refusal) === 'code' ? 'code' : undefined),
    refused: (refusal) => toastError(words.failed, refusal.message),
  });
  return (
    <>
      <p className="facts">{words.text}</p>
      <button type="button" className="button quiet erase" onClick={() => dialog.current?.showModal()}>
        {words.open}
      </button>
      <dialog ref={dialog} className="ask" aria-labelledby={title} onClose={() => set({ email: '', code: '' })}>
        <form ref={form} method="post" onSubmit={onSubmit} noValidate>
          <h2 id={title}>{words.ask}</h2>
          <p>{words.what}</p>
          <Field label={words.address(email)} required limit={254} {...field('email')} />
          <Field label={words.code} autoComplete="one-time-code" limit={40} required {...field('code')} />
          <div className="buttons">
            <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
              {words.no}
            </button>
            <button type="submit" className="button main" aria-disabled={busy || undefined}>
              {words.yes}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
