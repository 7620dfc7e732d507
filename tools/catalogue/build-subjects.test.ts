import { readdirSync, readFileSync } from 'node:fs';
import { iconSets } from '@brandwright/kit';
import { expect, test } from 'vitest';
import { isDrawing } from '../../packages/engine/src/composition/marks/asked-marks.ts';
import { constructions } from '../../packages/engine/src/composition/marks/drawn/registry.ts';
import { conceptById } from '../../packages/engine/src/concepts/concept-by-id.ts';
import { letterIdeas } from '../../packages/engine/src/concepts/letter-catalogue.ts';
import { marksWithIcon } from '../../packages/engine/src/concepts/stored-pictures.ts';
import { readDrawing } from './build-pictures.ts';
import { writtenSubjects } from './build-subjects.ts';
import { drawnPictures, listedPictures } from './listed-pictures.ts';

const shipped = readFileSync(new URL('../../packages/engine/src/concepts/catalogue/subjects.json', import.meta.url), 'utf8');
const ideas = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => letterIdeas(letter));
const merged = new Set(constructions.filter(({ name }) => /^(?:in|out)-/u.test(name)).flatMap(({ name }) => name));
const held = new Set(constructions.filter(({ name }) => merged.has(name)).flatMap(({ forms }) => forms));

/** Whether a drawing of drawings.txt exists. */
function exists(drawing: string): boolean {
  const name = drawing.slice(1);
  switch (drawing.charAt(0)) {
    case '@':
      return isDrawing(name);
    case '=':
      return merged.has(name) || name === 'dawn-cup';
    case '+':
      return held.has(name);
    case '*':
      return ideas.some(({ id, serves = {} }) => id === `letter-idea/${name}` || Object.keys(serves)[0] === name);
    default:
      return drawing === 'petal' || marksWithIcon(drawing).length > 0;
  }
}

test('subjects.json is what the build writes from the lists as they are', () => {
  expect(writtenSubjects() === shipped).toBe(true);
});

test('every drawing of the folder stands on one line of a list', () => {
  const files = readdirSync(new URL('pictures/', import.meta.url)).filter((file) => file.endsWith('.svg'));
  expect(
    listedPictures()
      .map(({ name }) => `${name}.svg`)
      .sort(),
  ).toEqual(files.sort());
});

test('every drawing after an icon names a set that kits and notices know, under its license', () => {
  const origins = listedPictures().map(({ name }) =>
    readDrawing(readFileSync(new URL(`pictures/${name}.svg`, import.meta.url), 'utf8')),
  );
  const made = origins.filter(({ source }) => source !== '');
  expect(made.length).toBeGreaterThan(200);
  const known: Readonly<Record<string, { readonly license: string }>> = iconSets;
  const wrong = made.filter(({ source, license }) => known[source.slice(0, source.indexOf(':'))]?.license !== license);
  expect(wrong.map(({ source, license }) => `${source} ${license}`)).toEqual([]);
});

test('every picture of drawings.txt has a concept, a name of its own, and drawings that exist', () => {
  const pictures = drawnPictures();
  expect(pictures.filter(({ concept }) => conceptById(concept) === null)).toEqual([]);
  const missing = pictures.flatMap(({ drawings, phrases }) =>
    drawings.split(' ').flatMap((drawing) => (exists(drawing) ? [] : [`${phrases[0]}: ${drawing}`])),
  );
  expect(missing).toEqual([]);
});
