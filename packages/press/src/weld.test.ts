import { cutSvg, type KitFile } from '@brandwright/kit';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { kitFilesOf, printedAt } from '../testing/kit-files-of.ts';
import { openStudio } from './studio.ts';
import { welded } from './weld.ts';

const names = ['Juniper & Rye', 'قهوة الصباح', 'Кофейня', 'Harbor and Pine', 'Kalam Script & Co'];
const kits: (readonly KitFile[])[] = [];
beforeAll(async () => {
  const studio = await openStudio();
  for (const [i, name] of names.entries()) kits.push(await kitFilesOf(studio, name, i));
});

const path = 'sign-maker/logo-outlines-100mm.svg';

/** The outlines before they are welded, as SVG. */
function rawAt(files: readonly KitFile[]): string {
  const file = files.find((one) => one.path === path);
  if (file?.kind !== 'cut') throw new Error(`There is no ${path}.`);
  return cutSvg(file.cut(), file.title);
}

/** What each paint covers: every contour of its group, filled by a rule, as another program draws it. */
async function filled(svg: string, rule: 'nonzero' | 'evenodd'): Promise<readonly Buffer[]> {
  const [root = ''] = /^<svg [^>]*>/.exec(svg) ?? [];
  const groups = [...svg.matchAll(/<g [^>]*>(.*?)<\/g>/g)].map(([, inside = '']) =>
    [...inside.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(''),
  );
  return Promise.all(
    groups.map((d) => {
      const drawn = `${root.replace(/ (?:fill|stroke-width)="[^"]*"/g, '')}<path fill-rule="${rule}" d="${d}"/></svg>`;
      return sharp(Buffer.from(drawn), { density: 250 }).extractChannel('alpha').raw().toBuffer();
    }),
  );
}

const apart = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, v, i) => sum + (Math.abs(v - (other[i] ?? 0)) > 128 ? 1 : 0), 0);

describe('outlines for plotters', () => {
  test('[K-14] fill what the logo fills, and no paint overlaps itself', async () => {
    for (const [i, kit] of kits.entries()) {
      const raw = await filled(rawAt(kit), 'nonzero');
      const svg = (await printedAt(kit, path)).toString('utf8');
      // By the even-odd rule, an overlap would be a hole.
      const seen = await filled(svg, 'evenodd');
      expect(seen).toHaveLength(raw.length);
      for (const [k, one] of seen.entries()) expect(apart(one, raw[k] ?? one), names[i]).toBeLessThan(12);
    }
  });

  test('[K-14] are fewer where letters were made of strokes that overlap', async () => {
    const count = (svg: string): number => svg.match(/<path /g)?.length ?? 0;
    const kit = kits[names.indexOf('قهوة الصباح')] ?? [];
    expect(count(rawAt(kit)) - count((await printedAt(kit, path)).toString('utf8'))).toBeGreaterThan(3);
  });

  test('[K-14] of two squares that overlap are one contour, and a hole stays', async () => {
    const square = (x: number, y: number, side: number): number[] => {
      const corners = [x, y, x + side, y, x + side, y + side, x, y + side, x, y];
      return corners.flatMap((v, i) =>
        i < 2
          ? [v]
          : i % 2 === 0
            ? [corners[i - 2] as number, corners[i - 1] as number, v, corners[i + 1] as number, v, corners[i + 1] as number]
            : [],
      );
    };
    const reversed = (contour: readonly number[]): number[] => {
      const out: number[] = [];
      for (let i = contour.length - 2; i >= 0; i -= 2) out.push(contour[i] as number, contour[i + 1] as number);
      return out;
    };
    const drawing = {
      width: 100,
      height: 100,
      layers: [
        { name: 'A', paint: '#000000' as const, path: [square(0, 0, 60), square(40, 40, 60), reversed(square(10, 10, 20))] },
      ],
    };
    const { layers } = await welded(drawing);
    expect(layers[0]?.path.map(({ length }) => (length - 2) / 6).sort()).toEqual([4, 8]);
  });

  test('[K-14] leave the handlers of a process’s last errors as they were', async () => {
    const before = process.rawListeners('uncaughtException').length;
    await welded({ width: 1, height: 1, layers: [] });
    expect(process.rawListeners('uncaughtException')).toHaveLength(before);
  });
});
