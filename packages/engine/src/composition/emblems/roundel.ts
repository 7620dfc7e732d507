import type { Face } from '../../concepts/face.ts';
import { height, width } from '../../geometry/box.ts';
import { type Contour, mapContour, type Path, pathArea, placing, reversePath } from '../../geometry/path.ts';
import { ring } from '../../geometry/ring.ts';
import { circle, contour } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Block, shapesBox, shapesInk } from '../block.ts';
import type { ArcText } from './arc-text.ts';
import { coin, inField } from './coin.ts';
import { type Emblem, type EmblemParts, mayKnockOut, mayStamp } from './emblem.ts';
import { isDisc } from './pictures.ts';
import { setRoundel } from './roundel-texts.ts';

/**
 * Share of the field's radius for a picture that is not a disc, and its requirements: ink ÷ its box, survival
 * at 16 px, width ÷ height.
 */
const pictureShare = 0.78;
const openShare = 0.92;
const solidPicture = { ink: 0.3, r16: 0.8, aspect: 1.75 };
/** Cap height ÷ band height. */
const capShare = 0.6;
/** Minimum weight of a ring ÷ its radius. Finer ones disappear when the seal is an inch wide. */
const leastRing = 0.036;

/** A name on a ring around a picture. Units: 100 = cap height of the upper text. The center is (0, 0). */
export function roundel({ setting, mark, slogan, markScale }: EmblemParts): Emblem | null {
  const { face } = setting;
  if (mark === null || !mayStamp(face)) return null;
  const [wide, high] = [width(mark.box), height(mark.box)];
  if (mark.r16 < solidPicture.r16 || mark.area < solidPicture.ink * wide * high) return null;
  // A much wider picture leaves a round field empty above and below.
  if (wide > solidPicture.aspect * high) return null;
  const set = setRoundel(setting, slogan);
  if (set === null) return null;
  const { texts, radius, top, bottom } = set;
  const solid = mayKnockOut(face, texts.upper + texts.lower) && face.metrics.stem >= 0.12;
  // Accents and tails need extra space.
  const beyond = Math.max(top.beyond.cap, top.beyond.base, bottom.beyond.cap, bottom.beyond.base);
  const half = 50 / capShare + Math.max(0, beyond - (solid ? 22 : 26));
  const inner = radius - half;
  const outer = radius + half;
  const text: Path = [...top.letters, ...bottom.letters].flat();
  const marks = ornaments(face, radius, top, bottom);
  const shapes: Shape[] = [];
  // Line weights: based on the stem in the solid form, on the hairline in the open one.
  const least = leastRing * outer;
  const line = Math.max(least, Math.min(solid ? 16 : 18, solid ? face.metrics.stem * 50 : face.metrics.hairline * 100));
  const air = solid ? Math.max(12, line) : 1.6 * line;
  const inside = outer + (solid ? air : 0.6 * air);
  const rim = inside + line * 1.08;
  const round = isDisc(mark);
  // A disc fills its field like a coin. Other pictures keep a quarter of it free (design rules §1: at most
  // .78). In the open form a simple picture is cut out of a coin, so that the ring has something to hold
  // (golden rule 6); a complex one is larger, with only space between it and the letters.
  const field = solid ? inner : inner - line;
  const cut = solid || round ? null : coin(mark, field);
  const share = solid ? pictureShare : openShare;
  const placed = inField(mark, round ? field - (solid ? 1.15 * air : 0) : field * share * Math.min(1, markScale));
  if (placed === null) return null;
  const picture = cut ?? placed.shapes;
  if (solid) {
    shapes.push({ part: 'device', role: 'name', path: ring(inside, rim) });
    shapes.push({ part: 'name', role: 'name', path: [...ring(inner, outer), ...reversePath([...text, ...marks])] });
  } else {
    shapes.push({
      part: 'device',
      role: 'name',
      path: ring(inside, rim),
    });
    shapes.push({ part: 'name', role: 'name', path: text }, { part: 'device', role: 'accent', path: marks });
  }
  const all = [...shapes, ...picture];
  const box = { x0: -rim, y0: -rim, x1: rim, y1: rim };
  const name: Block = {
    shapes,
    box,
    top: -rim,
    base: rim,
    middle: 0,
    lines: 1,
    stem: face.metrics.stem * 100,
    // Rotated letters need a sixth more pixels than upright ones, and no roundel is readable below 96 px.
    smallest: Math.min(set.smallest * 0.85, (6 * 2 * rim) / 96),
    unevenness: Math.max(top.unevenness, bottom.unevenness),
    ink: shapes.reduce((sum, s) => sum + pathArea(s.path), 0),
    airy: false,
    rtl: false,
  };
  const markBox = shapesBox(picture);
  const markInk = cut === null ? mark.area * placed.scale * placed.scale : shapesInk(cut);
  // Without its letters, a roundel is the picture in a plain ring, which a disc already has.
  const bare: Shape = { part: 'mark', role: 'name', path: ring(field, 1.18 * field) };
  const small = cut !== null || round ? picture : [bare, ...picture];
  const lockup = { shapes: all, box, markBox, nameBox: box, markInk, small };
  return { name, lockup, hasSlogan: texts.lowerIsSlogan };
}

/**
 * A small ornament on either side of the lower text, always upright, so that left and right mirror each
 * other.
 */
function ornaments(face: Face, radius: number, top: ArcText, bottom: ArcText): Path {
  const figure = figureOf(face);
  const at = (2 * Math.PI + top.angle - bottom.angle) / 4;
  return [at, -at].map((angle) => mapContour(figure, placing(25, radius * Math.sin(angle), -radius * Math.cos(angle))));
}

/**
 * An ornament of radius 1 to suit the face: a dot for round faces, a star for heavy ones, a lozenge for the
 * rest.
 */
function figureOf(face: Face): Contour {
  if (face.corner >= 2) return circle(0, 0, 0.8);
  if (face.metrics.stem > 0.19) return polygonal(5, 0.46);
  return polygonal(2, 0.52);
}

/** An upright star with n points and inner corners at `waist`. */
function polygonal(n: number, waist: number): Contour {
  const point = (i: number): [number, number] => {
    const r = i % 2 === 0 ? 1 : waist;
    const a = (Math.PI * i) / n;
    return [r * Math.sin(a), -r * Math.cos(a)];
  };
  const [first, ...rest] = Array.from({ length: 2 * n }, (_, i) => point(i));
  return contour(first as [number, number], ...rest, first as [number, number]);
}
