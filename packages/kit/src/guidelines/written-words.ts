import { provenanceOf } from '../copy/enhancement.ts';
import { cutSentences } from '../document/typesetter.ts';
import type { Brand } from '../files/brand.ts';
import { type GuidelineWords, wordLimits } from './book.ts';

/** What was written for a brand, as its guidelines show it (rows L-01, K-05). Nothing if nothing was. */
export function writtenWords({ enhancement }: Pick<Brand, 'enhancement'>): GuidelineWords {
  if (enhancement === null) return {};
  const { brandStory, colorPsychology, brandVoice } = enhancement;
  return {
    story: cutSentences(brandStory, wordLimits.story),
    voice: brandVoice.tone,
    ...(colorPsychology === '' ? {} : { colorPsychology: cutSentences(colorPsychology, wordLimits.colorPsychology) }),
  };
}

/** The subject of a document; with texts that were written for the brand, it names their writer (row I-03). */
export const subjectOf = (subject: string, { enhancement }: Pick<Brand, 'enhancement'>): string =>
  enhancement === null ? subject : `${subject}. ${provenanceOf(enhancement)}`;
