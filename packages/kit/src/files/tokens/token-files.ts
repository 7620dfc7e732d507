import type { Brand } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import { brandTokens } from './brand-tokens.ts';
import { tailwindConfig, tailwindCss } from './tailwind.ts';
import { tokenCss } from './token-css.ts';
import { tokenJson } from './token-json.ts';

/**
 * Tokens for developers in `tokens/`, in four formats. Sass needs no format of its own: it passes custom
 * properties through.
 */
export function tokenFiles(brand: Brand): readonly KitFile[] {
  const { name } = brand.design;
  return [
    { path: 'tokens/tokens.css', kind: 'text', text: () => tokenCss(name, brandTokens(brand)) },
    { path: 'tokens/tailwind.css', kind: 'text', text: () => tailwindCss(name, brandTokens(brand)) },
    { path: 'tokens/tailwind.config.js', kind: 'text', text: () => tailwindConfig(name, brandTokens(brand)) },
    // The format requires this extension, and programs filter by it.
    { path: 'tokens/brand.tokens.json', kind: 'text', text: () => tokenJson(name, brandTokens(brand)) },
  ];
}
