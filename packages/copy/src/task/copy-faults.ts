import { type BrandCopy, bioLimits, lengthOf, lineLimits, type Network } from '../brand-copy.ts';
import { type Given, straight } from './given.ts';
import { inventedIn, type Judged } from './invented.ts';

/** Most characters of texts that stand on a page; our own are shorter. */
export const textLimits = { story: 900, mission: 200, audience: 400, tone: 400, tip: 300, color: 600 } as const;
/** Fewest and most of a list. */
export const counts = { sentences: [4, 9], adjectives: [3, 5], tips: [5, 7], taglines: [5, 5] } as const;

const sentencesOf = (text: string): number => text.split(/(?<=[.?!…]["”)]*) /u).length;

/**
 * What is wrong with texts that a model wrote, one sentence each: limits of a field, and whatever states more than was given. Empty
 * if they may stand where the copywriter’s own do.
 */
export function copyFaults(copy: BrandCopy, given: Given, hasColors: boolean): readonly string[] {
  return [...limitFaults(copy, given, hasColors), ...judgedTexts(copy).flatMap((text) => inventedIn(text, given))];
}

function limitFaults(copy: BrandCopy, given: Given, hasColors: boolean): readonly string[] {
  const { targetAudience: audience, brandVoice: voice, bios } = copy;
  const name = straight(given.name);
  const names = (text: string): boolean => straight(text).includes(name);
  const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;
  const isTooLong = (text: string, most: number): boolean => text.trim() === '' || lengthOf(text) > most;
  const bioFaults = Object.entries(bioLimits).filter(([network, most]) => isTooLong(bios[network as Network], most));
  const rules: readonly (readonly [isBroken: boolean, fault: string])[] = [
    [isTooLong(copy.brandStory, textLimits.story), `brandStory: 1 to ${textLimits.story} characters.`],
    [!within(sentencesOf(copy.brandStory), counts.sentences), `brandStory: ${counts.sentences.join(' to ')} sentences.`],
    [!names(copy.brandStory.slice(0, name.length + 80)), 'brandStory: the first sentence has the name exactly as given.'],
    [isTooLong(copy.missionStatement, textLimits.mission), `missionStatement: 1 to ${textLimits.mission} characters.`],
    [
      !/^To \p{Ll}/u.test(copy.missionStatement) || sentencesOf(copy.missionStatement) > 1,
      'missionStatement: one sentence that begins with “To”.',
    ],
    [
      Object.values(audience).some((text) => isTooLong(text, textLimits.audience)),
      `targetAudience: 1 to ${textLimits.audience} characters each.`,
    ],
    [isTooLong(voice.tone, textLimits.tone), `brandVoice.tone: 1 to ${textLimits.tone} characters.`],
    [
      !within(new Set(voice.personality).size, counts.adjectives) ||
        !voice.personality.every((word) => /^[a-z]+(?:-[a-z]+){0,2}$/.test(word) && word.length <= 24),
      `brandVoice.personality: ${counts.adjectives.join(' to ')} different adjectives in lower case.`,
    ],
    [
      !within(new Set(copy.marketingTips).size, counts.tips) || copy.marketingTips.some((tip) => isTooLong(tip, textLimits.tip)),
      `marketingTips: ${counts.tips.join(' to ')} different tips of 1 to ${textLimits.tip} characters.`,
    ],
    [
      hasColors ? isTooLong(copy.colorPsychology, textLimits.color) : lengthOf(copy.colorPsychology) > textLimits.color,
      `colorPsychology: at most ${textLimits.color} characters.`,
    ],
    [
      new Set(copy.taglines).size !== copy.taglines.length ||
        !within(copy.taglines.length, counts.taglines) ||
        copy.taglines.some((line) => isTooLong(line, lineLimits.tagline)),
      `taglines: ${counts.taglines[0]} different lines of 1 to ${lineLimits.tagline} characters.`,
    ],
    [
      isTooLong(copy.elevator, lineLimits.elevator) || !names(copy.elevator),
      `elevator: one sentence of at most ${lineLimits.elevator} characters, with the name exactly as given.`,
    ],
    ...bioFaults.map(([network, most]) => [true, `bios.${network}: 1 to ${most} characters.`] as const),
  ];
  return rules.flatMap(([isBroken, fault]) => (isBroken ? [fault] : []));
}

function judgedTexts(copy: BrandCopy): readonly Judged[] {
  const { targetAudience: audience, brandVoice: voice } = copy;
  const of = (isAdvice: boolean, field: string, texts: readonly string[]): readonly Judged[] =>
    texts.map((text) => ({ field, text, isAdvice }));
  return [
    ...of(false, 'brandStory', [copy.brandStory]),
    ...of(false, 'missionStatement', [copy.missionStatement]),
    ...of(true, 'targetAudience', [audience.primary, audience.demographics, audience.psychographics]),
    ...of(true, 'brandVoice', [voice.tone, ...voice.personality]),
    ...of(true, 'marketingTips', copy.marketingTips),
    ...of(false, 'colorPsychology', [copy.colorPsychology]),
    ...of(false, 'taglines', copy.taglines),
    ...of(false, 'elevator', [copy.elevator]),
    ...Object.entries(copy.bios).flatMap(([network, text]) => of(false, `bios.${network}`, [text])),
  ];
}
