import { type Brief, createRandom, type Random } from '@brandwright/engine';
import { biosOf, elevatorOf } from './bios.ts';
import type { BrandCopy } from './brand-copy.ts';
import { type Business, businessOf, seedOf } from './business.ts';
import { colorWords, type NamedColor } from './color-words.ts';
import { expand } from './frame.ts';
import { leadOf, servedBy } from './own-words.ts';
import { capitalized } from './sentence.ts';
import { shareWord } from './stems.ts';
import { storyOf } from './story.ts';
import { taglinesOf } from './taglines.ts';
import { voiceOf } from './voice.ts';

/** How many pieces of advice a brand gets. */
const tips = 6;

/**
 * Writes the words of a brand from its brief and its colors. The same brief gives the same words. They state nothing as a fact that the brief
 * does not hold; proof that the owner may have is asked for in the tips. Each round, counted from 0, has other words for the same brief; a story
 * of a known trade has four, and then begins again.
 */
export function writeCopy(given: Brief, colors: readonly NamedColor[], round = 0): BrandCopy {
  const brief = round === 0 ? given : { ...given, seed: `${given.seed}#${round}` };
  const business = businessOf(brief);
  const random = createRandom(seedOf(brief)).fork('copy');
  const taglines = taglinesOf(brief, business, random.fork('taglines'));
  const elevator = elevatorOf(business);
  return {
    brandStory: storyOf(brief, business, { first: createRandom(seedOf(given)).fork('story'), round }),
    missionStatement: missionOf(business, random),
    targetAudience: audienceOf(brief, business),
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

/** One that names the trade, for every kind. */
const labelMission = 'To be {a} worth recommending.';

function missionOf({ kind, filling, own, isGuess }: Business, random: Random): string {
  const isOwn = isGuess && own?.form === 'offers';
  const frame = random.fork('mission').pick(isOwn ? ownMissions : [...kind.mission, labelMission]);
  return expand(frame, { ...filling, own: own?.text ?? '' });
}

/** What moves the customers of a business that values one thing most. */
const drawn: Readonly<Record<NonNullable<Brief['quiz']['values']>, string>> = {
  quality: 'They notice how well a thing is made, and they’d rather buy once.',
  accessibility: 'They want fair prices and plain words, and they don’t like feeling out of place.',
  innovation: 'They like to try what’s new, as long as it works.',
  tradition: 'They trust ways of working that have lasted.',
};

/** Whom the owner names, with what they look for where that is as short; else with others, who are one group and not the same again. */
function withServed(served: string, { kind, own, turn }: Business): string {
  const thing = own?.form === 'offers' ? leadOf(own.text) : '';
  const isNamed = thing !== '' && thing.split(' ').length <= 3 && !/ (?:who|that|which) /u.test(served);
  if (isNamed) return `${served} looking for ${thing}`;
  const others = [...kind.people.slice(turn), ...kind.people.slice(0, turn)];
  const people = others.find((one) => !/,|^(?:\S+ ){1,3}and /u.test(one) && !shareWord(one, served));
  return people === undefined ? served : `${served}, and ${people}`;
}

function audienceOf({ quiz }: Brief, business: Business): BrandCopy['targetAudience'] {
  const { kind, own } = business;
  const people = kind.people[business.turn];
  const served = own === null ? null : servedBy(own);
  const { psychographics } = kind;
  return {
    primary: capitalized(`${served === null ? people : withServed(served, business)}.`),
    demographics: kind.demographics,
    psychographics: quiz.values === undefined ? psychographics : `${psychographics} ${drawn[quiz.values]}`,
  };
}

/** Some of the advice for the kind, in its own order, so that related advice stays together. */
function tipsOf({ kind, filling }: Business, random: Random): readonly string[] {
  const kept = kind.tips.map((tip, i) => ({ tip, i }));
  while (kept.length > tips) kept.splice(random.below(kept.length), 1);
  return kept.map(({ tip }) => expand(tip, filling));
}
