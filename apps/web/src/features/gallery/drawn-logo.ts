import type { Design } from '@brandwright/engine';

/** A design with its pictures, as the browser holds it (row Y-07). */
export interface DrawnLogo {
  readonly id: string;
  readonly format: 'png';
  readonly design: Design;
  readonly variation: { readonly style: string; readonly description: string };
  /** PNG of 512 × 512; null for a design that was kept from before, until it is asked for. */
  readonly blob: Blob | null;
  /** SVG for a slot, without ground; null where this browser cannot draw and the server sent the PNG alone. */
  readonly art: string | null;
}

export const variationOf = (design: Design): DrawnLogo['variation'] => ({
  style: design.style,
  description: design.reasons.join(' '),
});
