import {
  type Drawing,
  drawing,
  frame,
  type Hex,
  type Outline,
  outlineOf,
  printEps,
  printPdf,
  printSvg,
} from '@brandwright/engine';
import type { Brand, Lockup } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import type { PictureFile } from '../picture-file.ts';
import { type LogoFormat, logoPath } from './logo-path.ts';
import { onLight, type Version, versionsOf } from './versions.ts';

/** Longer side in pixels of a JPG, and of the larger PNG, which carries it in its name. */
const usual = 1000;
/** Longer side in pixels of the largest picture. One is enough, because vectors scale. */
const large = 3000;
/** Sheet size for programs without vector support. */
const banner = { width: 1200, height: 400 } as const;

/** Page width in points: 100 mm, a comfortable size on opening. */
const pageWidth = 283.46;

/** Every lockup in every version and format. */
export const logoFiles = (brand: Brand): readonly KitFile[] => [
  ...brand.lockups.flatMap((lockup) => versionsOf(lockup.design).flatMap((version) => formats(brand, lockup, version))),
  ...banners(brand),
];

function formats({ design: { name }, inks }: Brand, { key }: Lockup, version: Version): readonly KitFile[] {
  const { drawing: drawn, transparent } = version;
  const page = { title: name, transparent, width: pageWidth };
  const svg = (): string => printSvg(drawn, { title: name, ground: !transparent });
  let outline: Outline | null = null;
  const outlined = (): Outline => {
    outline ??= outlineOf(drawn);
    return outline;
  };
  const at = (format: LogoFormat): string => logoPath(key, version.key, format);
  const text = (format: LogoFormat, print: () => string): KitFile => ({ kind: 'text', path: at(format), text: print });
  const picture = (ending: LogoFormat, side: number, format: PictureFile['format']): KitFile => ({
    kind: 'picture',
    path: at(ending),
    picture: () => ({
      svg: svg(),
      format,
      ...sized(drawn, side),
      // Also behind the drawing's own ground, whose edge may fall between two pixels.
      ground: transparent ? null : groundOf(version),
    }),
  });
  return [
    text('.svg', svg),
    text('.pdf', () => printPdf(outlined(), page)),
    text('-cmyk.pdf', () => printPdf(outlined(), { ...page, inks })),
    text('.eps', () => printEps(outlined(), { ...page, inks })),
    text('-rgb.eps', () => printEps(outlined(), page)),
    picture('-500.png', 500, 'png'),
    picture('-1000.png', usual, 'png'),
    ...(transparent ? [] : [picture('.jpg', usual, 'jpg')]),
  ];
}

const groundOf = ({ drawing: { paints } }: Version): Hex => paints.ground ?? '#FFFFFF';

/** Pixel size of a drawing with the given longer side. */
function sized({ scene }: Drawing, side: number): { readonly width: number; readonly height: number } {
  const scale = side / Math.max(scene.width, scene.height);
  return { width: Math.max(1, Math.round(scene.width * scale)), height: Math.max(1, Math.round(scene.height * scale)) };
}

/** The first lockup centered on 1200 × 400, with and without its ground, and once at the largest size. */
function banners({ lockups, design: { name } }: Brand): readonly KitFile[] {
  const [first] = lockups;
  if (first === undefined) return [];
  const full = drawing(first.design, 'full');
  const picture = (path: string, make: () => PictureFile): KitFile => ({ kind: 'picture', path, picture: make });
  const onBanner = (ground: boolean): string => {
    const { paints } = ground ? full : onLight(first.design);
    const framed = frame({ ...full, paints }, banner.width, banner.height, { area: 0.3, wide: 0.8, tall: 0.64 });
    return printSvg(framed, { title: name, ground });
  };
  return [
    picture('logo/web-1200x400.png', () => ({ svg: onBanner(true), format: 'png', ...banner, ground: full.paints.ground })),
    picture('logo/web-1200x400-transparent.png', () => ({ svg: onBanner(false), format: 'png', ...banner, ground: null })),
    picture(`logo/large-${large}.png`, () => ({
      svg: printSvg(full, { title: name, ground: false }),
      format: 'png',
      ...sized(full, large),
      ground: null,
    })),
  ];
}
