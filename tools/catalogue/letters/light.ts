/** Family light: a disc whose counters spell the letter, one of them lit in the accent, after the golden “Northlight” mark. */
import type { Path } from '../../../packages/engine/src/geometry/path.ts';
import { parsePath } from '../marks/outline.ts';
import { difference, intersection, union } from '../marks/pathkit.ts';
import { disc } from '../marks/shapes.ts';
import { type BuiltMark, letterMark } from './letter-draft.ts';

interface Light {
  /** Counters in a disc of radius 100 about (0, 0); the first is lit. */
  readonly counters: readonly string[];
  readonly craft: number;
}

const letters: Readonly<Record<string, Light>> = {
  A: { counters: ['M-19 22L0 -32L19 22Z', 'M-27 52H27L48 120H-48Z'], craft: 4.2 },
  E: { counters: ['M-34 -38H120V-12H-34Z', 'M-34 12H120V38H-34Z'], craft: 4.4 },
  H: { counters: ['M-34 -120H34V-17H-34Z', 'M-34 17H34V120H-34Z'], craft: 4.5 },
  K: { counters: ['M10 0L120 -80V80Z', 'M-30 -120H50L-30 -22Z', 'M-30 120H50L-30 22Z'], craft: 5 },
  M: { counters: ['M-44 -120H44L0 4Z', 'M-46 -40L-10 60V120H-46Z', 'M46 -40L10 60V120H46Z'], craft: 4.6 },
  N: { counters: ['M-49 -120H39.5V60Z', 'M49 120H-39.5V-60Z'], craft: 5 },
  S: { counters: ['M-30 -42H120V-15H-30Z', 'M30 15H-120V42H30Z'], craft: 4.2 },
  U: { counters: ['M-34 -120H34V20A34 34 0 0 1 -34 20Z'], craft: 3.8 },
  W: { counters: ['M-44 120H44L0 -4Z', 'M-46 40L-10 -60V-120H-46Z', 'M46 40L10 -60V-120H46Z'], craft: 4.4 },
  X: { counters: ['M-58 -120H58L0 -26Z', 'M-58 120H58L0 26Z', 'M-120 -66V66L-28 0Z', 'M120 -66V66L28 0Z'], craft: 4.4 },
  Y: { counters: ['M-50 -120H50L0 -20Z', 'M-120 -50L-20 30V120H-120Z', 'M120 -50L20 30V120H120Z'], craft: 4.4 },
  Z: { counters: ['M-120 -39.5V49L60 -39.5Z', 'M120 39.5V-49L-60 39.5Z'], craft: 5 },
  R: { counters: ['M-30 -44H8A20 20 0 0 1 8 -4H-30Z', 'M-30 26H-6L34 120H-30Z'], craft: 4 },
};

function parts(counters: readonly string[]): { solid: Path; lit: Path } {
  let solid: Path = [disc(0, 0, 100)];
  for (const d of counters) solid = difference(solid, union(parsePath(d), []));
  return { solid, lit: intersection([disc(0, 0, 100)], union(parsePath(counters[0] as string), [])) };
}

export const lightMarks = (): readonly BuiltMark[] =>
  Object.entries(letters).flatMap(([letter, { counters, craft }]) => {
    const { solid, lit } = parts(counters);
    const built = letterMark({
      id: `light/${letter.toLowerCase()}-0`,
      family: 'light',
      parts: [
        { role: 'accent', path: lit, only: 'colour' },
        { role: 'mark', path: solid },
      ],
      corner: 1,
      craft,
    });
    return built === null ? [] : [built];
  });
