import { surfaces } from '../../mockups/surfaces.ts';
import type { Brand } from '../brand.ts';
import { shortName } from '../short-name.ts';
import { iconGround } from './icon-ink.ts';

/** Icons in the manifest, by file name, with sides in pixels. */
const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icon-monochrome-512.png', size: 512, purpose: 'monochrome' },
] as const;

/** The web app manifest (W3C) as JSON. Escapes `<` as `\u003c`, so that it is safe in a page. */
export function webManifest({ design }: Brand): string {
  const manifest = {
    name: design.name,
    short_name: shortName(design.name),
    start_url: '/',
    display: 'standalone',
    theme_color: iconGround(design),
    background_color: surfaces(design).own,
    icons: icons.map(({ file, size, purpose }) => ({ src: file, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  };
  return `${JSON.stringify(manifest, null, 2).replaceAll('<', '\\u003c')}\n`;
}
