import { type CSSProperties, useId, useSyncExternalStore } from 'react';
import { copyText } from '../../components/copy-text.ts';
import { results } from '../../content/results.ts';
import { type ColorFormat, colorFormats, colorText, type Inks } from './color-format.ts';
import type { Swatch } from './palette.ts';
import './swatch-list.css';

interface Props {
  readonly swatches: readonly Swatch[];
  /** Shows what each color is for as well. */
  readonly roles?: boolean;
  /** Inks by color, as the files have them. Without any, CMYK is not offered. */
  readonly inks?: Inks;
}

const none: Inks = {};
const words = results.swatches;

/** The format that was chosen, for every palette of the page. */
let chosen: ColorFormat = 'HEX';
const listeners = new Set<() => void>();
const choose = (format: ColorFormat): void => {
  chosen = format;
  for (const tell of listeners) tell();
};
const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** A palette: a press copies a color in the chosen format, and says so. */
export function SwatchList({ swatches, roles = false, inks = none }: Props) {
  const group = useId();
  const format = useSyncExternalStore(
    listen,
    () => chosen,
    () => chosen,
  );
  const offered = colorFormats.filter((one) => one !== 'CMYK' || Object.keys(inks).length > 0);
  const parts = [swatches.filter(({ isLogo }) => isLogo), swatches.filter(({ isLogo }) => !isLogo)].filter(
    ({ length }) => length > 0,
  );
  return (
    <div className="palette">
      <fieldset>
        <legend className="visually-hidden">{words.format}</legend>
        {offered.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={format === one} onChange={() => choose(one)} />
            <span>{one}</span>
          </label>
        ))}
      </fieldset>
      {parts.map((part) => (
        <ul
          key={part[0]?.isLogo ? 'logo' : 'others'}
          className={part[0]?.isLogo ? 'swatch-list of-logo' : 'swatch-list'}
          style={{ '--share': part.length } as CSSProperties}
        >
          {part.map((swatch) => (
            <Item key={swatch.role} swatch={swatch} text={colorText(swatch.hex, format, inks) ?? swatch.hex} roles={roles} />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface ItemProps {
  readonly swatch: Swatch;
  /** The color as its format is written: what is shown is what is copied. */
  readonly text: string;
  readonly roles: boolean;
}

function Item({ swatch: { role, name, shared, hex, ink }, text, roles }: ItemProps) {
  const copy = (): void => copyText(text, results.copied(text), results.copyFailed, text);
  return (
    <li>
      <button type="button" style={{ '--swatch': hex, '--on-swatch': ink } as CSSProperties} onClick={copy}>
        <span className="visually-hidden">
          {results.copy} {role}:{' '}
        </span>
        {roles ? (
          <span className="role" aria-hidden="true">
            {role}
          </span>
        ) : null}
        <span className="name">{shared && !roles ? `${name}, ${role.toLowerCase()}` : name}</span>
        <span className="hex">{text}</span>
      </button>
    </li>
  );
}
