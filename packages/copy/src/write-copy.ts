import { type Brief, createRandom, type Random } from '@brandwright/engine';
import { biosOf, elevatorOf } from './bios.ts';
import type { BrandCopy } from './brand-copy.ts';
import { type Business, businessOf, seedOf } from './business.ts';
import { colorWords, type NamedColor } from './color-words.ts';
import { expand } from './frame.ts';
import { servedBy } from './own-words.ts';
import { capitalized } from './sentence.ts';
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
  const elevator = elevatorOf(business, random.fork('elevator'));
  return {
    brandStory: storyOf(brief, business),
    missionStatement: missionOf(business, random),
    targetAudience: audienceOf(brief, business, random.fork('audience')),
    brandVoice: voiceOf(brief, business, random.fork('voice')),
    marketingTips: tipsOf(business, random.fork('tips')),
    colorPsychology: colorWords(colors, business, random.fork('colors')),
    taglines,
    elevator,
    bios: biosOf(business, { taglines, elevator }, random.fork('bios')),
  };
}

/** What a business offers is said in its owner’s words where its trade is a guess. */
const ownMissions = ['To offer {own}, and to do it well.', 'To be the first name people think of for {own}.'] as const;

function missionOf({ kind, filling, own, isGuess }: Business, random: Random): string {
  const isOwn = isGuess && own?.form === 'offers';
  const frame = random.fork('mission').pick(isOwn ? ownMissions : kind.mission);
  return expand(frame, { ...filling, own: own?.text ?? '' }, random.fork('mission words'));
}

/** What moves the customers of a business that values one thing most. */
const drawn: Readonly<Record<NonNullable<Brief['quiz']['values']>, string>> = {
  quality: 'They notice how well a thing is made, and they’d rather buy once.',
  accessibility: 'They want fair prices and plain words, and they don’t like feeling out of place.',
  innovation: 'They like to try what’s new, as long as it works.',
  tradition: 'They trust ways of working that have lasted.',
};

/** Whom the owner names, with what they look for where that is as short; others after them. */
function withServed(served: string, people: string, { filling, own }: Business): string {
  const [thing] = filling.items;
  const isNamed = own?.form === 'offers' && own.text.startsWith(thing) && !/ (?:who|that|which) /u.test(served);
  return isNamed
    ? `${served} looking for ${thing}`
    : `${served}, and ${people.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
}

function audienceOf({ quiz }: Brief, business: Business, random: Random): BrandCopy['targetAudience'] {
  const { kind, filling, own } = business;
  const people = expand(random.pick(kind.people), filling, random);
  const served = own === null ? null : servedBy(own);
  const psychographics = expand(kind.psychographics, filling, random.fork('mind'));
  return {
    primary: capitalized(`${served === null ? people : withServed(served, people, business)}.`),
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
