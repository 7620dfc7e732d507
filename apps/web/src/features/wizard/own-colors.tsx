import { CircleAlert, Plus, X } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { wizard } from '../../content/wizard.ts';
import { mostOwnColors, ownColorsIn, preferenceOf } from '../../draft/own-colors.ts';
import { mayBecomeHex, readHex } from '../editor/hex.ts';
import './own-colors.css';

const words = wizard.fields.ownColors;

interface Props {
  /** One of the six, own colors as `#RRGGBB`, or empty. */
  readonly preference: string;
  readonly change: (preference: string) => void;
}

/** A field by a number that stays while others come and go. */
interface Typed {
  readonly key: number;
  readonly text: string;
  /** The field was left, so that a part of a color is a fault. */
  readonly left: boolean;
}

const colorsOf = (fields: readonly Typed[]) => fields.flatMap(({ text }) => readHex(text) ?? []);

/** Fields as they are, if they say the own colors of a preference, or it has none; else fields that say them. */
function fieldsFor(preference: string, fields: readonly Typed[], field: (text: string) => Typed): readonly Typed[] {
  const own = ownColorsIn(preference);
  return own.length === 0 || preferenceOf(colorsOf(fields)) === preference ? fields : own.map(field);
}

/** Up to three colors of the person’s own, beside the six preferences (row W-05). They stay here while a preference is tried instead. */
export function OwnColors({ preference, change }: Props) {
  const next = useRef(0);
  const field = useCallback((text: string): Typed => ({ key: next.current++, text, left: false }), []);
  const [fields, setFields] = useState<readonly Typed[]>(() => fieldsFor(preference, [], field));
  // Another tab, or the account’s copy of the draft, may bring other colors.
  useEffect(() => setFields((before) => fieldsFor(preference, before, field)), [preference, field]);
  const added = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(-1);
  useEffect(() => {
    if (focused >= 0) added.current?.focus();
  }, [focused]);

  const own = ownColorsIn(preference);
  const set = (changed: readonly Typed[]): void => {
    setFields(changed);
    const now = preferenceOf(colorsOf(changed));
    // A preference that is tried stays until a color is typed or picked: a field that is left or removed, or says nothing yet, leaves it alone.
    const isTyped = now !== '' && changed.length >= fields.length && now !== preferenceOf(colorsOf(fields));
    if (own.length > 0 || isTyped) change(now);
  };
  const put = (key: number, part: Partial<Typed>): void =>
    set(fields.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = (): void => {
    const empty = field('');
    setFields([...fields, empty]);
    setFocused(empty.key);
  };
  const unused = own.length === 0 && colorsOf(fields).length > 0;
  return (
    <fieldset className="own-colors" data-unused={unused ? '' : undefined}>
      <legend>
        {words.legend} <span className="note">{words.hint}</span>
      </legend>
      <div className="row">
        {fields.map((typed, place) => (
          <OwnColor
            key={typed.key}
            number={place + 1}
            typed={typed}
            input={typed.key === focused ? added : undefined}
            put={(part) => put(typed.key, part)}
            remove={() => set(fields.filter(({ key }) => key !== typed.key))}
          />
        ))}
        {unused ? (
          <button type="button" className="button quiet" onClick={() => change(preferenceOf(colorsOf(fields)))}>
            {words.use}
          </button>
        ) : null}
        {fields.length >= mostOwnColors ? null : (
          <button type="button" className="add" onClick={add}>
            <Plus aria-hidden="true" />
            {words.add}
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface OneProps {
  /** From 1. */
  readonly number: number;
  readonly typed: Typed;
  readonly input: RefObject<HTMLInputElement | null> | undefined;
  readonly put: (part: Partial<Typed>) => void;
  readonly remove: () => void;
}

/** One color, by a picker or by its number. */
function OwnColor({ number, typed: { text, left }, input, put, remove }: OneProps) {
  const id = useId();
  const hex = readHex(text);
  const isWrong = hex === null && text.trim() !== '' && (left || !mayBecomeHex(text));
  return (
    <div className="own-color" data-trouble={isWrong ? '' : undefined}>
      <div className="box">
        <input
          type="color"
          aria-label={words.picker(number)}
          value={(hex ?? '#888888').toLowerCase()}
          data-open={hex === null ? '' : undefined}
          onChange={({ currentTarget }) => put({ text: currentTarget.value.toUpperCase(), left: false })}
        />
        <input
          ref={input}
          type="text"
          aria-label={words.color(number)}
          value={text}
          placeholder="#1E4634"
          autoComplete="off"
          spellCheck={false}
          maxLength={24}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? id : undefined}
          onInput={({ currentTarget }) => put({ text: currentTarget.value, left: false })}
          onBlur={() => put({ text: hex ?? text, left: true })}
        />
        <button type="button" aria-label={words.remove(number)} title={words.remove(number)} onClick={remove}>
          <X aria-hidden="true" />
        </button>
      </div>
      {isWrong ? (
        <p className="trouble" id={id}>
          <CircleAlert aria-hidden="true" />
          {words.wrong}
        </p>
      ) : null}
    </div>
  );
}
