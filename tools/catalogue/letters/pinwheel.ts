/** Family pinwheel (P4): a capital turned about its foot, each copy kept in its wedge. Copies are never united: they do not touch. */
import { mapPath, type Path, pathBounds, rotation } from '../../../packages/engine/src/geometry/path.ts';
import { intersection } from '../marks/pathkit.ts';
import { polygon } from '../marks/shapes.ts';
import { capital } from './capital.ts';
import { type BuiltMark, letterMark, withoutCrumbs } from './letter-draft.ts';

interface Wheel {
  readonly copies: number;
  /** Distance of the foot from the center ÷ that at which the copies' corners meet. */
  readonly tight: number;
  readonly stroke: number;
  readonly craft: number;
  readonly flip?: boolean;
  /** Copies in the drawing for 32 px and below, where this many close up; never four, which make a cross. */
  readonly few?: number;
}

const wheels: Readonly<Record<string, Wheel>> = {
  A: { copies: 5, tight: 0.9, stroke: 130, craft: 4.5 },
  H: { copies: 6, few: 5, tight: 0.78, stroke: 130, craft: 4 },
  K: { copies: 6, tight: 0.8, stroke: 130, craft: 3 },
  M: { copies: 4, tight: 0.98, stroke: 130, craft: 4.5 },
  N: { copies: 5, tight: 0.82, stroke: 130, craft: 3 },
  T: { copies: 6, tight: 0, stroke: 130, craft: 4.5 },
  V: { copies: 6, few: 5, tight: 0, stroke: 84, craft: 4 },
  W: { copies: 4, tight: 0.98, stroke: 130, craft: 4.5, flip: true },
  X: { copies: 4, tight: 0.74, stroke: 130, craft: 4.2 },
  Y: { copies: 6, tight: 0, stroke: 92, craft: 4.5 },
};

/** Air between wedges, and in the small drawing. */
const [gap, smallGap] = [20, 36];

function wheel(letter: string, { tight, stroke, flip }: Wheel, copies: number, air: number): Path {
  const form = { width: stroke, xScale: 0.82, ...(letter === 'A' ? { alternate: ['M0 4L2 0L4 4'] } : {}) };
  const cap = capital(letter, form);
  const box = pathBounds(cap);
  if (box === null) throw new Error('no capital');
  const half = Math.PI / copies;
  const foot = (tight * (box.x1 - box.x0)) / (2 * Math.tan(half));
  const center = (box.x0 + box.x1) / 2;
  // Foot towards the center: the base line stands at y = −foot; a W stands on its head so that its points lead in.
  const placed = mapPath(
    cap,
    flip === true
      ? { a: -1, b: 0, c: 0, d: -1, e: center, f: box.y0 - foot }
      : { a: 1, b: 0, c: 0, d: 1, e: -center, f: -box.y1 - foot },
  );
  // The wedge's sides stand half a gap inside the dividing rays.
  const far = 3000;
  const tip = air / 2 / Math.sin(half);
  const side = far * Math.tan(half);
  const wedge = polygon([
    [0, -tip],
    [-side, -tip - far],
    [side, -tip - far],
  ]);
  const copy = withoutCrumbs(intersection(placed, [wedge]), 0.002);
  return Array.from({ length: copies }, (_, i) => mapPath(copy, rotation((360 * i) / copies))).flat();
}

export const pinwheelMarks = (): readonly BuiltMark[] =>
  Object.entries(wheels).flatMap(([letter, drawn]) => {
    const mark = letterMark({
      id: `pinwheel/${letter.toLowerCase()}-0`,
      family: 'pinwheel',
      parts: [{ role: 'mark', path: wheel(letter, drawn, drawn.copies, gap) }],
      ...(drawn.few === undefined ? {} : { small: [{ role: 'mark', path: wheel(letter, drawn, drawn.few, smallGap) }] }),
      corner: 0,
      craft: drawn.craft,
    });
    return mark === null ? [] : [mark];
  });
