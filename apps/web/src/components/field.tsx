import { CircleAlert } from 'lucide-react';
import { type FocusEvent, type InputEvent, type ReactNode, useId } from 'react';
import './field.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onInput?: (value: string) => void;
  /** A quiet word beside the label: “optional”. */
  readonly note?: string;
  readonly placeholder?: string;
  /** What is wrong, beneath the field. */
  readonly trouble?: string | null;
  /** Lines of a text that may be long; one line when left out. */
  readonly rows?: number;
  readonly required?: boolean;
  /** Characters the field takes at most. */
  readonly limit?: number;
  readonly name?: string;
  readonly autoFocus?: boolean;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'password';
  /** What the browser may fill in by itself; nothing when left out. */
  readonly autoComplete?: string;
  /** What to type, beneath the field. */
  readonly hint?: string;
  /** A button at its end. */
  readonly end?: ReactNode;
  /** To be copied, not changed: the first touch takes all of it. */
  readonly readOnly?: boolean;
  /** Texts that the browser offers while one is typed. */
  readonly suggestions?: readonly string[];
}

/** A text field with its label above and its trouble beneath. Any script: the text decides its direction. */
export function Field({
  label,
  value,
  onInput,
  note,
  placeholder,
  trouble = null,
  rows,
  required,
  limit,
  name,
  autoFocus,
  onFocus,
  onBlur,
  type = 'text',
  autoComplete = 'off',
  hint,
  end,
  readOnly,
  suggestions = [],
}: Props) {
  const id = useId();
  const shared = {
    id,
    name,
    value,
    placeholder,
    required,
    autoFocus,
    maxLength: limit,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (readOnly === true) event.currentTarget.select();
      onFocus?.();
    },
    onBlur,
    readOnly,
    dir: 'auto',
    autoComplete,
    'aria-describedby':
      [trouble === null ? '' : `${id}-trouble`, hint === undefined ? '' : `${id}-hint`].join(' ').trim() || undefined,
    'aria-invalid': trouble === null ? undefined : true,
    onInput: (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) => onInput?.(event.currentTarget.value),
  };
  return (
    <div className="field" data-trouble={trouble === null ? undefined : ''}>
      <label htmlFor={id}>
        {label}
        {note === undefined ? null : <span className="note"> {note}</span>}
      </label>
      <div className="box">
        {rows === undefined ? (
          <input type={type} spellCheck={false} list={suggestions.length === 0 ? undefined : `${id}-list`} {...shared} />
        ) : (
          <textarea rows={rows} {...shared} />
        )}
        <Suggestions id={`${id}-list`} texts={suggestions} />
        {end}
      </div>
      <Below id={id} hint={hint} trouble={trouble} />
    </div>
  );
}

function Suggestions({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}

interface BelowProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly trouble: string | null;
}

/** What stands beneath a field: how it is filled in, and what is wrong with it. */
function Below({ id, hint, trouble }: BelowProps) {
  return (
    <>
      {hint === undefined ? null : (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {trouble === null ? null : (
        <p className="trouble" id={`${id}-trouble`}>
          <CircleAlert aria-hidden="true" />
          {trouble}
        </p>
      )}
    </>
  );
}
