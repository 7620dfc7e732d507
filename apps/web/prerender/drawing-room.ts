import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type Brief,
  createFontBook,
  type Design,
  designSet,
  type FontBook,
  facesFor,
  facesForKinds,
  type KindDesign,
  logosByKind,
  parseBrief,
  type SeenParts,
  type TypesetLine,
  typefaces,
  typeset,
} from '@brandwright/engine';
import * as shaper from 'harfbuzzjs';

/** The engine names only the few members it calls; the module's own class types are wider in both directions. */
const harfbuzz = shaper as unknown as Parameters<typeof createFontBook>[0];

/** The engine with whole typefaces, for everything that is drawn while the pages are built. */
export interface DrawingRoom {
  /** Eight designs of a brief, of the first round when none is named. Rejects when the engine refuses it. */
  designs(input: object, round?: number): Promise<readonly Design[]>;
  /** One logo of each kind, unlike those that were seen. Rejects when the engine refuses it. */
  kinds(input: object, seen: readonly SeenParts[]): Promise<readonly KindDesign[]>;
  /** A line of text in a typeface, of so many units a font size. Rejects when it lacks a letter. */
  line(face: string, text: string, size: number): Promise<TypesetLine>;
}

export function openDrawingRoom(): DrawingRoom {
  const fonts = createFontBook(harfbuzz);
  return {
    designs: async (input, round = 0) => {
      const brief = readBrief(input);
      await stock(fonts, facesFor(brief, round));
      return designSet(brief, { fonts, round }).designs;
    },
    kinds: async (input, seen) => {
      const brief = readBrief(input);
      await stock(fonts, facesForKinds(brief, 0));
      return logosByKind(brief, { fonts, round: 0, seen });
    },
    line: async (face, text, size) => {
      await stock(fonts, [face]);
      const line = typeset([face], text, fonts, { size });
      if (line === null) throw new Error(`${face} lacks a letter of “${text}”.`);
      return line;
    },
  };
}

function readBrief(input: object): Brief {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
  return parsed.value;
}

async function stock(fonts: FontBook, faces: readonly string[]): Promise<void> {
  for (const id of faces) {
    if (fonts.has(id)) continue;
    const face = typefaces.find((one) => one.id === id);
    if (face === undefined) throw new Error(`The catalogue has no typeface ${id}.`);
    fonts.add(id, new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(face.file)))));
  }
}
