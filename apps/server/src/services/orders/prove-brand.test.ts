import { drawingLimit, plans, wireLimits } from '@brandwright/contract';
import { asDesigned, type Design } from '@brandwright/engine';
import { costOf, type PrintedDesign } from '@brandwright/press';
import { expect, test } from 'vitest';
import type { RequestPress } from '../logos/request-press.ts';
import { readBrand } from './brand.ts';
import { createProveBrand, jobsOf } from './prove-brand.ts';

const never = (): never => {
  throw new Error('Nobody asks for this.');
};
const briefOf = (data: object) => readBrand({ businessName: 'Kiln', ...data }).brief;
/** A design, as far as a proof reads it. */
const read = { scene: { shapes: [] }, scheme: { paints: { ground: null } }, genome: { face: 'inter-700' } };
/** The first design of the first set. */
const chosen = { id: '0-0', ...read } as unknown as Design;
const setOf = (round: number): readonly PrintedDesign[] =>
  Array.from({ length: wireLimits.slots }, (_, slot) => {
    const id = `${round}-${slot}`;
    return { id, slot, style: 'Minimal' as PrintedDesign['style'], reasons: [], json: JSON.stringify({ id, ...read }), svg: '' };
  });

/** A press of which every job is written down, and everything that is charged. */
function noting() {
  const [charged, asked]: [string[], string[]] = [[], []];
  const drawing: Omit<RequestPress, 'client' | 'signal' | 'until' | 'charge'> = {
    design: async (_brief, { round }) => {
      asked.push('design');
      return setOf(round);
    },
    edit: async ({ design }) => {
      asked.push('edit');
      return design;
    },
    redraw: async ({ design }) => {
      asked.push('redraw');
      return design;
    },
    prove: async () => asked.push('prove'),
    free: never,
    kinds: never,
    revise: never,
    raster: never,
    subset: never,
    direct: never,
    trace: never,
    write: never,
  };
  const press: RequestPress = {
    ...drawing,
    client: 'address',
    signal: new AbortController().signal,
    until: () => drawing,
    charge: async (...jobs) => void charged.push(...jobs.map(({ kind }) => kind)),
  };
  return { press, charged, asked };
}

test('[H3-03] [HR-02] a purchase is charged for every job that it asks for, whatever the plan and the logo', async () => {
  for (const { kept } of Object.values(plans))
    for (const logo of [
      { design: null, customization: null },
      { design: chosen, customization: null },
      { design: chosen, customization: asDesigned },
    ]) {
      const { press, charged, asked } = noting();
      await createProveBrand({ log: { error: never } })(press)({ brief: briefOf({}), ...logo }, kept);
      expect(charged.toSorted(), `${kept} ${JSON.stringify(logo)}`).toEqual(asked.toSorted());
    }
});

test('[H3-03] [HR-02] the largest plan for the longest name and slogan takes less than half of a share', () => {
  const largest = Math.max(...Object.values(plans).map(({ kept }) => kept));
  for (const letter of ['&', '鬱', 'W']) {
    const brief = { ...briefOf({}), name: letter.repeat(80), slogan: letter.repeat(90) };
    const jobs = jobsOf({ brief, design: chosen, customization: asDesigned }, largest);
    expect(jobs.reduce((sum, job) => sum + costOf(job), 0)).toBeLessThan(drawingLimit.milliseconds / 2);
  }
});
