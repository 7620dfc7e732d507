import { expect, it } from 'vitest';
import { cataloguedMarks } from '../../concepts/mark-catalogue.ts';
import { iconSources } from './icon-sources.ts';

it('tells the icons behind every kind of mark', () => {
  expect(iconSources('icon/leaf')).toEqual(['leaf']);
  expect(iconSources('negative-space/hexagon+coffee-bean')).toEqual(['coffee-bean']);
  expect(iconSources('held/squircle+icon~leaf')).toEqual(['leaf']);
  expect(iconSources('crest/EW+leaf')).toEqual(['leaf']);
  expect(iconSources('icon/ace-of-spades')).toEqual(['mdi:cards-spade']);
  expect(iconSources('held/disc+icon~ace-of-spades')).toEqual(['mdi:cards-spade']);
});

it('names none behind marks of our own', () => {
  for (const id of [
    'drawn/fern-5-olive',
    'held/disc+drawn~in-cup-anchor',
    'ring/AB',
    'letter-idea/h-17',
    'petal/6-drop-0',
    'leaf',
    '',
  ])
    expect(iconSources(id), id).toEqual([]);
});

it('knows every catalogued mark', () => {
  for (const [id, { icons }] of cataloguedMarks()) expect(iconSources(id), id).toEqual(icons);
});
