import {
  asDesigned,
  type Brief,
  customize,
  type Design,
  type EditorLayout,
  type FontBook,
  facesForCustomization,
  frame,
  inkBox,
  layoutOf,
  textFaces,
} from '@brandwright/engine';
import type { Form, Lockup, LockupKey } from '../brand.ts';

const keyOf: Readonly<Record<EditorLayout, LockupKey>> = {
  horizontal: 'horizontal',
  vertical: 'stacked',
  integrated: 'combined',
  wordmark: 'wordmark',
};

/**
 * Layouts derived besides the design's own. Emblems, which contain the name, are drawn and cannot be derived.
 */
const derived = ['horizontal', 'vertical', 'wordmark'] as const satisfies readonly EditorLayout[];

const laidOut = (layout: EditorLayout) => ({ ...asDesigned, layout });

/** Ids of the faces that `lockupsOf` may need. Add them to the font book first. */
export const facesForLockups = (design: Design, brief: Brief): readonly string[] => [
  ...new Set(derived.flatMap((layout) => facesForCustomization(design, brief, laidOut(layout)))),
];

/** Ids of all faces that a kit's files are set in: of its lockups, and of text beside the logo. */
export function facesForKit(design: Design, brief: Brief): readonly string[] {
  const { regular, bold } = textFaces(design.genome.face, design.name);
  return [...new Set([...facesForLockups(design, brief), ...regular, ...bold])];
}

/**
 * The lockups of a logo: the original; beside, above and without its mark, each laid out anew for the name
 * instead of scaled or cut; then the mark alone, tightly cropped, and on its square. Omits lockups that the
 * name does not allow or that need another mark. Throws `face.missing` if the book lacks a face of
 * `facesForLockups`.
 */
export function lockupsOf(design: Design, brief: Brief, fonts: FontBook): readonly Lockup[] {
  const own = layoutOf(design.genome);
  const others = derived.flatMap((layout): readonly Lockup[] => {
    if (layout === own || (design.genome.mark === null && layout !== 'wordmark')) return [];
    const { design: set } = customize(design, brief, laidOut(layout), fonts);
    const same = layout === 'wordmark' || set.genome.mark === design.genome.mark;
    return same && layoutOf(set.genome) === layout ? [{ key: keyOf[layout], design: set }] : [];
  });
  const mark: readonly Lockup[] = design.genome.mark === null ? [] : [{ key: 'mark', design: closely(design) }];
  return [{ key: keyOf[own], design }, ...others, ...mark, { key: 'avatar', design: standing(design) }];
}

/** Clear space around a mark alone, as a share of its longer side. */
const clear = 0.125;

/** The mark alone, tightly cropped. */
function closely(design: Design): Form {
  const ink = { scene: design.avatar, paints: design.scheme.paints };
  const box = inkBox(ink);
  if (box === null) return standing(design);
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const [wide, tall] = [w + 2 * clear * Math.max(w, h), h + 2 * clear * Math.max(w, h)];
  return { ...standing(design), scene: frame(ink, wide, tall, { area: 1, wide: w / wide, tall: h / tall }).scene };
}

/** The mark on its square, as the main scene. */
const standing = ({ avatar, smallAvatar, scheme }: Design): Form => ({
  scene: avatar,
  avatar,
  ...(smallAvatar === undefined ? {} : { smallAvatar }),
  scheme,
});
