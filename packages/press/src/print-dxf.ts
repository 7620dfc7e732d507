import type { CutDrawing } from '@brandwright/kit';
import { DxfWriter, LWPolylineFlags, point2d, point3d, SplineFlags, Units } from '@tarikjabiri/dxf';

/** Places after the point: a thousandth of a micrometer. */
const digits = 6;

/**
 * A drawing of outlines as DXF (AutoCAD 2007) in millimeters, y up from the bottom left: a layer for each paint, in its
 * color; a closed polyline or a closed cubic spline for each contour. Splines are exact: a cubic is a span of the curve.
 */
export function printDxf({ width, height, layers }: CutDrawing): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable('$MEASUREMENT', { 70: 1 });
  dxf.setVariable('$EXTMIN', { 10: 0, 20: 0, 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: decimal(width), 20: decimal(height), 30: 0 });
  for (const { name, paint, path } of layers) {
    // Color 7 is black on white and white on black, for programs that know no true colors.
    const layer = dxf.addLayer(name, 7);
    layer.trueColor = Number.parseInt(paint.slice(1), 16);
    for (const contour of path) {
      const points = pointsOf(contour, height);
      const corners = cornersOf(points);
      if (corners === null) dxf.addSpline(splineOf(points), { layerName: name });
      else
        dxf.addLWPolyline(
          corners.map(([x, y]) => ({ point: point2d(x, y) })),
          { layerName: name, flags: LWPolylineFlags.Closed },
        );
    }
  }
  return dxf.stringify();
}

type Point = readonly [x: number, y: number];

const decimal = (v: number): number => Number(v.toFixed(digits));

const pointsOf = (contour: readonly number[], height: number): readonly Point[] =>
  Array.from({ length: contour.length / 2 }, (_, i) => [
    decimal(contour[2 * i] as number),
    decimal(height - (contour[2 * i + 1] as number)),
  ]);

/** Corners of a contour without curves; null if it has one. */
function cornersOf(points: readonly Point[]): readonly Point[] | null {
  const same = (a: Point | undefined, b: Point | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];
  for (let i = 0; i + 3 < points.length; i += 3) {
    if (!same(points[i], points[i + 1]) || !same(points[i + 2], points[i + 3])) return null;
  }
  return points.filter((_, i) => i % 3 === 0 && i + 1 < points.length);
}

/** A clamped cubic spline through Bézier spans: each inner knot counts three times. */
function splineOf(points: readonly Point[]) {
  const spans = (points.length - 1) / 3;
  const inner = Array.from({ length: spans - 1 }, (_, i) => [i + 1, i + 1, i + 1]).flat();
  return {
    controlPoints: points.map(([x, y]) => point3d(x, y, 0)),
    degreeCurve: 3,
    flags: SplineFlags.Closed | SplineFlags.Planar,
    knots: [0, 0, 0, 0, ...inner, spans, spans, spans, spans],
  };
}
