import type { Brief } from '@brandwright/engine';
import { faceBytes } from './faces.ts';
import type { JobDescription } from './job.ts';

/**
 * Milliseconds above which a job counts as hard. Hard jobs never occupy every child: one stays free for the
 * others.
 */
export const hardCost = 500;

/**
 * Estimates a job's milliseconds of work (2 cores, Node 24, November 2026). Fairness and limits count in
 * these. The press corrects them by the real time, so an estimate only matters until the job ends.
 */
export function costOf({ kind, input }: JobDescription): number {
  switch (kind) {
    case 'design':
      return designCost(input.brief);
    case 'edit':
    case 'redraw':
      return 20 + designCost(input.brief) / 10;
    case 'revise':
      return 60 + designCost(input.brief) / 3;
    case 'free':
      return 60 + (letterCost(input.design.businessName) + letterCost(input.design.slogan ?? '')) / 15;
    case 'kinds':
      return likeSets * designCost(input.brief);
    case 'kit':
      return 200 * denseness(input.order);
    case 'prove':
      return 400 * denseness(input.order);
    case 'raster':
      return 5 + (input.options.width * (input.options.height ?? input.options.width)) / 35_000 + input.svg.length / 1_200;
    case 'subset':
      return input.ids.reduce((sum, id) => sum + 3 + input.text.length / 80 + faceBytes(id) / bytesCut, 0);
    // 2 to 10 ms a brief, 40 for a child’s first.
    case 'direct':
      return 10;
    // Most of it is reading and softening a million pixels.
    case 'trace':
      return 250;
    // 1 to 3 ms a text; a child’s first loads the copywriter besides.
    case 'write':
      return 5;
  }
}

/** Work of the three kinds by that of a set: 1.1 for half of 124 briefs, up to 1.8 for nine in ten. */
const likeSets = 1.5;

/** Characters of an order, as JSON, that take as long as everything else in its files (40 signs of 鬱 have 300,000). */
const asLongAgain = 200_000;

/** How many times as long an order takes as one without outlines, which every file prints again (H20-01). */
const denseness = (order: string): number => 1 + order.length / asLongAgain;

/**
 * Bytes of a typeface's file processed per millisecond, however little is cut from it. Most have 0.1 to 0.3
 * MB, Chinese ones 2 to 28.
 */
const bytesCut = 500_000;

/**
 * A set of eight takes 64 to 1,900 ms, by the letters drawn in about 240 layouts. A slogan is set in far
 * fewer.
 */
const designCost = ({ name, slogan }: Pick<Brief, 'name' | 'slogan'>): number => 60 + letterCost(name) + letterCost(slogan) / 4;

/**
 * Milliseconds per character: depends on the points of its outline and how long its script takes to shape.
 */
const letterCost = (text: string): number => [...text].reduce((sum, letter) => sum + costOfLetter(letter), 0);

function costOfLetter(letter: string): number {
  if (/[\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\u{20000}-\u{3ffff}]/u.test(letter)) return 16;
  // Ampersands and similar signs have the points of three letters, and appear in more layouts.
  if (/[^\p{L}\p{M}\p{N}\s.,'’-]/u.test(letter)) return 25;
  return letter > '\u036f' ? 10 : 5;
}
