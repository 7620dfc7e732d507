import type { Hex } from '@brandwright/engine';
import type { Brand } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import { headHtml } from './head-html.ts';
import { favicon, fullIcon, maskableIcon, monochromeIcon, profilePicture, roundedIcon } from './icon-art.ts';
import { iconGround } from './icon-ink.ts';
import { shareImage, shareSize } from './share-image.ts';
import { webManifest } from './web-manifest.ts';

const text = (path: string, made: () => string): KitFile => ({ path, kind: 'text', text: made });

/** A square PNG. A `ground` makes it opaque; null leaves unpainted areas transparent. */
const square = (path: string, size: number, ground: Hex | null, svg: () => string): KitFile => ({
  path,
  kind: 'picture',
  picture: () => ({ svg: svg(), format: 'png', width: size, height: size, ground, trueColor: true }),
});

/** Frames of the icon file in pixels: tab, tab on a dense screen, desktop shortcut. */
const frames = [16, 32, 48] as const;

/** Caches drawings that several files share. Each is drawn on first use. */
function remembering(): (key: string, draw: () => string) => string {
  const drawn = new Map<string, string>();
  return (key, draw) => {
    const known = drawn.get(key) ?? draw();
    drawn.set(key, known);
    return known;
  };
}

/**
 * The folder `web/`: icons for browsers, phones and stores, their manifest, the link preview, and tags to
 * paste.
 */
export function webFiles(brand: Brand): readonly KitFile[] {
  const { design } = brand;
  const ground = iconGround(design);
  const once = remembering();
  const tab = (pixels: number): string => once(`tab ${pixels}`, () => favicon(design, pixels));
  const full = (): string => once('full', () => fullIcon(design));
  const rounded = (): string => once('rounded', () => roundedIcon(design));
  const maskable = (): string => once('maskable', () => maskableIcon(design));
  const monochrome = (): string => once('monochrome', () => monochromeIcon(design));
  return [
    text('web/favicon.svg', () => tab(32)),
    { path: 'web/favicon.ico', kind: 'icon', frames: () => frames.map((size) => ({ svg: tab(size), size })) },
    ...[...frames, 96].map((size) => square(`web/favicon-${size}.png`, size, null, () => tab(size))),
    square('web/apple-touch-icon.png', 180, ground, full),
    ...[192, 512].map((size) => square(`web/icon-${size}.png`, size, null, rounded)),
    ...[192, 512].map((size) => square(`web/icon-maskable-${size}.png`, size, ground, maskable)),
    text('web/icon-monochrome.svg', monochrome),
    square('web/icon-monochrome-512.png', 512, null, monochrome),
    ...[512, 1024].map((size) => square(`web/app-icon-${size}.png`, size, ground, full)),
    text('web/site.webmanifest', () => webManifest(brand)),
    {
      path: `web/share-${shareSize.width}x${shareSize.height}.png`,
      kind: 'picture',
      picture: () => ({ svg: shareImage(brand), format: 'png', ...shareSize, ground }),
    },
    square('web/profile-800.png', 800, ground, () => profilePicture(design)),
    text('web/head.html', () => headHtml(brand)),
  ];
}
