import type { Brief } from '../brief/brief.ts';
import { covers, type Face, faces } from '../concepts/face.ts';
import { type EditorFont, editorFonts } from './customization.ts';

/** Names the product gives to families that the catalogue calls otherwise. */
const families: Readonly<Partial<Record<EditorFont, string>>> = { 'Source Sans Pro': 'Source Sans 3' };

const familyOf = (font: EditorFont): string => families[font] ?? font;

/** The editor's name of a family. */
export const fontNameOf = (family: string): string => editorFonts.find((font) => familyOf(font) === family) ?? family;

/** Upright cuts of an editor's font. */
const cutsOf = (font: EditorFont): readonly Face[] => faces.filter((f) => f.family === familyOf(font) && !f.italic);

/** Cuts of a font that can set the text, the one whose stem is nearest to another's first. */
export function cutsFor(font: EditorFont, stem: number, text: string): readonly Face[] {
  const away = (f: Face): number => Math.abs(Math.log(f.metrics.stem / stem));
  return cutsOf(font)
    .filter((f) => covers(f, text))
    .sort((a, b) => away(a) - away(b) || (a.id < b.id ? -1 : 1));
}

/** Fonts of the editor that have every letter of the name. */
export const fontsFor = (brief: Brief): readonly EditorFont[] =>
  editorFonts.filter((font) => cutsOf(font).some((f) => covers(f, brief.letters)));
