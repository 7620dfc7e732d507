import type { Hex } from '../../scene/scene.ts';

/** Color names in trades.json, with values chosen by eye. The index of a color is its code in `subjects.json`. */
export const tradeColorNames: Readonly<Record<string, Hex>> = {
  amber: '#F2A93B',
  aqua: '#5CC8D7',
  beige: '#E3D5BC',
  black: '#141414',
  'blood red': '#8A0F14',
  blue: '#2563C9',
  blush: '#F3CFCB',
  brass: '#B08D3E',
  'brick red': '#A63D2F',
  bronze: '#8C6239',
  brown: '#6B4226',
  burgundy: '#6E1A2E',
  'butter yellow': '#F7E3A1',
  caramel: '#C0803F',
  champagne: '#EADBC0',
  charcoal: '#33373B',
  chestnut: '#7A3E25',
  chocolate: '#4E2C1C',
  cobalt: '#1F4FB5',
  copper: '#B5663A',
  coral: '#F27A63',
  cream: '#F6ECD6',
  crimson: '#B4162F',
  cyan: '#19B5D8',
  'dusty blue': '#7C97B2',
  'electric blue': '#1F5BFF',
  emerald: '#127A52',
  espresso: '#38241B',
  'forest green': '#1F4D35',
  gold: '#C9A23A',
  'grass green': '#4C9A3F',
  green: '#2E8B57',
  gray: '#8A8F94',
  honey: '#E0A030',
  'hot pink': '#F0318F',
  'ice blue': '#CFE6F2',
  indigo: '#3A3A8C',
  ink: '#1B2333',
  ivory: '#F8F2E4',
  jade: '#2F9E7A',
  'kraft brown': '#B08A5E',
  lavender: '#B8A7DD',
  lilac: '#C5A9D6',
  lime: '#A6D12F',
  'lime green': '#7FC92F',
  magenta: '#C81F8A',
  marigold: '#F0A01E',
  maroon: '#5C1420',
  'midnight blue': '#14213D',
  mint: '#A9E0C6',
  moss: '#5E6B3A',
  mustard: '#D2A12B',
  navy: '#14284F',
  'neon green': '#39FF14',
  'neon pink': '#FF2FA0',
  'neon yellow': '#E8FF1F',
  oatmeal: '#E2D8C5',
  ochre: '#C08A2E',
  olive: '#6B7033',
  'olive drab': '#5B5E34',
  orange: '#EF7F1A',
  peach: '#F7C1A0',
  pearl: '#ECE8E1',
  petrol: '#0F4C5C',
  pink: '#F29BB7',
  pistachio: '#B7CE94',
  plum: '#5E2750',
  'powder blue': '#B5D3E7',
  purple: '#6A2C91',
  raspberry: '#B8215B',
  red: '#D22B2B',
  rose: '#D9748B',
  'royal blue': '#2346B0',
  rust: '#A6471F',
  'safety orange': '#FF6A00',
  saffron: '#EDA51B',
  sage: '#9DB092',
  salmon: '#F39483',
  sand: '#DCC7A1',
  'sea blue': '#1E7A9C',
  silver: '#B9BEC4',
  'sky blue': '#7CC3EA',
  slate: '#4E5B68',
  'steel blue': '#4A7297',
  'steel gray': '#6C757D',
  stone: '#B5AC9C',
  tan: '#CBA77B',
  taupe: '#8F8073',
  teal: '#12756F',
  terracotta: '#C4603F',
  'tomato red': '#E0452F',
  turquoise: '#2FB9B0',
  vermilion: '#E03E1E',
  violet: '#7043B5',
  'water blue': '#3C9BD1',
  wheat: '#E6CF9C',
  'wine red': '#6B1B2F',
  white: '#FFFFFF',
  yellow: '#F7D02C',
};

/** Colors that suit a trade, and those that never do. */
export interface TradeColors {
  readonly fits: readonly Hex[];
  readonly never: readonly Hex[];
}

/** Characters of a code: the index of a color in base 36. */
export const codeLength = 2;
const all = Object.values(tradeColorNames);

const read = (codes: string): readonly Hex[] =>
  Array.from({ length: Math.floor(codes.length / codeLength) }, (_, i) =>
    Number.parseInt(codes.slice(i * codeLength, (i + 1) * codeLength), 36),
  ).flatMap((index) => all[index] ?? []);

/** Reads such colors as `subjects.json` has them: `0r1l/2c`. */
export function readColors(codes: string): TradeColors {
  const [fits = '', never = ''] = codes.split('/');
  return { fits: read(fits), never: read(never) };
}
