import { type BodyBounds, bodyBounds, keepDraft } from '@brandwright/contract';
import { expect, test } from 'vitest';
import { fitting } from './account-draft.ts';
import { type BrandDraft, emptyDraft, parseDraft } from './brand-draft.ts';

type Favorite = BrandDraft['favorites'][number];
const within = (change: Partial<BodyBounds>) => ({ ...bodyBounds.draft, ...change });

test('[A-08] what is too large for the server goes without its last favorites', () => {
  const favorite = (id: string) => ({ id, filling: 'é'.repeat(1000) }) as unknown as Favorite;
  const draft = { ...emptyDraft, businessName: 'Kiln', favorites: ['a', 'b', 'c'].map(favorite) };
  expect(fitting(draft)).toEqual(draft);
  const cut = fitting(draft, within({ bytes: 6000 }));
  expect(cut.favorites.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(new Blob([JSON.stringify(cut)]).size).toBeLessThanOrEqual(5000);
  expect(fitting(draft, within({ bytes: 1100 }))).toEqual({ ...draft, favorites: [] });
});

test('[E-06] [A-08] the oldest versions stay in this browser where the server takes no more', () => {
  const version = (name: string) => ({ name, design: { filling: 'e'.repeat(1000) } as unknown as Favorite, customization: {} });
  const draft = { ...emptyDraft, businessName: 'Kiln', savedVersions: ['a', 'b', 'c'].map(version) };
  expect(fitting(draft)).toBe(draft);
  expect(fitting(draft, within({ bytes: 4000 })).savedVersions.map(({ name }) => name)).toEqual(['b', 'c']);
});

test('[HR-09] favorites go to the server as far as it takes them, by members, numbers and count as well', () => {
  const favorite = (_: unknown, i: number) =>
    ({ id: `${i}`, scene: { shapes: [{ path: [Array(100).fill(1)] }] } }) as unknown as Favorite;
  const draft = { ...emptyDraft, favorites: Array.from({ length: 300 }, favorite) };
  const kept = (change: object) => fitting(draft, within(change)).favorites.length;
  expect(kept({})).toBe(200);
  // Each has four objects, two lists and four names more than its numbers, and a hundred of these.
  expect(kept({ numbers: 550 })).toBe(5);
  const { length } = fitting(draft, within({ members: 200 })).favorites;
  expect([length > 5, length < 20]).toEqual([true, true]);
});

test('[HR-09] [A-08] whatever an older page kept in the browser is a draft that the server takes', () => {
  const stored = [
    {},
    { version: 0, mood: 'x', businessName: 'Kiln', quizAnswers: { energy: 'calm', mood: 'x', values: 3 } },
    { freeDesign: { font: 'Inter', shadow: true, icon: 4 }, step: 9.5, description: 'x'.repeat(5000) },
    { gallery: { brief: '{}', places: [{ id: 'a', round: 1, slot: 1, extra: 1 }, 7], seen: ['a', 3], more: {} } },
    { savedVersions: [{ name: 'a', design: { id: 'a' }, customization: {}, more: 1 }, { name: 7 }, { name: 'b'.repeat(60) }] },
    { favorites: [{ id: 'a' }], selectedLogo: { id: 'b', anything: [1] }, logoCustomization: { kerning: { 1: 5 } } },
  ];
  for (const one of stored) {
    const draft = JSON.parse(JSON.stringify(fitting(parseDraft(JSON.stringify(one))))) as unknown;
    expect(keepDraft.body.safeParse({ draft }), JSON.stringify(one).slice(0, 60)).toMatchObject({
      success: true,
      data: { draft },
    });
  }
});
