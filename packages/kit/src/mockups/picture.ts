/** A mock-up before it gets its root: SVG elements painted in order over a canvas of `width × height` units. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
}
