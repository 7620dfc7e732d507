import { nearestColorName } from '../../color/nearest-color-name.ts';
import { figureOf } from '../../scene/figure.ts';
import type { Hex } from '../../scene/scene.ts';
import { weightName } from '../../typography/weight-name.ts';
import { iconLabel } from '../icon-labels.ts';
import type { Fact, Outcome, Refusal } from './outcome.ts';
import type { ColorChange, ColorTerm, LetterWish, PaintedPart, RevisionChange, Strength } from './revision.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const strongly: Readonly<Record<Strength, string>> = { bit: 'slightly ', plain: '', much: 'much ' };

const letterWords: Readonly<Record<LetterWish, readonly [more: string, less: string]>> = {
  serif: ['serif letters', 'no serifs'],
  'sans-serif': ['sans-serif letters', 'no sans-serif letters'],
  handwritten: ['handwritten letters', 'no handwritten letters'],
  'no-script': ['no script letters', 'script letters'],
  rounder: ['rounder letters', 'less round letters'],
  sharper: ['sharper letters', 'less sharp letters'],
  modern: ['more modern letters', 'less modern letters'],
  classic: ['more classic letters', 'less classic letters'],
  playful: ['more playful letters', 'less playful letters'],
  elegant: ['more elegant letters', 'less elegant letters'],
  friendly: ['friendlier letters', 'less friendly letters'],
  corporate: ['more corporate letters', 'less corporate letters'],
  other: ['a different typeface', 'same font'],
};

const partWords: Readonly<Record<PaintedPart, string>> = {
  all: '',
  inks: '',
  name: ' name',
  icon: ' icon',
  slogan: ' slogan',
  ground: ' background',
};

const named = ({ name }: ColorTerm): string => name;

/** A change in a few words for people, such as “Much bolder” or “Navy instead of green”. */
export function changeLabel(change: RevisionChange): string {
  return capital(labelOf(change));
}

function labelOf(change: RevisionChange): string {
  switch (change.kind) {
    case 'weight':
      return `${strongly[change.strength]}${change.way > 0 ? 'bolder' : 'thinner'} letters`;
    case 'letters': {
      const words = letterWords[change.letters][change.way > 0 ? 0 : 1];
      // “Slightly rounder letters”, but not “much serif letters”.
      return /^(?:more|less|\w+er) /u.test(words) ? `${strongly[change.strength]}${words}` : words;
    }
    case 'family':
      return `set in ${change.family}`;
    case 'case':
      return { upper: 'all caps', lower: 'lowercase', title: 'title case' }[change.letterCase];
    case 'tracking':
      return `${strongly[change.strength]}${change.way > 0 ? 'more' : 'less'} space between letters`;
    case 'gap':
      return `${strongly[change.strength]}${change.way > 0 ? 'more' : 'less'} space between icon and name`;
    case 'size':
      return `${strongly[change.strength]}${change.way > 0 ? 'bigger' : 'smaller'} ${change.part}`;
    case 'place':
      return { above: 'icon above', left: 'icon on the left', right: 'icon on the right', below: 'icon below' }[change.place];
    case 'icon':
      return `${change.subject} as the icon`;
    case 'another-icon':
      return 'another icon';
    case 'no-icon':
      return 'no icon';
    case 'slogan':
      return `slogan “${change.text}”`;
    case 'show-slogan':
      return change.shown ? 'with the slogan' : 'no slogan';
    case 'simpler':
      return 'simpler';
    case 'like':
      return `like logo ${change.design}`;
    case 'keep':
      return {
        letters: 'same letters',
        weight: 'same weight',
        colors: 'same colors',
        icon: 'same icon',
        slogan: 'same slogan',
        layout: 'same layout',
        rest: 'everything else stays the same',
      }[change.part];
    case 'history':
      return 'an earlier version';
    default:
      return colorLabel(change);
  }
}

function colorLabel(change: ColorChange): string {
  switch (change.kind) {
    case 'hue':
      return `${strongly[change.strength]}${change.way > 0 ? 'more' : 'less'} ${named(change.color)}${change.part === 'all' || change.part === 'inks' ? '' : ` in the${partWords[change.part]}`}`;
    case 'tone':
      return `${strongly[change.strength]}${change.tone}${change.of === null ? '' : ` ${named(change.of)}`}${partWords[change.part] || (change.of === null ? ' colors' : '')}`;
    case 'paint': {
      const second = change.second === null ? '' : ` and ${named(change.second)}`;
      const from = change.from === null ? '' : ` instead of ${named(change.from)}`;
      const part = partWords[change.part];
      // “Navy name”, but “navy and gold for the name”.
      const of = second === '' || part === '' ? part : ` for the${part}`;
      return `${named(change.color)}${second}${of}${from}`;
    }
    case 'exclude':
      return `no ${named(change.color)}`;
    case 'monochrome':
      return 'black and white';
    case 'swap-colors':
      return 'swapped colors';
    case 'ground':
      return { dark: 'dark background', light: 'light background', none: 'no background' }[change.ground];
    default:
      return change satisfies never;
  }
}

