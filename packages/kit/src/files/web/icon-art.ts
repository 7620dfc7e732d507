import type { Design } from '@brandwright/engine';
import { area, fill, rect } from '../../mockups/outline.ts';
import { iconDrawing, iconGround, oneInkDrawing } from './icon-ink.ts';
import { type IconRoom, placed, side } from './icon-placing.ts';

const square = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${shapes}</svg>\n`;

const plate = (design: Design, round: number): string => fill(iconGround(design), rect(area(0, 0, side, side), round * side));

/**
 * Favicon for `pixels` per side: a rounded square on its own ground. Tabs are white, gray or nearly black,
 * and neither PNG nor Safari can tell which; an icon with its own ground needs no second drawing for dark
 * tabs.
 */
export function favicon(design: Design, pixels: number): string {
  const small = pixels <= 32;
  const room: IconRoom = small
    ? { span: pixels <= 16 ? 0.82 : 0.79, area: 0.56, reach: 0.56, pixels }
    : { span: 0.75, area: 0.48, reach: 0.52, ...(pixels <= 48 ? { pixels } : {}) };
  return square(plate(design, 0.19) + placed(iconDrawing(design, small), room));
}

/** An icon that the system crops to its own shape (iOS, app stores). The ground fills the corners. */
export const fullIcon = (design: Design): string =>
  square(plate(design, 0) + placed(iconDrawing(design, false), { span: 0.68, area: 0.4, reach: 0.44 }));

/** An icon shown as is, on a home screen or in a dock. */
export const roundedIcon = (design: Design): string =>
  square(plate(design, 0.22) + placed(iconDrawing(design, false), { span: 0.68, area: 0.4, reach: 0.44 }));

/**
 * Radius of the circle that launchers never crop, as a share of the side (W3C App Manifest, maskable icons).
 */
export const maskableReach = 0.4;

/** An icon that launchers may crop down to that circle. The mark keeps clear of its edge. */
export const maskableIcon = (design: Design): string =>
  square(plate(design, 0) + placed(iconDrawing(design, false), { span: 0.62, area: 0.34, reach: 0.9 * maskableReach }));

/** The mark in one ink without ground, in the same circle, because launchers crop it too. */
export const monochromeIcon = (design: Design): string =>
  square(placed(oneInkDrawing(design), { span: 0.66, area: 0.4, reach: 0.97 * maskableReach, mono: true }));

/**
 * Radius of the circle for the mark in a profile picture, as a share of the side. Networks crop to a circle
 * of .5.
 */
export const profileReach = 0.35;

/** A profile picture. Networks crop it to a circle. */
export const profilePicture = (design: Design): string =>
  square(plate(design, 0) + placed(iconDrawing(design, false), { span: 0.6, area: 0.32, reach: 0.97 * profileReach }));
