import type { Hex } from '@brandwright/engine';
import { type Design, typefaces } from '@brandwright/engine';
import type { Piece } from '../document/document.ts';
import { type TextCut, type TypeStyle, typeStyles } from '../document/type-style.ts';
import { isSettable, setLine, type Typesetter } from '../document/typesetter.ts';
import type { Brand } from '../files/brand.ts';
import type { Lettering } from '../layout/lettering.ts';
import { type Surfaces, surfaces } from '../mockups/surfaces.ts';

/** What was written for the brand besides its brief. What is absent is left out or taken from the brief; nothing is invented. */
export interface GuidelineWords {
  /** Shown up to 200 characters (row L-01). Default: the brief’s description. */
  readonly story?: string;
  /** Shown up to 300 characters (row L-01). Default: what the brand’s main color is commonly associated with. */
  readonly colorPsychology?: string;
  /** How the brand speaks, in a sentence. Default: what its rules of voice come from. */
  readonly voice?: string;
}

/** Most characters of each that are shown (L-01). */
export const wordLimits = { story: 200, colorPsychology: 300 } as const;

/** Everything that the pages are made from. */
export interface Book {
  readonly brand: Brand;
  readonly setter: Typesetter;
  readonly surfaces: Surfaces;
  readonly words: GuidelineWords;
  /** The name as it is written in text: without pictographs, which no face of the kit has. */
  readonly name: string;
  /** The story in full, or the brief’s description. Empty if there is none, or if no face has its letters. */
  readonly story: string;
  /** The brief’s slogan, under the same conditions. */
  readonly slogan: string;
  /** Of page titles: as large as the longest word of them allows. */
  readonly title: TypeStyle;
  /** Paths of the kit’s files. */
  readonly paths: readonly string[];
}

/** A page before it has its number. */
export interface Leaf {
  readonly title: string;
  readonly ground: Hex;
  readonly pieces: readonly Piece[];
  /** Without a page number, such as the cover. */
  readonly bare?: true;
}

export function bookOf(brand: Brand, words: GuidelineWords, paths: readonly string[]): Book {
  const setter = setterOf(brand.design, brand.lettering);
  // What was written begins with the name as its owner writes it.
  const stories = [words.story ?? '', sentenceCase(brand.brief.description)];
  return {
    brand,
    setter,
    name: brand.brief.letters,
    story: stories.find((text) => text !== '' && isSettable(setter, text)) ?? '',
    slogan: isSettable(setter, brand.brief.slogan) ? brand.brief.slogan : '',
    title: titleStyle(setter),
    surfaces: surfaces(brand.design),
    words,
    paths,
  };
}

/** The widest word of the page titles, and the width that it has. */
const widest = { word: 'Backgrounds', points: 236 } as const;

function titleStyle(setter: Typesetter): TypeStyle {
  const sizes = [typeStyles.title, typeStyles.smallTitle];
  const fits = (style: TypeStyle): boolean => setLine(setter, widest.word, style, '#000000').width <= widest.points;
  return sizes.find(fits) ?? typeStyles.narrowTitle;
}

/** Every kind of character in the document’s own sentences. */
const needed = 'Aa Zz 09 .,:;’“”–×÷%@/&';

/** Titles are in the name’s own face unless it is a script, lacks letters, or is too heavy or narrow to read. */
function setterOf({ genome }: Design, lettering: Lettering): Typesetter {
  const has = (id: string): boolean => lettering.advance(id, needed, 1) !== null;
  const own = typefaces.find(({ id }) => id === genome.face);
  const regular = lettering.faces.regular.find(has) ?? lettering.faces.regular[0] ?? genome.face;
  const bold = lettering.faces.bold.find(has) ?? regular;
  const display = own !== undefined && !own.connected && own.style !== 'handwritten' && has(own.id) ? own.id : bold;
  const faces: Readonly<Record<TextCut, string>> = { regular, bold, display };
  return { lettering, faces, nameFace: genome.face };
}

/** A text with a capital at its beginning. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
