import { brotliCompressSync } from 'node:zlib';
import { drawSet, openStudio } from '@brandwright/press/maker';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { briefOf, written } from '../specimens.ts';

/** The files themselves: they are the same in every run, so one round says all. */
export const svgSize: Bench = {
  name: 'svg',
  title: 'Bytes of an SVG, 24 briefs × 8',
  async run() {
    const studio = await openStudio();
    const svgs: string[] = [];
    for (const brief of written) svgs.push(...(await drawSet(studio, briefOf(brief), { round: 0 })).svgs);
    const kilobytes = svgs.map((svg) => Buffer.byteLength(svg) / 1000);
    const compressed = svgs.map((svg) => brotliCompressSync(svg).length / 1000);
    return [
      figure('one SVG', 'kB', kilobytes, {
        demand: 20,
        beside: [{ what: 'the same after brotli', unit: 'kB', samples: compressed }],
      }),
    ];
  },
};
