import { expect, test } from 'vitest';
import { bookWith, briefOf, setOf } from '../../../testing/font-book.ts';
import type { Design } from '../../design-document.ts';
import { readRevision } from './read-revision.ts';
import { facesForRevision, type Revised, reviseDesign } from './revise.ts';

const capital = { name: 'Northwind Capital', industry: 'Finance', iconPlacement: 'wordmark' };
const bakery = { name: 'Old Mill Bakery', industry: 'Food & Beverage', iconPlacement: 'integrated' };

/** Revises the first design of a set that fits. */
function revised(input: Record<string, unknown>, fits: (design: Design) => boolean, text: string, isSold: boolean): Revised {
  const { designs } = setOf(input);
  const design = designs.find(fits);
  if (design === undefined) throw new Error('no design fits');
  const { changes } = readRevision(text);
  const brief = briefOf(input);
  const context = { designs, isSold };
  const fonts = bookWith(facesForRevision(design, brief, changes, context));
  return reviseDesign(design, brief, changes, { ...context, fonts });
}

test('[H25-01] a downloaded wordmark keeps its typeface, and may still change in other ways', () => {
  const wordmark = (design: Design): boolean => design.genome.mark === null;
  for (const text of ['use another typeface', 'serif letters', 'much bolder']) {
    const { design, outcomes } = revised(capital, wordmark, text, true);
    expect(outcomes, text).toMatchObject([{ done: false, why: 'finished' }]);
    expect(design.id, text).toBe(setOf(capital).designs.find(wordmark)?.id);
  }
  expect(revised(capital, wordmark, 'use another typeface', false).outcomes).toMatchObject([{ done: true }]);
  expect(revised(capital, wordmark, 'red', true).outcomes).toMatchObject([{ done: true }]);
});

test('[H25-03] simpler leaves a sold logo what holds its icon, and takes it from others', () => {
  const held = (design: Design): boolean => design.archetype === 'container' && design.genome.treatment === 'plain';
  const before = setOf(bakery).designs.find(held)?.genome.mark;
  expect(revised(bakery, held, 'make it simpler', true).design.genome.mark).toBe(before);
  expect(revised(bakery, held, 'make it simpler', false).design.genome.mark).not.toBe(before);
});
