import { expect, test } from 'vitest';
import { type DesignSet, designSet, designSteps, moreLikeThis, moreSteps, type Steps } from '../src/index.ts';
import { briefOf, everyFace, setOf } from './font-book.ts';

const harbor = { name: 'Harbor & Pine', industry: 'Food & Beverage' };

/** A plain brief, one in another script, and a narrow one that comes to the last and freest field. */
const inputs = [harbor, { name: 'Юла' }, { name: 'X', iconPlacement: 'wordmark', fontStyle: 'serif', colors: 'monochrome' }];

/** Eight fields, and one choice for each of the eight slots. */
const leastParts = 16;

interface Run {
  readonly steps: Steps<DesignSet>;
  parts: number;
  set: DesignSet | null;
}

/** Goes on with each in turn, a part at a time, as a host with several sets in hand might. */
function inTurns(...all: readonly Steps<DesignSet>[]): readonly Run[] {
  const runs: readonly Run[] = all.map((steps) => ({ steps, parts: 0, set: null }));
  for (let open = runs; open.length > 0; open = open.filter(({ set }) => set === null))
    for (const run of open) {
      const step = run.steps.next();
      if (step.done) run.set = step.value;
      else run.parts++;
    }
  return runs;
}

test('sets that are solved in turns are those solved in one go', () => {
  const fonts = everyFace();
  const briefs = inputs.map(briefOf);
  const runs = inTurns(...briefs.map((brief) => designSteps(brief, { fonts })));
  expect(runs.map(({ set }) => set)).toEqual(briefs.map((brief) => designSet(brief, { fonts })));
  for (const { parts } of runs) expect(parts).toBeGreaterThan(leastParts);
});

test('[G-08] a set led by likes gives way as well, and is the same', () => {
  const fonts = everyFace();
  const brief = briefOf(harbor);
  const [liked, ...passed] = setOf(harbor).designs;
  const history = { liked: liked === undefined ? [] : [liked], passed };
  const [led] = inTurns(moreSteps(brief, history, { fonts, round: 1 }), designSteps(brief, { fonts, round: 1 }));
  expect(led?.set).toEqual(moreLikeThis(brief, history, { fonts, round: 1 }));
  expect(led?.parts).toBeGreaterThan(leastParts);
});

test('a set that is left half-way leaves nothing behind', () => {
  const fonts = everyFace();
  const brief = briefOf(harbor);
  const left = designSteps(brief, { fonts });
  for (let part = 0; part < 6; part++) left.next();
  expect(designSet(brief, { fonts })).toEqual(setOf(harbor));
});
