import {
  type Drawing,
  drawing,
  type FontBook,
  type FreeDesign,
  type FreeLogo,
  frame,
  freeLayouts,
  pathData,
  printSvg,
  type Scene,
  setFreeLogo,
} from '@brandwright/engine';
import { inline } from '../hero/picture.ts';
import type { FreePicture, FreeProof } from './free-picture.ts';

/** Draws a free design and all that the page shows of it. The same design gives the same bytes. */
export function drawFree(free: FreeDesign, fonts: FontBook): FreePicture {
  const logo = setFreeLogo(free, fonts);
  const full = drawing(logo, 'full');
  const layouts = freeLayouts.map(({ value }) => {
    const other = value === free.layout ? logo : setFreeLogo({ ...free, layout: value }, fonts);
    return [value, oneInk(frame(drawing(other, 'mono-black'), 120, 60, { area: 0.26, wide: 0.82, tall: 0.74 }).scene)] as const;
  });
  return {
    id: logo.id,
    name: logo.name,
    art: inline(printSvg(full, { ground: false })),
    ground: full.paints.ground ?? white,
    ink: full.paints.name,
    layouts: Object.fromEntries(layouts) as FreePicture['layouts'],
    proofs: proofsOf(logo, full),
    note: logo.note,
  };
}

const white = '#FFFFFF';

function proofsOf(logo: FreeLogo, full: Drawing): readonly FreeProof[] {
  const { onDark } = logo.scheme;
  const print = (from: Drawing, w: number, h: number, share: number): string =>
    inline(printSvg(frame(from, w, h, { area: 1, wide: share, tall: share }), { ground: false }));
  const turned = (scene: Scene): Drawing => ({ scene, paints: onDark });
  const dark = onDark.ground ?? '#000000';
  return [
    { kind: 'sheet', label: 'On white', ground: white, art: print(full, 96, 64, 0.74) },
    { kind: 'app', label: 'App icon', ground: dark, art: print(turned(logo.avatar), 40, 40, 0.6) },
    { kind: 'tab', label: 'Favicon, 16 pixels', ground: dark, art: print(turned(logo.smallAvatar ?? logo.avatar), 16, 16, 0.76) },
  ];
}

/** A scene in the color of the text around it. */
export function oneInk({ width, height, shapes }: Scene): string {
  const d = shapes
    .filter(({ only }) => only !== 'colour')
    .map(({ path }) => pathData(path))
    .join('');
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false"><path fill="currentColor" d="${d}"/></svg>`;
}
