import { describe, expect, test } from 'vitest';
import { parseBrief } from '../../brief/brief.ts';
import { nameParts } from '../name-parts.ts';
import { accentSpells, constructedCandidates, constructedKinds, constructedPair } from './constructed.ts';
import { letterMark } from './letter.ts';

const candidates = (name: string, industry = 'Other') => {
  const brief = parseBrief({ name, industry });
  if (!brief.ok) throw new Error(name);
  return constructedCandidates(brief.value, nameParts(brief.value.letters));
};
const kinds = (name: string, industry?: string): readonly string[] => candidates(name, industry).map((c) => c.kind);
const ids = (name: string): readonly string[] => candidates(name).map((c) => c.id);

describe('letter constructions offered to a name', () => {
  test('are those that draw its initials', () => {
    expect([...new Set(kinds('Kestrel'))]).toEqual(['track', 'horizon', 'pipes', 'light', 'fold', 'ribbon']);
    expect(kinds('Ivory')).toEqual(['horizon']);
    expect(kinds('Åland')).toEqual([]);
  });

  test('share a stem where two names are joined, and say so more loudly there', () => {
    expect(ids('Hale & Bridge Partners')).toContain('shared-stem/HB');
    expect(ids('Harbor & Pine')).toContain('shared-stem/HP');
    const relevance = (name: string): number => candidates(name).find((c) => c.kind === 'shared-stem')?.relevance ?? 0;
    expect(relevance('Harbor & Pine')).toBeGreaterThan(relevance('Harbor Pine'));
    // A mirrored K beside a K is a letter of another script, a mirrored B beside a B a grid.
    expect([...kinds('Kite & King'), ...kinds('Bolt & Barrel')]).not.toContain('shared-stem');
  });

  test('stack no three or four initials, where readers saw a word, but draw those that were sold', () => {
    for (const name of ['Saffron Street', 'Nora Elm Rowe and Dale', 'One Two Three Four Five'])
      expect(kinds(name)).not.toContain('block');
    expect(constructedPair('block', [...'NERD'])?.shapes.length).toBe(1);
  });

  test('keep whirling and sliced letters away from money and care', () => {
    expect(kinds('Mercy Clinic', 'Healthcare')).not.toContain('pinwheel');
    expect(kinds('Mercy Clinic', 'Healthcare')).not.toContain('horizon');
    expect(kinds('Mercy Bank', 'Finance')).not.toContain('pinwheel');
  });

  test('draw one initial differently for different names, and the same name always alike', () => {
    const drawn = new Set(['Kestrel', 'Kiln', 'Kora', 'Kindred', 'Kudos', 'Kepler', 'Kite'].flatMap((name) => ids(name)));
    expect(drawn).toContain('track/k-0');
    expect(drawn).toContain('track/k-1');
    expect(ids('Kestrel')).toEqual(ids('Kestrel'));
  });

  test('are drawn by their ids', () => {
    expect(letterMark('track/k-1')?.small).toBeDefined();
    expect(letterMark('track/i-0')).toBeNull();
    expect(constructedKinds).toHaveLength(12);
  });

  test('need their accent where it is a stroke, not where it is light', () => {
    expect(accentSpells(letterMark('pipes/s-0'))).toBe(true);
    expect(accentSpells(letterMark('light/n-0'))).toBe(false);
    expect(accentSpells(null)).toBe(false);
  });
});
