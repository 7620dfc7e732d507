import { colorPresets } from '@brandwright/engine';
import { TriangleAlert } from 'lucide-react';
import { type CSSProperties, type Dispatch, memo } from 'react';
import { contrast } from '../hero/picture.ts';
import { ColorRow } from './color-row.tsx';
import type { Warning } from './edited-logo.ts';
import type { EditorEvent } from './editor-state.ts';
import './color-controls.css';
import { fixedSentence, warningSentence } from './warning-words.ts';

const rows = [
  ['primaryColor', 'Primary'],
  ['secondaryColor', 'Secondary'],
  ['backgroundColor', 'Background'],
] as const;

interface Props {
  readonly primary: string;
  readonly secondary: string;
  readonly background: string;
  readonly isDark: boolean;
  readonly warnings: readonly Warning[];
  readonly dispatch: Dispatch<EditorEvent>;
  readonly say: (sentence: string) => void;
}

/** Three colors with their contrast, what is weak with its mend, and eight presets. */
export const ColorControls = memo(function ColorControls({
  primary,
  secondary,
  background,
  isDark,
  warnings: all,
  dispatch,
  say,
}: Props) {
  const values = { primaryColor: primary, secondaryColor: secondary, backgroundColor: background };
  return (
    <>
      {rows.map(([field, label]) => {
        const warnings = all.filter(({ fix }) => fix?.field === field);
        const weakest = warnings.reduce<number | null>((least, { ratio }) => Math.min(least ?? ratio, ratio), null);
        const ratio = field === 'backgroundColor' ? null : (weakest ?? contrast(values[field], background));
        return (
          <div key={field} className="color-row">
            <ColorRow
              label={label}
              field={field}
              value={values[field]}
              ratio={ratio}
              weak={warnings.length > 0}
              dispatch={dispatch}
            />
            {warnings.map((warning) => (
              <div key={warning.part} className="weak-note">
                <TriangleAlert aria-hidden="true" />
                <p>{warningSentence(warning)}</p>
                <button
                  type="button"
                  onClick={() => {
                    if (warning.fix === null) return;
                    dispatch({ kind: 'changed', change: { [warning.fix.field]: warning.fix.value } });
                    say(fixedSentence(warning));
                  }}
                >
                  Fix
                </button>
              </div>
            ))}
          </div>
        );
      })}
      {all
        .filter(({ fix }) => fix === null)
        .map((warning) => (
          <div key={warning.part} className="weak-note">
            <TriangleAlert aria-hidden="true" />
            <p>{warningSentence(warning)}</p>
          </div>
        ))}
      <fieldset className="presets">
        <legend className="visually-hidden">Color presets</legend>
        {colorPresets.map(({ name, ...colors }) => {
          const pressed = rows.every(([field]) => values[field] === colors[field]) && !isDark;
          return (
            <button
              key={name}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={pressed}
              style={
                {
                  '--one': colors.primaryColor,
                  '--two': colors.secondaryColor,
                  '--under': colors.backgroundColor,
                } as CSSProperties
              }
              onClick={() => {
                dispatch({ kind: 'changed', change: { ...colors, isDarkMode: false } });
                say(`Colors: ${name}`);
              }}
            />
          );
        })}
      </fieldset>
    </>
  );
});
