import { type Design, drawing, frame, printSvg } from '@brandwright/engine';

/** The slot of the gallery, in units; slots of other sizes have about its shape. */
export const slot = { width: 320, height: 246 } as const;

/** A design placed in its slot, without its ground: the slot itself is painted with that. */
export const slotArt = (design: Design): string =>
  inPage(printSvg(frame(drawing(design, 'full'), slot.width, slot.height), { ground: false }));

/** A printed drawing for the page: decoration that follows its box, whose name is told by the element around it. */
export const inPage = (svg: string): string =>
  svg.trimEnd().replace(/^<svg\b[^>]*viewBox="([^"]+)"[^>]*>/, '<svg viewBox="$1" aria-hidden="true" focusable="false">');
