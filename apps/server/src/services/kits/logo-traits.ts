import type { LogoTraits } from '@brandwright/data';
import type { Design } from '@brandwright/engine';
import { typefaces } from '@brandwright/engine/documents';
import { logoColors } from '@brandwright/kit/documents';

const families: ReadonlyMap<string, string> = new Map(typefaces.map(({ id, family }) => [id, family]));

/** Traits of a design with its owner’s edits, read from its document: nothing is drawn. */
export const traitsOf = (design: Pick<Design, 'scene' | 'scheme' | 'genome'>): LogoTraits => ({
  swatches: logoColors(design),
  typeface: families.get(design.genome.face) ?? null,
});
