import { type Design, drawing, printSvg } from '@brandwright/engine';
import { logoPng } from '../logo-png.ts';

export type LogoFormat = 'png' | 'svg';

/** A design as a file to keep. */
export const logoFileTask = async ({
  design,
  format,
}: {
  readonly design: Design;
  readonly format: LogoFormat;
}): Promise<Blob> =>
  format === 'png'
    ? logoPng(design)
    : new Blob([printSvg(drawing(design, 'full'), { title: design.name })], { type: 'image/svg+xml' });
