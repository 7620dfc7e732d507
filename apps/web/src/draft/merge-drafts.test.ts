import { expect, test } from 'vitest';
import { type BrandDraft, emptyDraft } from './brand-draft.ts';
import { choose, isSame, mergeDrafts } from './merge-drafts.ts';

const [ada, ben] = ['ada@example.com', 'ben@example.com'];
const draft = (businessName: string, more: Partial<BrandDraft> = {}): BrandDraft => ({ ...emptyDraft, businessName, ...more });
const nobodys = (at: number) => ({ at, owner: null });

test('[A-08] the newer draft wins, unless another account left it', () => {
  expect(choose(nobodys(0), null, ada)).toBe('same');
  expect(choose(nobodys(5), null, ada)).toBe('push');
  expect(choose(nobodys(5), 9, ada)).toBe('adopt');
  expect(choose(nobodys(9), 5, ada)).toBe('push');
  expect(choose({ at: 9, owner: ada }, 9, ada)).toBe('same');
  expect(choose({ at: 5, owner: ada }, 9, ada)).toBe('adopt');
  expect(choose({ at: 9, owner: ben }, 5, ada)).toBe('adopt');
  expect(choose({ at: 9, owner: ben }, null, ada)).toBe('clear');
});

test('[A-08] the chosen draft is its owner’s from then on, and knows what the account has', () => {
  const [kiln, juniper] = [draft('Kiln'), draft('Juniper')];
  const untouched = { draft: kiln, at: 5 };
  expect(mergeDrafts(ada, { draft: kiln, stamp: nobodys(5) }, untouched, { draft: null, at: null })).toEqual({
    draft: kiln,
    stamp: { at: 5, owner: ada },
    other: null,
    adopted: false,
    known: emptyDraft,
  });
  expect(mergeDrafts(ada, { draft: kiln, stamp: nobodys(5) }, untouched, { draft: juniper, at: 3 })).toMatchObject({
    draft: kiln,
    other: juniper,
    known: juniper,
  });
  expect(mergeDrafts(ada, { draft: kiln, stamp: nobodys(5) }, untouched, { draft: juniper, at: 9 })).toMatchObject({
    draft: juniper,
    stamp: { at: 9, owner: ada },
    other: kiln,
    adopted: true,
  });
  expect(mergeDrafts(ben, { draft: kiln, stamp: { at: 5, owner: ada } }, untouched, { draft: null, at: null })).toMatchObject({
    draft: emptyDraft,
    stamp: { at: 0, owner: ben },
    other: null,
  });
});

test('[A-08] [W-12] text typed while the account is asked is kept or offered, and never taken as saved', () => {
  const kiln = draft('Kiln');
  const now = { draft: draft('Kiln', { slogan: 'fired, slowly', step: 4 }), at: 7 };
  const same = mergeDrafts(ada, { draft: kiln, stamp: { at: 5, owner: ada } }, now, { draft: kiln, at: 5 });
  expect(same).toMatchObject({ draft: now.draft, known: kiln, other: null });
  expect(isSame(same.draft, same.known)).toBe(false);
  const newer = { draft: draft('Kiln', { slogan: 'from the phone' }), at: 9 };
  expect(mergeDrafts(ada, { draft: kiln, stamp: { at: 5, owner: ada } }, now, newer)).toMatchObject({
    draft: newer.draft,
    other: now.draft,
    adopted: true,
  });
  // Of what another account left nothing comes along, not even beside what was typed.
  const left = { draft: draft('Secret', { description: 'ada’s own' }), stamp: { at: 5, owner: ada } };
  const onTop = { draft: { ...left.draft, businessName: 'Ben & Co' }, at: 7 };
  expect(mergeDrafts(ben, left, onTop, { draft: null, at: null })).toMatchObject({
    draft: draft('Ben & Co'),
    stamp: { at: 7, owner: ben },
    known: emptyDraft,
  });
  expect(mergeDrafts(ben, left, onTop, { draft: kiln, at: 3 })).toMatchObject({ draft: kiln, other: draft('Ben & Co') });
});

test('[A-08] a step of the wizard is no change, and a nameless draft of nobody’s displaces none', () => {
  const kiln = draft('Kiln', { step: 4 });
  const empty = { draft: emptyDraft, stamp: nobodys(0) };
  const visited = { draft: { ...emptyDraft, step: 2 }, at: 9 };
  expect(mergeDrafts(ada, empty, visited, { draft: kiln, at: 5 })).toMatchObject({ draft: kiln, other: null });
  expect(mergeDrafts(ada, { ...empty, stamp: nobodys(9) }, visited, { draft: kiln, at: 5 })).toMatchObject({
    draft: kiln,
    other: null,
  });
  expect(isSame(kiln, draft('Kiln'))).toBe(true);
});
