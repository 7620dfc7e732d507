import { softBreak } from '../typography/ideograph-break.ts';
import metricsData from './catalogue/typeface-metrics.json' with { type: 'json' };
import facesData from './catalogue/typefaces.json' with { type: 'json' };
import { inRepertoire } from './repertoire.ts';
import type { Typeface, TypefaceMetrics } from './typeface.ts';

/** A typeface with its measurements. */
export type Face = Typeface & { readonly metrics: TypefaceMetrics };

const metrics = metricsData as unknown as Readonly<Record<string, TypefaceMetrics>>;

/** The whole catalogue, in its own order. */
export const faces: readonly Face[] = (facesData as unknown as readonly Typeface[]).flatMap((face) => {
  const measured = metrics[face.id];
  return measured ? [{ ...face, metrics: measured }] : [];
});

/** Last code point listed individually. Above it, whole character sets count. */
const lastListed = 0x30ff;

const byId: ReadonlyMap<string, Face> = new Map(faces.map((face) => [face.id, face]));

export const faceById = (id: string): Face | undefined => byId.get(id);

/** True if the face has its own glyph for every character except spaces. */
export function covers(face: Face, text: string): boolean {
  for (const char of text) {
    if (char === ' ' || char === softBreak) continue;
    if (!coversPoint(face, char.codePointAt(0) as number)) return false;
  }
  return true;
}

function coversPoint(face: Face, point: number): boolean {
  const { repertoires = [], beyond = '' } = face.metrics;
  if (point > lastListed)
    return repertoires.some((set) => inRepertoire(set, point)) || beyond.includes(String.fromCodePoint(point));
  let lo = 0;
  let hi = face.metrics.coverage.length - 1;
  while (lo <= hi) {
    const mid = (lo + hi) >> 1;
    const [first, last] = face.metrics.coverage[mid] as readonly [number, number];
    if (point < first) hi = mid - 1;
    else if (point > last) lo = mid + 1;
    else return true;
  }
  return false;
}
