import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFontBook, type Design, designSet, type FontBook, facesFor, parseBrief, typefaces } from '@brandwright/engine';
import * as shaper from 'harfbuzzjs';

/** The engine names only the few members it calls; the module's own class types are wider in both directions. */
const harfbuzz = shaper as unknown as Parameters<typeof createFontBook>[0];

/** The engine with whole typefaces, for everything that is drawn while the pages are built. */
export interface DrawingRoom {
  /** Eight designs of a brief, of the first round when none is named. Rejects when the engine refuses it. */
  designs(input: object, round?: number): Promise<readonly Design[]>;
}

export function openDrawingRoom(): DrawingRoom {
  const fonts = createFontBook(harfbuzz);
  return {
    designs: async (input, round = 0) => {
      const parsed = parseBrief(input);
      if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
      await stock(fonts, facesFor(parsed.value, round));
      return designSet(parsed.value, { fonts, round }).designs;
    },
  };
}

async function stock(fonts: FontBook, faces: readonly string[]): Promise<void> {
  for (const id of faces) {
    if (fonts.has(id)) continue;
    const face = typefaces.find((one) => one.id === id);
    if (face === undefined) throw new Error(`The catalogue has no typeface ${id}.`);
    fonts.add(id, new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(face.file)))));
  }
}
