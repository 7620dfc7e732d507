import type { Hex } from '@brandwright/engine';

/** A drawing to render as pixels. */
export interface PictureFile {
  /** From our own printers. */
  readonly svg: string;
  readonly format: 'png' | 'jpg';
  /** Whole pixels, 1–4096. The drawing is fitted and centered. */
  readonly width: number;
  readonly height: number;
  /** Background color. Null is transparent, which JPG does not support. */
  readonly ground: Hex | null;
  /** Without a palette, which Windows and app stores do not take in icons. Default: false. */
  readonly trueColor?: boolean;
}
