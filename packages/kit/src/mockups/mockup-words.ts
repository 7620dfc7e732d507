import type { Design, FontBook } from '@brandwright/engine';
import { facesForLettering, letteringOf } from '../layout/lettering.ts';
import { type MockupTexts, type MockupWords, placeholders } from './words-or-bar.ts';

const linesOf = (design: Design, { trade, line }: MockupTexts): readonly string[] => [
  design.name,
  trade,
  line,
  ...Object.values(placeholders),
];

/** Ids of the faces that the words of a mockup may be set in: the host hands their bytes to the font book first. */
export function facesForMockups(design: Design, texts: MockupTexts): readonly string[] {
  const { regular, bold, display } = facesForLettering(design, linesOf(design, texts));
  return [...new Set([...regular, ...bold, ...display])];
}

/** Characters that those faces are asked for. */
export const textForMockups = (design: Design, texts: MockupTexts): string => linesOf(design, texts).join('');

/** Throws `face.missing` if a face of `facesForMockups` is not in the book. */
export const mockupWords = (design: Design, fonts: FontBook, texts: MockupTexts): MockupWords => ({
  ...texts,
  lettering: letteringOf(design, fonts, linesOf(design, texts)),
});
