import { type ColorRegion, colorNameOf, inRegion } from '../../color/color-name.ts';
import { hueTurn } from '../../color/hue.ts';
import { nearestColorName } from '../../color/nearest-color-name.ts';
import { hexToOklch, type Oklch } from '../../color/oklch.ts';
import type { Design } from '../../design-document.ts';
import type { Hex, PaintRole } from '../../scene/scene.ts';
import { rolesIn } from './canvas.ts';
import { paintRoles } from './repaint.ts';
import type { ColorTerm, PaintedPart } from './revision.ts';

/** Chroma from which a color is seen as one. */
export const seen = 0.045;
/** Degrees within which two inks are shades of one color. */
const akin = 38;

/** What carries the color of a design: roles that are painted, or the ground. */
export interface Carriers {
  readonly roles: ReadonlySet<PaintRole>;
  readonly ground: boolean;
}

const chromaOf = (hex: Hex): number => hexToOklch(hex).c;

/**
 * What a change of color is about. Of a whole logo that is a ground of full color; else its colored inks; and where all are black or
 * cream, all of them.
 */
export function carriersOf(design: Design, part: PaintedPart): Carriers {
  const { paints, ground } = design.scheme;
  const painted = rolesIn(design);
  if (part === 'ground') return { roles: new Set(), ground: true };
  if (part === 'inks') return { roles: painted, ground: false };
  if (part !== 'all') return { roles: rolesOf(design, part), ground: false };
  const colored = [...painted].filter((role) => chromaOf(paints[role]) >= seen);
  const full = ground === 'vivid' || (ground === 'dark' && colored.length === 0 && chromaOf(paints.ground ?? '#000000') >= 0.03);
  if (full) return { roles: new Set(), ground: true };
  return { roles: new Set(colored.length > 0 ? colored : painted), ground: false };
}

/** The roles that paint a part. */
function rolesOf(design: Design, part: 'name' | 'icon' | 'slogan'): ReadonlySet<PaintRole> {
  const roles = rolesIn(design, part === 'icon' ? 'mark' : part);
  const own: readonly PaintRole[] =
    part === 'name' ? ['name', 'second'] : part === 'icon' ? ['mark', 'tone', 'accent'] : ['slogan'];
  return new Set([...roles].filter((role) => own.includes(role)));
}

/**
 * What takes a color that is named: of a whole logo its main color with all shades of it. A black name with a colored icon keeps its black.
 */
export function leadOf(design: Design, part: PaintedPart): Carriers {
  const carriers = carriersOf(design, part);
  if (carriers.ground || part !== 'all') return carriers;
  const { paints } = design.scheme;
  const order = (['name', 'mark', 'second', 'accent', 'tone', 'slogan'] as const).filter((role) => carriers.roles.has(role));
  const [lead] = order;
  if (lead === undefined) return carriers;
  const main = hexToOklch(paints[lead]);
  const shades = [...rolesIn(design)].filter((role) => {
    const color = hexToOklch(paints[role]);
    return paints[role] === paints[lead] || (color.c >= seen && main.c >= seen && Math.abs(hueTurn(color.h, main.h)) <= akin);
  });
  return { roles: new Set(shades), ground: false };
}

/** The part of color space that a color’s name covers; of a hex, its neighbors. */
function regionOf({ name, at }: ColorTerm): ColorRegion {
  const known = colorNameOf(name);
  if (known !== null) return known.region;
  return {
    range: [at.h - 18, at.h + 18],
    light: [Math.max(0, at.l - 0.25), Math.min(1, at.l + 0.25)],
    chroma: at.c < 0.03 ? [0, 0.03] : [0.03, 1],
  };
}

/** Whether people would call a color by that name. Families of color are wide: navy is a blue. */
export function isCalled(hex: Hex, term: ColorTerm): boolean {
  const color: Oklch = hexToOklch(hex);
  const called = nearestColorName(hex).split(' ');
  return called.includes(term.name) || inRegion(color, regionOf(term)) || isShade(color, term);
}

/** Hues of the six families, in OKLCH degrees: wider than the regions of single names. */
const families: Readonly<Record<string, readonly [number, number]>> = {
  red: [8, 40],
  orange: [40, 75],
  yellow: [75, 112],
  green: [115, 178],
  blue: [225, 278],
  purple: [285, 325],
  pink: [335, 368],
};

function isShade({ h, c, l }: Oklch, { name }: ColorTerm): boolean {
  const range = families[name];
  if (range === undefined || c < seen) return false;
  // Dark yellow is brown, and dark orange as well.
  if ((name === 'yellow' && l < 0.6) || (name === 'orange' && l < 0.5)) return false;
  return (h >= range[0] && h <= range[1]) || h + 360 <= range[1];
}

/** The painted roles, and the ground, that have a color. */
export function carriersCalled(design: Design, term: ColorTerm, among: ReadonlySet<PaintRole> = rolesIn(design)): Carriers {
  const { paints } = design.scheme;
  const roles = paintRoles.filter((role) => among.has(role) && isCalled(paints[role], term));
  const { ground } = paints;
  return { roles: new Set(roles), ground: ground !== null && design.scheme.ground !== 'white' && isCalled(ground, term) };
}

/** Whether a name covers a whole family of colors, light and dark. */
export const isFamily = ({ name }: ColorTerm): boolean => Object.hasOwn(families, name) && name !== 'yellow' && name !== 'orange';

export const isNone = ({ roles, ground }: Carriers): boolean => roles.size === 0 && !ground;
