import { contrastRatio, type Drawing, drawing, type Hex, oneInk } from '@brandwright/engine';
import { legible } from '../../mockups/legible.ts';
import type { Form } from '../brand.ts';

/** The color versions of every lockup. */
export const versionKeys = ['color', 'transparent', 'on-dark', 'on-dark-transparent', 'black', 'white', 'one-color'] as const;
export type VersionKey = (typeof versionKeys)[number];

/** A lockup in one of its versions. */
export interface Version {
  readonly key: VersionKey;
  readonly drawing: Drawing;
  /** True if nothing is painted behind the ink. */
  readonly transparent: boolean;
}

const white: Hex = '#FFFFFF';
const black: Hex = '#000000';

/** Minimum contrast of a single ink on white; the same as for a mark. */
const leastOnWhite = 3;

/** The brand's ink for one-color print: the first palette color that is readable on white. */
function brandInk({ scheme }: Form): Hex {
  const { primary, secondary, dark, ink } = scheme.palette;
  return [primary, secondary, dark, ink].find((hex) => contrastRatio(hex, white) >= leastOnWhite && hex !== black) ?? ink;
}

/** A lockup in inks that are readable on any light ground. */
export const onLight = (form: Form): Drawing => legible(form, 'full', white);

/** All versions of a lockup, most needed first. */
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
