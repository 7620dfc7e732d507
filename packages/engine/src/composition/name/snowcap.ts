import { polygon } from '../../geometry/shapes.ts';
import type { Block } from '../block.ts';
import { swapA } from './counter-arrow.ts';
import { findLetters, letterCount, setLines } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';
import { type SolidA, solidA } from './solid-a.ts';

/**
 * Heights of the snow line from edge to edge, in cap heights ÷ 100: two tongues, the longer one off center.
 */
const snow = [-56, -44, -57, -37, -52];
/** Space below the snow, in the same unit. */
const air = 6.5;

/**
 * A filled A as a peak: its top in the accent, separated from the rock by an even gap along a jagged line.
 */
export function setSnowcap(setting: NameSetting): Block | null {
  const { face } = setting;
  if (face.connected || face.metrics.stem < 0.12) return null;
  const lines = setLines(setting);
  if (lines === null || letterCount(lines) < 3) return null;
  const found = findLetters(lines, 'AА').flatMap((at) => {
    const solid = solidA(at);
    return solid === null || solid.right(0) - solid.left(0) < 62 ? [] : [{ at, solid }];
  });
  const best = found.find(({ at }) => at.begins > 0) ?? found[0];
  if (best === undefined) return null;
  const { peak, rock } = parted(best.solid);
  return swapA(setting, lines, best.at, [
    { role: 'name', path: rock },
    { role: 'accent', path: peak },
  ]);
}

function parted({ bottom, top, left, right }: SolidA): { readonly peak: readonly number[]; readonly rock: readonly number[] } {
  const line = (down: number): number[] =>
    snow.flatMap((height, i) => {
      const y = height + down;
      const t = i / (snow.length - 1);
      // Inner points keep their x, so that the gap is even. The ends lie on the edges.
      const at = i === 0 || i === snow.length - 1 ? y : height;
      return [left(at) * (1 - t) + right(at) * t, y];
    });
  const upper = line(0);
  const lower = line(air);
  const backwards = upper.flatMap((_, i) =>
    i % 2 === 0 ? [upper[upper.length - 2 - i] as number, upper[upper.length - 1 - i] as number] : [],
  );
  return {
    peak: polygon([left(top), top, right(top), top, ...backwards]),
    rock: polygon([...lower, right(bottom), bottom, left(bottom), bottom]),
  };
}
