import type { Hex } from '@brandwright/engine';
import { rgbOf } from '../palette/swatches.ts';
import { oneLine } from '../plain-line.ts';
import type { BrandTokens, ColorToken } from './brand-tokens.ts';

/**
 * The tokens in the W3C Design Tokens Community Group format, final report 2025.10: groups of `$value`s,
 * colors as sRGB components with hex, and aliases (`{brand.color.paper}`) for palette colors. Light and dark
 * are groups; choosing one is up to the reader.
 */
export function tokenJson(name: string, tokens: BrandTokens): string {
  const document = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: oneLine(name),
    brand: {
      color: {
        $type: 'color',
        ...group(tokens.palette, []),
        ...group(tokens.on, tokens.palette),
      },
      light: { $type: 'color', ...group(tokens.light, tokens.palette) },
      dark: { $type: 'color', ...group(tokens.dark, tokens.palette) },
      font: Object.fromEntries(
        tokens.fonts.map(({ key, family, generic, weight, italic }) => [
          key,
          {
            ...(italic ? { $description: 'Italic' } : {}),
            family: { $type: 'fontFamily', $value: [family, generic] },
            weight: { $type: 'fontWeight', $value: weight },
          },
        ]),
      ),
      logo: {
        ratio: { $type: 'number', $value: tokens.logoRatio, $description: 'Width of the logo file divided by its height' },
        'clear-space': {
          $type: 'number',
          $value: tokens.clearSpace,
          $description: 'Clear space on every side of the logo divided by the height of the logo file',
        },
        margin: {
          $type: 'number',
          $value: tokens.logoMargin,
          $description: 'Margin inside the logo file divided by its height; it counts toward the clear space',
        },
        'min-width': {
          $type: 'dimension',
          $value: { value: tokens.logoMinWidth, unit: 'px' },
          $description: 'Minimum width of the logo file',
        },
      },
    },
  };
  // Makes the JSON safe inside a script element.
  return `${JSON.stringify(document, null, 2).replaceAll('<', '\\u003c')}\n`;
}

const group = (colors: readonly ColorToken[], palette: readonly ColorToken[]): Readonly<Record<string, object>> =>
  Object.fromEntries(
    colors.map(({ key, hex, note }) => {
      const same = palette.find((one) => one.hex === hex);
      return [key, { $value: same === undefined ? colorValue(hex) : `{brand.color.${same.key}}`, $description: note }];
    }),
  );

const colorValue = (hex: Hex) => ({
  colorSpace: 'srgb',
  components: rgbOf(hex).map((v) => Math.round((v / 255) * 10_000) / 10_000),
  alpha: 1,
  hex: hex.toLowerCase(),
});
