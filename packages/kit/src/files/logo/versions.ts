import { contrastRatio, type Drawing, drawing, type Hex, oneInk } from '@brandwright/engine';
import { legible } from '../../mockups/legible.ts';
import type { Form } from '../brand.ts';

/** The color versions that every form comes in. */
export const versionKeys = ['color', 'transparent', 'on-dark', 'on-dark-transparent', 'black', 'white', 'one-color'] as const;
export type VersionKey = (typeof versionKeys)[number];

/** A form in one of its versions: what is painted, and whether its ground is. */
export interface Version {
  readonly key: VersionKey;
  readonly drawing: Drawing;
  /** Nothing stands behind the ink. */
  readonly transparent: boolean;
}

const white: Hex = '#FFFFFF';
const black: Hex = '#000000';

/** Contrast on white that one ink must have: as much as a mark of its own. */
const leastOnWhite = 3;

/** The brand's own ink for one-color print: of its palette the first that white paper carries. */
function brandInk({ scheme }: Form): Hex {
  const { primary, secondary, dark, ink } = scheme.palette;
  return [primary, secondary, dark, ink].find((hex) => contrastRatio(hex, white) >= leastOnWhite && hex !== black) ?? ink;
}

/** A form in inks that any light ground carries. */
export const onLight = (form: Form): Drawing => legible(form, 'full', white);

/** All versions of a form, in the order in which people need them. */
export function versionsOf(form: Form): readonly Version[] {
  const { scene } = form;
  const onDark = drawing(form, 'on-dark');
  return [
    { key: 'color', drawing: drawing(form, 'full'), transparent: false },
    { key: 'transparent', drawing: onLight(form), transparent: true },
    { key: 'on-dark', drawing: onDark, transparent: false },
    { key: 'on-dark-transparent', drawing: onDark, transparent: true },
    { key: 'black', drawing: { scene, paints: oneInk(black, null) }, transparent: true },
    { key: 'white', drawing: { scene, paints: oneInk(white, null) }, transparent: true },
    { key: 'one-color', drawing: { scene, paints: oneInk(brandInk(form), null) }, transparent: true },
  ];
}
