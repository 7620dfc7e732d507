import type { Path } from '../../geometry/path.ts';
import { type Hand, outline } from './hand.ts';

/** A letter that is a thing, drawn in the hand of the letters beside it. */
export interface Figure {
  readonly name: Path;
  readonly accent: Path;
}

export type DrawFigure = (w: number, H: number, hand: Hand) => Figure;

/** A thing in the ink of the name. */
export const inName = (...path: Path): Figure => ({ name: path, accent: [] });

/** A round block in the hand of the letters. */
export const bowl = (w: number, H: number, hand: Pick<Hand, 'turn'>, R: readonly [number, number]) =>
  outline(
    [
      [0, 0, R],
      [w, 0, R],
      [w, H, R],
      [0, H, R],
    ],
    hand.turn,
  );

/** What is round by nature is an ellipse in every hand. */
export const ellipse = (w: number, H: number) => bowl(w, H, { turn: 'arc' }, [w / 2, H / 2]);

/** Radii of a round block. */
export const roundness = (w: number, H: number, hand: Hand): readonly [number, number] => [
  Math.min(hand.bend * 1.15, w / 2),
  Math.min(hand.bend * 1.15, H / 2),
];

/** Edges of an A without its bar, by height. */
export const apex = (w: number, H: number, { t }: Hand) => {
  const a = 0.55 * t;
  const lean = (w - a) / 2;
  return { a, lean, left: (y: number) => lean - (y / H) * lean, right: (y: number) => w - lean + (y / H) * lean };
};
