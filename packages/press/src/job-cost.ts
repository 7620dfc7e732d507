import type { Brief } from '@brandwright/engine';
import { faceBytes } from './faces.ts';
import type { JobDescription } from './job.ts';

/** Jobs that cost more than this many milliseconds never hold every child at once: one child stays open to the others. */
export const hardCost = 500;

/**
 * Estimated milliseconds of work, from what the job asks for (2 cores, Node 24, November 2026). Fairness and limits count in these, and the
 * press corrects them by what a job really took; an estimate decides only how long a job looks before it begins.
 */
export function costOf({ kind, input }: JobDescription): number {
  switch (kind) {
    case 'design':
      return designCost(input.brief);
    case 'edit':
      return 20 + designCost(input.brief) / 10;
    case 'free':
      return 60 + (letterCost(input.design.businessName) + letterCost(input.design.slogan ?? '')) / 15;
    case 'kit':
      return 200;
    case 'prove':
      return 300;
    case 'raster':
      return 5 + (input.options.width * (input.options.height ?? input.options.width)) / 35_000 + input.svg.length / 1_200;
    case 'subset':
      return input.ids.reduce((sum, id) => sum + 3 + input.text.length / 80 + faceBytes(id) / bytesCut, 0);
  }
}

/** Bytes of a typeface's file that are gone through in a millisecond, however little is cut from it: most have 0.1 to 0.3 MB, Chinese ones 2 to 28. */
const bytesCut = 500_000;

/** A set of eight: 64 to 1,900 ms, by the letters that have to be drawn in some 240 layouts. A slogan is set in far fewer. */
const designCost = ({ name, slogan }: Pick<Brief, 'name' | 'slogan'>): number => 60 + letterCost(name) + letterCost(slogan) / 4;

/** Milliseconds of one character: by the points of its outline, and by how long its script takes to shape. */
const letterCost = (text: string): number => [...text].reduce((sum, letter) => sum + costOfLetter(letter), 0);

function costOfLetter(letter: string): number {
  if (/[\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\u{20000}-\u{3ffff}]/u.test(letter)) return 16;
  // Ampersands and the like have as many points as three letters, and stand in more layouts.
  if (/[^\p{L}\p{M}\p{N}\s.,'’-]/u.test(letter)) return 25;
  return letter > '\u036f' ? 10 : 5;
}
