import { expect, test } from 'vitest';
import { firstState, type HeroEvent, type HeroState, heroReducer, isDrawing, orderOf, sentences } from './hero-state.ts';
import type { Sheet } from './picture.ts';

const sheet = (name: string): Sheet => ({ name, pictures: [], proofs: [] });
const after = (...events: HeroEvent[]): HeroState => events.reduce(heroReducer, firstState(sheet('Juniper & Rye')));
const typed = (name: string, composing = false): HeroEvent => ({ kind: 'typed', name, composing });

test('[H-07] the page opens with a finished sheet and asks for nothing', () => {
  expect(orderOf(after())).toBeNull();
});

test('[H-07] a typed name is ordered without the space around it', () => {
  expect(orderOf(after(typed(' Kiln ')))).toEqual({ wish: 1, name: 'Kiln' });
});

test('[H-07] nothing is ordered while an input method composes; the end of it orders the whole', () => {
  const composing = after(typed('k', true), typed('か', true));
  expect(orderOf(composing)).toBeNull();
  expect(orderOf(heroReducer(composing, { kind: 'composed', name: '窯' }))?.name).toBe('窯');
  // The last key of a composition already holds its result.
  expect(orderOf(heroReducer(composing, { kind: 'composed', name: 'か' }))?.name).toBe('か');
});

test('[H-07] only the answer to the latest wish is shown', () => {
  const waiting = after(typed('Ki'), typed('Kiln'));
  const late = heroReducer(waiting, { kind: 'drawn', wish: 1, sheet: sheet('Ki') });
  expect(late.sheet.name).toBe('Juniper & Rye');
  const shown = heroReducer(late, { kind: 'drawn', wish: 2, sheet: sheet('Kiln') });
  expect(shown.sheet.name).toBe('Kiln');
  expect(shown.before?.name).toBe('Juniper & Rye');
  expect(isDrawing(shown)).toBe(false);
});

test('[H-07] a refused name says why, and the last good sheet stays', () => {
  const refused = after(typed('x'.repeat(90)), {
    kind: 'refused',
    wish: 1,
    fault: { code: 'brief.field.too_long', message: '' },
  });
  expect(refused.trouble).toEqual({ about: 'name', sentence: 'This name is too long. Keep it to 80 characters.' });
  expect(refused.sheet.name).toBe('Juniper & Rye');
  expect(heroReducer(refused, typed('Kiln')).trouble?.about).toBe('name');
  const mended = [typed('Kiln'), { kind: 'drawn', wish: 2, sheet: sheet('Kiln') } as const].reduce(heroReducer, refused);
  expect(mended.trouble).toBeNull();
});

test('[H-07] a fault nobody foresaw is told in the words of the engine', () => {
  const state = after(typed('a'), { kind: 'refused', wish: 1, fault: { code: 'new.code', message: 'Told as it is.' } });
  expect(state.trouble?.sentence).toBe('Told as it is.');
});

test('[H-07] letters that do not arrive can be asked for again', () => {
  const stuck = after(typed('Kiln'), { kind: 'undelivered', wish: 1, offline: true });
  expect(stuck.trouble).toEqual({ about: 'delivery', sentence: sentences.offline });
  expect(orderOf(heroReducer(stuck, { kind: 'tried-again' }))).toEqual({ wish: 2, name: 'Kiln' });
});

test('[H-07] an emptied field keeps the sheet, drops what was under way and asks for nothing', () => {
  const emptied = after(typed('Kiln'), typed(''));
  expect(orderOf(emptied)).toBeNull();
  expect(heroReducer(emptied, { kind: 'drawn', wish: 1, sheet: sheet('Kiln') }).sheet.name).toBe('Juniper & Rye');
});

test('[H-07] typing a name back and trailing spaces draw nothing twice', () => {
  expect(orderOf(after(typed('Juniper & Rye ')))).toBeNull();
});
