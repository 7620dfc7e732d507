import { centreX, centreY, height, width } from '../../geometry/box.ts';
import { mapPath, type Path, pathBounds, placing, reversePath } from '../../geometry/path.ts';
import { type DrawFigure, ellipse, inName } from './figure.ts';

/** Most of its letter's height and width that a picture in it takes. */
const share = { height: 0.64, width: 0.7 };

/** A solid O with a picture for its counter. */
export const cutOut =
  (picture: Path): DrawFigure =>
  (w, H) => {
    const box = pathBounds(picture);
    if (box === null) return inName(ellipse(w, H));
    const s = Math.min((share.height * H) / height(box), (share.width * w) / width(box));
    const hole = mapPath(picture, placing(s, w / 2 - s * centreX(box), H / 2 - s * centreY(box)));
    return inName(ellipse(w, H), ...reversePath(hole));
  };
