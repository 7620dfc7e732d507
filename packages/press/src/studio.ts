import {
  type Brief,
  type Customization,
  createFontBook,
  customize,
  type Design,
  type DesignSet,
  designSet,
  drawing,
  type FontBook,
  type FreeDesign,
  facesFor,
  facesForCustomization,
  facesForFree,
  facesForKinds,
  facesToRedraw,
  fileGrounds,
  frame,
  type LogoKind,
  logosByKind,
  printSvg,
  redrawn,
  type SeenParts,
  setFreeLogo,
  squareLogo,
  type TracedMarks,
} from '@brandwright/engine';
import { loadFonts } from './faces.ts';

/** The engine with its WASM and a font book, to which briefs add typefaces. */
export interface Studio {
  readonly book: FontBook;
}

export interface SetOptions {
  /** Number of the set for the brief, from 0. */
  readonly round: number;
  /**
   * Side of a square, in units, on which each design is centered at equal optical size. Default: the design's
   * own canvas.
   */
  readonly square?: number;
}

/**
 * One design of a set, printed for a caller in another process. Texts cross and are cached at a tenth of the
 * cost of objects.
 */
export interface PrintedDesign {
  readonly id: string;
  readonly slot: number;
  readonly style: Design['style'];
  readonly reasons: readonly string[];
  /** The complete Design as JSON. */
  readonly json: string;
  readonly svg: string;
}

/** A set, with each design printed in full color on its own ground, in the same order. */
export interface DrawnSet {
  readonly set: DesignSet;
  readonly svgs: readonly string[];
}

export interface KindOptions {
  /** Number of the three for the brief, from 0; see `logosByKind`. */
  readonly round: number;
  /** Parts of designs that should not come again. */
  readonly seen: readonly SeenParts[];
  /** Drawings of a model that marks show, by kind; see `logosByKind`. */
  readonly traced?: TracedMarks;
  /** Side of the square, in units, on which each logo is centered. */
  readonly square: number;
}

/** One logo of each kind, printed without a ground; see `squareLogo`. */
export interface PrintedKind extends Omit<PrintedDesign, 'slot' | 'svg'> {
  readonly kind: LogoKind;
  /** The model that drew its mark. Null where the engine did. */
  readonly model: string | null;
  /** For light grounds. */
  readonly light: string;
  /** For dark grounds. */
  readonly dark: string;
}

export interface FreeOptions {
  /** Side of the square, in units, on which the logo is centered. */
  readonly square: number;
}

/** A design, its brief, and its edits from the editor. */
export interface EditedDesign {
  readonly design: Design;
  readonly brief: Brief;
  readonly customization: Customization;
}

/** A design from a client, and the brief that it should be drawn from. */
export type UntrustedDesign = Pick<EditedDesign, 'design' | 'brief'>;

/** A logo of the free builder, printed in full color on its own ground. */
export interface PrintedFreeLogo {
  readonly id: string;
  /** On its own canvas, with clear space. */
  readonly svg: string;
  /** Centered on the square. */
  readonly square: string;
  /** Its ground, `#RRGGBB`. */
  readonly ground: string;
}

/** In a square file, a logo is larger than in a gallery slot: up to four fifths of the width. */
const onSquare = { area: 0.3, wide: 0.8, tall: 0.7 };

/** Loads HarfBuzz (0.4 MB of WASM) once per process and opens an empty book. */
export async function openStudio(): Promise<Studio> {
  const harfbuzz: unknown = await import('harfbuzzjs');
  // The engine types only the members it calls. The module's own types are wider in both directions.
  return { book: createFontBook(harfbuzz as Parameters<typeof createFontBook>[0]) };
}

/**
 * Draws the eight designs of a brief in this process: reads its typefaces, designs, prints. Throws
 * EngineError, PressError.
 */
export async function drawSet({ book }: Studio, brief: Brief, { round, square }: SetOptions): Promise<DrawnSet> {
  await loadFonts(facesFor(brief, round), book);
  const set = designSet(brief, { fonts: book, round });
  const svgs = set.designs.map((design) => {
    const full = drawing(design, 'full');
    return printSvg(square === undefined ? full : frame(full, square, square, onSquare), { title: design.name });
  });
  return { set, svgs };
}

/** Applies a person's edits to a design, in this process; see `customise`. Throws EngineError, PressError. */
export async function drawEdited({ book }: Studio, { design, brief, customization }: EditedDesign): Promise<Design> {
  await loadFonts(facesForCustomization(design, brief, customization), book);
  return customize(design, brief, customization, book).design;
}

/** Draws a design that a client brought, in this process; see `redrawn`. Throws EngineError, PressError. */
export async function drawAgain({ book }: Studio, { design, brief }: UntrustedDesign): Promise<Design> {
  await loadFonts(facesToRedraw(design), book);
  return redrawn(design, brief, book);
}

/** The texts of a drawn set. */
export function printSet({ set, svgs }: DrawnSet): readonly PrintedDesign[] {
  return set.designs.map((design, i) => {
    const { id, slot, style, reasons } = design;
    return { id, slot, style, reasons, json: JSON.stringify(design), svg: svgs[i] ?? '' };
  });
}

/** Draws one logo of each kind for a brief, in this process, and prints them. Throws EngineError, PressError. */
export async function drawKinds(
  { book }: Studio,
  brief: Brief,
  { round, seen, square, traced = {} }: KindOptions,
): Promise<readonly PrintedKind[]> {
  await loadFonts(facesForKinds(brief, round), book);
  return logosByKind(brief, { fonts: book, round, seen, traced }).map(({ kind, design }) => {
    const { id, style, reasons, name: title } = design;
    const [light, dark] = fileGrounds.map((ground) => printSvg(squareLogo(kind, design, ground, square), { title }));
    const model = design.genome.traced?.maker ?? null;
    return { kind, id, style, reasons, model, json: JSON.stringify(design), light: light as string, dark: dark as string };
  });
}

/** Draws one logo of the free builder, in this process. Throws EngineError, PressError. */
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
