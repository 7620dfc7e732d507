import { asDesigned, EngineError, parseBrief } from '@brandwright/engine';
import { afterAll, expect, test } from 'vitest';
import { planKit } from './maker.ts';
import { openPress } from './press.ts';
import { proveKit } from './prove-kit.ts';
import { drawEdited, drawSet, openStudio } from './studio.ts';

const briefOf = (name: string, slogan = '') => {
  const parsed = parseBrief({ name, slogan });
  if (!parsed.ok) throw new Error('There is no such brief.');
  return parsed.value;
};
const press = openPress({ children: 1 });
afterAll(() => press.close());

test('[HR-03] a kit is proven file by file, in a child as here, for every design of a set', async () => {
  const brief = briefOf('Harbor & Pine', 'Bread, slowly');
  const studio = await openStudio();
  const { set } = await drawSet(studio, brief, { round: 0 });
  for (const design of set.designs) {
    const files = await planKit(studio, { design, brief });
    expect(await proveKit(studio, { design, brief }, '')).toBe(files.length);
  }
  const order = JSON.stringify({ design: set.designs[0], brief });
  expect(await press.prove(order, '')).toBeGreaterThan(100);
  await expect(press.prove(order, 'தமிழ்')).rejects.toThrow(EngineError);
});

test('[HR-03] the longest name at the largest size of the editor has a kit as well', async () => {
  const brief = briefOf('ЖЩ'.repeat(40));
  const studio = await openStudio();
  const { set } = await drawSet(studio, brief, { round: 0 });
  const customization = { ...asDesigned, layout: 'wordmark', textSize: 200, spacing: 200 } as const;
  const edited = [];
  for (const design of set.designs) edited.push(await drawEdited(studio, { design, brief, customization }));
  expect(Math.max(...edited.map(({ scene }) => scene.width))).toBeGreaterThan(20_000);
  for (const design of edited) expect(await proveKit(studio, { design, brief }, '')).toBeGreaterThan(100);
});
