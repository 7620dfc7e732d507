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
