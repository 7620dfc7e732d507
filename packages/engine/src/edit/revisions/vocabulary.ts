import type { LetterWish, PaintedPart, Tone, Way } from './revision.ts';

/** Parts of a logo as people name them. `letters` are those of the name. */
export type Target = 'letters' | 'icon' | 'slogan' | 'ground' | 'colors' | 'layout' | 'logo' | 'spacing' | 'rest';

/** What a word asks for. `comparative` words (“bolder”) need no “more”. */
export type Quality =
  | { readonly of: 'weight'; readonly way: Way }
  | { readonly of: 'letters'; readonly letters: LetterWish; readonly way: Way }
  | { readonly of: 'tone'; readonly tone: Tone }
  | { readonly of: 'hue'; readonly color: string }
  | { readonly of: 'size'; readonly way: Way }
  | { readonly of: 'tracking'; readonly way: Way }
  | { readonly of: 'simpler' }
  /** Says of what “more” and “less” are: “increase the icon size”. */
  | { readonly of: 'extent' }
  /** Wider spacing. Of anything else it could mean several things. */
  | { readonly of: 'wide' }
  /** Lighter letters, or a lighter color. */
  | { readonly of: 'light' };

const words = (text: string): readonly string[] => text.split(' ');
const each = <T>(text: string, value: T): readonly (readonly [string, T])[] =>
  text.split(', ').map((word): readonly [string, T] => [word, value]);

const letters = (letters: LetterWish, way: Way = 1): Quality => ({ of: 'letters', letters, way });
const tone = (tone: Tone): Quality => ({ of: 'tone', tone });

/** Words and phrases of up to four words that name a quality. */
export const qualities: ReadonlyMap<string, Quality> = new Map<string, Quality>([
  ...each<Quality>('bold, bolder, heavy, heavier, thick, thicker, fatter, chunkier, chunky, stronger, beefier, boldness', {
    of: 'weight',
    way: 1,
  }),
  ...each<Quality>('thin, thinner, slim, slimmer, fine, finer, delicate, more delicate', { of: 'weight', way: -1 }),
  ...each<Quality>('light, lighter, lighten', { of: 'light' }),
  ...each<Quality>('wide, wider', { of: 'wide' }),
  ...each<Quality>('size, size of', { of: 'extent' }),
  ...each('serif, serifs, serifed', letters('serif')),
  ...each('sans, sans serif, sans-serif', letters('sans-serif')),
  ...each('handwritten, hand written, handwriting, script, cursive, hand lettered, calligraphic', letters('handwritten')),
  ...each('round, rounder, rounded, curvy, curvier', letters('rounder')),
  ...each('sharp, sharper, angular, edgier, edgy, pointier', letters('sharper')),
  ...each('modern, contemporary, futuristic, up to date, techy, techier, high tech', letters('modern')),
  ...each('classic, classical, traditional, timeless, vintage, retro, old fashioned, old school', letters('classic')),
  ...each('playful, fun, funnier, quirky, quirkier, whimsical, cheerful, childlike, childish, youthful', letters('playful')),
  ...each(
    'elegant, sophisticated, luxurious, fancy, fancier, classy, classier, refined, upscale, posh, posher, premium, expensive, luxury, high end',
    letters('elegant'),
  ),
  ...each('friendly, friendlier, approachable, welcoming, inviting, human, casual', letters('friendly')),
  ...each('corporate, professional, serious, formal, businesslike, stiff', letters('corporate')),
  ...each('warmer, warm', tone('warmer')),
  ...each('cooler, colder', tone('cooler')),
  ...each('darker, dark, darken, deeper', tone('darker')),
  ...each('paler, pale', tone('lighter')),
  ...each('brighter, bright, brighten, vibrant, vivid, colorful, colourful, saturated, livelier, punchier', tone('brighter')),
  ...each('softer, soft, muted, subtle, subtler, subdued, calmer, pastel, quieter, toned down, desaturated', tone('softer')),
  ...each<Quality>('greener', { of: 'hue', color: 'green' }),
  ...each<Quality>('bluer', { of: 'hue', color: 'blue' }),
  ...each<Quality>('redder', { of: 'hue', color: 'red' }),
  ...each<Quality>('pinker', { of: 'hue', color: 'pink' }),
  ...each<Quality>('yellower', { of: 'hue', color: 'yellow' }),
  ...each<Quality>('browner', { of: 'hue', color: 'brown' }),
  ...each<Quality>('purpler', { of: 'hue', color: 'purple' }),
  ...each<Quality>('bigger, big, larger, large, enlarge, huge', { of: 'size', way: 1 }),
  ...each<Quality>('smaller, small, shrink, tiny, tinier', { of: 'size', way: -1 }),
  ...each<Quality>(
    'looser, spread out, spaced out, space out, wider apart, further apart, farther apart, airier, more spaced, wider spaced, more room, wider letterspacing',
    { of: 'tracking', way: 1 },
  ),
  ...each<Quality>('tighter, tight, tighten, closer together, closer, close together, close', { of: 'tracking', way: -1 }),
  ...each<Quality>('simpler, simple, simplify, cleaner, clean, minimal, minimalist, minimalistic, plainer, plain, declutter', {
    of: 'simpler',
  }),
]);

