import { plainLine } from '../plain-line.ts';
import type { BrandTokens, ColorToken } from './brand-tokens.ts';
import { fontStack } from './token-css.ts';

/**
 * Theme for Tailwind 4, in CSS. Fixed colors appear literally, so that editors preview them; those of light
 * and dark come from `tokens.css`.
 */
export function tailwindCss(name: string, tokens: BrandTokens): string {
  const fixed = [...tokens.palette, ...tokens.on].map(({ key, hex, note }) => `  --color-brand-${key}: ${hex}; /* ${note} */`);
  const fonts = tokens.fonts.flatMap((font) => [
    `  --font-${fontKey(font.key)}: ${fontStack(font)};`,
    `  --font-weight-${font.key}: ${font.weight};`,
  ]);
  return `/*
 * ${plainLine(name)}: theme for Tailwind CSS 4
 *
 *   @import "tailwindcss";
 *   @import "./tokens/tailwind.css";
 *
 * Then use bg-brand-primary text-brand-on-primary, bg-brand-surface text-brand-text, font-brand font-name.
 */
@import "./tokens.css";

@theme {
${[...fixed, ...fonts].join('\n')}
}

/* These change with light and dark */
@theme inline {
${tokens.light.map(({ key }) => `  --color-brand-${key}: var(--brand-${key});`).join('\n')}
}
`;
}

/** Preset for Tailwind 3, as a module. */
export function tailwindConfig(name: string, tokens: BrandTokens): string {
  const color = ({ key, hex }: ColorToken): readonly [string, string] => [key, hex];
  const colors = Object.fromEntries([
    ...[...tokens.palette, ...tokens.on].map(color),
    ...tokens.light.map(({ key, hex }) => [key, `var(--brand-${key}, ${hex})`]),
  ]);
  const extend = {
    colors: { brand: colors },
    fontFamily: Object.fromEntries(tokens.fonts.map(({ key, family, generic }) => [fontKey(key), [`"${family}"`, generic]])),
    fontWeight: Object.fromEntries(tokens.fonts.map(({ key, weight }) => [key, String(weight)])),
  };
  return `/*
 * ${plainLine(name)}: preset for Tailwind CSS 3 (Tailwind 4: tailwind.css)
 *
 *   import brand from './tokens/tailwind.config.js';
 *   export default { presets: [brand], content: [...] };
 *
 * Colors that change with light and dark need tokens.css on the page. Without it, the light colors are used.
 */

/** @type {Partial<import('tailwindcss').Config>} */
export default ${JSON.stringify({ theme: { extend } }, null, 2)};
`;
}

const fontKey = (key: 'name' | 'slogan'): string => (key === 'name' ? 'brand' : 'brand-slogan');
