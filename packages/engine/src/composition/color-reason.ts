import type { Brief } from '../brief/brief.ts';
import { readColorWish } from '../color/color-wish.ts';
import { inHueRanges } from '../color/hue.ts';
import type { ColorPreference, GroundKind, Scheme } from '../color/scheme.ts';
import { industryHues } from '../concepts/industry-colors.ts';

/** Moods of each preference's colors, in two wordings. */
const moods: Readonly<Record<ColorPreference, readonly [string, string]>> = {
  professional: ['steady and trustworthy', 'calm and sure of itself'],
  nature: ['fresh and unhurried', 'close to things that grow'],
  warm: ['friendly and close', 'warm as a lit room'],
  creative: ['lively and its own', 'curious and full of ideas'],
  energetic: ['awake and full of drive', 'loud enough to be noticed'],
  monochrome: ['quiet, so that the form speaks', 'plain and confident'],
};

const grounds: Readonly<Record<GroundKind, readonly string[]>> = {
  white: ['White around them keeps everything clear', 'On white the drawing stands alone', 'Plain white leaves the word to them'],
  tint: [
    'A paper tone keeps the whole soft',
    'The pale ground takes up the color of the ink',
    'It looks printed, like a good label',
    'The tinted ground is easier on the eye than white',
  ],
  dark: [
    'On the dark ground the light inks come forward',
    'The dark ground makes it feel like evening light',
    'Dark around it makes the name glow',
    'A deep ground gives it weight',
  ],
  vivid: [
    'A full ground is seen from afar',
    'The whole ground carries the color, so it is remembered first',
    'Color from edge to edge makes it a poster',
    'Nobody walks past a ground like this',
  ],
};

/** Why these colors: requested, typical of the trade, or their mood. */
export function colorReason(scheme: Scheme, brief: Brief, slot: number): string {
  const wish = readColorWish(brief.colors);
  const turn = (slot + (slot >> 2)) % 2;
  const mood = moods[scheme.preference][turn] as string;
  const usual = scheme.hue !== null && inHueRanges(scheme.hue, industryHues[brief.industry]);
  const asked = wish.preference === scheme.preference;
  const why = asked
    ? `the ${scheme.preference} colors you asked for, ${mood}`
    : usual && slot % 3 === 0
      ? `${mood}, in a hue people know from this trade`
      : mood;
  const said = grounds[scheme.ground];
  return `${scheme.label}: ${why}. ${said[(slot >> 1) % said.length]}.`;
}
