import { centreX, centreY, height, width } from '../../geometry/box.ts';
import { mapPath, type Path, pathBounds, placing, reversePath } from '../../geometry/path.ts';
import { type CounterPicture, counters } from './counters.ts';
import { apex, type DrawFigure, ellipse, inName } from './figure.ts';
import { outline } from './outline.ts';

/** A solid O or A with a picture for its counter: `share` is the most of the height that it takes. */
export const holding =
  (letter: 'O' | 'A', picture: Path, share = 0.6): DrawFigure =>
  (w, H, strokes) => {
    const _R = [w / 2, H / 2] as const;
    const { lean, a } = apex(w, H, strokes);
    const body = {
      O: () => ellipse(w, H),
      A: () =>
        outline([
          [lean, 0],
          [lean + a, 0],
          [w, H],
          [0, H],
        ]),
    }[letter]();
    const box = pathBounds(picture);
    if (box === null) return inName(body);
    const [most, wide, x, y] =
      letter === 'A' ? [0.7 * share * H, 0.46 * w, 0.5 * w, 0.66 * H] : [share * H, 0.7 * w, 0.5 * w, H / 2];
    const s = Math.min(most / height(box), wide / width(box));
    return inName(body, ...reversePath(mapPath(picture, placing(s, x - s * centreX(box), y - s * centreY(box)))));
  };

/** The same with one of the pictures drawn for it. */
export const seen = (letter: 'O' | 'A', picture: CounterPicture, share?: number): DrawFigure =>
  holding(letter, counters[picture], share);
