import type { Hex } from '@brandwright/engine';
import type { Area } from '../../layout/area.ts';
import type { PlacedPicture } from '../office-document.ts';

/** 13⅓ × 7½ inches in points: 16 to 9. */
export const slideSize = { width: 960, height: 540 } as const;

/** Distance of text from the slide’s sides, its top and its foot. */
export const slideMargin = { side: 56, top: 52, foot: 30 } as const;

/** Font sizes in points: one scale of about 1.6. */
export const slideText = { small: 12, body: 20, heading: 32, display: 50 } as const;

/** A layout of the master, and the slide that shows it. Lengths in points, left to right; `x` is mirrored for rtl before. */
export interface SlideLayout {
  /** Name in the program’s list. */
  readonly name: string;
  /** Type by ECMA-376, part 1, 19.7.15. Null for a composition of our own. */
  readonly type: 'title' | 'secHead' | 'obj' | 'twoObj' | 'picTx' | 'titleOnly' | null;
  readonly ground: Hex;
  readonly art: readonly SlideArt[];
  readonly holders: readonly Holder[];
  /** Color of the name and the number at the foot. Null for a slide without them. */
  readonly foot: Hex | null;
}

export type SlideArt =
  | { readonly kind: 'picture'; readonly placed: PlacedPicture }
  | { readonly kind: 'bar'; readonly area: Area; readonly paint: Hex };

/** A place to type or to put a picture. */
export interface Holder {
  readonly type: 'ctrTitle' | 'title' | 'subTitle' | 'body' | 'obj' | 'pic';
  /** Number that joins a slide’s text to its layout. Titles have none. */
  readonly index: number | null;
  readonly area: Area;
  readonly size: number;
  readonly ink: Hex;
  readonly font: 'headings' | 'body';
  /** Where text stands in its area. */
  readonly stand: 'top' | 'middle' | 'foot';
  readonly bullets: boolean;
  /** Shown while it is empty. */
  readonly hint: string;
  /** On the slide that shows the layout: one a paragraph. None leaves it empty. */
  readonly sample: readonly string[];
}
