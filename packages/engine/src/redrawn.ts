import type { Brief } from './brief/brief.ts';
import { designId } from './composition/design-id.ts';
import { redesign } from './design.ts';
import type { Design } from './design-document.ts';
import { fail } from './errors.ts';
import type { Scene } from './scene/scene.ts';
import type { FontBook } from './typography/font-book.ts';

/**
 * Largest distance between two drawings of one genome, in scene units. Drawings are rounded to hundredths, and browsers
 * differ in the last digit of a cosine.
 */
const rounding = 0.05;

/** Ids of the faces that `redrawn` needs. */
export const facesToRedraw = ({ genome: { face, partners } }: Design): readonly string[] => [
  ...new Set([face, ...Object.values(partners).filter((id) => id !== null)]),
];

/**
 * An untrusted design as this engine draws it for this brief: with reasons and metrics of its own, and the drawing and
 * the colors that were shown. Its id is recomputed from the engine's order of fields, because a `jsonb` column does not keep the order
 * received. `readDesign` has read it. Throws `design.foreign` if the engine draws anything else from
 * its genome, and whatever `redesign` throws for a genome that no design has.
 */
export function redrawn(design: Design, brief: Brief, fonts: FontBook): Design {
  const { partners, concept, word, traced, ...genome } = design.genome;
  const drawn = redesign(design, brief, genome, fonts);
  const { scene, avatar, smallAvatar, id } = design;
  const isOurs =
    drawn.archetype === design.archetype &&
    isSameScene(scene, drawn.scene) &&
    isSameScene(avatar, drawn.avatar) &&
    (smallAvatar === undefined || drawn.smallAvatar === undefined
      ? smallAvatar === drawn.smallAvatar
      : isSameScene(smallAvatar, drawn.smallAvatar));
  if (!isOurs) fail('design.foreign', { received: id });
  const own = designId(scene, drawn.scheme.paints);
  return { ...drawn, id: own, scene, avatar, ...(smallAvatar === undefined ? {} : { smallAvatar }) };
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= rounding;

/** True if two scenes have the same shapes, with every number the same but for rounding. */
function isSameScene(a: Scene, b: Scene): boolean {
  if (!isNear(a.width, b.width) || !isNear(a.height, b.height) || a.shapes.length !== b.shapes.length) return false;
  return a.shapes.every((shape, i) => {
    const other = b.shapes[i];
    return (
      other !== undefined &&
      shape.part === other.part &&
      shape.role === other.role &&
      shape.only === other.only &&
      shape.path.length === other.path.length &&
      shape.path.every((contour, k) => {
        const drawn = other.path[k];
        return (
          drawn !== undefined && contour.length === drawn.length && contour.every((v, n) => isNear(v, drawn[n] ?? Number.NaN))
        );
      })
    );
  });
}
