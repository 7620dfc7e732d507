import { describe, expect, test } from 'vitest';
import { type Design, type DesignSet, facesForMore, type History, moreLikeThis, typefaces } from '../src/index.ts';
import specimens from './briefs.json' with { type: 'json' };
import { bookWith, briefOf, setOf } from './font-book.ts';

const styleOf = new Map(typefaces.map((face) => [face.id, face.style]));

function next(input: object, history: History, round: number, locked: readonly ('face' | 'colors')[] = []): DesignSet {
  const brief = briefOf(input);
  return moreLikeThis(brief, history, { fonts: bookWith(facesForMore(brief, history, round)), round, locked });
}

const genomes = (designs: readonly Design[]): readonly string[] =>
  designs.map((d) => JSON.stringify({ ...d.genome, tracking: 0 }));

describe('[G-08] more like this', () => {
  test.each(specimens.filter((_, i) => i % 6 === 1))(
    'draws eight others for $name, most of them related to the liked one',
    (specimen) => {
      const first = setOf(specimen).designs;
      const liked = first[2] as Design;
      const set = next(specimen, { liked: [liked], passed: first.filter((d) => d !== liked) }, 1);
      expect(set.designs).toHaveLength(8);
      for (const genome of genomes(set.designs)) expect(genomes(first)).not.toContain(genome);
      const relatedConcepts = set.designs.filter(
        (d) =>
          d.archetype === liked.archetype &&
          (styleOf.get(d.genome.face) === styleOf.get(liked.genome.face) || d.genome.concept === liked.genome.concept),
      );
      expect(relatedConcepts.length).toBeGreaterThanOrEqual(4);
    },
  );

  test('the same history gives the same eight, another history others', () => {
    const brief = specimens[0] as object;
    const first = setOf(brief).designs;
    const round = (k: number): DesignSet => next(brief, { liked: [first[k] as Design], passed: [] }, 1);
    expect(round(1)).toEqual(round(1));
    expect(genomes(round(1).designs)).not.toEqual(genomes(round(4).designs));
  });

  test('what is liked again and again fills more of the set', () => {
    const brief = { name: 'Marlow Finch', industry: 'Other' };
    const first = setOf(brief).designs;
    const serif = (d: Design): boolean => styleOf.get(d.genome.face) === 'serif';
    let history: History = { liked: first.filter(serif), passed: first.filter((d) => !serif(d)) };
    expect(history.liked.length).toBeGreaterThan(0);
    let set: DesignSet | null = null;
    for (const round of [1, 2]) {
      set = next(brief, history, round);
      history = {
        liked: [...history.liked, ...set.designs.filter(serif)],
        passed: [...history.passed, ...set.designs.filter((d) => !serif(d))],
      };
    }
    expect(set?.designs.filter(serif).length ?? 0).toBeGreaterThan(first.filter(serif).length);
  });

  test('a locked face stays in the relatives, and locked colors too', () => {
    const brief = specimens[4] as object;
    const first = setOf(brief).designs;
    const liked = first[1] as Design;
    const set = next(brief, { liked: [liked], passed: [] }, 1, ['face', 'colors']);
    for (const d of set.designs.slice(0, 4)) {
      expect(d.genome.face).toBe(liked.genome.face);
      expect(d.scheme).toEqual(liked.scheme);
    }
  });

  test('locked colors stay with the relatives when a slot before them had nothing left to show', () => {
    const brief = { name: 'northlight Q', industry: 'Healthcare', fontStyle: 'serif', iconPlacement: 'wordmark' };
    const [liked, ...others] = setOf(brief).designs as [Design, ...Design[]];
    let passed: readonly Design[] = others;
    let shown: readonly Design[] = [];
    // Pressed again and again, a narrow brief runs out of relatives.
    for (let presses = 0; presses < 12 && (presses === 0 || shown.filter((d) => d.slot < 4).length === 4); presses++) {
      shown = next(brief, { liked: [liked], passed }, 1, ['colors']).designs;
      passed = [...passed, ...shown];
    }
    expect(shown.filter((d) => d.slot < 4).length).toBeLessThan(4);
    expect(shown.some((d) => d.slot >= 4)).toBe(true);
    for (const { slot, scheme } of shown)
      expect(JSON.stringify(scheme) === JSON.stringify(liked.scheme), `slot ${slot}`).toBe(slot < 4);
  });

  test('without a like it is a further round', () => {
    const brief = specimens[8] as object;
    const first = setOf(brief).designs;
    expect(next(brief, { liked: [], passed: first }, 1).designs).toHaveLength(8);
  });
});
