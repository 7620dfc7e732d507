import type { Customization } from '@brandwright/engine';
import { CircleAlert } from 'lucide-react';
import { type Dispatch, memo, useEffect, useId, useRef, useState } from 'react';
import type { EditorEvent } from './editor-state.ts';
import { mayBecomeHex, readHex } from './hex.ts';
import { easeText } from './warning-words.ts';

interface Props {
  readonly label: string;
  readonly field: 'primaryColor' | 'secondaryColor' | 'backgroundColor';
  /** `#RRGGBB`. */
  readonly value: string;
  /** Contrast with the background; null for the background itself. */
  readonly ratio: number | null;
  /** The ratio is not enough. */
  readonly weak: boolean;
  readonly dispatch: Dispatch<EditorEvent>;
}

/** A color by picker or by its number. What is typed stays until it is a color or another comes. */
export const ColorRow = memo(function ColorRow({ label, field, value, ratio, weak, dispatch }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string; readonly left: boolean } | null>(null);
  const read = typed === null ? null : readHex(typed.text);
  const own = typed !== null && (read === value || (read === null && typed.over === value)) ? typed : null;
  const trouble = own !== null && read === null && (own.left || !mayBecomeHex(own.text));

  const change = (text: string) => {
    const color: Customization['primaryColor'] = readHex(text);
    if (color !== null) dispatch({ kind: 'changed', change: { [field]: color }, stroke: field });
  };
  const end = () => dispatch({ kind: 'stroke-ended' });

  return (
    <div className="control wide">
      <label htmlFor={id}>{label}</label>
      <div className="color" data-weak={weak ? '' : undefined} data-trouble={trouble ? '' : undefined}>
        <Picker label={`${label} picker`} value={value} change={change} end={end} />
        <input
          id={id}
          type="text"
          value={own?.text ?? value}
          autoComplete="off"
          spellCheck={false}
          maxLength={24}
          aria-invalid={trouble ? true : undefined}
          aria-describedby={trouble ? `${id}-trouble` : ratio === null ? undefined : `${id}-ratio`}
          onInput={({ currentTarget: { value: text } }) => {
            setTyped({ text, over: value, left: false });
            change(text);
          }}
          onBlur={() => {
            setTyped(own === null || read !== null ? null : { ...own, left: true });
            end();
          }}
        />
      </div>
      {ratio === null ? null : (
        <p className="ease" id={`${id}-ratio`} data-weak={weak ? '' : undefined}>
          <span className="visually-hidden">Contrast: </span>
          {easeText(ratio, weak)}
        </p>
      )}
      {trouble ? (
        <p className="trouble" id={`${id}-trouble`}>
          <CircleAlert aria-hidden="true" />
          That’s not a color. Enter six hex digits, such as #1E4634.
        </p>
      ) : null}
    </div>
  );
});

interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  /** The picker was closed. */
  readonly end: () => void;
}

function Picker({ label, value, change, end }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(end);
  last.current = end;
  // React hears every movement within the picker as change; that it was closed is told by the browser's own event.
  useEffect(() => {
    const element = input.current;
    const closed = () => last.current();
    element?.addEventListener('change', closed);
    return () => element?.removeEventListener('change', closed);
  }, []);
  return (
    <input
      ref={input}
      className="picker"
      type="color"
      aria-label={label}
      value={value.toLowerCase()}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
