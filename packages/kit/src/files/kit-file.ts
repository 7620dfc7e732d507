import type { Hex } from '@brandwright/engine';

/**
 * One file of a kit: where it stands, and what makes it. Told, not made: functions are called by the press when the file's turn comes,
 * so that a kit is never whole in memory.
 */
export type KitFile = { readonly path: string } & (
  | { readonly kind: 'text'; readonly text: () => string }
  | { readonly kind: 'bytes'; readonly bytes: () => Uint8Array }
  | { readonly kind: 'picture'; readonly picture: () => PictureFile }
  | { readonly kind: 'icon'; readonly frames: () => readonly IconFrame[] }
  /** The whole file of a typeface of the catalogue, as its makers published it. */
  | { readonly kind: 'font'; readonly face: string }
  /** The licence its makers published with it. */
  | { readonly kind: 'font-licence'; readonly face: string }
);

/** A drawing as pixels. */
export interface PictureFile {
  /** Of our own printers. */
  readonly svg: string;
  readonly format: 'png' | 'jpg';
  /** Whole pixels, 1–4096; the drawing is fitted into both sides and centred. */
  readonly width: number;
  readonly height: number;
  /** Behind everything; null leaves transparent what is not painted. JPG has no transparency: never null there. */
  readonly ground: Hex | null;
}

/** One size of an icon file. */
interface IconFrame {
  readonly svg: string;
  /** Pixels of a side, 16–256. */
  readonly size: number;
}

/** What every path of a kit looks like: no sign in it means anything to a shell or file system (S-24). That no part of it is `..` is the slug's to see to. */
export const kitPath = /^[a-z0-9][a-z0-9._/-]{0,99}$/;
