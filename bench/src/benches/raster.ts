import { openPress } from '@brandwright/press';
import { drawSet, openStudio, rasterize } from '@brandwright/press/maker';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { interleaveItems } from '../interleave.ts';
import { briefOf, written } from '../specimens.ts';

const width = 1024;
const font = { loadSystemFonts: false };
const fitTo = { mode: 'width', value: width } as const;

/** A PNG 1024 px wide, against the two libraries that draw and encode it, bare. */
export const raster: Bench = {
  name: 'raster',
  title: 'A PNG 1024 px wide (the middle of 24 logos)',
  async run() {
    const studio = await openStudio();
    const svgs: string[] = [];
    for (const [i, brief] of written.entries()) {
      const set = await drawSet(studio, briefOf(brief), { round: 0 });
      svgs.push(set.svgs[i % set.svgs.length] ?? '');
    }
    const press = openPress({ children: 1 });
    await press.warm();
    try {
      const { bare, ours, pooled, pixels, asPng } = await interleaveItems(svgs, {
        bare: drawBare,
        ours: (svg) => rasterize(svg, { width }),
        pooled: (svg) => press.raster(svg, { width }),
        pixels: (svg) => new Resvg(svg, { fitTo, font }).render().pixels,
        asPng: (svg) => new Resvg(svg, { fitTo, font }).render().asPng(),
      });
      const added = pooled.medians.map((ms, i) => ms - (ours.medians[i] ?? Number.NaN));
      return [
        figure('rasterise ÷ the bare libraries', '×', ours.ofFirst, { demand: 1.5 }),
        figure('rasterise, in this process', 'ms', ours.medians, {
          beside: [
            { what: 'resvg fills the pixels, sharp encodes them', unit: 'ms', samples: bare.medians },
            { what: 'resvg fills the pixels, nothing more', unit: 'ms', samples: pixels.medians },
            { what: 'resvg alone, its own PNG', unit: 'ms', samples: asPng.medians },
          ],
        }),
        figure("through the press's pool, one job after the other", 'ms', pooled.medians, {
          beside: [{ what: 'rasterise, in this process', unit: 'ms', samples: ours.medians }],
        }),
        figure('what the pool adds to a job', 'ms', added),
      ];
    } finally {
      await press.close();
    }
  },
};

async function drawBare(svg: string): Promise<void> {
  const image = new Resvg(svg, { fitTo, font }).render();
  await sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
