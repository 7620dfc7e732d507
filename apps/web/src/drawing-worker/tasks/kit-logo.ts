import {
  type Brief,
  type Customization,
  type Design,
  oneInk,
  printSvg,
  readCustomization,
  setSpecimen,
  textFaces,
  typefaces,
} from '@brandwright/engine';
import { inline } from '../../features/hero/picture.ts';
import type { Studio } from '../open-studio.ts';
import { customized } from './customize.ts';

/** A logo as a kit keeps it, and the brief of the kit; without a brief it is shown as it was designed. */
export interface KitLogoAsk {
  readonly design: Design;
  readonly customization: Customization | null;
  readonly brief: Brief | null;
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

/** What a logo's page needs the typefaces for: the design as its owner left it, and what it is set in. */
export interface KitLogoSheet {
  readonly design: Design;
  readonly faces: readonly KitFace[];
}

export async function kitLogoTask(ask: KitLogoAsk, studio: Studio, signal: AbortSignal): Promise<KitLogoSheet> {
  const { brief, customization } = ask;
  const edited = customization !== null && brief !== null;
  const design = edited
    ? (await customized(ask.design, brief, readCustomization(customization), studio, signal)).design
    : ask.design;
  const { genome, scene, name } = design;
  const texts = sampleTexts(name);
  const slogan = scene.shapes.some(({ part }) => part === 'slogan') ? genome.partners.slogan : null;
  // What cards, letters and guidelines are set in.
  const [text = genome.face] = textFaces(genome.face, name).regular;
  const ids = [...new Set([genome.face, ...(slogan === null ? [] : [slogan]), text])];
  await studio.stock(ids, texts.join(''), signal);
  const faces = ids.flatMap((id): readonly KitFace[] => {
    const face = typefaces.find((one) => one.id === id);
    if (face === undefined) return [];
    const { family, weight, italic } = face;
    const lines = texts.flatMap((text) => line(id, text, studio) ?? []);
    const sets = { name: genome.face, slogan, text };
    const roles = (['name', 'slogan', 'text'] as const).filter((role) => sets[role] === id);
    return [{ roles, family, weight, italic, lines }];
  });
  return { design, faces };
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
