import {
  type Brief,
  type Customization,
  type Design,
  drawing,
  frame,
  inLook,
  type KitLook,
  printSvg,
  readCustomization,
} from '@brandwright/engine';
import { inline } from '../../features/hero/picture.ts';
import type { Studio } from '../open-studio.ts';
import { customized } from './customize.ts';

/** A logo of a kit, and the looks to show it in. */
export interface KitLooksAsk {
  readonly design: Design;
  readonly customization: Customization | null;
  readonly brief: Brief;
  readonly looks: readonly KitLook[];
}

/** A logo in a look: SVG without its ground, 300 × 150. */
export interface LookPicture {
  readonly ground: string;
  readonly art: string;
}

export async function kitLooksTask(ask: KitLooksAsk, studio: Studio, signal: AbortSignal): Promise<readonly LookPicture[]> {
  const own = ask.customization === null ? null : readCustomization(ask.customization);
  const pictures: LookPicture[] = [];
  for (const look of ask.looks) {
    const { design } = await customized(ask.design, ask.brief, inLook(own, look), studio, signal);
    const full = frame(drawing(design, 'full'), 300, 150, { area: 0.22, wide: 0.72, tall: 0.6 });
    pictures.push({ ground: full.paints.ground ?? '#FFFFFF', art: inline(printSvg(full, { ground: false })) });
  }
  return pictures;
}
