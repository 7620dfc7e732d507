import { type Brief, createRandom, type Random } from '@brandwright/engine';
import { biosOf, elevatorOf } from './bios.ts';
import type { BrandCopy } from './brand-copy.ts';
import { type Business, businessOf, seedOf } from './business.ts';
import { colorWords, type NamedColor } from './color-words.ts';
import { expand } from './frame.ts';
import { storyOf } from './story.ts';
import { taglinesOf } from './taglines.ts';
import { voiceOf } from './voice.ts';

/** How many pieces of advice a brand gets. */
const tips = 6;

/**
 * Writes the words of a brand from its brief and its colors. The same brief gives the same words. They state nothing as a fact that the brief
 * does not hold; proof that the owner may have is asked for in the tips.
 */
export function writeCopy(brief: Brief, colors: readonly NamedColor[]): BrandCopy {
  const business = businessOf(brief);
  const random = createRandom(seedOf(brief)).fork('copy');
  const taglines = taglinesOf(brief, business, random.fork('taglines'));
  return {
    brandStory: storyOf(brief, business),
    missionStatement: expand(random.fork('mission').pick(business.kind.mission), business.filling, random.fork('mission words')),
    targetAudience: audienceOf(brief, business, random.fork('audience')),
    brandVoice: voiceOf(brief, business, random.fork('voice')),
    marketingTips: tipsOf(business, random.fork('tips')),
    colorPsychology: colorWords(colors, business, random.fork('colors')),
    taglines,
    elevator: elevatorOf(business, random.fork('elevator')),
    bios: biosOf(business, taglines, random.fork('bios')),
  };
}

/** What moves the customers of a business that values one thing most. */
const drawn: Readonly<Record<NonNullable<Brief['quiz']['values']>, string>> = {
  quality: 'They notice how well a thing is made, and they’d rather buy once.',
  accessibility: 'They want fair prices and plain words, and they don’t like feeling out of place.',
  innovation: 'They like to try what’s new, as long as it works.',
  tradition: 'They trust ways of working that have lasted.',
};

function audienceOf({ quiz }: Brief, { kind, filling }: Business, random: Random): BrandCopy['targetAudience'] {
  const people = expand(random.pick(kind.people), filling, random);
  const psychographics = expand(kind.psychographics, filling, random.fork('mind'));
  return {
    primary: `${people.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`,
    demographics: expand(kind.demographics, filling, random.fork('who')),
    psychographics: quiz.values === undefined ? psychographics : `${psychographics} ${drawn[quiz.values]}`,
  };
}

/** Some of the advice for the kind, in its own order, so that related advice stays together. */
function tipsOf({ kind, filling }: Business, random: Random): readonly string[] {
  const kept = kind.tips.map((tip, i) => ({ tip, i }));
  while (kept.length > tips) kept.splice(random.below(kept.length), 1);
  return kept.map(({ tip, i }) => expand(tip, filling, random.fork(String(i))));
}
