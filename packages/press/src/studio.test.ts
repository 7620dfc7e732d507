import { parseBrief } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { rasterize } from './raster.ts';
import { drawSet, openStudio } from './studio.ts';

const parsed = parseBrief({ name: 'Fernwell', industry: 'Healthcare', style: 'elegant' });
if (!parsed.ok) throw new Error('the test brief is broken');
const brief = parsed.value;

test('[G-01] a brief becomes eight designs and their drawings, the same ones every time', async () => {
  const studio = await openStudio();
  const { set, svgs } = await drawSet(studio, brief, { round: 0 });
  expect(set.designs).toHaveLength(8);
  expect(svgs).toHaveLength(8);
  expect(await drawSet(await openStudio(), brief, { round: 0 })).toEqual({ set, svgs });
  const next = await drawSet(studio, brief, { round: 1 });
  expect(next.set.designs.map(({ id }) => id)).not.toEqual(set.designs.map(({ id }) => id));
});

test('[Y-07] drawings on a square fill 512 pixels and can be rasterised', async () => {
  const { svgs } = await drawSet(await openStudio(), brief, { round: 0, square: 512 });
  for (const svg of svgs) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 512 512"/);
    const png = Buffer.from(await rasterize(svg, { width: 512 }));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
  }
});
