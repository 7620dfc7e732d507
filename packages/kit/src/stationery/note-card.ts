import type { Identity } from '../files/brand.ts';
import { pattern, patternOf } from '../grammar/pattern.ts';
import { box, rectangle } from '../layout/area.ts';
import { fittedArea, inkIn, proportion } from '../layout/ink.ts';
import { ink, lineWithin } from '../layout/lettering.ts';
import { bled, type Sheet } from '../layout/sheet.ts';
import { edgeOf } from '../mockups/greek.ts';
import { shaded, surfaces } from '../mockups/surfaces.ts';
import type { Contact } from './contact.ts';
import { mm, papers } from './paper.ts';
import { readable } from './readable.ts';
import { signOf } from './sign-of.ts';

const margin = 14 * mm;

/** A card that goes with something: a band of the pattern at the end of the lines, the greeting below the logo. */
export function noteCard(brand: Identity, contact: Contact): Sheet {
  const paper = papers['note-card'];
  const { design, grammar, lettering } = brand;
  const { sheet, bold, pale } = surfaces(design);
  const words = edgeOf(design, margin, paper.width - margin);
  const canvas = bled(paper);
  const wide = 46 * mm + paper.bleed;
  const band = box(words.way === 1 ? canvas.x + canvas.w - wide : canvas.x, canvas.y, wide, canvas.h);
  const logo = signOf(brand, sheet);
  const width = Math.min(50, Math.max(24, 12 * proportion(logo))) * mm;
  const at = fittedArea(logo, box(words.way === 1 ? words.x : words.x - width, margin, width, 15 * mm), {
    across: words.way === 1 ? 0 : 1,
    down: 0,
  });
  const reach = [contact.phone, contact.email, contact.website].filter((one) => one !== '').join('   ');
  return {
    ...paper,
    ground: sheet,
    layers: [
      { paint: bold, path: [rectangle(band)] },
      { paint: shaded(bold, pale ? -0.07 : 0.075), path: pattern(grammar, patternOf(grammar), band, 11 * mm, canvas) },
      ...inkIn(logo, at),
      ink(readable(design, sheet), lettering.line('With our thanks', 'bold', 12), words, paper.height - margin - 14),
      ink(
        design.scheme.palette.ink,
        lineWithin(lettering, reach, 'regular', 7.6, paper.width - 2 * margin - wide),
        words,
        paper.height - margin,
      ),
    ],
  };
}