/** Why a change was not made, for the customer. */
const refusals: Readonly<Record<Refusal, string>> = {
  already: 'It’s already like that.',
  'no-face': 'None of our fonts do that and still suit this name.',
  'joined-letters': 'These letters are connected, so we can’t space them out or use all caps.',
  'no-case': 'This name’s script doesn’t have capital letters.',
  emblem: 'In an emblem, the letters and icon have a fixed layout.',
  'no-icon': 'This design has no icon.',
  'icon-in-name': 'The icon is part of the name, so we can’t change it separately.',
  'no-drawing': 'We don’t have a drawing of that.',
  'no-layout': 'We can place an icon above the name or to its left. Our designers can do more.',
  'does-not-fit': 'That doesn’t work with this layout.',
  limit: 'That’s as far as this layout can go.',
  contrast: 'That would be too hard to read on this background.',
  'no-such-color': 'This design doesn’t have that color.',
  'no-color': 'This design has no color to change.',
  'one-color': 'This design has only one color.',
  'kit-colors': 'Your kit’s palette sets the colors. Choose “Use the original colors” first.',
  'kit-letters': 'Your kit’s personality sets the fonts. Choose “Use the original fonts” first.',
  'no-slogan': 'This brand doesn’t have a slogan yet. To add one, type it in quotes.',
  'slogan-letters': 'Our fonts don’t include every character in that slogan.',
  'slogan-size': 'The slogan’s size depends on the name’s. Our designers can change it.',
  'logo-size': 'A logo file doesn’t have a fixed size. You choose the size wherever you use it.',
  transparent: 'Your files already include a version without a background.',
  'no-such-design': 'Your kit has no design with that number.',
  finished: 'You’ve downloaded files for this logo, so we can’t turn it into a different one. Our designers can help.',
  history: 'Use History to go back to an earlier version.',
};

const percent = (before: number, after: number): string => {
  const by = Math.round((after / before - 1) * 100);
  return `${Math.abs(by)}% ${by < 0 ? 'smaller' : 'larger'}`;
};

/** A face as people say it: “Inter 600” is Inter Semibold. */
const faceName = (face: string): string => face.replace(/ (\d+)$/u, (_, weight: string) => ` ${weightName(Number(weight))}`);

/** Facts that are told, the first that is there. */
const told: Readonly<Partial<Record<Fact['measure'], (fact: Fact) => string>>> = {
  face: ({ before, after }) => `${faceName(String(after))} instead of ${faceName(String(before))}.`,
  tracking: ({ before, after }) =>
    `Letter spacing is now ${Number(after) > Number(before) ? 'wider' : 'tighter'} by ${Math.abs(Number(after) - Number(before)) / 10}% of the font size.`,
  'icon-size': ({ before, after }) => `The icon is ${percent(Number(before), Number(after))}.`,
  'name-size': ({ before, after }) => `Compared with the icon, the name is ${percent(Number(before), Number(after))}.`,
  gap: ({ before, after }) => `The gap is ${percent(Number(before), Number(after)).replace('larger', 'wider')}.`,
  color: ({ before, after }) =>
    `${capital(nearestColorName(before as Hex))} (${before}) is now ${nearestColorName(after as Hex)} (${after}).`,
  icon: ({ after }) => (after === 'none' ? 'The name is now on its own.' : `New icon: ${iconLabel(figureOf(String(after)))}.`),
  slogan: ({ after }) =>
    after === 'none' ? 'The slogan is gone.' : `The slogan is now “${after}${/[.!?…]$/u.test(String(after)) ? '' : '.'}”`,
};

/** What became of a change in one sentence for the customer; empty where its label says it all. */
export function outcomeText(outcome: Outcome): string {
  if (!outcome.done) return refusals[outcome.why];
  for (const fact of outcome.facts) {
    const text = told[fact.measure]?.(fact);
    if (text !== undefined) return text;
  }
  return '';
}
