/**
 * A mockup without its root element: SVG elements in painting order on a canvas of `width × height` units.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
  /** What must stay in view where the picture is cut at its sides. Default: the middle. */
  readonly focus?: 'start' | 'middle';
}
