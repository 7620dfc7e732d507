import type { CutDrawing } from '../cutting/cut-drawing.ts';
import type { PagedDocument } from '../document/document.ts';
import type { OfficeDocument } from '../office/office-document.ts';
import type { PictureFile } from './picture-file.ts';

/**
 * One file of a kit: its path and how to make it. The press calls the functions one file at a time, so that a
 * kit is never whole in memory.
 */
export type KitFile = {
  readonly path: string;
  /** The model whose picture the mark was traced from, which the file names if its format can (I-03). Absent: none. */
  readonly model?: string;
} & (
  | TextFile
  | { readonly kind: 'bytes'; readonly bytes: () => Uint8Array }
  | { readonly kind: 'picture'; readonly picture: () => PictureFile }
  | { readonly kind: 'icon'; readonly frames: () => readonly IconFrame[] }
  /** Pages with text, printed as a tagged PDF. */
  | { readonly kind: 'document'; readonly document: () => PagedDocument }
  /** Outlines for plotters. Overlaps within a paint are removed when they are printed. */
  | { readonly kind: 'cut'; readonly format: 'dxf' | 'svg'; readonly title: string; readonly cut: () => CutDrawing }
  /** A text document, in Word’s format. */
  | { readonly kind: 'docx'; readonly document: () => OfficeDocument }
  /** A package of parts, such as a presentation, zipped with pictures drawn. */
  | { readonly kind: 'package'; readonly parts: () => readonly PackagePart[] }
  /** The full font file of a catalogue typeface, as published. */
  | { readonly kind: 'font'; readonly face: string }
  /** The license published with it. */
  | { readonly kind: 'font-licence'; readonly face: string }
);

/** One part of a package. */
export type PackagePart =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly picture: PictureFile };

/** One size in an icon file. */
interface IconFrame {
  readonly svg: string;
  /** Side in pixels, 16–256. */
  readonly size: number;
}

/**
 * Format of every path in a kit: no character that is special to a shell or file system (S-24). The slug
 * ensures that no part is `..`.
 */
export const kitPath = /^[a-z0-9][a-z0-9._/-]{0,99}$/;

interface TextFile {
  readonly kind: 'text';
  readonly text: () => string;
  /** Does what can fail of `text`, in less time. It is called before a kit is sold. Default: `text`. */
  readonly prove?: () => void;
}
