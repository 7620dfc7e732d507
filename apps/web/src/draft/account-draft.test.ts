import { expect, test } from 'vitest';
import { fitting } from './account-draft.ts';
import { emptyDraft } from './brand-draft.ts';

test('[A-08] what is too large for the server goes without its last favorites', () => {
  const favorite = (id: string) => ({ id, filling: 'é'.repeat(1000) }) as unknown as (typeof emptyDraft.favorites)[number];
  const draft = { ...emptyDraft, businessName: 'Kiln', favorites: ['a', 'b', 'c'].map(favorite) };
  expect(fitting(draft)).toEqual(draft);
  const cut = fitting(draft, 5000);
  expect(cut.favorites.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(new Blob([JSON.stringify(cut)]).size).toBeLessThanOrEqual(5000);
  expect(fitting(draft, 100)).toEqual({ ...draft, favorites: [] });
});
