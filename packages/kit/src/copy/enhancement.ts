import { type BrandCopy, copyVersion, writeCopy } from '@brandwright/copy';
import type { Brief } from '@brandwright/engine';
import { oneLine } from '../files/plain-line.ts';

export interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/** The texts that were written for a brand, of which colors they speak, and who wrote them (rows I-01, I-03). */
export interface Enhancement extends BrandCopy {
  readonly colors: readonly NamedColor[];
  /** Each round has other words for the same brief. The first is 0. */
  readonly round: number;
  readonly writer: Writer;
}

/** Our copywriter by its version, or a model by the name that its operator gave and the version of what it is told. */
export interface Writer {
  readonly kind: 'built-in' | 'model';
  readonly name: string;
  readonly version: string;
}

const writer: Writer = { kind: 'built-in', name: 'Brandwright’s built-in copywriter', version: copyVersion };

/** Writes the texts of a brand in these colors. The same brief, colors and round give the same texts. */
export const writeEnhancement = (brief: Brief, colors: readonly NamedColor[], round = 0): Enhancement => ({
  ...writeCopy(brief, colors, round),
  colors: colors.map(({ name, hex }) => ({ name, hex })),
  round,
  writer,
});

/** Names the writer (row I-03). */
export const writtenBy = ({ writer: { kind, name, version } }: Pick<Enhancement, 'writer'>): string =>
  kind === 'model' ? `Written by an AI model (${name}).` : `Written by ${name}, version ${version}.`;

/** IPTC’s term for what a model made, by which programs know it (EU AI Act, Art. 50(2)). */
const modelMade = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** The same for files that hold the texts: what a model wrote is marked for programs, too. */
export const provenanceOf = (texts: Pick<Enhancement, 'writer'>): string =>
  texts.writer.kind === 'model' ? `${writtenBy(texts)} Digital source type: ${modelMade}` : writtenBy(texts);

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
