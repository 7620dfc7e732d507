import { mapPath, placing, reversePath } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { arc, backwards, curve, flippedRun, hole, join, lines, parting, type Run, solid } from '../outlines/run.ts';

/** Right halves of teeth, from the dip of the crown round the root to the crotch. */
const halves: Readonly<Record<string, Run>> = {
  soft: join(
    curve([0, -80], [16, -92], [34, -98], [48, -98]),
    curve([48, -98], [78, -98], [92, -70], [88, -36]),
    curve([88, -36], [84, -8], [74, 16], [68, 48]),
    curve([68, 48], [62, 82], [54, 100], [42, 100]),
    curve([42, 100], [24, 100], [30, 40], [0, 40]),
  ),
  square: join(
    lines([0, -96], [48, -96]),
    curve([48, -96], [76, -96], [90, -78], [88, -48]),
    curve([88, -48], [86, 0], [78, 40], [70, 74]),
    curve([70, 74], [66, 92], [58, 100], [48, 100]),
    curve([48, 100], [28, 100], [34, 34], [0, 34]),
  ),
};

const air = 10;
const whole = (half: Run) => solid(half, backwards(flippedRun(half)));

function draw(_: string, form = 'smile', kind = 'soft'): readonly Piece[] {
  const half = halves[kind] as Run;
  switch (form) {
    case 'smile': {
      // A smile of one air across the crown.
      const smile = hole(arc(0, -64, 62, 38, 142), arc(0, -84, 66, 130, 50));
      return [piece('mark', [whole(half), smile])];
    }
    case 'half': {
      const inner = parting(half, (x) => x - air / 2, false)[1];
      const right = parting(inner, (x) => x - air / 2, true)[0];
      const side = solid(right);
      return [piece('mark', [solid(backwards(flippedRun(right)))]), piece('tone', [side])];
    }
    case 'leaf': {
      const leaf = solid(curve([-34, 14], [-40, -40], [-4, -62], [40, -60]), curve([40, -60], [42, -16], [16, 16], [-34, 14]));
      return [piece('mark', [whole(half), ...reversePath([leaf])])];
    }
    case 'crown': {
      // Crown and roots, parted by a bow.
      const bow =
        (d: number) =>
        (x: number, y: number): number =>
          y + 6 - d - Math.sqrt(Math.max(0, 120 * 120 - x * x)) + 120;
      const [top, rest] = parting(half, bow(0), false);
      const foot = parting(rest, bow(air), false)[1];
      const [tx, ty] = [top.at(-2) as number, top.at(-1) as number];
      const [fx, fy] = foot as unknown as readonly [number, number];
      const at = (x: number, y: number, d: number): number => (Math.atan2(y - (-126 + d), x) * 180) / Math.PI;
      const a = at(tx, ty, 0);
      const b = at(fx, fy, air);
      return [
        piece('mark', [solid(top, arc(0, -126, 120, a, 180 - a), backwards(flippedRun(top)))]),
        piece('tone', [solid(foot, backwards(flippedRun(foot)), arc(0, -126 + air, 120, 180 - b, b))]),
      ];
    }
    case 'spark': {
      const star = hole(
        curve([0, -66], [5, -32], [12, -26], [42, -20]),
        curve([42, -20], [12, -14], [5, -8], [0, 26]),
        curve([0, 26], [-5, -8], [-12, -14], [-42, -20]),
        curve([-42, -20], [-12, -26], [-5, -32], [0, -66]),
      );
      return [piece('mark', [whole(half), star])];
    }
    default: {
      const ground = form === 'disc' ? circle(0, 0, 100) : roundedRect(-94, -94, 94, 94, 40);
      return [piece('mark', [ground, ...reversePath(mapPath([whole(half)], placing(0.58, 0, 2)))])];
    }
  }
}

/** A tooth by what is drawn with it; a plain one has nothing. */
const adornments: Readonly<Record<string, string>> = {
  smile: 'tooth with a smile',
  leaf: 'tooth with a leaf',
  crown: 'tooth wearing a king’s crown',
  spark: 'tooth with a sparkle',
};

/** A tooth with what is done for it: a smile, a leaf, a crown. */
export const tooth: Construction = {
  name: 'tooth',
  serves: { tooth: 1 },
  idea: 'a tooth',
  told: (form) => `a ${adornments[form.split('-')[1] as string] ?? 'tooth'}`,
  counts: null,
  forms: [
    '1-smile-soft',
    '1-smile-square',
    '1-half-soft',
    '1-half-square',
    '1-leaf-soft',
    '1-crown-soft',
    '1-crown-square',
    '1-spark-soft',
    '1-disc-soft',
    '1-tile-soft',
  ],
  corner: 2,
  craft: 4.4,
  contained: (form) => /disc|tile/.test(form),
  r16: 0.86,
  draw,
};
