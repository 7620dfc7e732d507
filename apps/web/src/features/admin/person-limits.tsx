import type { AnswerOf, adminPerson } from '@brandwright/contract';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../client.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';

type Use = AnswerOf<typeof adminPerson>['usage'][number];

interface Props {
  readonly id: string;
  readonly usage: readonly Use[];
  readonly onSaved: () => Promise<void>;
}

const words = admin.people.limits;

/** How often a person may use what is limited: a number of their own, or with an empty field the one of everybody. */
export const PersonLimits = ({ id, usage, onSaved }: Props) => (
  <ul className="limits">
    {usage.map((use) => (
      <li key={use.type}>
        <LimitForm id={id} use={use} onSaved={onSaved} />
      </li>
    ))}
  </ul>
);

function LimitForm({ id, use, onSaved }: { readonly id: string; readonly use: Use; readonly onSaved: () => Promise<void> }) {
  const { type, count, free, allowed } = use;
  const [value, setValue] = useState(allowed === null ? '' : String(allowed));
  const input = useId();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const body = { type, allowed: value.trim() === '' ? null : Number(value) };
      await call('PUT /api/admin/people/:person/limits', { ids: { person: id }, body });
      toastSuccess(words.saved, words.types[type]);
      await onSaved();
    } catch (error) {
      toastError(words.notSaved, error instanceof Error ? error.message : '');
    }
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <div className="field">
        <label htmlFor={input}>{words.types[type]}</label>
        <div className="box">
          <input
            id={input}
            type="number"
            min={0}
            max={999_999}
            step={1}
            inputMode="numeric"
            value={value}
            placeholder={words.everyone(free)}
            aria-describedby={`${input}-hint`}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        </div>
        <p className="hint" id={`${input}-hint`}>
          {words.used(count, allowed ?? free)}
        </p>
      </div>
      <button type="submit" className="button quiet">
        {words.save}
        <span className="visually-hidden">: {words.types[type]}</span>
      </button>
    </form>
  );
}
