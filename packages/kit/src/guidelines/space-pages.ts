import type { Piece } from '../document/document.ts';
import { flow } from '../document/flow.ts';
import { stamp, stampIn } from '../document/stamp.ts';
import { type TypeStyle, typeStyles } from '../document/type-style.ts';
import { setLine, type Typesetter } from '../document/typesetter.ts';
import { clearSpaceWords, inchesOf, logoRules, marginWords, printLength } from '../files/logo-rules.ts';
import { box, rectangle } from '../layout/area.ts';
import { proportion } from '../layout/ink.ts';
import { legible } from '../mockups/legible.ts';
import type { Book, Leaf } from './book.ts';
import { caption, decoration, edgesOf, figure, panel, plate, sidePage } from './frame.ts';
import { logoOn } from './logo-art.ts';
import { leastSize, measuresOf } from './measure.ts';
import { mixed, tonesOn } from './tones.ts';

/** Clear space as high as the logo on every side (row L-01), drawn as `logoRules` has it. */
export function clearSpacePage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const { own } = surfaces;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const on = tonesOn(brand.design, own);
  const drawing = logoOn(brand, own);
  const ratio = proportion(drawing);
  const h = Math.min((panel.w - 96) / (ratio + 2), (panel.h - 96) / 3);
  const zone = box(panel.x + (panel.w - h * (ratio + 2)) / 2, (panel.h - 3 * h) / 2, h * (ratio + 2), 3 * h);
  const at = box(zone.x + h, zone.y + h, h * ratio, h);
  return sidePage(
    book,
    { title: 'Clear space', ground },
    [
      { text: clearSpaceWords.rule, style: typeStyles.lead, paint: ink },
      {
        text: `Keep text, pictures and page edges out of this space. ${clearSpaceWords.example}`,
        style: typeStyles.body,
        paint: ink,
        gap: 14,
      },
      {
        text: `${marginWords(brand)} Icons and profile pictures need no more than the margin in the file.`,
        style: typeStyles.body,
        paint: muted,
        gap: 10,
      },
    ],
    [
      plate(own, panel),
      plate(mixed(on.ink, own, 0.9), zone),
      plate(own, at),
      decoration({ layers: [{ paint: on.accent, path: [...edgesOf(zone), ...edgesOf(at)] }] }),
      figure('The logo with clear space equal to its height on every side', { layers: stamp(drawing, at) }),
      ...[
        [zone.x + h / 2, at.y + h / 2],
        [zone.x + zone.w - h / 2, at.y + h / 2],
        [at.x + at.w / 2, zone.y + h / 2],
        [at.x + at.w / 2, zone.y + zone.h - h / 2],
      ].map(([x = 0, y = 0]) => caption(book, own, '1 ×', x, y + 3, 'middle')),
    ],
  );
}

/** Points in a CSS pixel and in a millimeter. */
const pixel = 0.75;
const millimeter = 72 / 25.4;

/** The logo at its least sizes, drawn true to scale. */
export function leastSizePage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const { own, sheet } = surfaces;
  const { ink, muted } = tonesOn(brand.design, sheet);
  const least = leastSize(measuresOf(brand));
  return sidePage(
    book,
    { title: 'Minimum size', ground: sheet },
    [
      {
        text: `At least ${least.pixels} px wide on screen and ${printLength(least.millimeters)} in print.`,
        style: typeStyles.lead,
        paint: ink,
      },
      {
        text: `Never show the logo less than ${logoRules.pixelsHigh} px tall on screen, or less than ${printLength(logoRules.millimetersWide)} wide in print.${least.raised ? ' This one needs more on screen so that its smallest letters stay legible.' : ''}`,
        style: typeStyles.body,
        paint: ink,
        gap: 14,
      },
      { text: 'Sizes are accurate when you view or print this page at 100%.', style: typeStyles.body, paint: muted, gap: 10 },
    ],
    [plate(own, panel), ...shown(book, least.pixels * pixel, least.millimeters * millimeter)],
  );
}

/** Rows of the page: a large figure, and the logo in that size beside it. */
const rows = [62, 232, 402] as const;

/** Sizes of the mark in px, and where it stands, in points from the left. */
const markSizes = [
  [32, 0],
  [24, 62],
  [16, 112],
] as const;

function shown(book: Book, screen: number, print: number): readonly Piece[] {
  const { brand, surfaces } = book;
  const drawing = logoOn(brand, surfaces.own);
  const small = legible(brand.design, 'mark-small', surfaces.own);
  const ratio = proportion(drawing);
  // What is too wide to stand beside the figure stands below it.
  const logo = (w: number, y: number, alt: string): Piece => {
    const foot = y + (w > beside ? 118 : 84);
    const at = box(w > beside ? panel.x + 40 : across, foot - w / ratio, w, w / ratio);
    return figure(alt, { layers: stamp(drawing, at), clip: panel });
  };
  const icons = markSizes.map(([px, x]) => ({
    px,
    at: box(across + x, rows[2] + 84 - px * pixel, px * pixel, px * pixel),
  }));
  return [
    ...row(book, rows[0], 'On screen', `${Math.round(screen / pixel)} px`),
    logo(screen, rows[0], 'The logo at its minimum width on screen'),
    ...row(book, rows[1], `In print (${Math.round((print / millimeter) * 10) / 10} mm)`, `${inchesOf(print / millimeter)} in`),
    logo(print, rows[1], 'The logo at its minimum width in print'),
    ...row(book, rows[2], 'Below that, the mark alone', '16 px'),
    figure('The mark at 32, 24 and 16 pixels', {
      layers: icons.flatMap(({ at }) => stampIn(small, at, { across: 0, down: 1 })),
    }),
    ...icons.map(({ px, at }) => caption(book, surfaces.own, `${px} px`, at.x, at.y + at.h + 16)),
  ];
}

/** The largest style in which a figure fits on one line. */
const figureStyle = (setter: Typesetter, value: string): TypeStyle =>
  [typeStyles.giant, typeStyles.statement].find((style) => setLine(setter, value, style, '#000000').width <= 270) ??
  typeStyles.title;

/** Left edge of the logos, far enough from the figures. */
const across = 652;
/** Width for logos beside the figures. */
const beside = 292;

function row({ setter, brand, surfaces }: Book, y: number, title: string, value: string): readonly Piece[] {
  const { ink, muted, line } = tonesOn(brand.design, surfaces.own);
  const set = flow(setter, { x: panel.x + 40, y, w: 270 }, [
    { text: title, style: typeStyles.label, paint: muted, role: 'H2' },
    { text: value, style: figureStyle(setter, value), paint: ink, gap: 10 },
  ]);
  const rule =
    y === rows[0]
      ? []
      : [decoration({ layers: [{ paint: line, path: [rectangle(box(panel.x + 40, y - 30, panel.w - 84, 0.6))] }] })];
  return [...rule, ...set.pieces];
}
