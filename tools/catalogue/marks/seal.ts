/**
 * Family seal (T8): a disc with seven whole icons on a hexagonal grid knocked out, like a printed wrapper. Clipped icons look like
 * debris, so none is clipped. Small: one icon in the disc.
 */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import { assemble, centerdPath, drawAll } from './assemble.ts';
import { enclosing, opticalCenter } from './fit.ts';
import { cutIcon, iconKey } from './icon.ts';
import { outlineKey, outlinePath } from './outlines.ts';
import { reachable } from './review.ts';
import { seals } from './review-seals.ts';
import { disc } from './shapes.ts';

/** Distance of neighbors, radius around each icon, and around the single icon of the small drawing; the disc is 100. */
const [step, reach, alone] = [57, 25, 64];

const form = (): string => outlineKey('form/disc', () => [disc(100, 100, 100)], 2);

export const sealMarks = (): CataloguedMark[] =>
  drawAll(
    seals.filter(({ icon }) => reachable(icon)),
    ({ icon, craft, drawn }) => {
      const of = drawn ? iconKey(icon) : outlineKey(`solid/${icon}`, () => centerdPath(cutIcon(icon, 'solid')));
      const shape = outlinePath(of);
      const { r } = enclosing(shape);
      const [cx, cy] = opticalCenter(shape);
      const put = (size: number, centers: readonly (readonly [number, number])[]) => {
        const scale = size / r;
        return {
          of,
          scale,
          at: centers.map(([x, y]) => [x + scale * (100 - cx), y + scale * (100 - cy)] as const),
          cut: true,
        } as const;
      };
      const around = Array.from({ length: 6 }, (_, i) => {
        const t = ((60 * i + 30) * Math.PI) / 180;
        return [100 + step * Math.cos(t), 100 + step * Math.sin(t)] as const;
      });
      return assemble({
        id: `seal/${icon}`,
        family: 'seal',
        icons: [icon],
        parts: [{ role: 'mark', stamps: [{ of: form() }, put(reach, [[100, 100], ...around])] }],
        small: [{ role: 'mark', stamps: [{ of: form() }, put(alone, [[100, 100]])] }],
        corner: 3,
        craft,
      });
    },
  );
