import { faces } from '../../concepts/face.ts';

/** Families whose name is a word of other meanings. */
const everyday: ReadonlySet<string> = new Set([
  'forum',
  'outfit',
  'charm',
  'marcellus',
  'anton',
  'gabarito',
  'prata',
  'arima',
  'mina',
  'jua',
  'figtree',
  'lora',
  'cairo',
  'jura',
  'jost',
]);

/** Families of the catalogue that a name may be set in, by their name in lower case. */
export const typefaceFamilies: ReadonlyMap<string, string> = new Map(
  faces
    .filter(({ uses, family }) => (uses.includes('name') || uses.includes('builder')) && !everyday.has(family.toLowerCase()))
    .map(({ family }) => [family.toLowerCase(), family]),
);
