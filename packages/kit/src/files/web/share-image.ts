import { type Hex, oneInk } from '@brandwright/engine';
import { capHeight, isOne, nameOn } from '../../grammar/name-on.ts';
import { isInitial, isLetter, turn } from '../../mockups/gesture.ts';
import { edgeOf, leftOf } from '../../mockups/greek.ts';
import { legible } from '../../mockups/legible.ts';
import { type Area, area, fill, rect } from '../../mockups/outline.ts';
import { aspect, centerd, cropped, filling, fitted } from '../../mockups/place.ts';
import { shaded, surfaces } from '../../mockups/surfaces.ts';
import type { Brand } from '../brand.ts';
import { iconDrawing } from './icon-ink.ts';

/** Link previews in networks: 1200 × 630, shared by Open Graph and X cards. */
export const shareSize = { width: 1200, height: 630 } as const;

const canvas = area(0, 0, shareSize.width, shareSize.height);
const margin = 80;

/**
 * The picture's composition: the mark cropped by the edge, the mark on its own field, mark and name in two
 * corners, a huge first letter, or, if name and sign are one, the sign at an edge.
 */
type Gesture = 'crop' | 'field' | 'corners' | 'initial' | 'sign';

/**
 * The link preview as SVG. The name is on the side where reading starts, and stays readable at a quarter of
 * the size. A slogan would not, so it is omitted.
 */
export function shareImage(brand: Brand): string {
  const shapes = composed(brand, gestureOf(brand));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.w} ${canvas.h}">${shapes}</svg>\n`;
}

function gestureOf(brand: Brand): Gesture {
  const { design } = brand;
  if (isOne(brand)) return 'sign';
  if (isInitial(design)) return 'initial';
  const device = design.genome.mark === null;
  // Half the picture is too narrow for a long name.
  if (capHeight(nameOn(brand, '#FFFFFF', beside), beside) < least) return device ? 'sign' : 'corners';
  const { own, bold } = surfaces(design);
  // The device is already in the name. A second one of similar size would repeat it.
  if (device) return 'crop';
  const gestures: Gesture[] = ['corners'];
  // Only if the field differs from the brand's boldest surface, or the mark would lose its color there.
  if (own !== bold) gestures.push('field');
  // A long mark is not recognizable by its left half.
  if (aspect(legible(design, 'mark', bold)) < 1.1) gestures.push('crop');
  return gestures[turn(design, 'share', gestures.length)] ?? 'corners';
}

/**
 * Box for a name beside a picture, and the minimum height of its capitals: 14 px when the preview is 300 px
 * wide.
 */
const beside = area(0, margin, 560, canvas.h - 2 * margin);
const least = 56;

function composed(brand: Brand, gesture: Gesture): string {
  const { design } = brand;
  const { own, bold, pale } = surfaces(design);
  const words = edgeOf(design, margin, canvas.w - margin);
  const name = (ground: Hex, box: Area, at: 'middle' | 'foot'): string => {
    const logo = nameOn(brand, ground, box);
    const fit = fitted(logo, box);
    const y = at === 'foot' ? box.y + box.h - fit.h : box.y + (box.h - fit.h) / 2;
    return filling(logo, { ...fit, x: leftOf(words, fit.w), y });
  };
  // The side away from the name.
  const beyond = (w: number): Area => area(words.way === 1 ? canvas.w - w : 0, 0, w, canvas.h);
  switch (gesture) {
    case 'crop':
      return (
        fill(bold, rect(canvas)) +
        cropped(iconDrawing(design, false), beyond(560), isLetter(design) || words.way === -1) +
        name(bold, { ...beside, w: beside.w - 30 }, 'foot')
      );
    case 'field': {
      const plate = beyond(480);
      const mark = centerd(iconDrawing(design, false), plate, { wide: 0.64, tall: 0.5, area: 0.3 });
      return fill(own, rect(canvas)) + fill(bold, rect(plate)) + mark + name(own, beside, 'middle');
    }
    case 'corners': {
      const mark = iconDrawing(design, false);
      const at = fitted(mark, area(0, margin, 300, 170));
      const x = canvas.w - leftOf(words, 0) - (words.way === 1 ? at.w : 0);
      const low = canvas.h - margin;
      const below = area(0, 270, canvas.w - 2 * margin, low - 270);
      const along = area(0, low - 370, canvas.w - 3 * margin - at.w, 370);
      const larger = (one: Area, other: Area): Area =>
        capHeight(nameOn(brand, bold, one), one) > capHeight(nameOn(brand, bold, other), other) ? one : other;
      const foot = larger(below, along);
      return fill(bold, rect(canvas)) + filling(mark, { ...at, x }) + name(bold, foot, 'foot');
    }
    case 'initial': {
      const letter = legible(design, 'mark', bold);
      const faint = shaded(bold, pale ? -0.06 : 0.06);
      return (
        fill(bold, rect(canvas)) +
        cropped({ ...letter, paints: oneInk(faint, bold) }, beyond(520), true) +
        name(bold, area(0, margin, 640, canvas.h - 2 * margin), 'foot')
      );
    }
    case 'sign': {
      const plate = area(words.way === 1 ? 0 : canvas.w - 40, 0, 40, canvas.h);
      return (
        fill(own, rect(canvas)) +
        fill(own === bold ? design.scheme.palette.accent : bold, rect(plate)) +
        name(own, area(0, 140, 960, 350), 'middle')
      );
    }
    default:
      return gesture satisfies never;
  }
}
