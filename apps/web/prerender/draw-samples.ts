import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Brief, createFontBook, type FontBook, facesFor, parseBrief, typefaces } from '@brandwright/engine';
import * as shaper from 'harfbuzzjs';
import { artKey } from '../src/content/art-key.ts';
import type { SampleArt, SampleNotes } from '../src/content/samples.ts';
import { contrast, type Picture } from '../src/features/hero/picture.ts';
import { drawSheet } from '../src/features/hero/sheet.ts';

/** The engine names only the few members it calls; the module's own class types are wider in both directions. */
const harfbuzz = shaper as unknown as Parameters<typeof createFontBook>[0];

/** The name in the field when the page opens, and the firm of the page that is not there. */
const sampleName = 'Juniper & Rye';
const lostName = 'Off the Map';

export interface Drawn {
  readonly notes: SampleNotes;
  readonly art: SampleArt;
  /** Standalone SVG files by design. */
  readonly files: Readonly<Record<string, string>>;
  /** Colours of the samples by place in the page: no style attribute may stand in the HTML. */
  readonly css: string;
}

/** Draws everything the pages show before any script runs, with the engine and whole typefaces. */
export async function drawSamples(): Promise<Drawn> {
  const fonts = createFontBook(harfbuzz);
  const brief = async (input: object): Promise<Brief> => {
    const parsed = parseBrief(input);
    if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
    await stock(fonts, facesFor(parsed.value));
    return parsed.value;
  };
  const art: Record<string, string> = {};
  const sheet = drawSheet(await brief({ name: sampleName }), fonts, 0);
  for (const [slot, picture] of sheet.pictures.entries()) art[artKey('cell', slot)] = picture.art;
  for (const proof of sheet.proofs) art[artKey('proof', proof.key)] = proof.art;
  const lost = boldest(drawSheet(await brief({ name: lostName }), fonts, 0).pictures);
  art[artKey('lost', 0)] = lost.art;

  const notes: SampleNotes = {
    name: sheet.name,
    pictures: sheet.pictures.map(noted),
    proofs: sheet.proofs.map(({ key, ground }) => ({ key, ground })),
    lost: noted(lost),
  };
  return {
    notes,
    art,
    files: Object.fromEntries(sheet.pictures.map(({ id, file }) => [id, file ?? ''])),
    css: stylesheet(notes),
  };
}

const noted = ({ id, name, caption, ground, ink }: Picture): Omit<Picture, 'art' | 'file'> => ({
  id,
  name,
  caption,
  ground,
  ink,
});

/** The picture that stands out most from a page of paper. */
const boldest = (pictures: readonly Picture[]): Picture =>
  pictures.reduce((best, picture) => (contrast(picture.ground, '#FFFFFF') > contrast(best.ground, '#FFFFFF') ? picture : best));

async function stock(fonts: FontBook, faces: readonly string[]): Promise<void> {
  for (const id of faces) {
    if (fonts.has(id)) continue;
    const face = typefaces.find((one) => one.id === id);
    if (face === undefined) throw new Error(`The catalogue has no typeface ${id}.`);
    fonts.add(id, new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(face.file)))));
  }
}

function stylesheet({ pictures, proofs, lost }: SampleNotes): string {
  const cells = pictures.map(({ ground, ink }, i) => `[data-sample="${i}"]{--ground:${ground};--caption:${ink}}`);
  const plates = proofs.map(({ key, ground }) => `[data-proof="${key}"]{--ground:${ground}}`);
  return [...cells, ...plates, `[data-lost]{--ground:${lost.ground};--caption:${lost.ink}}`].join('\n');
}
