import { type Design, type Drawing, drawing, frame, type Hex, printSvg } from '@brandwright/engine';
import { legible } from '@brandwright/kit';
import { inPage } from '../slot-art.ts';
import type { Shot } from './view-logos.ts';

interface Ask {
  readonly designs: readonly Design[];
  /** What all of them stand on, in colors that can be read there; null: each on its own ground. */
  readonly ground: string | null;
}

/** The stage of each, in units. */
const stage = { width: 640, height: 440 } as const;
/** All are equally large: by optical area, with the most they may take of width and height. */
const room = { area: 0.24, wide: 0.72, tall: 0.66 } as const;

/** Designs beside each other, large, at one size and on one ground. */
export const standLogosTask = async ({ designs, ground }: Ask): Promise<readonly Shot[]> =>
  designs.map((design) => onStage(design, ground));

/** A design on the stage, on its own ground or on this one. */
export function onStage(design: Design, ground: string | null): Shot {
  const picture: Drawing = ground === null ? drawing(design, 'full') : legible(design, 'full', ground as Hex);
  return {
    ground: picture.paints.ground ?? '#FFFFFF',
    art: inPage(printSvg(frame(picture, stage.width, stage.height, room), { ground: false })),
  };
}
