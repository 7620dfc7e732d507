import { limits } from '@brandwright/engine';
import { CircleAlert, Pencil } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { Change } from './editor-state.ts';
import type { Workspace } from './use-workspace.ts';
import './text-on-logo.css';

interface Props {
  readonly workspace: Workspace;
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
}

/** The name and the slogan, written on the canvas: the drawing follows every key (row E-05). */
export function TextOnLogo({ workspace: { state, dispatch, logo, trouble }, isOpen, open }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { name, slogan } = state.now;
  const close = (): void => {
    dispatch({ kind: 'stroke-ended' });
    open(false);
    // The button comes back with the next drawing of the page.
    requestAnimationFrame(() => button.current?.focus());
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    close();
  };
  const faultOf = (field: 'name' | 'slogan'): string | null => (trouble?.field === field ? trouble.sentence : null);
  if (!isOpen) {
    return (
      <button ref={button} type="button" className="edit-text" onClick={() => open(true)}>
        <Pencil aria-hidden="true" />
        Edit text
      </button>
    );
  }
  const write = (change: Change, stroke: string): void => dispatch({ kind: 'changed', change, stroke });
  return (
    <fieldset className="over-text" onKeyDown={leave}>
      <legend className="visually-hidden">Text on the logo</legend>
      <Line
        label="Business name"
        value={name}
        most={limits.name}
        fault={faultOf('name')}
        first
        // Gaps are set between the letters of one name.
        write={(text) => write({ name: text, kerning: {} }, 'name')}
        end={() => dispatch({ kind: 'stroke-ended' })}
      />
      <Line
        label="Slogan"
        value={slogan ?? logo.shown.slogan}
        most={limits.slogan}
        fault={faultOf('slogan')}
        write={(text) => write(text.trim() === '' ? { slogan: text } : { slogan: text, showSlogan: true }, 'slogan')}
        end={() => dispatch({ kind: 'stroke-ended' })}
      />
      <button type="button" className="done" onClick={close}>
        Done
      </button>
      {name.trim() === logo.renamed?.name ? <p className="hint">The gallery will draw new designs for this name.</p> : null}
    </fieldset>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  /** Characters. */
  readonly most: number;
  readonly fault: string | null;
  /** It takes the focus when it comes. */
  readonly first?: boolean;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

function Line({ label, value, most, fault, first = false, write, end }: LineProps) {
  const id = useId();
  return (
    <div className="line">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was just asked for.
        autoFocus={first}
        type="text"
        dir="auto"
        value={value}
        autoComplete="off"
        maxLength={most}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onBlur={end}
      />
      {fault === null ? null : (
        <p className="fault" id={`${id}-fault`} role="alert">
          <CircleAlert aria-hidden="true" />
          {fault}
        </p>
      )}
    </div>
  );
}
