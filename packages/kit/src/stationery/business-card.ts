import type { Hex, PageLayer } from '@brandwright/engine';
import { type Brand } from '../files/brand.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { pattern, patternOf } from '../grammar/pattern.ts';
import { nameOn } from '../grammar/name-on.ts';
import { type Area, box, inset, rectangle } from '../layout/area.ts';
import { fit, fitted, inkIn } from '../layout/ink.ts';
import { ink, type Lettering, type TextEdge } from '../layout/lettering.ts';
import { bled, type Sheet } from '../layout/sheet.ts';
import { edgeOf } from '../mockups/greek.ts';
import { legible } from '../mockups/legible.ts';
import { shaded, surfaces } from '../mockups/surfaces.ts';
import type { Contact } from './contact.ts';
import { readable } from './readable.ts';

/** 3½ × 2 inches at 300 dpi, with a bleed of ⅛ inch. */
export const cardSize = { width: 1050, height: 600, bleed: 38, scale: 72 / 300 } as const;
/** Distance of everything that must not be cut off from the trimmed edge. */
const safe = 76;

const card = box(0, 0, cardSize.width, cardSize.height);
const canvas = bled(cardSize);

/** The front: the mark cropped by the edge, on its own panel, a huge letter, a field of strokes, or the sign alone. */
export type CardFront = 'crop' | 'panel' | 'letter' | 'field' | 'sign';

/** The front that suits the mark’s shape. */
export function frontOf({ subject, silhouette }: Grammar): CardFront {
  if (subject === 'emblem') return 'sign';
  if (subject === 'initial') return 'field';
  if (subject === 'letter') return 'letter';
  return silhouette === 'compact' ? 'crop' : 'panel';
}

export function cardFront(brand: Brand, grammar: Grammar): Sheet {
  const { design } = brand;
  const { own, bold, pale } = surfaces(design);
  const front = frontOf(grammar);
  const ground = front === 'sign' ? own : bold;
  return { ...cardSize, ground, layers: layersOf(front, brand, grammar, ground, shaded(bold, pale ? -0.06 : 0.065)) };
}

function layersOf(front: CardFront, brand: Brand, grammar: Grammar, ground: Hex, faint: Hex): readonly PageLayer[] {
  const { design } = brand;
  const words = edgeOf(design, safe, card.w - safe);
  const start = words.way === 1 ? 0 : 1;
  const name = (at: Area, down: number): readonly PageLayer[] =>
    fitted(nameOn(brand, ground, at), at, { across: start, down });
  // The half of the canvas away from the name.
  const beyond = (w: number): Area => box(words.way === 1 ? canvas.x + canvas.w - w : canvas.x, canvas.y, w, canvas.h);
  switch (front) {
    case 'crop': {
      const mark = legible(design, 'mark', ground);
      const size = card.h * 1.3;
      const at = fit(mark, box(0, 0, size, size), { across: 0, down: 0 });
      const x = words.way === 1 ? card.w - at.w * 0.74 : at.w * -0.26;
      return [...inkIn(mark, { ...at, x, y: card.h - at.h * 0.7 }), ...name(box(words.x - start * 430, safe, 430, 150), 0)];
    }
    case 'panel': {
      const plate = beyond(canvas.w * 0.4);
      const mark = legible(design, 'mark', own(brand));
      return [
        { paint: own(brand), path: [rectangle(plate)] },
        ...fitted(mark, inset(box(plate.x, 0, plate.w, card.h), 80)),
        ...name(box(words.x - start * 440, 0, 440, card.h), 0.5).slice(0),
      ];
    }
    case 'letter': {
      const mark = legible(design, 'mark', ground);
      const at = fit(mark, box(0, 0, card.w * 0.62, card.h * 1.15), { across: 0, down: 0 });
      const x = words.way === 1 ? card.w - at.w * 0.92 : at.w * -0.08;
      return [...inkIn(mark, { ...at, x, y: card.h * 0.16 }), ...name(box(words.x - start * 360, card.h - safe - 130, 360, 130), 1)];
    }
    case 'field': {
      const area = beyond(canvas.w * 0.46);
      return [
        { paint: faint, path: pattern(grammar, patternOf(grammar), area, 120, canvas) },
        ...name(box(words.x - start * 460, safe, 460, card.h - 2 * safe), 1),
      ];
    }
    case 'sign': {
      const bar = box(words.way === 1 ? canvas.x : card.w - 26, canvas.y, 26 + cardSize.bleed, canvas.h);
      const sign = nameOn(brand, ground, box(0, 0, 480, 480));
      return [
        { paint: surfaces(design).loud, path: [rectangle(bar)] },
        ...fitted(sign, box(safe, 76, card.w - 2 * safe, card.h - 152), { across: 0.5 }),
      ];
    }
    default:
      return front satisfies never;
  }
}

const own = ({ design }: Brand): Hex => surfaces(design).own;

/** The back: one edge of text, more than half of it empty, a small mark in the opposite corner. */
export function cardBack(brand: Brand, lettering: Lettering, contact: Contact): Sheet {
  const { design } = brand;
  const { sheet, bold } = surfaces(design);
  const ink1 = design.scheme.palette.ink;
  const words: TextEdge = edgeOf(design, safe, card.w - safe);
  const mark = legible(design, 'mark', sheet);
  const corner = fit(mark, box(words.way === 1 ? card.w - safe - 96 : safe, safe, 96, 96), { across: words.way === 1 ? 1 : 0, down: 0 });
  const accent = readable(design, sheet);
  const lines = [contact.phone, contact.email, contact.website, ...contact.address].filter((line) => line !== '');
  const pitch = 40;
  const last = card.h - safe;
  const person = lettering.line(contact.person, 'bold', 46, -5);
  const role = lettering.line(contact.role, 'regular', 29);
  return {
    ...cardSize,
    ground: sheet,
    layers: [
      ...inkIn(mark, corner),
      ink(ink1, person, words, safe + person.cap),
      ink(accent, role, words, safe + person.cap + 46),
      ...lines.map((line, i) => ink(ink1, lettering.line(line, 'regular', 28), words, last - (lines.length - 1 - i) * pitch)),
    ],
  };
}

