import { useRef, useState } from 'react';
import { call, type Refusal } from '../../client.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { Field } from '../../components/field.tsx';
import { announceNext } from '../../components/toasts/announce.ts';
import { useForm } from '../../components/use-form.ts';
import { account as words } from '../../content/account.ts';
import { entry } from '../../content/auth.ts';
import { tellTabs } from '../../session/session.ts';
import { forgetDrafts } from '../../session/sign-out.ts';
import { bareCode, codeFault, found } from '../auth/validate.ts';
import { CurrentPassword, currentFault, currentOf, Proven, toastUnproven } from './own-proof.tsx';
import { Part } from './part.tsx';
import { toastRefusal } from './toast-refusal.ts';
import type { Account } from './use-account.ts';
import { wrongProof } from './wrong-password.ts';

export function DataPart() {
  const [busy, setBusy] = useState(false);
  const fetchAll = async (): Promise<void> => {
    setBusy(true);
    try {
      const { blob, name } = await call('GET /api/account/export');
      saveFile(blob, name);
    } catch (error) {
      toastRefusal(words.data.failed)(error as Refusal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Part title={words.data.title} text={words.data.text}>
      <button type="button" className="button quiet" disabled={busy} onClick={() => void fetchAll()}>
        {busy ? entry.busy : words.data.submit}
      </button>
    </Part>
  );
}

/** Erasing is asked for twice: by a press, and by the password. */
export function ErasePart({ account, read }: { readonly account: Account; readonly read: () => Promise<void> }) {
  const { unusedPlans, secondFactor, password } = account;
  const isProven = password || account.proved;
  const dialog = useRef<HTMLDialogElement>(null);
  const { form, field, onSubmit, busy, set } = useForm({
    empty: { current: '', code: '' },
    judge: ({ current, code }) =>
      found({ current: currentFault(account, current), code: secondFactor ? codeFault(code) : undefined }),
    async send({ current, code }) {
      const body = { ...currentOf(account, current), ...(secondFactor ? { code: bareCode(code) } : {}) };
      await call('POST /api/account/delete', { body });
      await forgetDrafts();
      tellTabs();
      const [title, text] = words.erase.done;
      announceNext({ kind: 'done', title, text });
      location.replace('/');
    },
    place: wrongProof,
    refused: toastUnproven(words.erase.failed, read),
  });
  return (
    <Part title={words.erase.title} text={words.erase.text}>
      <button type="button" className="button quiet erase" onClick={() => dialog.current?.showModal()}>
        {words.erase.open}
      </button>
      <dialog ref={dialog} aria-labelledby="erase" onClose={() => set({ current: '', code: '' })}>
        <form ref={form} method="post" onSubmit={onSubmit} noValidate>
          <h2 id="erase">{words.erase.ask}</h2>
          <div className="what">{words.erase.what(secondFactor, password)}</div>
          {unusedPlans === 0 ? null : (
            <p>
              {words.erase.unused(unusedPlans)} <a href="/orders">{words.erase.money}</a>
            </p>
          )}
          <Proven account={account}>
            <CurrentPassword account={account} field={field('current')} />
          </Proven>
          {secondFactor ? (
            <Field label={words.email.code} autoComplete="one-time-code" limit={40} required {...field('code')} />
          ) : null}
          <div className="buttons">
            <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
              {words.erase.no}
            </button>
            {isProven ? (
              <button type="submit" className="button main" disabled={busy}>
                {busy ? entry.busy : words.erase.yes}
              </button>
            ) : null}
          </div>
        </form>
      </dialog>
    </Part>
  );
}
