import { colorPresets } from '@brandwright/engine';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { contrast } from '../hero/picture.ts';
import { ColorRow } from './color-row.tsx';
import type { Controls } from './controls.ts';
import './color-controls.css';
import { warningSentence, warningTitle } from './warning-words.ts';

const rows = [
  ['primaryColor', 'Primary'],
  ['secondaryColor', 'Secondary'],
  ['backgroundColor', 'Background'],
] as const;

/** Three colours with their contrast, what is weak with its mend, and eight presets. */
export function ColorControls({ state: { now }, dispatch, logo, say }: Controls) {
  const color = (field: (typeof rows)[number][0]) => now[field] ?? logo.shown[field];
  const ground = color('backgroundColor');
  return (
    <>
      {rows.map(([field, label]) => {
        const warnings = logo.warnings.filter(({ fix }) => fix?.field === field);
        const weakest = warnings.reduce<number | null>((least, { ratio }) => Math.min(least ?? ratio, ratio), null);
        const ratio = field === 'backgroundColor' ? null : (weakest ?? contrast(color(field), ground));
        return (
          <div key={field} className="color-row">
            <ColorRow
              label={label}
              field={field}
              value={color(field)}
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
                    say(`${warningTitle(warning)} mended`);
                  }}
                >
                  Fix
                </button>
              </div>
            ))}
          </div>
        );
      })}
      {logo.warnings
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
          const pressed = rows.every(([field]) => now[field] === colors[field]) && !now.isDarkMode;
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
}
