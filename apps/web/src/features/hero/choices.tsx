import { type Dispatch, useId } from 'react';
import { Art } from '../../components/art.tsx';
import { artKey } from '../../content/art-key.ts';
import { home } from '../../content/home.ts';
import { type Choice, samples } from '../../content/samples.ts';
import type { Taste } from './draw/messages.ts';
import type { HeroEvent, HeroState } from './hero-state.ts';
import './choices.css';

interface Props {
  readonly state: HeroState;
  readonly dispatch: Dispatch<HeroEvent>;
}

/** `value: null` leaves the question to the engine. */
type Option = Omit<Choice, 'value'> & { readonly value: string | null };

const any = (label: string): Option => ({ value: null, label, art: '' });

/** “Other” is what the engine takes a business for until it is told. */
const industries: readonly Option[] = samples.industries.map((label) => ({
  value: label === 'Other' ? null : label,
  label,
  art: '',
}));

/** Four questions that steer the eight designs at once; each can be left to the engine. */
export function Choices({ state, dispatch }: Props) {
  const group = (field: keyof Taste, title: string, options: readonly Option[]) => (
    <Group
      field={field}
      title={title}
      options={options}
      chosen={state.taste[field] ?? null}
      choose={(value) => dispatch({ kind: 'chose', field, value })}
    />
  );
  return (
    <div className="choices">
      {group('industry', home.choices.industry, industries)}
      <button type="button" className="button quiet more" onClick={() => dispatch({ kind: 'asked-for-more' })}>
        {home.more}
      </button>
      <div className="drawn-choices">
        {group('style', home.choices.style, [any(home.choices.anyStyle), ...samples.styles])}
        {group('colors', home.choices.colors, [any(home.choices.anyColors), ...samples.colors])}
        {group('iconPlacement', home.choices.placement, [any(home.choices.anyPlacement), ...samples.placements])}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly field: keyof Taste;
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: string | null;
  readonly choose: (value: string | null) => void;
}

function Group({ field, title, options, chosen, choose }: GroupProps) {
  const name = useId();
  const pills = options.every(({ art }) => art === '');
  return (
    <fieldset className={`group ${field}`}>
      <legend>{title}</legend>
      <div className="options">
        {options.map(({ value, label, art }) => (
          <label key={label} className={pills ? 'pill' : 'tile'}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
            {pills || art === '' ? null : <Art className="art" markup={art} place={artKey('choice', value ?? '')} />}
            <span className="word">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
