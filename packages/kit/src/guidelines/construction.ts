import type { Path } from '@brandwright/engine';
import type { Piece } from '../document/document.ts';
import type { Block } from '../document/flow.ts';
import { stamp } from '../document/stamp.ts';
import { typeStyles } from '../document/type-style.ts';
import { type Area, box, inset, rectangle } from '../layout/area.ts';
import type { Book, Leaf } from './book.ts';
import { caption, decoration, figure, panel, plate, sidePage } from './frame.ts';
import { logoOn, optical } from './logo-art.ts';
import { type Box, heightOf, type Measures, measuresOf, widthOf } from './measure.ts';
import { tonesOn } from './tones.ts';

/** Guides are this thick, and run this far beyond what they measure, in points. */
const thin = 0.7;
const beyond = 26;

/** The logo with the lines it was built on, and their measurements. */
export function constructionPage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const measures = measuresOf(brand);
  const rows = rowsOf(measures);
  const unit = measures.baseline === null ? 'h is the height of the logo.' : 'c is the height of the name’s capitals.';
  const whole = measures.name === null;
  return sidePage(
    book,
    { title: 'Construction', ground },
    [
      {
        text: whole ? 'Measured from the logo. Keep the proportions when you resize it.' : `Measured from the logo. ${unit}`,
        style: typeStyles.body,
        paint: muted,
      },
      ...rows.flatMap(({ title, value }, i): readonly Block[] => [
        { text: title, style: typeStyles.small, paint: muted, gap: i === 0 ? 18 : 9 },
        { text: value, style: typeStyles.head, paint: ink },
      ]),
    ],
    drawn(book, measures),
  );
}

interface Row {
  readonly title: string;
  readonly value: string;
}

/** Prints a length in cap heights, or in heights of the logo if the name has no capitals. */
const printer = ({ baseline, logo }: Measures) => {
  const [unit, size] = baseline === null ? ['h', heightOf(logo)] : ['c', 100];
  return (units: number): string => `${(units / size).toFixed(2)} ${unit}`;
};

function rowsOf(measures: Measures): readonly Row[] {
  const { logo, mark, name, gap, baseline, stem, lower, rings } = measures;
  const caps = printer(measures);
  const rows: readonly (Row | null)[] = [
    { title: 'Width ÷ height', value: (widthOf(logo) / heightOf(logo)).toFixed(2) },
    rings.length < 2
      ? null
      : {
          title: 'Ring heights, from the outside in',
          value: rings.map((one) => (one / heightOf(logo)).toFixed(2)).join(', '),
        },
    mark === null ? null : { title: 'Height of the mark', value: caps(heightOf(mark)) },
    name === null ? null : { title: 'Width of the name', value: caps(widthOf(name)) },
    gap === null ? null : { title: 'Gap between mark and name', value: caps(gap.size) },
    baseline === null || lower === null ? null : { title: 'Height of lowercase letters', value: caps(lower) },
    baseline === null ? null : { title: 'Width of the stems', value: caps(stem) },
  ];
  return rows.filter((row) => row !== null);
}

function drawn(book: Book, measures: Measures): readonly Piece[] {
  const { brand, surfaces } = book;
  const ground = surfaces.own;
  const drawing = logoOn(brand, ground);
  const at = optical(drawing, inset(panel, 30), { area: 0.22, wide: 0.78, tall: 0.58 });
  const scale = at.w / widthOf(measures.logo);
  const place = ({ x0, y0, x1, y1 }: Box): Area =>
    box(at.x + (x0 - measures.logo.x0) * scale, at.y + (y0 - measures.logo.y0) * scale, (x1 - x0) * scale, (y1 - y0) * scale);
  const { accent, ink } = tonesOn(brand.design, ground);
  const guide = accent === drawing.paints.name ? ink : accent;
  return [
    plate(ground, panel),
    decoration({ layers: [{ paint: guide, path: guidesOf(measures, place) }], clip: panel }),
    figure(`The logo with guides at the edges of its parts`, { layers: stamp(drawing, at) }),
    ...notesOf(book, measures, place),
  ];
}

