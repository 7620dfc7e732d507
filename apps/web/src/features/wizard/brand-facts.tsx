import type { CSSProperties } from 'react';
import { wizard } from '../../content/wizard.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { ownColorsIn } from '../../draft/own-colors.ts';
import type { Preview } from './preview.ts';
import './brand-facts.css';

const { facts, open, none, fromTheme } = wizard.preview;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “Minimalist, sans-serif”; what of it is chosen so far. */
export const styleLine = ({ styleDirection, fontStyle }: BrandDraft): string =>
  capital([styleDirection, fontStyle].filter((word) => word !== '').join(', '));

/** The preference or the own colors that were picked, else the theme's, else what the design has of its own: “Teal and sand”. */
export const colorLine = ({ colorPreference, designTheme }: BrandDraft, preview: Preview | null): string => {
  const own = ownColorsIn(colorPreference);
  if (own.length > 0) return own.join(', ');
  if (colorPreference !== '') return capital(colorPreference);
  return designTheme === '' ? (preview?.colorLabel.split(',')[0] ?? '') : fromTheme;
};

/** What is known of the brand, as a list (row W-01). */
export function BrandFacts({ draft, preview }: { readonly draft: BrandDraft; readonly preview: Preview | null }) {
  const rows: readonly (readonly [name: string, value: string])[] = [
    [facts.name, draft.businessName.trim()],
    [facts.industry, draft.industry],
    [facts.personality, draft.personality],
    [facts.style, styleLine(draft)],
    [facts.colors, colorLine(draft, preview)],
    [facts.theme, draft.designTheme === '' && draft.industry !== '' ? none : draft.designTheme],
  ];
  return (
    <dl className="brand-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value === '' ? 'open' : undefined}>
            {name === facts.colors && preview !== null ? <Swatches preview={preview} /> : null}
            <bdi>{value === '' ? open : value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The first three colors of a design that its ground, which the panel has, does not hide; the review tells all of them. */
function Swatches({ preview }: { readonly preview: Preview }) {
  const seen = preview.palette.filter(([, hex]) => hex !== preview.ground);
  return (
    <span className="swatches" aria-hidden="true">
      {seen.slice(0, 3).map(([role, hex]) => (
        <span key={role} style={{ '--swatch': hex } as CSSProperties} />
      ))}
    </span>
  );
}
