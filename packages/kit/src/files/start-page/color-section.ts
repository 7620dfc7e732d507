import { contrastRatio, type Hex } from '@brandwright/engine';
import type { Brand, BrandColor } from '../brand.ts';
import { markupText } from '../markup-text.ts';

const roleNames: Readonly<Record<BrandColor['role'], string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  background: 'Behind the logo',
  ink: 'Text',
  paper: 'Light background',
  dark: 'Dark background',
};

/** Black or white, whichever contrasts more. At least 4.58 on every color. */
const readable = (ground: Hex): Hex =>
  contrastRatio('#FFFFFF', ground) >= contrastRatio('#000000', ground) ? '#FFFFFF' : '#000000';

const rgb = (hex: Hex): string => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).join(' ');

/** CSS rules for the swatches: `.swatch-primary`. */
export const swatchRules = ({ colors }: Brand): string =>
  colors.map(({ role, hex }) => `.swatch-${role}{background:${hex};color:${readable(hex)}}`).join('\n');

/** The palette, with values for screen and print. */
export const colorSection = ({ colors, inks }: Brand): string =>
  `<ul class="swatches">\n${colors
    .map(({ role, hex, name }) => {
      const ink = inks.get(hex);
      const cmyk = ink === undefined ? '' : `<div><dt>CMYK</dt><dd>${ink.join(' ')}</dd></div>`;
      return (
        `<li class="swatch-${role}"><h3>${markupText(name)}</h3><p>${roleNames[role]}</p>` +
        `<dl><div><dt>HEX</dt><dd>${hex}</dd></div><div><dt>RGB</dt><dd>${rgb(hex)}</dd></div>${cmyk}</dl></li>`
      );
    })
    .join('\n')}\n</ul>`;

/** The cover's strip of colors: names and HEX only. */
export const colorStrip = ({ colors }: Brand): string =>
  `<ul class="strip">${colors.map(({ role, hex, name }) => `<li class="swatch-${role}"><span>${markupText(name)}</span><span>${hex}</span></li>`).join('')}</ul>`;
