import type { KitFile } from '@brandwright/kit';
import dxfParser from 'dxf-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { kitFilesOf, printedAt } from '../testing/kit-files-of.ts';
import { openStudio } from './studio.ts';

/** The module is its class, which its types do not say. */
const DxfParser = dxfParser as unknown as typeof dxfParser.DxfParser;

const names = [
  'Juniper & Rye',
  'قهوة الصباح',
  '東京珈琲',
  'X',
  'The International Association of Independent Coffee Roasters & Sons',
];
const kits: (readonly KitFile[])[] = [];
beforeAll(async () => {
  const studio = await openStudio();
  for (const [i, name] of names.entries()) kits.push(await kitFilesOf(studio, name, i));
});

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Entity {
  readonly type: string;
  readonly layer: string;
  readonly shape?: boolean;
  readonly vertices?: readonly Point[];
  readonly controlPoints?: readonly Point[];
  readonly knotValues?: readonly number[];
  readonly closed?: boolean;
}

async function read(files: readonly KitFile[], path: string) {
  const text = (await printedAt(files, path)).toString('utf8');
  const dxf = new DxfParser().parseSync(text);
  if (dxf === null) throw new Error(`${path} is no DXF.`);
  return {
    text,
    header: dxf.header,
    layers: Object.keys(dxf.tables.layer.layers),
    entities: dxf.entities as unknown as readonly Entity[],
  };
}

/** Points of an entity: corners, or 32 of each span of a spline of Bézier curves. */
function pointsOf({ vertices, controlPoints = [] }: Entity): readonly Point[] {
  if (vertices !== undefined) return vertices;
  const at = (i: number): Point => controlPoints[i] ?? { x: Number.NaN, y: Number.NaN };
  const spans = (controlPoints.length - 1) / 3;
  return Array.from({ length: spans * 32 + 1 }, (_, i) => {
    const span = Math.min(spans - 1, Math.floor(i / 32));
    const t = i / 32 - span;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const along = (key: keyof Point): number => weights.reduce((sum, w, k) => sum + w * at(3 * span + k)[key], 0);
    return { x: along('x'), y: along('y') };
  });
}

const files = ['sign-maker/logo-100mm.dxf', 'sign-maker/mark-100mm.dxf'];

describe('a DXF', () => {
  test('[K-14] is in millimeters and as large as the logo: 100 mm wide, from 0, in its proportions', async () => {
    for (const kit of kits)
      for (const file of files) {
        const { header, entities } = await read(kit, file);
        expect(header.$INSUNITS).toBe(4);
        const points = entities.flatMap(pointsOf);
        const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
        const [left, right, low, high] = [
          xs.reduce((a, b) => Math.min(a, b)),
          xs.reduce((a, b) => Math.max(a, b)),
          ys.reduce((a, b) => Math.min(a, b)),
          ys.reduce((a, b) => Math.max(a, b)),
        ];
        const svg = (await printedAt(kit, file.replace('-100mm.dxf', '-outlines-100mm.svg'))).toString('utf8');
        const height = Number(/height="([\d.]+)mm"/.exec(svg)?.[1]);
        for (const [seen, wanted] of [
          [left, 0],
          [right, 100],
          [low, 0],
          [high, height],
        ] as const)
          expect(Math.abs(seen - wanted)).toBeLessThan(0.05);
      }
  });

  test('[K-14] has a layer for each paint, and every contour closed', async () => {
    for (const kit of kits)
      for (const file of files) {
        const { layers, entities } = await read(kit, file);
        const used = new Set(entities.map(({ layer }) => layer));
        expect(used.size).toBeGreaterThan(0);
        for (const layer of used) {
          expect(layers).toContain(layer);
          expect(layer).toMatch(/^\d_[A-Z0-9_]+_[0-9A-F]{6}$/);
        }
        for (const entity of entities) {
          const points = pointsOf(entity);
          const [first, last] = [points[0], points.at(-1)];
          if (entity.type === 'SPLINE')
            expect(Math.hypot((first?.x ?? 0) - (last?.x ?? 9), (first?.y ?? 0) - (last?.y ?? 9))).toBeLessThan(1e-5);
          else expect([entity.type, entity.shape]).toEqual(['LWPOLYLINE', true]);
        }
      }
  });

  test('[K-14] has knots for exact Bézier curves, and the same bytes each time', async () => {
    const [kit = []] = kits;
    const { entities, text } = await read(kit, 'sign-maker/logo-100mm.dxf');
    for (const { type, knotValues = [], controlPoints = [] } of entities) {
      if (type !== 'SPLINE') continue;
      expect(knotValues).toHaveLength(controlPoints.length + 4);
      const inner = knotValues.slice(4, -4);
      expect(inner).toEqual(inner.map((_, i) => 1 + Math.floor(i / 3)));
    }
    expect((await read(kit, 'sign-maker/logo-100mm.dxf')).text).toBe(text);
  });
});
