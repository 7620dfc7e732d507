import { type Drawing, inkBox, inkLayers, pathBounds } from '@brandwright/engine';
import type { Piece } from '../document/document.ts';
import { type Block, flow } from '../document/flow.ts';
import { stamp, stampIn } from '../document/stamp.ts';
import { typeStyles } from '../document/type-style.ts';
import { nameOn } from '../grammar/name-on.ts';
import { pattern, patternOf } from '../grammar/pattern.ts';
import { type Area, box, inset, rectangle } from '../layout/area.ts';
import { fittedArea } from '../layout/ink.ts';
import { legible } from '../mockups/legible.ts';
import { shaded } from '../mockups/surfaces.ts';
import { type CardFront, frontOf } from '../stationery/business-card.ts';
import type { Book, Leaf } from './book.ts';
import { decoration, figure, plate, sheet } from './frame.ts';
import { tonesOn } from './tones.ts';

/** The cover: one gesture at the right, the name above, the title below. */
export function cover(book: Book): Leaf {
  const { brand, surfaces, setter } = book;
  const { design, brief } = brand;
  const ground = surfaces.bold;
  const front = frontOf(brand.grammar);
  const { ink, muted } = tonesOn(design, ground);
  const block: Block = { text: 'Brand guidelines', style: typeStyles.giant, paint: ink, role: 'H1' };
  const at = { x: 48, y: 0, w: nameWidth[front] };
  // The title stands on the line above the note, whether it has one line or two.
  const title = flow(setter, { ...at, y: 474 - flow(setter, at, [block]).foot }, [block]);
  const note = flow(setter, { x: 48, y: 486, w: nameWidth[front] }, [
    { text: book.slogan || brief.industry, style: typeStyles.body, paint: muted, most: 1 },
  ]);
  const first = book.slogan === '' && brief.industry === 'Other' ? [] : note.pieces;
  return {
    title: 'Cover',
    ground,
    bare: true,
    pieces: [...gesture(book, front), ...nameAt(book, front), ...title.pieces, ...first],
  };
}

/** Widths that the name may take without touching the gesture, in points. */
const nameWidth: Readonly<Record<CardFront, number>> = { crop: 390, letter: 386, panel: 430, name: 440, sign: 360 };

/** The name at the top left. A sign that holds the name is the gesture itself. */
function nameAt({ brand, surfaces, setter, name }: Book, front: CardFront): readonly Piece[] {
  const ground = surfaces.bold;
  if (front === 'sign')
    return flow(setter, { x: 48, y: 44, w: nameWidth.sign }, [
      { text: name, style: typeStyles.head, paint: tonesOn(brand.design, ground).ink },
    ]).pieces;
  const at = box(48, 48, nameWidth[front], 96);
  const drawn = nameOn(brand, ground, at);
  return [
    figure(`The name ${brand.design.name} as it is drawn in the logo`, {
      layers: stampIn(drawn, at, { across: 0, down: 0 }),
    }),
  ];
}

/** Shares of a mark’s width and height that a crop keeps, best first. */
const kept = { across: [0.76, 0.7, 0.82, 0.64, 0.88, 0.94], down: [0.74, 0.68, 0.8, 0.62, 0.86, 0.92] } as const;
/** A part of which less than this is seen, as a share of the mark, looks like a flaw of the print. */
const sliver = 0.09;

/** The mark off the lower right corner, cut where no part of it leaves a sliver at the edge. */
function croppedAt(mark: Drawing, at: Area): Area {
  const ink = inkBox(mark);
  const parts = inkLayers(mark).flatMap(({ paths }) => paths.flat().flatMap((contour) => pathBounds([contour]) ?? []));
  const clean = (from: number, size: number, starts: readonly (readonly [number, number])[], share: number): boolean =>
    starts.every(([start, end]) => {
      const edge = from + size * share;
      return end <= edge || start >= edge || edge - start > sliver * size;
    });
  if (ink === null) return at;
  const across = parts.map(({ x0, x1 }) => [x0, x1] as const);
  const down = parts.map(({ y0, y1 }) => [y0, y1] as const);
  const w = kept.across.find((share) => clean(ink.x0, ink.x1 - ink.x0, across, share)) ?? kept.across[0];
  const h = kept.down.find((share) => clean(ink.y0, ink.y1 - ink.y0, down, share)) ?? kept.down[0];
  return { ...at, x: sheet.w - at.w * w, y: sheet.h - at.h * h };
}

function gesture({ brand, surfaces }: Book, front: CardFront): readonly Piece[] {
  const { design, grammar } = brand;
  const { own, bold, pale } = surfaces;
  const mark = legible(design, 'mark', bold);
  const on = (at: Area): Piece => decoration({ layers: stamp(mark, at), clip: sheet });
  switch (front) {
    case 'crop': {
      const at = fittedArea(mark, box(0, 0, 640, 640), { across: 0, down: 0 });
      return [on(croppedAt(mark, at))];
    }
    case 'letter': {
      const at = fittedArea(mark, box(0, 0, 430, 560), { across: 0, down: 0 });
      return [on({ ...at, x: sheet.w - at.w - 48, y: sheet.h - at.h * 0.86 })];
    }
    case 'panel': {
      const side = box(560, 0, 400, sheet.h);
      const paper = own === bold ? surfaces.sheet : own;
      const shown = legible(design, 'mark', paper);
      return [plate(paper, side), decoration({ layers: stampIn(shown, inset(side, 74)) })];
    }
    case 'name': {
      const side = box(520, 0, 440, sheet.h);
      return [
        decoration({
          layers: [{ paint: shaded(bold, pale ? -0.06 : 0.065), path: pattern(grammar, patternOf(grammar), side, 108, sheet) }],
        }),
      ];
    }
    case 'sign': {
      const sign = legible(design, 'full', bold);
      const bar = box(0, 0, 14, sheet.h);
      return [
        ...(surfaces.loud === bold ? [] : [decoration({ layers: [{ paint: surfaces.loud, path: [rectangle(bar)] }] })]),
        figure(`The ${design.name} logo`, { layers: stampIn(sign, box(500, 80, 400, 380), { across: 1 }) }),
      ];
    }
    default:
      return front satisfies never;
  }
}
