import type { Design } from '@brandwright/engine';
import { brandColors, looksLike, rolesOf } from '@brandwright/kit';
import { paintNames } from '../../content/paint-names.ts';

/** A color of a kit by what it is for. */
export interface KitColor {
  readonly role: string;
  readonly hex: string;
  /** The logo itself has it. */
  readonly isLogo?: boolean;
}

/** The colors that the logo has, by their roles, and then those of the palette that look like none of them. */
export function kitColors(design: Pick<Design, 'scheme' | 'scene'>): readonly KitColor[] {
  const { paints } = design.scheme;
  const painted = rolesOf(design.scene).map((role) => ({ role: paintNames[role], hex: paints[role] }));
  const ground = paints.ground === null ? [] : [{ role: paintNames.ground, hex: paints.ground }];
  const logo = [...painted, ...ground].map((color) => ({ ...color, isLogo: true }));
  const others = brandColors(design).filter(({ hex }) => !logo.some((one) => looksLike(one.hex, hex)));
  return [...logo, ...others];
}
