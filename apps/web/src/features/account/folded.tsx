import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusFirst } from '../../components/focus-first.ts';
import { Submit } from '../../components/submit.tsx';
import { account as words } from '../../content/account.ts';

/** A form that seldom is needed: a button until then, which has the focus again afterwards. */
export function Folded({ label, children }: { readonly label: string; readonly children: (fold: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current !== open) focusFirst(box.current);
    was.current = open;
  }, [open]);
  return (
    <div ref={box} className="folded">
      {open ? (
        children(() => setOpen(false))
      ) : (
        <button type="button" className="button quiet" onClick={() => setOpen(true)}>
          {label}
        </button>
      )}
    </div>
  );
}

interface ButtonsProps {
  readonly submit: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly fold: () => void;
}

/** What ends such a form: sending it, or leaving it. */
export function Buttons({ submit, busy, disabled = false, fold }: ButtonsProps) {
  return (
    <div className="buttons">
      <Submit label={submit} busy={busy} disabled={disabled} quiet />
      <button type="button" className="button plain" onClick={fold}>
        {words.cancel}
      </button>
    </div>
  );
}
