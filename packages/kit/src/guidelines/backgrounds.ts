import { type Hex, inkBox, oneInk } from '@brandwright/engine';
import type { Layer, Piece } from '../document/document.ts';
import { label } from '../document/flow.ts';
import { stamp } from '../document/stamp.ts';
import { typeStyles } from '../document/type-style.ts';
import { type Area, box, rectangle } from '../layout/area.ts';
import { toned } from '../mockups/surfaces.ts';
import type { Book, Leaf } from './book.ts';
import { decoration, figure, panel, sidePage } from './frame.ts';
import { logoOn, optical } from './logo-art.ts';
import { scenery } from './scenery.ts';
import { tonesOn } from './tones.ts';

interface Ground {
  readonly title: string;
  /** The same after “The logo on”. */
  readonly on: string;
  readonly paint: Hex;
  /** A picture over the ground, and the one color that reads on it. */
  readonly picture?: { readonly layers: (at: Area) => readonly Layer[]; readonly ink: Hex };
}

/** The logo on the grounds that it meets. */
export function backgroundsPage(book: Book): Leaf {
  const ground = book.surfaces.sheet;
  const { ink, muted } = tonesOn(book.brand.design, ground);
  return sidePage(
    book,
    { title: 'Backgrounds', ground },
    [
      {
        text: 'The logo has a version for every background. Choose the background first, then the file.',
        style: typeStyles.body,
        paint: ink,
      },
      {
        text: 'On a photo, use a single color: white on a dark photo, black on a light one. Place the logo on an uncluttered part of the photo.',
        style: typeStyles.body,
        paint: ink,
        gap: 10,
      },
      {
        text: 'The files are named after their version: color, transparent, on-dark, black and white.',
        style: typeStyles.body,
        paint: muted,
        gap: 10,
      },
    ],
    groundsOf(book).flatMap((one, i) =>
      tile(book, one, box(panel.x + (i % 2) * (panel.w / 2), Math.floor(i / 2) * 180, panel.w / 2, 180)),
    ),
  );
}

function groundsOf({ brand: { design }, surfaces }: Book): readonly Ground[] {
  const { palette, onDark } = design.scheme;
  const { own, bold } = surfaces;
  const white: Hex = '#FFFFFF';
  const dark = onDark.ground ?? palette.dark;
  const plain: readonly Ground[] = [
    { title: 'Its own background', on: 'its own background', paint: own },
    { title: 'White', on: 'white', paint: white },
    { title: 'Dark', on: 'a dark background', paint: dark },
    { title: 'Brand color', on: 'a brand color', paint: bold },
    { title: 'Paper', on: 'the paper color', paint: palette.paper },
    { title: 'Secondary color', on: 'the secondary color', paint: palette.secondary },
  ];
  const distinct = plain.filter(({ paint }, i) => plain.findIndex((one) => one.paint === paint) === i).slice(0, 4);
  const photo = (title: string, sky: Hex, land: Hex, ink: Hex): Ground => ({
    title,
    on: `a ${title.toLowerCase()}`,
    paint: sky,
    picture: { layers: (at) => scenery(at, sky, land), ink },
  });
  return [
    ...distinct,
    photo('Dark photo', toned(palette.ink, 0.4, 0.03), toned(palette.ink, 0.2, 0.02), '#FFFFFF'),
    photo('Light photo', toned(palette.paper, 0.9, 0.03), toned(palette.ink, 0.72, 0.04), '#000000'),
  ];
}

function tile(book: Book, { title, on, paint, picture }: Ground, at: Area): readonly Piece[] {
  const { brand } = book;
  const own = logoOn(brand, paint);
  const drawing = picture === undefined ? own : { ...own, paints: oneInk(picture.ink, null) };
  if (inkBox(drawing) === null) return [];
  const room = box(at.x, at.y, at.w, at.h - 16);
  const shown = optical(drawing, room, { area: 0.15, wide: 0.62, tall: 0.52 });
  return [
    decoration({ layers: picture?.layers(at) ?? [{ paint, path: [rectangle(at)] }] }),
    figure(`The logo on ${on}`, { layers: stamp(drawing, shown) }),
    label(book.setter, {
      text: title,
      style: typeStyles.small,
      paint: picture?.ink ?? tonesOn(brand.design, paint).muted,
      x: at.x + 18,
      y: at.y + at.h - 14,
    }),
  ];
}
