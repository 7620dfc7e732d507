import {
  type Brief,
  type Customization,
  createFontBook,
  customise,
  type Design,
  type DesignSet,
  designSet,
  drawing,
  type FontBook,
  type FreeDesign,
  facesFor,
  facesForCustomization,
  facesForFree,
  frame,
  printSvg,
  setFreeLogo,
} from '@brandwright/engine';
import { loadFonts } from './faces.ts';

/** The engine with its WASM and a font book that grows as briefs ask for typefaces. */
export interface Studio {
  readonly book: FontBook;
}

export interface SetOptions {
  /** Which set of the brief, from 0. */
  readonly round: number;
  /** Side in units of a square on which each design is centred and sized to look equally large; default: its own canvas. */
  readonly square?: number;
}

/** One design of a set, printed: what a caller in another process needs, as texts, which cross and are kept at a tenth of the cost. */
export interface PrintedDesign {
  readonly id: string;
  readonly slot: number;
  readonly style: Design['style'];
  readonly reasons: readonly string[];
  /** The whole Design as JSON. */
  readonly json: string;
  readonly svg: string;
}

/** A set with each design printed in full color on its own ground, in the same order. */
export interface DrawnSet {
  readonly set: DesignSet;
  readonly svgs: readonly string[];
}

export interface FreeOptions {
  /** Side in units of the square on which the logo is centred. */
  readonly square: number;
}

/** A design, the brief it was drawn for, and how it was changed in the editor. */
export interface EditedDesign {
  readonly design: Design;
  readonly brief: Brief;
  readonly customization: Customization;
}

/** A logo of the free builder, printed in full color on its own ground. */
export interface PrintedFreeLogo {
  readonly id: string;
  /** On its own canvas, with its clear space. */
  readonly svg: string;
  /** Centred on the square. */
  readonly square: string;
  /** Its ground, `#RRGGBB`. */
  readonly ground: string;
}

/** On a square that is a file by itself a logo stands larger than in a gallery's slot: up to four fifths of the width. */
const onSquare = { area: 0.3, wide: 0.8, tall: 0.7 };

/** Loads HarfBuzz (0.4 MB of WASM) once a process and opens an empty book on it. */
export async function openStudio(): Promise<Studio> {
  const harfbuzz: unknown = await import('harfbuzzjs');
  // The engine names only the few members it calls; the module's own class types are wider in both directions.
  return { book: createFontBook(harfbuzz as Parameters<typeof createFontBook>[0]) };
}

/** Brief in, eight logos out, in this process: reads the typefaces the brief may use, designs, prints. Throws EngineError, PressError. */
export async function drawSet({ book }: Studio, brief: Brief, { round, square }: SetOptions): Promise<DrawnSet> {
  await loadFonts(facesFor(brief, round), book);
  const set = designSet(brief, { fonts: book, round });
  const svgs = set.designs.map((design) => {
    const full = drawing(design, 'full');
    return printSvg(square === undefined ? full : frame(full, square, square, onSquare), { title: design.name });
  });
  return { set, svgs };
}

/** A design after a person's changes, in this process; see `customise`. Throws EngineError, PressError. */
export async function drawEdited({ book }: Studio, { design, brief, customization }: EditedDesign): Promise<Design> {
  await loadFonts(facesForCustomization(design, brief, customization), book);
  return customise(design, brief, customization, book).design;
}

/** The texts of a set that was drawn. */
export function printSet({ set, svgs }: DrawnSet): readonly PrintedDesign[] {
  return set.designs.map((design, i) => {
    const { id, slot, style, reasons } = design;
    return { id, slot, style, reasons, json: JSON.stringify(design), svg: svgs[i] ?? '' };
  });
}

/** A free design in, one logo out, in this process. Throws EngineError, PressError. */
export async function drawFree({ book }: Studio, design: FreeDesign, { square }: FreeOptions): Promise<PrintedFreeLogo> {
  await loadFonts(facesForFree(design), book);
  const logo = setFreeLogo(design, book);
  const full = drawing(logo, 'full');
  const title = { title: logo.name };
  return {
    id: logo.id,
    svg: printSvg(full, title),
    square: printSvg(frame(full, square, square, onSquare), title),
    ground: full.paints.ground ?? '#FFFFFF',
  };
}
