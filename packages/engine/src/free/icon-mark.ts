import { moveShapes } from '../composition/block.ts';
import { cataloguedMark } from '../composition/marks/catalogued.ts';
import type { Mark } from '../composition/marks/mark.ts';
import type { CataloguedMark } from '../concepts/mark.ts';
import { cataloguedMarks, loadMark } from '../concepts/mark-catalogue.ts';
import { fail } from '../errors.ts';
import { centerX, centerY, height, width } from '../geometry/box.ts';
import { quantise } from '../scene/quantise.ts';
import type { Scene } from '../scene/scene.ts';
import iconsData from './catalogue/icons.json' with { type: 'json' };
import { freeIcons } from './icons.ts';

/** Icons that only this builder offers; see tools/catalogue/build-free-icons.ts. */
const own: ReadonlyMap<string, CataloguedMark> = new Map(
  (iconsData as unknown as readonly CataloguedMark[]).map((mark) => [mark.id, mark]),
);

/** The mark of an icon by the icon's name. */
export function freeIconMark(name: string): Mark {
  const id = `icon/${freeIcons.find((icon) => icon.name === name)?.icon ?? ''}`;
  const entry = cataloguedMarks().get(id);
  if (entry !== undefined) return cataloguedMark(entry);
  const other = own.get(id);
  return other === undefined ? fail('brief.field.value', { field: 'icon', received: name }) : cataloguedMark(loadMark(other));
}

/** An icon alone, filling its canvas: what the builder's grid shows. Needs no typeface. */
export function freeIconArt(name: string): Scene {
  const { box, shapes } = freeIconMark(name);
  const side = Math.max(width(box), height(box));
  return quantise({
    version: 1,
    width: side,
    height: side,
    shapes: moveShapes(shapes, side / 2 - centerX(box), side / 2 - centerY(box)),
  });
}
