import type { Drawing, Hex } from '@brandwright/engine';
import type { Layer } from '../document/document.ts';
import { stamp } from '../document/stamp.ts';
import type { Brand, Form } from '../files/brand.ts';
import type { Area } from '../layout/area.ts';
import { box } from '../layout/area.ts';
import { proportion } from '../layout/ink.ts';
import { legible } from '../mockups/legible.ts';

/** Largest shares of an area’s surface, width and height that a drawing takes. */
export interface Share {
  readonly area: number;
  readonly wide: number;
  readonly tall: number;
}

const usual: Share = { area: 0.17, wide: 0.66, tall: 0.56 };

/** Where a drawing stands so that long and tall ones look equally large; centered. */
export function optical(drawing: Drawing, within: Area, share: Share = usual): Area {
  const ratio = proportion(drawing);
  const w = Math.min(within.w * share.wide, within.h * share.tall * ratio, Math.sqrt(share.area * within.w * within.h * ratio));
  const h = w / ratio;
  return box(within.x + (within.w - w) / 2, within.y + (within.h - h) / 2, w, h);
}

/** The logo, or another of its lockups, in readable paints on a ground. */
export const logoOn = ({ design }: Brand, ground: Hex, form: Form = design): Drawing => legible(form, 'full', ground);

/** The logo in the middle of an area. */
export function logoIn(brand: Brand, ground: Hex, within: Area, share?: Share): readonly Layer[] {
  const drawing = logoOn(brand, ground);
  return stamp(drawing, optical(drawing, within, share));
}