/** Qualities that are asked for less of, when somebody wants it simpler: “less busy”. */
export const clutter: ReadonlySet<string> = new Set(words('busy busier cluttered complicated complex crowded detailed fussy'));

export const targets: ReadonlyMap<string, Target> = new Map<string, Target>([
  ...each<Target>(
    'font, fonts, typeface, typefaces, letters, letter, lettering, text, type, typography, name, wordmark, word, words, business name, company name, brand name, writing',
    'letters',
  ),
  ...each<Target>(
    'icon, icons, symbol, symbols, mark, picture, image, emblem, graphic, drawing, illustration, pictogram',
    'icon',
  ),
  ...each<Target>('slogan, tagline, tag line, strapline, subtitle, subline, motto', 'slogan'),
  ...each<Target>('background, backdrop, bg, ground', 'ground'),
  ...each<Target>(
    'color, colors, colour, colours, palette, color scheme, colour scheme, colors of it, shade, shades, tone, tones',
    'colors',
  ),
  ...each<Target>('everything else, anything else, the rest, rest of it, rest, the others', 'rest'),
  ...each<Target>('layout, arrangement, composition, position, placement', 'layout'),
  ...each<Target>('logo, design, everything, whole thing, whole logo, all of it, logotype', 'logo'),
  ...each<Target>('spacing, space, letter spacing, letterspacing, tracking, kerning, gap, gaps, air, room', 'spacing'),
]);

/** Words that change nothing about what is asked. */
export const fillers: ReadonlySet<string> = new Set(
  words(
    'a an the this that these those it its it’s please pls plz can could would will shall should may might must you i we us me my our your they i’d we’d i’ll we’ll let’s lets ' +
      'want wants wanted need needs like love prefer wish hope try trying think maybe perhaps possible possibly if ' +
      'make makes making do does have has had get gets be is are was were been look looks looking feel feels feeling seem seems appear come become go going ' +
      'in of for at only brand company business saying says reads as so just also too then there here some something one kind sort style way bit ones version option number ' +
      'around hi hello hey thanks thank cheers dear team ok okay well now very nice good great better best really quite overall general ' +
      'give giving show single use used using set put try see help want color colour colored coloured : - & ',
  ).filter((word) => word !== ''),
);

/** How strongly: “a bit”, “much”. Phrases of up to three words. */
export const strengths: ReadonlyMap<string, 'bit' | 'much'> = new Map<string, 'bit' | 'much'>([
  ...each<'bit' | 'much'>(
    'a bit, a little, a little bit, a touch, slightly, a tad, somewhat, a smidge, marginally, bit, a hint, a shade, not too much, not much, only a bit, only a little',
    'bit',
  ),
  ...each<'bit' | 'much'>(
    'much, a lot, lots, way, far, significantly, considerably, super, extremely, very, really, dramatically, a great deal, a ton, noticeably',
    'much',
  ),
]);

/** Words that hold a request together, by what they do. */
export const grammar: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ...each<Operator>('more, increase, increased, extra, additional, not enough, too little', 'more'),
  ...each<Operator>('less, reduce, reduced, decrease, decreased, fewer', 'less'),
  ...each<Operator>('not so, not as, not quite so, isn’t so, don’t make it so, not that, not too, not overly', 'less'),
  ...each<Operator>('too, overly, so very', 'too'),
  ...each<Operator>('enough', 'enough'),
  ...each<Operator>('not, isn’t, aren’t, don’t make it, do not make it, don’t want it, never, don’t', 'not'),
  ...each<Operator>(
    'no, without, remove, delete, drop, lose, get rid of, take away, take out, ditch, hide, don’t want, do not want, don’t use, do not use, don’t like, do not like, avoid, omit, leave out, leave off, erase, scrap, never use, anything but, everything but, all but, any color but, any colour but',
    'remove',
  ),
  ...each<Operator>(
    'keep, don’t touch, do not touch, don’t change, do not change, leave, same, don’t alter, never change, preserve, retain, don’t move, do not move',
    'keep',
  ),
  ...each<Operator>('change, replace, turn, convert, switch, swap, exchange, substitute, swap out', 'replace'),
  ...each<Operator>('use, try, make it, put, draw', 'use'),
  ...each<Operator>('add, bring back, include, insert, show, display', 'add'),
  ...each<Operator>('to, into, with, for, by, should be, must be, become, becomes', 'to'),
  ...each<Operator>('instead of, rather than, in place of', 'instead-of'),
  ...each<Operator>('instead', 'instead'),
  ...each<Operator>('another, different, other, new, alternative, some other, a different, an other', 'another'),
  ...each<Operator>('on', 'on'),
  ...each<Operator>('move, place, position, shift', 'move'),
  ...each<Operator>('between', 'between'),
  ...each<Operator>('untouched, unchanged, alone, as is, as it is, as they are, the same', 'unchanged'),
]);

