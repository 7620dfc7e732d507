import { oneInk, printSvg, setSpecimen, textFaces, typefaces } from '@brandwright/engine';
import { inline } from '../../features/hero/picture.ts';
import type { Studio } from '../open-studio.ts';

/** What a brand’s name and slogan are set in: ids of typefaces. Null without a slogan. */
export interface BrandFacesAsk {
  readonly name: string;
  readonly face: string;
  readonly slogan: string | null;
}

/** A typeface of the brand. */
export interface KitFace {
  /** What it sets. */
  readonly roles: readonly ('name' | 'slogan' | 'text')[];
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** Lines in the typeface itself, the first of them short and to be shown large, in the ink of the text around them. */
  readonly lines: readonly string[];
}

/** The typefaces of a brand, each with lines set in it. */
export async function brandFacesTask(
  { name, face, slogan }: BrandFacesAsk,
  studio: Studio,
  signal: AbortSignal,
): Promise<readonly KitFace[]> {
  const texts = sampleTexts(name);
  // What cards, letters and guidelines are set in.
  const [text = face] = textFaces(face, name).regular;
  const ids = [...new Set([face, ...(slogan === null ? [] : [slogan]), text])];
  await studio.stock(ids, texts.join(''), signal);
  return ids.flatMap((id): readonly KitFace[] => {
    const known = typefaces.find((one) => one.id === id);
    if (known === undefined) return [];
    const { family, weight, italic } = known;
    const lines = texts.flatMap((text) => line(id, text, studio) ?? []);
    const sets = { name: face, slogan, text };
    const roles = (['name', 'slogan', 'text'] as const).filter((role) => sets[role] === id);
    return [{ roles, family, weight, italic, lines }];
  });
}

/** The alphabet for names in Latin letters, the name's own letters for others: a face may hold no more than its script. */
function sampleTexts(name: string): readonly string[] {
  const other = [...name].filter((sign) => /(?!\p{Script=Latin})\p{L}/u.test(sign));
  if (other.length > 0) return [name.split(' ')[0] ?? name, name];
  return ['Ag&', 'abcdefghijklm', 'nopqrstuvwxyz', '0123456789'];
}

function line(face: string, text: string, { fonts }: Studio): string | null {
  const scene = setSpecimen(face, text, fonts);
  return scene === null
    ? null
    : inline(printSvg({ scene, paints: oneInk('#000000', null) })).replaceAll('#000000', 'currentColor');
}
