import { expect, test } from 'vitest';
import { emptyDraft, parseDraft } from './brand-draft.ts';
import { briefOf } from './brief-of.ts';
import { mayChoose, parseShows, wishFor, withPlain, withWish } from './shows.ts';
import { answeredIn, wizardData } from './wizard-data.ts';

test('[W-17] a thing is chosen, ruled out or open, never two of them', () => {
  const chosen = withWish(null, 'owl', 'chosen');
  expect(wishFor(chosen, 'owl')).toBe('chosen');
  const never = withWish(chosen, 'owl', 'never');
  expect(never).toEqual({ things: [], never: ['owl'], letters: false, nothing: false });
  expect(withWish(never, 'owl', 'open')).toBeNull();
  expect(withPlain(withPlain(null, { letters: true }), { letters: false })).toBeNull();
});

test('[W-17] a seventh thing is not taken', () => {
  const six = [...'abcdef'].reduce<ReturnType<typeof parseShows>>((shows, name) => withWish(shows, name, 'chosen'), null);
  expect(mayChoose(six)).toBe(false);
  expect(withWish(six, 'g', 'chosen')).toBe(six);
});

test('[W-17] a stored wish keeps what is good of it', () => {
  const shows = { things: ['owl', 7, 'Owl<', ...'abcdefgh'], never: ['owl', 'fox'], letters: 'yes', nothing: true };
  expect(parseDraft(JSON.stringify({ ...emptyDraft, shows })).shows).toEqual({
    things: ['owl', ...'abcde'],
    never: ['fox'],
    letters: false,
    nothing: true,
  });
  for (const none of [undefined, null, 'owl', [], {}, { things: 'owl' }]) expect(parseShows(none)).toBeNull();
});

test('[W-17] a stored wish for a picture that was renamed is one for its name of today', () => {
  expect(parseShows({ things: ['façade grid', 'owl'], never: ['facade grid', 'fox'] })).toMatchObject({
    things: ['facade grid', 'owl'],
    never: ['fox'],
  });
});

test('[W-17] the wish is part of the brief and of what an order takes, and absent where it is open', () => {
  const shows = { things: ['owl'], never: [], letters: false, nothing: false };
  const draft = { ...emptyDraft, businessName: 'Kiln', shows };
  expect(briefOf(draft).shows).toEqual(shows);
  expect(answeredIn(wizardData(draft)).shows).toEqual(shows);
  expect(briefOf({ ...draft, shows: null })).not.toHaveProperty('shows');
  expect(wizardData({ ...draft, shows: null })).not.toHaveProperty('shows');
});
