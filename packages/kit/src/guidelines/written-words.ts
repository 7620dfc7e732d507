import type { Brand } from '../files/brand.ts';
import type { GuidelineWords } from './book.ts';

/** What was written for a brand, as its guidelines show it (rows L-01, K-05). Nothing if nothing was. */
export function writtenWords({ enhancement }: Pick<Brand, 'enhancement'>): GuidelineWords {
  if (enhancement === null) return {};
  const { brandStory: story, colorPsychology, brandVoice } = enhancement;
  return { story, voice: brandVoice.tone, ...(colorPsychology === '' ? {} : { colorPsychology }) };
}