const across = (x0: number, x1: number, y: number): Path => [rectangle(box(x0, y - thin / 2, x1 - x0, thin))];
const down = (y0: number, y1: number, x: number): Path => [rectangle(box(x - thin / 2, y0, thin, y1 - y0))];

/** Lines at the edges of mark and name, and at baseline and cap height. */
function guidesOf({ logo, mark, name, baseline, rings }: Measures, place: (box: Box) => Area): Path {
  const all = place(logo);
  const [left, right] = [all.x - beyond, all.x + all.w + beyond];
  const [top, foot] = [all.y - beyond, all.y + all.h + beyond];
  const edges = (area: Area): Path => [...across(left, right, area.y), ...across(left, right, area.y + area.h)];
  const sides = (area: Area): Path => [...down(top, foot, area.x), ...down(top, foot, area.x + area.w)];
  if (name === null) {
    const middle = all.y + all.h / 2;
    const levels = rings.flatMap((one) => [-1, 1].map((side) => middle + (side * (one / heightOf(logo)) * all.h) / 2));
    return [
      ...edges(all),
      ...sides(all),
      ...levels.flatMap((y) => across(left, right, y)),
      ...down(top, foot, all.x + all.w / 2),
    ];
  }
  const lines = baseline === null ? edges(place(name)) : capitalsOf(baseline, place).flatMap((y) => across(left, right, y));
  return [...lines, ...sides(place(name)), ...(mark === null ? [] : [...edges(place(mark)), ...sides(place(mark))])];
}

/** Cap line and baseline. */
const capitalsOf = (baseline: number, place: (box: Box) => Area): readonly [number, number] => {
  const { y, h } = place({ x0: 0, x1: 1, y0: baseline - 100, y1: baseline });
  return [y, y + h];
};

function notesOf(book: Book, measures: Measures, place: (box: Box) => Area): readonly Piece[] {
  const { logo, mark, name, gap, baseline } = measures;
  const caps = printer(measures);
  const ground = book.surfaces.own;
  const all = place(logo);
  const right = all.x + all.w + beyond + 6;
  const note = (text: string, x: number, y: number, align: 'start' | 'middle' = 'start'): Piece =>
    caption(book, ground, text, x, y, align);
  if (name === null)
    return [note(`${(widthOf(logo) / heightOf(logo)).toFixed(2)} : 1`, all.x + all.w / 2, all.y - beyond - 8, 'middle')];
  const letters = baseline === null ? place(name) : place({ x0: 0, x1: 1, y0: baseline - 100, y1: baseline });
  const beside = gap?.axis === 'across';
  return [
    note(caps(baseline === null ? heightOf(name) : 100), right, letters.y + letters.h / 2 + 3),
    ...(mark === null ? [] : [markNote(mark, beside)]),
    ...(gap === null ? [] : [gapNote(gap)]),
    note(caps(widthOf(name)), place(name).x + place(name).w / 2, all.y + all.h + beyond + 14, 'middle'),
  ];
  function markNote(box: Box, above: boolean): Piece {
    const area = place(box);
    return above
      ? note(caps(heightOf(box)), area.x + area.w / 2, all.y - beyond - 8, 'middle')
      : note(caps(heightOf(box)), right, area.y + area.h / 2 + 3);
  }
  function gapNote({ axis, from, size }: NonNullable<Measures['gap']>): Piece {
    const area = place(
      axis === 'across' ? { x0: from, x1: from + size, y0: 0, y1: 1 } : { x0: 0, x1: 1, y0: from, y1: from + size },
    );
    return axis === 'across'
      ? note(caps(size), area.x + area.w / 2, all.y + all.h + beyond + 14, 'middle')
      : note(caps(size), right, area.y + area.h / 2 + 3);
  }
}
