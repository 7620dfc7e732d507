import { type Brief, type Customization, type Design, readCustomization } from '@brandwright/engine';
import type { Studio } from '../open-studio.ts';
import { brandFacesTask, type KitFace } from './brand-faces.ts';
import { customized } from './customize.ts';

/** A logo as a kit keeps it, and the brief of the kit; without a brief it is shown as it was designed. */
export interface KitLogoAsk {
  readonly design: Design;
  readonly customization: Customization | null;
  readonly brief: Brief | null;
}

/** What a logo's page needs the typefaces for: the design as its owner left it, and what it is set in. */
export interface KitLogoSheet {
  readonly design: Design;
  readonly faces: readonly KitFace[];
}

export async function kitLogoTask(ask: KitLogoAsk, studio: Studio, signal: AbortSignal): Promise<KitLogoSheet> {
  const { brief, customization } = ask;
  const edited = customization !== null && brief !== null;
  const design = edited
    ? (await customized(ask.design, brief, readCustomization(customization), studio, signal)).design
    : ask.design;
  const { genome, scene, name } = design;
  const slogan = scene.shapes.some(({ part }) => part === 'slogan') ? genome.partners.slogan : null;
  return { design, faces: await brandFacesTask({ name, face: genome.face, slogan }, studio, signal) };
}
