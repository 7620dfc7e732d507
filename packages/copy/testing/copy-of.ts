import { type Brief, parseBrief } from '@brandwright/engine';
import { type BrandCopy, writeCopy } from '../src/index.ts';

/** A palette as kits have them. */
export const palette = [
  { name: 'deep teal', hex: '#12756F' },
  { name: 'sand', hex: '#DCC7A1' },
  { name: 'soft black', hex: '#1C1C1D' },
] as const;

/** A brief as people give it. Throws where it is none. */
export function briefOf(input: unknown): Brief {
  const brief = parseBrief(input);
  if (!brief.ok) throw new Error(JSON.stringify(brief.faults));
  return brief.value;
}

/** The words for a brief as people give them. Throws where it is none. */
export const copyOf = (input: unknown): BrandCopy => roundOf(input, 0);

/** The same for a later round. */
export const roundOf = (input: unknown, round: number): BrandCopy => writeCopy(briefOf(input), palette, round);
