import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyFace } from '../../../testing/font-book.ts';
import { faces } from '../../concepts/face.ts';
import { letterIdeas } from '../../concepts/letter-catalogue.ts';
import { cataloguedMarks } from '../../concepts/mark-catalogue.ts';
import { constructions } from './drawn/registry.ts';
import { markById } from './mark-by-id.ts';
import { petalKinds } from './petal.ts';

const book = everyFace();
const numbersIn = (id: string, face = faces[0]): number => {
  if (face === undefined) throw new Error('There is no face.');
  const mark = markById(id, book, face, ['J', 'R']);
  return (mark?.shapes ?? []).flatMap(({ path }) => path).reduce((sum, contour) => sum + contour.length, 0);
};

/** The engine's own marks have up to 3,104 numbers (scene-bounds.ts). */
const most = 4_000;

test('[H22-01] a flower of a count or a petal that no name leads to is none', () => {
  for (const count of ['1e5', '1e8', '300', '4.9', '-7', 'NaN', '', '0', 'Infinity', '13'])
    expect(numbersIn(`petal/${count}-ray-1`), count).toBe(0);
  for (const accent of ['99', '7', '1.5', 'NaN']) expect(numbersIn(`petal/7-ray-${accent}`), accent).toBe(0);
  expect(numbersIn('petal/7-ray-6')).toBeGreaterThan(0);
});

test('[H22-01] a crest has three initials at most', () => {
  const icon = [...cataloguedMarks().values()].find(
    ({ family, parts, craft }) => family === 'icon' && parts.length === 1 && craft >= 4,
  );
  const drawn = faces.filter((face) => numbersIn(`crest/JR+${icon?.icons[0]}`, face) > 0);
  expect(drawn.length).toBeGreaterThan(0);
  for (const face of drawn.slice(0, 5)) expect(numbersIn(`crest/${'JR'.repeat(50)}+${icon?.icons[0]}`, face)).toBe(0);
});

test('[H22-01] whatever a client calls a mark is drawn small or not at all, and nothing throws', () => {
  const family = fc.constantFrom(
    ...[
      'petal',
      'tile',
      'ring',
      'pair',
      'shared-stem',
      'cube',
      'block',
      'ribbon',
      'weave',
      'crest',
      'held',
      'filled',
      'flanked',
      'crossed',
      'inlaid',
      'drawn',
      'letter',
      'icon',
    ],
  );
  const known = fc.constantFrom(
    ...[...cataloguedMarks().keys()].slice(0, 200),
    ...letterIdeas('j').map(({ id }) => id),
    ...constructions.flatMap(({ name, forms }) => forms.slice(0, 2).map((form) => `drawn/${name}-${form}`)),
    ...petalKinds.map((kind) => `petal/8-${kind}-3`),
    'tile/disc+JR',
    'held/disc+icon~leaf',
    'filled/cup+owl-head',
    'filled/moon+trumpet',
    'flanked/owl-head+drawn~fern-4-blade',
    'crossed/figure~pencil+needle',
    'inlaid/bell+figure~anchor',
    'crest/JR+leaf',
    'weave/JR',
    'ribbon/R',
  );
  const piece = fc.oneof(
    fc.constantFrom('1e9', '-1', '99999', 'NaN', '0', '', '+', '~', '-', '/', '__proto__', 'constructor', 'JR', 'ray', 'disc'),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const made = fc.tuple(family, fc.array(piece, { maxLength: 6 })).map(([of, pieces]) => `${of}/${pieces.join('-')}`);
  const bent = fc.tuple(known, piece, fc.nat(40)).map(([id, by, at]) => `${id.slice(0, at)}${by}${id.slice(at + 1)}`);
  const long = fc.tuple(known, fc.integer({ min: 2, max: 12 })).map(([id, times]) => id.repeat(times));
  fc.assert(
    fc.property(fc.oneof(made, bent, long, known), (id) => {
      expect(numbersIn(id.slice(0, 120)), id).toBeLessThanOrEqual(most);
    }),
    { numRuns: 1500 },
  );
});
