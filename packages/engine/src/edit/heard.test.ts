import { expect, test } from 'vitest';
import { briefOf } from '../../testing/font-book.ts';
import { findThings, heardIn } from './heard.ts';
import { iconDrawing } from './icon-drawing.ts';

const heard = (name: string, description = '', shows = {}) => heardIn(briefOf({ name, description, shows }));
const briefly = (name: string, description = '') => heard(name, description).map(({ name, word, from }) => [name, word, from]);

test('[W-16] the things of a brief are told with the words that ask for them, as they are written', () => {
  const [first, ...others] = briefly('Pelican', 'Surf school in Galway');
  expect(first).toEqual(['pelican', 'Pelican', 'name']);
  expect(others.length).toBeGreaterThan(0);
  for (const [, word, from] of others) expect([word, from]).toEqual(['Surf school', 'description']);
});

test('[W-16] a surname, a place and a name that says nothing ask for no picture', () => {
  expect(heard('Waterman & Ashworth')).toEqual([]);
  expect(heard('Maison Okoye')).toEqual([]);
});

test('[W-16] at most eight things are told, three of one word, and each has a drawing of its own', () => {
  const all = heard('Fox, Owl, Bear, Wolf, Bee and Key', 'Bakery and coffee bar');
  expect(all.length).toBeLessThanOrEqual(8);
  expect(new Set(all.map(({ icon }) => icon)).size).toBe(all.length);
  for (const { word, icon } of all) {
    expect(all.filter((one) => one.word === word).length).toBeLessThanOrEqual(3);
    expect(iconDrawing(icon), icon).not.toBeNull();
  }
});

test('[W-17] what was ruled out is still told, and what was added comes after what was read', () => {
  const told = heard('Pelican', '', { things: ['oyster with pearl'], never: ['pelican'] }).map(({ name, from }) => [name, from]);
  expect(told).toEqual([
    ['pelican', 'name'],
    ['oyster with pearl', 'added'],
  ]);
});

test('[W-17] a search finds things by their names, the beginning of a word and what a word means', () => {
  const names = (query: string) => findThings(query, 8).map(({ name }) => name);
  expect(names('Oyster')[0]).toMatch(/oyster/);
  expect(names('lighth')).toContain('lighthouse');
  expect(names('  ')).toEqual([]);
  expect(names('qqqq')).toEqual([]);
  expect(names('a').length).toBeLessThanOrEqual(8);
  for (const { icon } of findThings('b', 60)) expect(iconDrawing(icon), icon).not.toBeNull();
});
