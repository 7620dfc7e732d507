import { openPress } from '@brandwright/press';
import { drawSet, openStudio, rasterize } from '@brandwright/press/maker';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { interleaveItems } from '../interleave.ts';
import { briefOf, written } from '../specimens.ts';

const width = 1024;
const inks = /fill="#[0-9A-F]{6}"/g;

/** The picture of a model as outlines: read, judged and traced in a child of the press. */
export const tracing: Bench = {
  name: 'tracing',
  title: 'A picture of 1024 × 1024 pixels as outlines (the middle of 24 logos)',
  async run() {
    const studio = await openStudio();
    const pictures: Uint8Array[] = [];
    for (const [i, brief] of written.entries()) {
      const { svgs } = await drawSet(studio, briefOf(brief), { round: 0, square: width });
      const svg = (svgs[i % svgs.length] ?? '')
        .replace(inks, 'fill="#000000"')
        .replace(/<path fill="#000000" d="M0 0[Hh][^"]*"\/>/, '');
      pictures.push(await rasterize(svg, { width, height: width, ground: '#FFFFFF' }));
    }
    const press = openPress({ children: 1 });
    await press.warm();
    try {
      const { pooled } = await interleaveItems(pictures, { pooled: (png) => press.trace(png) });
      return [figure('through the press, one after the other', 'ms', pooled.medians, { demand: 2_000 })];
    } finally {
      await press.close();
    }
  },
};
