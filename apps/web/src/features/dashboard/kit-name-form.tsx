import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { dashboard } from '../../content/dashboard.ts';

/** Characters of a name, as the contract has them: its own constant would bring the schemas along. */
const most = 80;

interface Props {
  readonly name: string;
  /** Resolves to whether it has the name now. */
  readonly rename: (name: string) => Promise<boolean>;
  readonly done: () => void;
}

/** A kit's name in a field, where it stood: Enter keeps it, Escape leaves it as it was. */
export function KitNameForm({ name, rename, done }: Props) {
  const [value, setValue] = useState(name);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const wanted = value.trim();
    if (wanted === '') return setTrouble(dashboard.nameEmpty);
    if (wanted === name) return done();
    setBusy(true);
    const kept = await rename(wanted);
    setBusy(false);
    if (kept) done();
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') done();
  };
  return (
    <form className="naming" onSubmit={(event) => void save(event)} onKeyDown={keyed}>
      <Field
        label={dashboard.renameField}
        value={value}
        limit={most}
        trouble={trouble}
        autoFocus
        onInput={(typed) => {
          setValue(typed);
          setTrouble(null);
        }}
      />
      <button type="submit" className="button quiet" aria-disabled={busy}>
        {dashboard.save}
      </button>
      <button type="button" className="button plain" onClick={done}>
        {dashboard.cancel}
      </button>
    </form>
  );
}
