import type { Design } from '@brandwright/engine';
import { bookWith } from '../../engine/testing/font-book.ts';
import { facesForMockups, mockupWords } from '../src/mockups/mockup-words.ts';
import type { MockupTexts, MockupWords } from '../src/mockups/words-or-bar.ts';

/** The words of a mockup, with the faces that set them. */
export const worded = (design: Design, texts: MockupTexts): MockupWords =>
  mockupWords(design, bookWith(facesForMockups(design, texts)), texts);
