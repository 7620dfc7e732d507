import { dollars, type SandboxCheckout } from '@brandwright/contract';
import { type FormEvent, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { sandbox } from '../../content/sandbox.ts';

interface Props {
  readonly checkout: SandboxCheckout;
  readonly busy: boolean;
  /** Null takes the code off again. */
  readonly use: (code: string | null) => void;
}

/** The field for a promotion code, as the provider's page has one (row B-12). */
export function Promotion({ checkout: { codes, discount }, busy, use }: Props) {
  const [code, setCode] = useState('');
  const words = sandbox.promotion;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() !== '') use(code);
  };
  if (discount > 0)
    return (
      <p className="promotion" role="status">
        {words.used(dollars(discount))}{' '}
        <button type="button" aria-disabled={busy} onClick={() => use(null)}>
          {words.remove}
        </button>
      </p>
    );
  return (
    <form className="promotion" onSubmit={submit}>
      <Field label={words.label} value={code} onInput={setCode} note={words.note(codes)} limit={64} />
      <button type="submit" className="button quiet" aria-disabled={busy}>
        {words.apply}
      </button>
    </form>
  );
}
