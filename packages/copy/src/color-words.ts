import { contrastRatio, type Hex, hexToOklch, nearestColorName, type Random } from '@brandwright/engine';
import type { Business } from './business.ts';
import { capitalized } from './sentence.ts';

/** A color of the brand: what it is called, and `#RRGGBB`. */
export interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/** Colors that are spoken of; a text of more is a list. */
const spoken = 3;

/** What people in the West mostly see in a color. */
const associations = {
  white: 'clean and open',
  black: 'strong and formal',
  gray: 'neutral and quiet',
  cream: 'soft and inviting',
  brown: 'earthy and solid',
  red: 'bold and energetic',
  'dark red': 'rich and warm',
  clay: 'warm and earthy',
  pink: 'gentle and personal',
  orange: 'friendly and outgoing',
  yellow: 'bright and cheerful',
  green: 'fresh and natural',
  'dark green': 'settled and natural',
  teal: 'clear and calm',
  blue: 'steady and reliable',
  purple: 'rich and a little unusual',
} as const;
type Family = keyof typeof associations;

/** Verbs that lead in an association. */
const seemings = ['looks', 'feels', 'comes across as'] as const;

/** What each place in a palette is for. */
const places = [
  [
    'Use it for the name and large areas',
    'Let it carry the name and the large areas',
    'It belongs on the name and on large areas',
  ],
  ['Use it for headings and buttons', 'It works well for headings and buttons', 'Give it the headings and buttons'],
  ['Keep it for small accents', 'A little of it goes a long way', 'Save it for accents'],
] as const;

/** What a color is for that letters on white can’t be read in, wherever it stands. */
const behind = ['Use it behind text', 'It makes a good background', 'Give it backgrounds and panels'] as const;

/** Contrast ratio with white from which large letters can be read (WCAG 2.2, 1.4.3). */
const readable = 3;

/** Ways to say what color is for here, and how a text ends. */
const tasks = ['Here, color has to', 'In this field, color should', 'Your colors need to'] as const;
const ends = [
  'What a color means depends on habit and place. Use these everywhere, and people will learn them as yours.',
  'No color means the same thing to everyone. Use yours the same way everywhere, and people will come to know them.',
  'Meanings differ from place to place, so repetition matters more than theory: keep to these colors wherever you’re seen.',
  'The more often people see these colors together, the sooner they’ll think of you.',
] as const;

/** Upper bounds of OKLCH hues in degrees. Guesses by eye, as the borders between color words are. */
const hues: readonly (readonly [below: number, family: Family])[] = [
  [12, 'pink'],
  [42, 'red'],
  [78, 'orange'],
  [115, 'yellow'],
  [165, 'green'],
  [215, 'teal'],
  [285, 'blue'],
  [335, 'purple'],
  [361, 'pink'],
];

/** The family of a color, from its lightness (0 to 1), chroma and hue. */
function familyOf(hex: string): Family {
  const { l: lightness, c: chroma, h: hue } = hexToOklch(hex as Parameters<typeof hexToOklch>[0]);
  if (lightness < 0.24 && chroma < 0.05) return 'black';
  if (lightness > 0.9 && chroma < 0.015) return 'white';
  if (lightness > 0.75 && chroma < 0.08 && hue > 40 && hue < 120) return 'cream';
  if (chroma < 0.03) return lightness < 0.3 ? 'black' : 'gray';
  if (hue >= 42 && hue < 90 && lightness < 0.55) return 'brown';
  if (hue >= 0 && hue < 42 && lightness > 0.72) return 'pink';
  const family = hues.find(([below]) => hue < below)?.[1] ?? 'pink';
  // Burgundy isn't heard as red, nor terracotta as orange, nor spruce as mint: what is dark or dull says something else.
  if (family === 'red' && lightness < 0.42) return 'dark red';
  if ((family === 'red' || family === 'orange') && hue >= 30 && lightness < 0.62 && chroma < 0.17) return 'clay';
  if ((family === 'green' || family === 'teal') && lightness < 0.45 && hue < 190) return 'dark green';
  return family;
}

/** What the colors of a brand say, and what each is for. Colors that are no `#RRGGBB` are left out. */
export function colorWords(colors: readonly NamedColor[], { kind }: Business, random: Random): string {
  const task = `${random.fork('task').pick(tasks)} ${kind.color}.`;
  const known = colors.filter(({ hex }) => /^#[0-9a-f]{6}$/iu.test(hex)).slice(0, spoken);
  const seen = new Set<Family>();
  const said = known.map(({ name, hex }, i) => {
    const family = familyOf(hex);
    const called = /^[a-z][a-z ’-]{1,30}$/iu.test(name)
      ? name.toLowerCase()
      : nearestColorName(hex as Parameters<typeof nearestColorName>[0]);
    const looks = seen.has(family)
      ? 'belongs to the same family'
      : `${random.fork(`looks ${i}`).pick(seemings)} ${associations[family]}`;
    seen.add(family);
    const isReadable = contrastRatio(hex as Hex, '#FFFFFF') >= readable;
    const place = random.fork(`place ${i}`).pick(isReadable ? (places[i] ?? places[2]) : behind);
    return `${capitalized(called)} ${looks}. ${place}.`;
  });
  return [task, ...said, random.fork('end').pick(ends)].join(' ');
}
