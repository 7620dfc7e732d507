import type { Brand } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import { brandTokens } from './brand-tokens.ts';
import { tailwindConfig, tailwindCss } from './tailwind.ts';
import { tokenCss } from './token-css.ts';
import { tokenJson } from './token-json.ts';

/** What developers build with, in `tokens/`: one set of tokens written four ways. No Sass: it reads custom properties as they are. */
export function tokenFiles(brand: Brand): readonly KitFile[] {
  const { name } = brand.design;
  return [
    { path: 'tokens/tokens.css', kind: 'text', text: () => tokenCss(name, brandTokens(brand)) },
    { path: 'tokens/tailwind.css', kind: 'text', text: () => tailwindCss(name, brandTokens(brand)) },
    { path: 'tokens/tailwind.config.js', kind: 'text', text: () => tailwindConfig(name, brandTokens(brand)) },
    // The extension that the format asks for: programs filter by it.
    { path: 'tokens/brand.tokens.json', kind: 'text', text: () => tokenJson(name, brandTokens(brand)) },
  ];
}
