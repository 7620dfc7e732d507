import { expect, test } from 'vitest';
import { choose, fitting } from './account-draft.ts';
import { emptyDraft } from './brand-draft.ts';

const [ada, ben] = ['ada@example.com', 'ben@example.com'];

test('[A-08] the newer draft is gone on with; what was made before signing in follows, what another account left does not', () => {
  expect(choose({ at: 0, owner: null }, null, ada)).toBe('same');
  expect(choose({ at: 5, owner: null }, null, ada)).toBe('push');
  expect(choose({ at: 5, owner: null }, 9, ada)).toBe('adopt');
  expect(choose({ at: 9, owner: null }, 5, ada)).toBe('push');
  expect(choose({ at: 9, owner: ada }, 9, ada)).toBe('same');
  expect(choose({ at: 5, owner: ada }, 9, ada)).toBe('adopt');
  expect(choose({ at: 9, owner: ben }, 5, ada)).toBe('adopt');
  expect(choose({ at: 9, owner: ben }, null, ada)).toBe('clear');
});

test('[A-08] what is too large for the server goes without its last favorites', () => {
  const favorite = (id: string) => ({ id, filling: 'é'.repeat(1000) }) as unknown as (typeof emptyDraft.favorites)[number];
  const draft = { ...emptyDraft, businessName: 'Kiln', favorites: ['a', 'b', 'c'].map(favorite) };
  expect(fitting(draft)).toEqual(draft);
  const cut = fitting(draft, 5000);
  expect(cut.favorites.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(new Blob([JSON.stringify(cut)]).size).toBeLessThanOrEqual(5000);
  expect(fitting(draft, 100)).toEqual({ ...draft, favorites: [] });
});
