import { nearestColorName } from '../../color/nearest-color-name.ts';
import { figureOf } from '../../scene/figure.ts';
import type { Hex } from '../../scene/scene.ts';
import { iconLabel } from '../icon-labels.ts';
import type { Fact, Outcome, Refusal } from './outcome.ts';
import type { ColorTerm, LetterWish, PaintedPart, RevisionChange, Strength } from './revision.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const strongly: Readonly<Record<Strength, string>> = { bit: 'a bit ', plain: '', much: 'much ' };

const letterWords: Readonly<Record<LetterWish, readonly [more: string, less: string]>> = {
  serif: ['serif letters', 'no serif letters'],
  'sans-serif': ['sans-serif letters', 'no sans-serif letters'],
  handwritten: ['handwritten letters', 'no script letters'],
  'no-script': ['no script letters', 'script letters'],
  rounder: ['rounder letters', 'less round letters'],
  sharper: ['sharper letters', 'less sharp letters'],
  modern: ['more modern letters', 'less modern letters'],
  classic: ['more classic letters', 'less classic letters'],
  playful: ['more playful letters', 'less playful letters'],
  elegant: ['more elegant letters', 'less elegant letters'],
  friendly: ['friendlier letters', 'less friendly letters'],
  corporate: ['more corporate letters', 'less corporate letters'],
  other: ['another typeface', 'the same typeface'],
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
      return `${strongly[change.strength]}${change.way > 0 ? 'bolder' : 'lighter'} letters`;
    case 'letters':
      return `${strongly[change.strength]}${letterWords[change.letters][change.way > 0 ? 0 : 1]}`;
    case 'family':
      return `set in ${change.family}`;
    case 'case':
      return { upper: 'all caps', lower: 'lowercase', title: 'capitals and small letters' }[change.letterCase];
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
        rest: 'everything else stays',
      }[change.part];
    case 'history':
      return 'an earlier version';
    default:
      return colorLabel(change);
  }
}

type ColorChange = Extract<
  RevisionChange,
  { kind: 'hue' | 'tone' | 'paint' | 'exclude' | 'monochrome' | 'swap-colors' | 'ground' }
>;

function colorLabel(change: ColorChange): string {
  switch (change.kind) {
    case 'hue':
      return `${strongly[change.strength]}${change.way > 0 ? 'more' : 'less'} ${named(change.color)}${change.part === 'all' || change.part === 'inks' ? '' : ` in the${partWords[change.part]}`}`;
    case 'tone':
      return `${strongly[change.strength]}${change.tone}${change.of === null ? '' : ` ${named(change.of)}`}${partWords[change.part] || (change.of === null ? ' colors' : '')}`;
    case 'paint': {
      const second = change.second === null ? '' : ` and ${named(change.second)}`;
      const from = change.from === null ? '' : ` instead of ${named(change.from)}`;
      return `${named(change.color)}${second}${partWords[change.part]}${from}`;
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
  already: 'This design is like that already.',
  'no-face': 'None of our typefaces does that and goes with this name.',
  'joined-letters': 'These letters join, so they can’t stand apart or be all capitals.',
  'no-case': 'This name has no capitals or small letters.',
  emblem: 'The emblem sets its letters and icon in its own way.',
  'no-icon': 'This design has no icon.',
  'icon-in-name': 'The icon is part of the name, so it can’t change by itself.',
  'no-drawing': 'We don’t have a drawing of that.',
  'no-layout': 'We can place an icon above the name or before it. Our designers can do more.',
  'does-not-fit': 'That doesn’t work with this layout.',
  limit: 'It’s as far as this layout goes.',
  contrast: 'It would be too hard to read on this background.',
  'no-such-color': 'This design doesn’t have that color.',
  'no-color': 'This design has no color to change.',
  'one-color': 'This design has only one color.',
  'kit-colors': 'Your kit’s palette sets the colors. Choose colors as designed first.',
  'kit-letters': 'Your kit’s personality sets the letters. Choose letters as designed first.',
  'no-slogan': 'This brand has no slogan yet. Put yours in quotes.',
  'slogan-letters': 'Our fonts can’t set that slogan here.',
  'slogan-size': 'The slogan’s size follows the name. Our designers can change it.',
  'logo-size': 'A logo is as big as you place it.',
  transparent: 'Your files include it without a background.',
  'no-such-design': 'Your kit has no design with that number.',
  finished: 'You’ve downloaded files for this logo, so its icon stays. Our designers can help.',
  history: 'Use History to go back to an earlier version.',
};

const percent = (before: number, after: number): string => {
  const by = Math.round((after / before - 1) * 100);
  return `${Math.abs(by)}% ${by < 0 ? 'smaller' : 'larger'}`;
};

/** Facts that are told, the first that is there. */
const told: Readonly<Partial<Record<Fact['measure'], (fact: Fact) => string>>> = {
  face: ({ before, after }) => `${after} instead of ${before}.`,
  tracking: ({ before, after }) =>
    `${Math.abs(Number(after) - Number(before))}/1000 em ${after > before ? 'more' : 'less'} between letters.`,
  'icon-size': ({ before, after }) => `The icon is ${percent(Number(before), Number(after))}.`,
  'name-size': ({ before, after }) => `The name is ${percent(Number(before), Number(after))} than before, beside the icon.`,
  gap: ({ before, after }) => `The space is ${percent(Number(before), Number(after))}.`,
  color: ({ before, after }) =>
    `${before} ${nearestColorName(before as Hex)} becomes ${after} ${nearestColorName(after as Hex)}.`,
  icon: ({ after }) => (after === 'none' ? 'The name stands alone.' : `${iconLabel(figureOf(String(after)))}.`),
  slogan: ({ after }) => (after === 'none' ? 'The slogan is gone.' : `“${after}”.`),
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
