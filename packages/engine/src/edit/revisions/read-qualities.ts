import { colorTermOf } from './color-terms.ts';
import { paintedParts } from './read-colors.ts';
import type { ColorTerm, LetterWish, PaintedPart, Tone, Unread, Way, Wish } from './revision.ts';
import type { Rule } from './rule.ts';
import { type Said, saidIn } from './said.ts';
import type { Quality } from './vocabulary.ts';

/** “bolder”, “more playful”, “less busy”, “a bit warmer”, “bigger icon”. */
export const readQualities: Rule = (whole) => {
  const said = asked(whole);
  const qualities = said.of('quality').map(({ quality }) => quality);
  if (!said.only('quality', 'operator', 'target', 'strength', 'clutter') || said.does('keep', 'instead', 'between')) return null;
  if (said.has('clutter')) return readClutter(said, qualities);
  if (qualities.length === 0) return null;
  const read = qualities.map((quality) => wishesOf(quality, said));
  const failed = read.find((one) => typeof one === 'string');
  return failed ?? (read as readonly (readonly Wish[])[]).flat();
};

/** “a serif font instead of the script”: what it takes the place of is not asked for. */
function asked(said: Said): Said {
  const at = said.tokens.findIndex((t) => t.is === 'operator' && t.operator === 'instead-of');
  const known = said.only('quality', 'operator', 'target', 'strength');
  return at > 0 && known ? saidIn({ tokens: said.tokens.slice(0, at), lent: [] }) : said;
}

const readClutter = (said: Said, qualities: readonly Quality[]): ReturnType<Rule> =>
  said.reversed && qualities.length === 0 && said.targets.every((t) => t === 'logo' || t === 'layout')
    ? [{ kind: 'simpler' }]
    : 'unknown';

/** Letters that a person says no to. */
const without: Readonly<Partial<Record<LetterWish, LetterWish>>> = {
  handwritten: 'no-script',
  serif: 'sans-serif',
  'sans-serif': 'serif',
};

function wishesOf(quality: Quality, said: Said): readonly Wish[] | Unread {
  const { strength, reversed } = said;
  const turned = (way: Way): Way => (reversed ? (-way as Way) : way);
  const letters = said.targets.every((t) => t === 'letters' || t === 'logo');
  // “Not bolder” only says what not to do.
  const plainNot = said.does('not') && !said.does('less', 'too', 'enough');
  switch (quality.of) {
    case 'weight': {
      if (said.targets.length === 1 && said.targets[0] === 'colors') return [tone(reversed ? 'softer' : 'brighter', 'all', said)];
      if (!letters) return 'unknown';
      const comparative = said.of('quality').some(({ word }) => word.endsWith('er'));
      if (plainNot && comparative) return [{ kind: 'keep', part: 'weight' }];
      return [{ kind: 'weight', way: turned(quality.way), strength }];
    }
    case 'letters': {
      if (!letters) return 'unknown';
      const opposite = reversed ? without[quality.letters] : undefined;
      if (opposite !== undefined) return [{ kind: 'letters', letters: opposite, way: 1, strength: 'plain' }];
      if (said.does('remove')) return 'unknown';
      return [{ kind: 'letters', letters: quality.letters, way: turned(quality.way), strength }];
    }
    case 'simpler':
      return letters && !said.targets.includes('letters') && !reversed ? [{ kind: 'simpler' }] : 'unknown';
    case 'light':
      return readLight(said);
    case 'tone':
      return readTone(quality.tone, said);
    case 'hue':
      return readHue(colorTermOf(quality.color) as ColorTerm, said);
    case 'size':
      return readSize(quality.way, said);
    case 'extent':
      return readExtent(said);
    case 'wide':
    case 'tracking':
      return 'unknown';
    default:
      return quality satisfies never;
  }
}

const tone = (tone: Tone, part: PaintedPart, { strength }: Said): Wish => ({ kind: 'tone', tone, part, strength, of: null });

/** Lighter letters are thinner; a lighter icon or a lighter color is paler. Alone, the word could mean either. */
function readLight(said: Said): readonly Wish[] | Unread {
  const { strength, reversed } = said;
  if (said.targets.length === 0 || said.targets.includes('logo')) return 'ambiguous';
  if (said.targets.every((t) => t === 'letters')) return [{ kind: 'weight', way: reversed ? 1 : -1, strength }];
  const parts = paintedParts(said);
  return parts === null ? 'unknown' : parts.map((part) => tone(reversed ? 'darker' : 'lighter', part, said));
}

const opposites: Readonly<Record<Tone, Tone>> = {
  warmer: 'cooler',
  cooler: 'warmer',
  darker: 'lighter',
  lighter: 'darker',
  brighter: 'softer',
  softer: 'brighter',
};

function readTone(asked: Tone, said: Said): readonly Wish[] | Unread {
  const { strength, reversed } = said;
  if (said.does('remove')) return 'unknown';
  // Of letters, these words speak of their form.
  if (said.targets.length === 1 && said.targets[0] === 'letters') {
    if (asked === 'warmer') return [{ kind: 'letters', letters: 'friendly', way: reversed ? -1 : 1, strength }];
    if (asked === 'softer') return [{ kind: 'letters', letters: 'rounder', way: reversed ? -1 : 1, strength }];
  }
  const parts = paintedParts(said);
  return parts === null ? 'unknown' : parts.map((part) => tone(reversed ? opposites[asked] : asked, part, said));
}

function readHue(color: ColorTerm, said: Said): readonly Wish[] | Unread {
  const parts = paintedParts(said);
  if (parts === null || said.does('remove')) return 'unknown';
  return parts.map((part) => ({ kind: 'hue', color, part, way: said.reversed ? -1 : 1, strength: said.strength }));
}

/** “Increase the icon size”, “a larger font size”. */
function readExtent(said: Said): readonly Wish[] | Unread {
  if (said.of('quality').some(({ quality }) => quality.of === 'size')) return [];
  return said.does('more', 'less', 'too') && said.targets.length > 0 ? readSize(1, said) : 'unknown';
}

function readSize(way: Way, said: Said): readonly Wish[] | Unread {
  const { strength, targets, reversed } = said;
  const turned = reversed ? (-way as Way) : way;
  const parts = targets.flatMap((t) =>
    t === 'icon' || t === 'slogan' || t === 'logo' ? [t] : t === 'letters' ? (['name'] as const) : [],
  );
  if (parts.length < targets.length || said.does('remove')) return 'unknown';
  return (parts.length === 0 ? (['logo'] as const) : parts).map((part) => ({ kind: 'size', part, way: turned, strength }));
}
