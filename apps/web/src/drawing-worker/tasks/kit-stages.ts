import { frame, type Hex, inLook, type KitLook, printSvg, readCustomization, unchangedLook } from '@brandwright/engine';
import { legible } from '@brandwright/kit';
import type { Studio } from '../open-studio.ts';
import { inPage } from '../slot-art.ts';
import { customized } from './customize.ts';
import type { KitLogoAsk } from './kit-logo.ts';
import { onStage } from './stand-logos.ts';
import type { Shot } from './view-logos.ts';

/** A logo of a kit, and the look that the kit has; null: as designed. */
interface Ask extends KitLogoAsk {
  readonly look: KitLook | null;
}

/** A kit’s logo where kits are compared. */
export interface KitStages {
  readonly light: Shot;
  readonly dark: Shot;
  /** Its drawing for 32 pixels, on its own ground. */
  readonly small: Shot;
}

const white: Hex = '#FFFFFF';
const night: Hex = '#171614';

/** A kit’s logo as the kit shows it: large on light and on dark, and small. */
export async function kitStagesTask(ask: Ask, studio: Studio, signal: AbortSignal): Promise<KitStages> {
  const { brief, customization, look } = ask;
  const own = customization === null ? null : readCustomization(customization);
  const isPlain = brief === null || (own === null && look === null);
  const design = isPlain
    ? ask.design
    : (await customized(ask.design, brief, inLook(own, look ?? unchangedLook), studio, signal)).design;
  const ground = design.scheme.paints.ground ?? white;
  const small = frame(legible(design, 'mark-small', ground), 32, 32, { area: 0.5, wide: 0.74, tall: 0.74 });
  return {
    light: onStage(design, white),
    dark: onStage(design, night),
    small: { ground, art: inPage(printSvg(small, { ground: false })) },
  };
}
