import type { Hex, Matrix, Path } from '@brandwright/engine';
import type { Area } from '../layout/area.ts';

/** Pages with real text, as data. The press prints it as a tagged PDF. */
export interface PagedDocument {
  readonly title: string;
  readonly subject: string;
  readonly pages: readonly Page[];
}

/** A page in points (1/72 inch), y down from its top left. */
export interface Page {
  readonly width: number;
  readonly height: number;
  /** Its name in the outline. */
  readonly title: string;
  readonly ground: Hex;
  /** In painting order, which is the reading order. */
  readonly pieces: readonly Piece[];
}

/** A part of a page. What is neither text nor a figure is decoration, which screen readers skip. */
export type Piece =
  | { readonly kind: 'decoration'; readonly art: Art }
  /** `alt` describes the figure in a sentence. */
  | { readonly kind: 'figure'; readonly alt: string; readonly art: Art }
  | TextPiece
  | { readonly kind: 'group'; readonly role: GroupRole; readonly pieces: readonly Piece[] };

export interface TextPiece {
  readonly kind: 'text';
  /** A null role is decoration, such as a page number. */
  readonly role: TextRole | null;
  readonly runs: readonly Run[];
  readonly link?: Link;
  /** What a heading of a table (TH) is about. Default: its column. */
  readonly scope?: 'Row' | 'Column';
}

/** Painted outlines, bottom first, cut to an area if there is one. */
export interface Art {
  readonly layers: readonly Layer[];
  readonly clip?: Area;
}

/**
 * Outlines in one paint, moved by a matrix if there is one. Layers that share a path object are stored once, however
 * often they are drawn.
 */
export interface Layer {
  readonly paint: Hex;
  readonly path: Path;
  readonly by?: Matrix;
}

/** Structure types of ISO 32000-1, 14.8.4. */
export type TextRole = 'H1' | 'H2' | 'P' | 'LBody' | 'TH' | 'TD';
type GroupRole = 'L' | 'LI' | 'Table' | 'TR';

/** A stretch of one line: set in a face, or outlines of letters that the face lacks or shapes otherwise. */
export type Run = TextRun | OutlineRun;

export interface TextRun {
  readonly text: string;
  /** Id of a catalogue face that has all letters of the text. */
  readonly face: string;
  /** The em in points. */
  readonly size: number;
  readonly paint: Hex;
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Advance width in points. */
  readonly width: number;
}

export interface OutlineRun {
  readonly text: string;
  readonly path: Path;
  readonly paint: Hex;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Where a text leads: an address, or another page by its index. */
export type Link = { readonly to: string } | { readonly page: number };
