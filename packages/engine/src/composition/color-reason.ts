import type { Brief } from '../brief/brief.ts';
import { readColorWish } from '../color/color-wish.ts';
import type { ColorPreference, GroundKind, Scheme } from '../color/scheme.ts';
import { tradeOf } from '../concepts/subject/asked-pictures.ts';
import { tradeColorNames } from '../concepts/subject/trade-colors.ts';

/** How colors of each preference feel; two ways to say it. */
const moods: Readonly<Record<ColorPreference, readonly [string, string]>> = {
  professional: ['steady and trustworthy', 'calm and confident'],
  nature: ['fresh and relaxed', 'calm and grounded'],
  warm: ['friendly and inviting', 'rich and cozy'],
  creative: ['lively and distinctive', 'imaginative and fun'],
  energetic: ['upbeat and active', 'bold and full of life'],
  monochrome: ['quiet and simple', 'plain and confident'],
};

/** What a client who chose a preference would call its colors. */
const wished: Readonly<Record<ColorPreference, string>> = {
  professional: 'professional colors',
  nature: 'natural colors',
  warm: 'warm colors',
  creative: 'creative colors',
  energetic: 'energetic colors',
  monochrome: 'a monochrome look',
};

const grounds: Readonly<Record<GroundKind, readonly string[]>> = {
  white: [
    'The white background keeps everything clear',
    'Nothing on the white background competes with the logo',
    'A plain white background keeps the focus on the logo',
  ],
  tint: [
    'The soft background tint keeps the look gentle',
    'The pale background picks up the same tones',
    'The tinted background looks like fine paper',
    'The tinted background is easier on the eyes than white',
  ],
  dark: [
    'The dark background brings the light colors forward',
    'The dark background adds depth',
    'The dark background makes the name glow',
    'The deep background color gives the logo weight',
  ],
  vivid: [
    'The solid-color background stands out from a distance',
    'The bold background color catches the eye',
    'Edge-to-edge color makes the logo look like a poster',
    'The vivid background is hard to miss',
  ],
};

/** Colors that are neither calm nor quiet, whatever is beside them, or where they lead. */
const loud =
  /\b(?:bright|spring|neon|volt|lime|hot|electric|signal|fuchsia|magenta|scarlet|vermilion|orange)\b|^(?:rose|pink|gold|yellow|coral|salmon|amber|marigold)\b/u;
/** Colors that no warm palette is cozy with, where they lead. */
const cool = /^(?:[a-z]+ )?(?:blue|green|teal|cobalt|navy|azure|turquoise|cyan|mint|indigo)\b/u;
/** How it feels instead. */
const friendly: readonly [string, string] = ['friendly and inviting', 'cheerful and friendly'];
/** Colors that are neither rich nor cozy. */
const sharp = /\b(?:neon|volt|lime|electric|hot)\b/u;
/** The colors that a preference’s own moods are not true of. */
const unlike: Readonly<Record<ColorPreference, RegExp | null>> = {
  professional: loud,
  nature: loud,
  monochrome: loud,
  warm: sharp,
  creative: null,
  energetic: null,
};

/** How palettes feel with such a color in them. */
const lively: readonly [string, string] = ['confident and full of life', 'fresh and full of energy'];

/** Why these colors: what was asked for, what suits the trade, or how they feel. */
export function colorReason(scheme: Scheme, brief: Brief, slot: number): string {
  const turn = (slot + (slot >> 2)) % 2;
  const colors = colorsOf(scheme.label);
  const mood = moodsOf(scheme.preference, colors)[turn] as string;
  const usual = slot % 3 === 0 ? colorOfTrade(colors, brief) : null;
  // Some palettes are one color.
  const palette = colors.includes(' and ') ? `The palette of ${colors}` : colors.slice(0, 1).toUpperCase() + colors.slice(1);
  const why =
    readColorWish(brief.colors).preference === scheme.preference
      ? `You asked for ${wished[scheme.preference]}. ${palette} feels ${mood}.`
      : usual !== null
        ? `${palette} feels ${mood}, and ${usual} is right at home in your field.`
        : (slot >> 1) % 2 === 0 || !colors.includes(' and ')
          ? `${palette} feels ${mood}.`
          : `The colors are ${colors}. Together they feel ${mood}.`;
  const said = grounds[scheme.ground];
  return `${why} ${said[(slot >> 1) % said.length]}.`;
}

/** Two ways to say how some colors feel that were drawn for a preference. */
const moodsOf = (preference: ColorPreference, colors: string): readonly [string, string] =>
  unlike[preference]?.test(colors) === true ? lively : preference === 'warm' && cool.test(colors) ? friendly : moods[preference];

/** The first color of a label that the lists call right for the trade. Null if there is none, or no trade is known. */
function colorOfTrade(colors: string, brief: Brief): string | null {
  const fits = tradeOf(brief)?.colors.fits ?? [];
  return colors.split(' and ').find((name) => fits.includes(tradeColorNames[name] ?? '#')) ?? null;
}

/** The colors of a label without their background, for the middle of a sentence: “teal and sand” of “Teal and sand, on white”. */
function colorsOf(label: string): string {
  const colors = label.split(', ')[0] as string;
  return colors.slice(0, 1).toLowerCase() + colors.slice(1);
}
