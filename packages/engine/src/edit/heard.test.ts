import { expect, test } from 'vitest';
import { briefOf } from '../../testing/font-book.ts';
import { heardIn } from './heard.ts';

const heard = (name: string, description = '') =>
  heardIn(briefOf({ name, description })).map(({ word, from, pictures }) => [word, from, pictures[0]]);

test('[W-16] the words of a brief are told as they are written, each with what it asks for', () => {
  expect(heard('Pelican', 'Surf school in Galway')).toEqual([
    ['Pelican', 'name', expect.stringMatching(/pelican/)],
    ['Surf school', 'description', expect.any(String)],
  ]);
});

test('[W-16] a surname, a place and a name that says nothing ask for no picture', () => {
  expect(heard('Waterman & Ashworth')).toEqual([]);
  expect(heard('Maison Okoye')).toEqual([]);
});

test('[W-16] at most four words are told, with at most two pictures each', () => {
  const all = heardIn(briefOf({ name: 'Fox, Owl, Bear, Wolf, Bee and Key', description: 'Bakery and coffee bar' }));
  expect(all).toHaveLength(4);
  for (const { pictures } of all) expect(pictures.length).toBeLessThanOrEqual(2);
});
