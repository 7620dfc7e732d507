import { type Hex, hexToOklch } from '@brandwright/engine';
import { plainLine } from '../plain-line.ts';
import type { BrandTokens, ColorToken, FontToken } from './brand-tokens.ts';

/**
 * The tokens as custom properties, in hex. Brand colors are all in sRGB, so `oklch()` would paint the same,
 * and the kit's other files use hex. For shades and transparency in CSS, `--brand-primary-oklch` gives the
 * numbers, which convert back to the same hex.
 */
export function tokenCss(name: string, tokens: BrandTokens): string {
  const light = tokens.light.map(declared);
  const dark = tokens.dark.map(declared);
  return `/*
 * ${plainLine(name)}: brand tokens
 *
 * Light is the default. Dark follows the visitor's system, or data-theme="dark" or "light" on any element.
 * Shades: oklch(from var(--brand-primary) calc(l + 0.1) c h). Transparency: oklch(var(--brand-primary-oklch) / 40%).
 * Contrast is WCAG 2.2, rounded down. Text needs 4.5:1; large text and graphics need 3:1.
 */

:root {
  /* Palette */
${lines(tokens.palette.flatMap((token) => [declared(token), `--brand-${token.key}-oklch: ${oklchNumbers(token.hex)};`]))}

  /* Readable text on each color */
${lines(tokens.on.map(declared))}

  /* Fonts: see fonts/how-to-install.txt for how to load them */
${lines(tokens.fonts.flatMap(fontLines))}

  /* Logo: its clear space, and the margin inside the file, as shares of the file's height */
  --brand-logo-ratio: ${tokens.logoRatio};
  --brand-clear-space: ${tokens.clearSpace};
  --brand-logo-margin: ${tokens.logoMargin};
  --brand-logo-min-width: ${tokens.logoMinWidth}px;
}

:root,
[data-theme="light"] {
${lines(light)}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
${lines(dark, 4)}
  }
}

[data-theme="dark"] {
${lines(dark)}
}
`;
}

const declared = ({ key, hex, note }: ColorToken): string => `--brand-${key}: ${hex}; /* ${note} */`;

const fontLines = (font: FontToken): readonly string[] => [
  `--brand-font-${font.key}: ${fontStack(font)};`,
  `--brand-font-${font.key}-weight: ${font.weight};`,
  `--brand-font-${font.key}-style: ${font.italic ? 'italic' : 'normal'};`,
];

/** A family and its fallback in CSS. Catalogue families contain only letters, digits and spaces. */
export const fontStack = ({ family, generic }: FontToken): string => `"${family}", ${generic}`;

/** Lightness, chroma and hue for `oklch()`. */
function oklchNumbers(hex: Hex): string {
  const { l, c, h } = hexToOklch(hex);
  const places = (v: number, digits: number): string => String(Number(v.toFixed(digits)));
  return `${places(l, 4)} ${places(c, 4)} ${places(h, 2)}`;
}

const lines = (all: readonly string[], indent = 2): string => all.map((line) => `${' '.repeat(indent)}${line}`).join('\n');
