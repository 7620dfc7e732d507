import { type Brief, type Design, type FontBook, type Hex, typefaces } from '@brandwright/engine';
import { type Enhancement, plainEnhancement } from '../copy/enhancement.ts';
import { grammarOf } from '../grammar/grammar.ts';
import { letteringOf } from '../layout/lettering.ts';
import { type Headlines, plainHeadlines } from '../social/headlines.ts';
import { type Contact, plainContact } from '../stationery/contact.ts';
import { paperItems, printedHexes } from '../stationery/stationery.ts';
import type { Brand, BrandFace } from './brand.ts';
import { brandColors } from './brand-colors.ts';
import { lockupsOf } from './logo/lockups.ts';
import { slugOf } from './slug.ts';

/** Every color of a design, for an ink table. */
export const hexesOf = ({ scheme: { paints, onDark, palette } }: Design): readonly Hex[] => [
  '#000000',
  '#FFFFFF',
  ...Object.values({ ...palette }),
  ...inksOf(paints),
  ...inksOf(onDark),
];

const inksOf = (paints: Design['scheme']['paints']): readonly Hex[] => Object.values(paints).filter((hex) => hex !== null);

/** What was written for the files of a kit. */
export interface KitTexts {
  /** Default: placeholders. */
  readonly contact?: Contact | null | undefined;
  /** Default: the templates’ own. */
  readonly headlines?: Headlines | undefined;
  /** Default: none. */
  readonly enhancement?: Enhancement | null | undefined;
}

/** A brand whose colors have no inks yet. */
export type UninkedBrand = Omit<Brand, 'inks' | 'intent'>;

/** Every color in the kit’s files, for the ink table. */
export const brandHexes = ({ design, stationery }: UninkedBrand): readonly Hex[] => [
  ...new Set([...hexesOf(design), ...printedHexes(stationery)]),
];

/**
 * Assembles what a kit’s files are made from, except for inks. Throws `face.missing`: see `facesForKit`.
 */
export function brandOf(design: Design, brief: Brief, fonts: FontBook, texts: KitTexts = {}): UninkedBrand {
  const headlines = plainHeadlines(texts.headlines ?? {});
  const colors = brandColors(design);
  const { enhancement = null } = texts;
  const brand = {
    design,
    brief,
    contact: plainContact(texts.contact ?? null),
    headlines,
    enhancement: enhancement === null ? null : plainEnhancement(enhancement, colors),
    slug: slugOf(design.name),
    lockups: lockupsOf(design, brief, fonts),
    colors,
    faces: facesOf(design),
    grammar: grammarOf(design),
    lettering: letteringOf(design, fonts, Object.values(headlines)),
  };
  return { ...brand, stationery: paperItems(brand) };
}

function facesOf({ genome, scene }: Design): readonly BrandFace[] {
  const faces = [['name', genome.face] as const];
  const slogan = scene.shapes.some(({ part }) => part === 'slogan') ? genome.partners.slogan : null;
  return [...faces, ...(slogan === null || slogan === genome.face ? [] : [['slogan', slogan] as const])].flatMap(([role, id]) => {
    const face = typefaces.find((one) => one.id === id);
    return face === undefined ? [] : [{ role, id, family: face.family, weight: face.weight, italic: face.italic }];
  });
}
