import type { Hex, PageLayer } from '@brandwright/engine';
import type { Identity } from '../files/brand.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { nameOn } from '../grammar/name-on.ts';
import { shareBelow } from '../grammar/share-below.ts';
import { type Area, box, inset, rectangle } from '../layout/area.ts';
import { fittedArea, fittedInk, inkIn } from '../layout/ink.ts';
import { ink, lineWithin, type TextEdge } from '../layout/lettering.ts';
import { bled, type Sheet } from '../layout/sheet.ts';
import { edgeOf } from '../mockups/greek.ts';
import { legible } from '../mockups/legible.ts';
import { surfaces } from '../mockups/surfaces.ts';
import type { Contact } from './contact.ts';
import { readable } from './readable.ts';

/** 3½ × 2 inches at 300 dpi, with a bleed of ⅛ inch. */
const cardSize = { width: 1050, height: 600, bleed: 38, scale: 72 / 300 } as const;
/** Distance of text from the trimmed edge. */
const margin = 76;

const card = box(0, 0, cardSize.width, cardSize.height);
const canvas = bled(cardSize);

/** The front: the mark cropped by the edge, on its own panel, a huge letter, the name alone, or the sign alone. */
export type CardFront = 'crop' | 'panel' | 'letter' | 'name' | 'sign';

/** The front that suits the mark’s shape. */
export function frontOf({ subject, silhouette }: Grammar): CardFront {
  if (subject === 'emblem') return 'sign';
  if (subject === 'initial') return 'name';
  if (subject === 'letter') return 'letter';
  return silhouette === 'compact' ? 'crop' : 'panel';
}

/** What the compositions of a front share. */
interface Front {
  readonly brand: Identity;
  readonly ground: Hex;
  readonly words: TextEdge;
  /** An area of the given width on the side away from where lines start. */
  readonly beyond: (width: number) => Area;
  /** The name in a box whose side is the edge of the lines. 0 stands at its top, 1 at its foot. */
  readonly name: (width: number, top: number, height: number, down: number) => readonly PageLayer[];
}

/** The front of the card: the name, and one gesture. */
export function cardFront(brand: Identity): Sheet {
  const kind = frontOf(brand.grammar);
  const { own, bold } = surfaces(brand.design);
  const ground = kind === 'sign' ? own : bold;
  const words = edgeOf(brand.design, margin, card.w - margin);
  const across = words.way === 1 ? 0 : 1;
  const front: Front = {
    brand,
    ground,
    words,
    beyond: (width) => box(words.way === 1 ? canvas.x + canvas.w - width : canvas.x, canvas.y, width, canvas.h),
    name: (width, top, height, down) => {
      const at = box(words.x - across * width, top, width, height);
      return fittedInk(nameOn(brand, ground, at), at, { across, down });
    },
  };
  return { ...cardSize, ground, layers: compositions[kind](front) };
}

/** Share of a huge letter’s height below the edge. */
const lost = 0.2;

const compositions: Readonly<Record<CardFront, (front: Front) => readonly PageLayer[]>> = {
  crop({ brand, ground, words, name }) {
    const mark = legible(brand.design, 'mark', ground);
    const at = fittedArea(mark, box(0, 0, card.h * 1.3, card.h * 1.3), { across: 0, down: 0 });
    const x = words.way === 1 ? card.w - at.w * 0.74 : at.w * -0.26;
    return [...inkIn(mark, { ...at, x, y: card.h - at.h * 0.7 }), ...name(430, margin, 150, 0)];
  },
  panel({ brand, beyond, name }) {
    const plate = beyond(canvas.w * 0.4);
    const { own } = surfaces(brand.design);
    return [
      { paint: own, path: [rectangle(plate)] },
      ...fittedInk(legible(brand.design, 'mark', own), inset(box(plate.x, 0, plate.w, card.h), 80)),
      ...name(440, 0, card.h, 0.5),
    ];
  },
  letter({ brand, ground, words, name }) {
    const mark = legible(brand.design, 'mark', ground);
    // A name of one letter stands there already.
    const text = [...brand.design.name].length === 1 ? [] : name(340, card.h - margin - 130, 130, 1);
    // A letter is known by its foot, unless that is only a stem.
    if (shareBelow(brand.grammar.figure, lost) > 0.1) {
      const area = box(words.way === 1 ? card.w * 0.46 : margin, margin, card.w * 0.54 - margin, card.h - 2 * margin);
      return [...fittedInk(mark, area, { across: words.way === 1 ? 1 : 0 }), ...text];
    }
    const at = fittedArea(mark, box(0, 0, card.w * 0.62, card.h * 1.15), { across: 0, down: 0 });
    const x = words.way === 1 ? card.w - at.w * 0.92 : at.w * -0.08;
    return [...inkIn(mark, { ...at, x, y: card.h - at.h * (1 - lost) }), ...text];
  },
  name({ brand, ground, words }) {
    const area = inset(card, margin);
    return fittedInk(nameOn(brand, ground, area), area, { across: words.way === 1 ? 0 : 1 });
  },
  sign({ brand, ground }) {
    const area = inset(card, 1.7 * margin);
    return fittedInk(nameOn(brand, ground, area), area);
  },
};

/** Font sizes of the back in units: 10, 7 and 6¾ pt. */
const sizes = { person: 42, role: 29, line: 28 } as const;
/** Distance of the baselines of details. */
const pitch = 39;
/** Width between the margins. */
const column = card.w - 2 * margin;
/** Side of the small mark: 0.29 inch. */
const small = 88;

/** The back: one edge of text, more than half of it empty, a small mark in the opposite corner. */
export function cardBack(brand: Identity, contact: Contact): Sheet {
  const { design, lettering } = brand;
  const { sheet } = surfaces(design);
  const words = edgeOf(design, margin, card.w - margin);
  const across = words.way === 1 ? 1 : 0;
  const mark = legible(design, 'mark', sheet);
  const corner = box(across === 1 ? card.w - margin - small : margin, margin, small, small);
  const text = design.scheme.palette.ink;
  const details = [contact.phone, contact.email, contact.website, ...contact.address].filter((line) => line !== '');
  // The small mark has its corner to itself.
  const person = lineWithin(lettering, contact.person, 'bold', sizes.person, column - 2 * small);
  const top = margin + person.cap;
  return {
    ...cardSize,
    ground: sheet,
    layers: [
      ...fittedInk(mark, corner, { across, down: 0 }),
      ink(text, person, words, top),
      ink(
        readable(design, sheet),
        lineWithin(lettering, contact.role, 'regular', sizes.role, column - 2 * small),
        words,
        top + 44,
      ),
      ...details.map((line, i) =>
        ink(
          text,
          lineWithin(lettering, line, 'regular', sizes.line, column),
          words,
          card.h - margin - (details.length - 1 - i) * pitch,
        ),
      ),
    ],
  };
}
