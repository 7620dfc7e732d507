import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type Brief,
  colorPreferences,
  createFontBook,
  type Design,
  designSet,
  drawing,
  type FontBook,
  facesFor,
  frame,
  iconPlacements,
  industries,
  parseBrief,
  printSvg,
  styleDirections,
  typefaces,
} from '@brandwright/engine';
import * as shaper from 'harfbuzzjs';
import { artKey } from '../src/content/art-key.ts';
import type { SampleArt, SampleNotes } from '../src/content/samples.ts';
import { drawSheet } from '../src/features/hero/draw/sheet.ts';
import { contrast, inline, type Picture } from '../src/features/hero/picture.ts';

/** The engine names only the few members it calls; the module's own class types are wider in both directions. */
const harfbuzz = shaper as unknown as Parameters<typeof createFontBook>[0];

/** The name in the field when the page opens, and the firm of the page that is not there. */
const sampleName = 'Juniper & Rye';
const lostName = 'Off the Map';

/** Short, so that a style can be told from a small tile. */
const tileName = 'Rye';
const tile = { width: 76, height: 46 } as const;

/** Archetypes that show a placement at its plainest. */
const placed: Readonly<Record<(typeof iconPlacements)[number], readonly Design['archetype'][]>> = {
  left: ['beside'],
  above: ['above'],
  integrated: ['container', 'monogram'],
  wordmark: ['wordmark'],
};

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
  /** The design of a set that suits a purpose best, or its first. */
  const one = async (input: object, suits: (design: Design) => boolean = () => true): Promise<Design> => {
    const { designs } = designSet(await brief(input), { fonts });
    const design = designs.find(suits) ?? designs[0];
    if (design === undefined) throw new Error(`Nothing was drawn for ${JSON.stringify(input)}.`);
    return design;
  };
  const art: Record<string, string> = {};
  const choose = async <T extends string>(values: readonly T[], draw: (value: T) => Promise<string>): Promise<readonly T[]> => {
    for (const value of values) art[artKey('choice', value)] = await draw(value);
    return values;
  };

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
    industries,
    styles: await choose(styleDirections, async (style) =>
      inkOnly(await one({ name: tileName, style, iconPlacement: 'wordmark' }, (design) => design.style.includes(style))),
    ),
    colors: await choose(colorPreferences, async (colors) => swatches(await one({ name: tileName, colors }))),
    placements: await choose(iconPlacements, async (iconPlacement) =>
      inkOnly(await one({ name: tileName, iconPlacement }, (design) => placed[iconPlacement].includes(design.archetype))),
    ),
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

/** One colour, the page's own ink, so that a tile follows the theme. */
function inkOnly(design: Design): string {
  const mono = frame(drawing(design, 'mono-black'), tile.width, tile.height, { area: 0.3, wide: 0.74, tall: 0.66 });
  return inline(printSvg(mono).replaceAll('#000000', 'currentColor'));
}

function swatches(design: Design): string {
  const { primary, secondary, accent } = design.scheme.palette;
  const bar = (x: number, width: number, fill: string): string => `<path fill="${fill}" d="M${x} 0h${width}v46h-${width}z"/>`;
  const bars = bar(0, 38, primary) + bar(38, 24, secondary) + bar(62, 14, accent);
  return `<svg viewBox="0 0 76 46" preserveAspectRatio="none" aria-hidden="true" focusable="false">${bars}</svg>`;
}

function stylesheet({ pictures, proofs, lost }: SampleNotes): string {
  const cells = pictures.map(({ ground, ink }, i) => `[data-sample="${i}"]{--ground:${ground};--caption:${ink}}`);
  const plates = proofs.map(({ key, ground }) => `[data-proof="${key}"]{--ground:${ground}}`);
  return [...cells, ...plates, `[data-lost]{--ground:${lost.ground};--caption:${lost.ink}}`].join('\n');
}
