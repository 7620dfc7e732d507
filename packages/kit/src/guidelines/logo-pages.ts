import type { Hex } from '@brandwright/engine';
import type { Piece } from '../document/document.ts';
import { label } from '../document/flow.ts';
import { stamp } from '../document/stamp.ts';
import { typeStyles } from '../document/type-style.ts';
import type { Lockup, LockupKey } from '../files/brand.ts';
import { type Area, box } from '../layout/area.ts';
import type { Book, Leaf } from './book.ts';
import { figure, panel, plate, sidePage } from './frame.ts';
import { logoIn, logoOn, optical } from './logo-art.ts';
import { tonesOn } from './tones.ts';

/** The logo on its own ground, and why it looks as it does. */
export function logoPage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const ground = surfaces.sheet;
  const { ink } = tonesOn(brand.design, ground);
  // A white logo ground has no edge on a white page.
  const { own } = surfaces;
  return sidePage(
    book,
    { title: 'The logo', ground },
    brand.design.reasons
      .slice(0, 4)
      .map((text, i) => ({ text: withoutPictographs(text), style: typeStyles.body, paint: ink, gap: i === 0 ? 0 : 10 })),
    [
      plate(own, panel),
      figure(`The ${brand.design.name} logo in full color on its own background`, {
        layers: logoIn(brand, own, panel, { area: 0.2, wide: 0.7, tall: 0.6 }),
      }),
    ],
  );
}

/** A reason that quotes a pictograph, which no face has, says so instead. */
const withoutPictographs = (reason: string): string =>
  reason.replace(/[Tt]he word “[^\p{L}\p{N}”]+”/u, 'The emoji').replace(/“[^\p{L}\p{N}”]+”/gu, 'the emoji');

const forms: Readonly<Record<LockupKey, { readonly title: string; readonly use: string }>> = {
  horizontal: { title: 'Horizontal', use: 'wide spaces, such as a website header' },
  stacked: { title: 'Stacked', use: 'square and tall spaces' },
  combined: { title: 'Combined', use: 'seals, labels and other spots where the logo stands alone' },
  wordmark: { title: 'Wordmark', use: 'places where people already see the mark' },
  mark: { title: 'Mark', use: 'small spaces, once people know the name' },
  avatar: { title: 'Avatar', use: 'profile pictures and app icons' },
};

/** Every lockup of the kit. */
export function logoSetPage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const ground = surfaces.sheet;
  const { ink } = tonesOn(brand.design, ground);
  const { lockups } = brand;
  const number =
    ['no', 'one layout', 'two layouts', 'three layouts', 'four layouts', 'five layouts', 'six layouts'][lockups.length] ?? '';
  return sidePage(
    book,
    { title: 'Logo set', ground },
    [
      {
        text: `The logo has ${number}. ${lockups.length === 1 ? 'Use it as it is. Don’t make your own.' : 'Each is drawn for a different kind of space. Use them as they are. Don’t make your own.'}`,
        style: typeStyles.body,
        paint: ink,
      },
      {
        text: `Use the ${forms[lockups[0]?.key ?? 'wordmark'].title.toLowerCase()} logo first.${lockups.length === 1 ? '' : ' Use another one where it doesn’t fit.'}`,
        style: typeStyles.body,
        paint: ink,
        gap: 10,
      },
    ],
    lockups.flatMap((lockup, i) => tile(book, lockup, tileOf(i, lockups.length), groundsOf(book)[i] ?? surfaces.sheet)),
  );
}

const groundsOf = ({ surfaces, brand }: Book): readonly Hex[] => {
  const { own, bold, wall, sheet } = surfaces;
  const dark = brand.design.scheme.onDark.ground ?? brand.design.scheme.palette.dark;
  const white: Hex = '#FFFFFF';
  return [own, own === dark ? white : dark, own === sheet ? wall : white, wall, own === bold ? sheet : bold, wall];
};

/** The first lockup over the whole width, the others in one or two rows below. */
function tileOf(i: number, count: number): Area {
  const rest = count - 1;
  const high = rest > 3 ? 220 : 290;
  if (i === 0) return rest === 0 ? panel : box(panel.x, 0, panel.w, high);
  const rows = rest > 3 ? 2 : 1;
  const top = Math.ceil(rest / rows);
  const row = i - 1 < top ? 0 : 1;
  const [at, of] = row === 0 ? [i - 1, top] : [i - 1 - top, rest - top];
  const h = (panel.h - high) / rows;
  return box(panel.x + (panel.w / of) * at, high + row * h, panel.w / of, h);
}

function tile(book: Book, { key, design }: Lockup, at: Area, ground: Hex): readonly Piece[] {
  const { title } = forms[key];
  const use =
    key === 'wordmark' && !book.brand.lockups.some((one) => one.key === 'mark')
      ? 'anywhere there’s room for the name'
      : forms[key].use;
  const { muted } = tonesOn(book.brand.design, ground);
  const drawing = logoOn(book.brand, ground, design);
  const room = box(at.x, at.y + 4, at.w, at.h - 24);
  const text = at.w > 300 ? `${title}: for ${use}` : title;
  return [
    plate(ground, at),
    figure(`${title} layout of the ${book.brand.design.name} logo`, {
      layers: stamp(drawing, optical(drawing, room, { area: 0.19, wide: 0.66, tall: 0.56 })),
    }),
    label(book.setter, { text, style: typeStyles.small, paint: muted, x: at.x + 18, y: at.y + at.h - 16 }),
  ];
}
