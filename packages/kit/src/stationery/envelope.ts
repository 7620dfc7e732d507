import type { Hex, PageLayer } from '@brandwright/engine';
import type { Identity } from '../files/brand.ts';
import { pattern, patternOf } from '../grammar/pattern.ts';
import { box } from '../layout/area.ts';
import { fittedArea, inkIn, proportion } from '../layout/ink.ts';
import { ink, lineWithin } from '../layout/lettering.ts';
import { bled, type Sheet } from '../layout/sheet.ts';
import { edgeOf } from '../mockups/greek.ts';
import { shaded, surfaces } from '../mockups/surfaces.ts';
import type { Contact } from './contact.ts';
import { mm, type Paper } from './paper.ts';
import { signOf } from './sign-of.ts';

const white: Hex = '#FFFFFF';
const margin = 12 * mm;

/** The address side: the logo, at most 45 mm wide, and the sender below it. Stamp and window stay free. */
export function envelopeFront(brand: Identity, contact: Contact, paper: Paper): Sheet {
  const { design, lettering } = brand;
  const words = edgeOf(design, margin, paper.width - margin);
  const logo = signOf(brand, white);
  const width = Math.min(45, Math.max(20, 11 * proportion(logo))) * mm;
  const at = fittedArea(logo, box(words.way === 1 ? words.x : words.x - width, margin, width, 14 * mm), {
    across: words.way === 1 ? 0 : 1,
    down: 0,
  });
  const sender = contact.address.filter((line) => line !== '').join(', ');
  const line = lineWithin(lettering, sender, 'regular', 7, paper.width / 2);
  return { ...paper, ground: white, layers: [...inkIn(logo, at), ink(design.scheme.palette.ink, line, words, at.y + at.h + 14)] };
}

/** The flap side: the pattern over the whole of it, in the brand’s boldest color. */
export function envelopeBack(brand: Identity, paper: Paper): Sheet {
  const { grammar } = brand;
  const { bold, pale } = surfaces(brand.design);
  const canvas = bled(paper);
  const layers: readonly PageLayer[] = [
    { paint: shaded(bold, pale ? -0.07 : 0.075), path: pattern(grammar, patternOf(grammar), canvas, 15 * mm) },
  ];
  return { ...paper, ground: bold, layers };
}
