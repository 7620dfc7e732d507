import { centerX, centerY, height, width } from '../../geometry/box.ts';
import { mapPath, type Path, pathBounds, placing, reversePath } from '../../geometry/path.ts';
import { type DrawFigure, ellipse, inName } from './figure.ts';

/** Maximum share of a letter's height and width for a picture in it. */
const share = { height: 0.64, width: 0.7 };

/** A solid O with a picture as its counter. */
export const cutOut =
  (picture: Path): DrawFigure =>
  (w, H) => {
    const box = pathBounds(picture);
    if (box === null) return inName(ellipse(w, H));
    const s = Math.min((share.height * H) / height(box), (share.width * w) / width(box));
    const hole = mapPath(picture, placing(s, w / 2 - s * centerX(box), H / 2 - s * centerY(box)));
    return inName(ellipse(w, H), ...reversePath(hole));
  };
