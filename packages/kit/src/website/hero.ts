import type { Drawing, Hex, PageLayer } from '@brandwright/engine';
import type { Brand } from '../files/brand.ts';
import { brandTokens } from '../files/tokens/brand-tokens.ts';
import { pattern, patternOf } from '../grammar/pattern.ts';
import { type Area, box, within } from '../layout/area.ts';
import { fittedArea, inkIn } from '../layout/ink.ts';
import { edgeOf } from '../mockups/greek.ts';
import { legible } from '../mockups/legible.ts';
import { shaded, surfaces } from '../mockups/surfaces.ts';
import { layersSvg } from '../office/office-document.ts';
import { type CardFront, frontOf } from '../stationery/business-card.ts';
import { readable } from '../stationery/readable.ts';

/** The first screen of the website, composed as the front of the card is. */
export interface Hero {
  readonly front: CardFront;
  /** Color behind the words. Null follows the page, in light and in dark. */
  readonly ground: Hex | null;
  /** Color of the words there. */
  readonly ink: Hex;
  /** Color behind the picture, where it differs. */
  readonly plate: Hex | null;
  readonly picture: string;
  /** The same picture for a dark page. Null if one serves both. */
  readonly onDark: string | null;
}

/** Side of the picture’s square, in pixels of CSS. */
const side = 640;
const square = box(0, 0, side, side);

export function heroOf(brand: Brand): Hero {
  const { design, grammar } = brand;
  const { bold, own, pale } = surfaces(design);
  const front = frontOf(grammar);
  const rtl = edgeOf(design, 0, 1).way === -1;
  const common = { front, ground: bold, ink: readable(design, bold), plate: null, onDark: null };
  switch (front) {
    case 'crop':
      return { ...common, picture: cropped(legible(design, 'mark', bold), 1.3, rtl) };
    case 'letter':
      return { ...common, picture: cropped(legible(design, 'mark', bold), 1.14, rtl) };
    case 'panel':
      return { ...common, plate: own, picture: whole(legible(design, 'mark', own)) };
    case 'name': {
      // Shapes are cut by the edges of the screen only: at the end of the lines and at the foot.
      const paper = box(rtl ? 0 : -1, -1, side + 1, side + 1);
      const path = pattern(grammar, patternOf(grammar), square, 96, paper);
      return { ...common, picture: shown([{ paint: shaded(bold, pale ? -0.07 : 0.075), path }], square) };
    }
    case 'sign': {
      const { light, dark } = brandTokens(brand);
      const on = (tokens: typeof light): string => {
        const ground = tokens.find(({ key }) => key === 'surface')?.hex ?? '#FFFFFF';
        return whole(legible(design, 'full', ground));
      };
      return { ...common, ground: null, picture: on(light), onDark: on(dark) };
    }
    default:
      return front satisfies never;
  }
}

/** The mark, larger than its square, so that it leaves it at the foot and at the end of the lines. */
function cropped(mark: Drawing, scale: number, rtl: boolean): string {
  const at = fittedArea(mark, box(0, 0, side * scale, side * scale), { across: 0, down: 0 });
  const x = rtl ? Math.min(0, side - at.w) : Math.max(0, Math.min(60, side - at.w));
  return shown(inkIn(mark, { ...at, x, y: Math.max(0, Math.min(70, side - at.h * 0.7)) }), square);
}

/** The whole drawing in its own proportions. */
function whole(drawing: Drawing): string {
  const at = fittedArea(drawing, square);
  return shown(inkIn(drawing, at), at);
}

const shown = (layers: readonly PageLayer[], area: Area): string =>
  layersSvg(
    layers.map(({ paint, path }) => ({ paint, path: within(path, area) })),
    area,
  );