export type Operator =
  | 'more'
  | 'less'
  | 'too'
  | 'enough'
  | 'not'
  | 'remove'
  | 'keep'
  | 'replace'
  | 'use'
  | 'add'
  | 'to'
  | 'instead-of'
  | 'instead'
  | 'another'
  | 'on'
  | 'move'
  | 'between'
  | 'unchanged';

export const places: ReadonlyMap<string, 'above' | 'left' | 'right' | 'below'> = new Map<
  string,
  'above' | 'left' | 'right' | 'below'
>([
  ...each<'above'>('above, over, on top, on top of, at the top, on the top, top, stacked, stack, centered above', 'above'),
  ...each<'left'>(
    'left, on the left, to the left, left of, to the left of, on the left of, on the left side, before, beside, next to, to the side, on the side, side by side',
    'left',
  ),
  ...each<'right'>(
    'right, on the right, to the right, right of, to the right of, on the right of, on the right side, after, behind',
    'right',
  ),
  ...each<'below'>('below, under, underneath, beneath, at the bottom, on the bottom, bottom', 'below'),
]);

export const cases: ReadonlyMap<string, 'title' | 'upper' | 'lower'> = new Map<string, 'title' | 'upper' | 'lower'>([
  ...each<'upper'>(
    'all caps, caps, capitals, all capitals, capital letters, uppercase, upper case, all uppercase, all upper case, block capitals',
    'upper',
  ),
  ...each<'lower'>('lowercase, lower case, all lowercase, all lower case, small letters', 'lower'),
  ...each<'title'>(
    'title case, capitalized, capitalised, mixed case, sentence case, initial capitals, not all caps, no all caps, no capitals, no caps, no uppercase, not uppercase',
    'title',
  ),
]);

/** Designs of a kit by their place, counted from 1. */
export const ordinals: ReadonlyMap<string, number> = new Map(
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].flatMap((word, i) => [
    [word, i + 1] as const,
    [`${i + 1}${['st', 'nd', 'rd'][i] ?? 'th'}`, i + 1] as const,
  ]),
);

/** Whole requests about the past. */
export const past: ReadonlySet<string> = new Set([
  'as before',
  'as it was',
  'as it was before',
  'like before',
  'like it was',
  'like it was before',
  'undo',
  'go back',
  'revert',
  'back to the original',
  'the original',
  'previous version',
  'old version',
  'original version',
  'original',
  'back',
  'how it was',
  'the way it was',
  'previous',
  'restore',
  'reset',
  'start over',
  'earlier version',
]);

/** “Swap the colors”: which color stands where. */
export const swaps: ReadonlySet<string> = new Set(words('swap switch exchange flip reverse trade'));

export const monochrome: ReadonlySet<string> = new Set([
  'black and white',
  'black & white',
  'monochrome',
  'monochromatic',
  'grayscale',
  'greyscale',
  'b&w',
  'no color',
  'no colors',
  'colorless',
  'without color',
  'without colors',
  'no colour',
  'no colours',
]);

export const grounds: ReadonlyMap<string, 'dark' | 'light' | 'none'> = new Map<string, 'dark' | 'light' | 'none'>([
  ...each<'dark'>('on dark, dark background, dark mode, on a dark background, darker background, dark theme, night mode', 'dark'),
  ...each<'light'>(
    'on light, light background, light mode, on a light background, lighter background, bright background',
    'light',
  ),
  ...each<'none'>(
    'transparent, transparent background, no background, without background, without a background, on transparent',
    'none',
  ),
]);

/** Requests for the letters alone. */
export const alone: ReadonlySet<string> = new Set([
  'text only',
  'only text',
  'only the text',
  'just the text',
  'just text',
  'just the name',
  'only the name',
  'name only',
  'letters only',
  'only letters',
  'just the letters',
  'just letters',
]);

/** The part whose color a target means. */
export const paintedBy: Readonly<Partial<Record<Target, PaintedPart>>> = {
  letters: 'name',
  icon: 'icon',
  slogan: 'slogan',
  ground: 'ground',
};
