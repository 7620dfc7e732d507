import { type BrandCopy, copyVersion, writeCopy } from '@brandwright/copy';
import type { Brief } from '@brandwright/engine';
import { oneLine } from '../files/plain-line.ts';

interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/** The texts that were written for a brand, of which colors they speak, and who wrote them (rows I-01, I-03). */
export interface Enhancement extends BrandCopy {
  readonly colors: readonly NamedColor[];
  /** Each round has other words for the same brief. The first is 0. */
  readonly round: number;
  readonly writer: { readonly kind: 'built-in'; readonly name: string; readonly version: string };
}

const writer = { kind: 'built-in', name: 'Brandwright’s built-in copywriter', version: copyVersion } as const;

/** Writes the texts of a brand in these colors. The same brief, colors and round give the same texts. */
export const writeEnhancement = (brief: Brief, colors: readonly NamedColor[], round = 0): Enhancement => ({
  ...writeCopy(round === 0 ? brief : { ...brief, seed: `${brief.seed}#${round}` }, colors),
  colors: colors.map(({ name, hex }) => ({ name, hex })),
  round,
  writer,
});

/** Names the writer, for the files that hold the texts (row I-03). */
export const writtenBy = ({ writer: { name, version } }: Pick<Enhancement, 'writer'>): string =>
  `Written by ${name}, version ${version}.`;

/** Whether the texts speak of these colors. A kit’s other designs have their own, and a palette may be applied later. */
export const speaksOf = ({ colors }: Pick<Enhancement, 'colors'>, others: readonly Pick<NamedColor, 'hex'>[]): boolean =>
  colors.every(({ hex }) => others.some((other) => other.hex === hex));

/**
 * The texts as every file can bear them: single lines without hidden characters, such as those that isolate a name (UAX #9).
 * `colorPsychology` is empty for a design of other colors.
 */
export function plainEnhancement(enhancement: Enhancement, colors: readonly Pick<NamedColor, 'hex'>[]): Enhancement {
  const line = (text: string): string => oneLine(text.replace(/[\u2066-\u2069]/gu, ''));
  const { targetAudience: audience, brandVoice: voice, bios } = enhancement;
  const { instagram, twitter, facebook, linkedin, youtube, pinterest } = bios;
  return {
    brandStory: line(enhancement.brandStory),
    missionStatement: line(enhancement.missionStatement),
    targetAudience: {
      primary: line(audience.primary),
      demographics: line(audience.demographics),
      psychographics: line(audience.psychographics),
    },
    brandVoice: { tone: line(voice.tone), personality: voice.personality.map(line) },
    marketingTips: enhancement.marketingTips.map(line),
    colorPsychology: speaksOf(enhancement, colors) ? line(enhancement.colorPsychology) : '',
    taglines: enhancement.taglines.map(line),
    elevator: line(enhancement.elevator),
    bios: {
      instagram: line(instagram),
      twitter: line(twitter),
      facebook: line(facebook),
      linkedin: line(linkedin),
      youtube: line(youtube),
      pinterest: line(pinterest),
    },
    colors: enhancement.colors,
    round: enhancement.round,
    writer: enhancement.writer,
  };
}
