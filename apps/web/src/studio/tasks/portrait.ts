import type { Design } from '@brandwright/engine';
import { drawPreview } from '../../features/wizard/drawing/draw-preview.ts';
import type { Preview } from '../../features/wizard/preview.ts';

/** A design that was chosen, as the panel and the review show it. A design holds its own outlines: nothing is fetched. */
export const portraitTask = async (ask: { readonly design: Design }): Promise<Preview> => drawPreview(ask.design);
