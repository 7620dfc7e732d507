import { type Brief, createRandom, type Random } from '@brandwright/engine';
import { biosOf, elevatorOf } from './bios.ts';
import type { BrandCopy } from './brand-copy.ts';
import { type Business, businessOf, seedOf } from './business.ts';
import { colorWords, type NamedColor } from './color-words.ts';
import { expand } from './frame.ts';
import { leadOf, servedBy } from './own-words.ts';
import { capitalized, listed } from './sentence.ts';
import { shareWord } from './stems.ts';
import { storyOf } from './story.ts';
import { jars } from './suited-items.ts';
import { taglinesOf } from './taglines.ts';
import { tipsOf } from './tips.ts';
import { voiceOf } from './voice.ts';

/**
 * Writes the words of a brand from its brief and its colors. The same brief gives the same words. They state nothing as a fact that the brief
 * does not hold; proof that the owner may have is asked for in the tips. Each round, counted from 0, has other words for the same brief: a story
 * of a known trade has four, and then begins again; of its lines and tips a later round shows others and some of its kind; missions of the trade and
 * of the kind take turns. Whom a trade serves stays the same; who is named first changes.
 */
export function writeCopy(given: Brief, colors: readonly NamedColor[], round = 0): BrandCopy {
  const brief = round === 0 ? given : { ...given, seed: `${given.seed}#${round}` };
  const business = businessOf(given, round);
  const random = createRandom(seedOf(brief)).fork('copy');
  const first = createRandom(seedOf(given));
  const taglines = taglinesOf(brief, business, { random: random.fork('taglines'), first: first.fork('lines'), round });
  const elevator = elevatorOf(business);
  return {
    brandStory: storyOf(brief, business, { first: first.fork('story'), round }),
    missionStatement: missionOf(brief, business, random, round),
    targetAudience: audienceOf(brief, business),
    brandVoice: voiceOf(brief, business, random.fork('voice')),
    marketingTips: tipsOf(business, { random: random.fork('tips'), round }),
    colorPsychology: colorWords(colors, business, random.fork('colors')),
    taglines,
    elevator,
    bios: biosOf(business, { taglines, elevator }, random.fork('bios')),
  };
}

/** What a business offers is said in its owner’s words where its trade is a guess. The second has a “for” of its own. */
const ownMissions = ['To offer {own}, and to do it well.', 'To be the first name people think of for {own}.'] as const;

/** That of the trade, and in every second round one of the kind. */
function missionOf(
  { description }: Brief,
  { kind, filling, own, isGuess, known }: Business,
  random: Random,
  round: number,
): string {
  const ofTrade = round % 2 === 0 ? known?.pitch?.mission : null;
  if (ofTrade !== null && ofTrade !== undefined) return ofTrade;
  const isOwn = isGuess && own?.form === 'offers';
  const fitting = kind.mission.filter((mission) => !jars(mission, description));
  const ofKind = fitting.length === 0 ? kind.mission : fitting;
  const frame = random.fork('mission').pick(isOwn ? ownMissions.slice(0, / for /u.test(own.text) ? 1 : 2) : ofKind);
  return expand(frame, { ...filling, own: own?.text ?? '' });
}

/** What moves the customers of a business that values one thing most. */
const drawn: Readonly<Record<NonNullable<Brief['quiz']['values']>, string>> = {
  quality: 'They notice how well a thing is made, and they’d rather buy once.',
  accessibility: 'They want fair prices and plain words, and they don’t like feeling out of place.',
  innovation: 'They like to try what’s new, as long as it works.',
  tradition: 'They trust ways of working that have lasted.',
};

/** “People with an ache”, who can be called “anyone with an ache”. “Anyone” takes another verb, so what follows holds none. */
const groupOfPeople = /^people (?=(?:with|without|in|on|at|from|after|before|under|near|between|\p{L}{2,}ing) )/u;

/** Whom the owner names, with what they look for where that is as short; else with others, who are one group and not the same again. */
function withServed(served: string, { own, people }: Business): string {
  const thing = own?.form === 'offers' ? leadOf(own.text) : '';
  const isNamed = thing !== '' && thing.split(' ').length <= 3 && !/ (?:who|that|which) /u.test(served);
  if (isNamed) return `${served} looking for ${thing}`;
  const others = people
    .map((one) => (/\bpeople\b/iu.test(served) ? one.replace(groupOfPeople, 'anyone ') : one))
    .find((one) => !/,|^(?:\S+ ){1,3}and /u.test(one) && !shareWord(one, served));
  return others === undefined ? served : `${served}, and ${others}`;
}

/** All groups of a trade, since any one alone would be a part of its customers. The first of those of a kind, which overlap. */
function everyGroup({ people, known }: Business): string {
  if (known?.pitch == null || people.length < 2) return people[0];
  const isLong = people.some((one) => /,| and /u.test(one));
  return isLong ? `${people.slice(0, -1).join('; ')}; and ${people.at(-1)}` : listed(people);
}

function audienceOf({ quiz }: Brief, business: Business): BrandCopy['targetAudience'] {
  const { kind, own, known } = business;
  const served = own === null ? null : servedBy(own);
  const psychographics = known?.pitch?.psychographics ?? kind.psychographics;
  return {
    primary: capitalized(`${served === null ? everyGroup(business) : withServed(served, business)}.`),
    demographics: known?.pitch?.demographics ?? kind.demographics,
    psychographics: quiz.values === undefined ? psychographics : `${psychographics} ${drawn[quiz.values]}`,
  };
}
