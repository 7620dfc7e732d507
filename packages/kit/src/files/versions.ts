import { contrastRatio, type Drawing, drawing, type Hex, type Paints } from '@brandwright/engine';
import { legible } from '../legible.ts';
import type { Form } from './brand.ts';

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

/** One ink for every role: printers then draw the one-color form, whose cut-outs stay open. */
const inked = (ink: Hex): Paints => ({ ground: null, mark: ink, tone: ink, accent: ink, name: ink, second: ink, slogan: ink });

/** Contrast on white that one ink must have: as much as a mark of its own. */
const leastOnWhite = 3;

/** The brand's own ink for one-color print: of its palette the first that white paper carries. */
function brandInk({ scheme }: Form): Hex {
  const { primary, secondary, dark, ink } = scheme.palette;
  return [primary, secondary, dark, ink].find((hex) => contrastRatio(hex, white) >= leastOnWhite && hex !== black) ?? ink;
}

/** All versions of a form, in the order in which people need them. */
export function versionsOf(form: Form): readonly Version[] {
  const { scene } = form;
  const onDark = drawing(form, 'on-dark');
  const light = legible(form, 'full', white);
  return [
    { key: 'color', drawing: drawing(form, 'full'), transparent: false },
    { key: 'transparent', drawing: light, transparent: true },
    { key: 'on-dark', drawing: onDark, transparent: false },
    { key: 'on-dark-transparent', drawing: onDark, transparent: true },
    { key: 'black', drawing: { scene, paints: inked(black) }, transparent: true },
    { key: 'white', drawing: { scene, paints: inked(white) }, transparent: true },
    { key: 'one-color', drawing: { scene, paints: inked(brandInk(form)) }, transparent: true },
  ];
}
