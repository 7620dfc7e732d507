import {
  type Brief,
  type Design,
  type FontBook,
  type Hex,
  type InkTable,
  nearestColorName,
  typefaces,
} from '@brandwright/engine';
import { grammarOf } from '../grammar/grammar.ts';
import { letteringOf } from '../layout/lettering.ts';
import type { Brand, BrandColor, BrandFace } from './brand.ts';
import { lockupsOf } from './logo/lockups.ts';
import { slugOf } from './slug.ts';

const roles = ['primary', 'secondary', 'accent', 'ink', 'paper', 'dark'] as const satisfies readonly BrandColor['role'][];

/** Every color used in the kit's files, for the ink table. */
export const hexesOf = ({ scheme: { paints, onDark, palette } }: Design): readonly Hex[] => [
  ...new Set(['#000000' as const, '#FFFFFF' as const, ...Object.values({ ...palette }), ...inksOf(paints), ...inksOf(onDark)]),
];

const inksOf = (paints: Design['scheme']['paints']): readonly Hex[] => Object.values(paints).filter((hex) => hex !== null);

/** Assembles what a kit's files are made from. Throws `face.missing`: see `facesForKit`. */
export function brandOf(design: Design, brief: Brief, inks: InkTable, fonts: FontBook): Brand {
  return {
    design,
    brief,
    slug: slugOf(design.name),
    lockups: lockupsOf(design, brief, fonts),
    colors: colorsOf(design),
    inks,
    faces: facesOf(design),
    lettering: letteringOf(design, fonts),
    grammar: grammarOf(design),
  };
}

/** The palette by role. Roles that share a color appear once, under the first. */
function colorsOf({ scheme: { palette } }: Design): readonly BrandColor[] {
  const seen = new Set<Hex>();
  return roles.flatMap((role) => {
    const hex = palette[role];
    if (seen.has(hex)) return [];
    seen.add(hex);
    return [{ role, hex, name: sentenceCase(nearestColorName(hex)) }];
  });
}

function facesOf({ genome, scene }: Design): readonly BrandFace[] {
  const faces = [['name', genome.face] as const];
  const slogan = scene.shapes.some(({ part }) => part === 'slogan') ? genome.partners.slogan : null;
  return [...faces, ...(slogan === null || slogan === genome.face ? [] : [['slogan', slogan] as const])].flatMap(([role, id]) => {
    const face = typefaces.find((one) => one.id === id);
    return face === undefined ? [] : [{ role, id, family: face.family, weight: face.weight, italic: face.italic }];
  });
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
