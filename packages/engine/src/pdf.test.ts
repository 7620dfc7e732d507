import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { setOf } from '../testing/font-book.ts';
import { EngineError } from './errors.ts';
import { printPdf } from './pdf.ts';
import { drawing, variants } from './scene/variants.ts';
import { printSvg } from './svg.ts';
import { outlineOf } from './vector-page.ts';

const set = setOf({ name: 'Harbor & Pine', industry: 'Food & Beverage', slogan: 'Coffee by the water' });
const [first] = set.designs;
if (first === undefined) throw new Error('no design');
const full = drawing(first, 'full');
const bytes = (pdf: string): Uint8Array => Uint8Array.from(pdf, (c) => c.charCodeAt(0));

async function read(pdf: string): Promise<{ size: number[]; fills: number; title: string }> {
  const task = getDocument({ data: bytes(pdf), verbosity: 0 });
  const doc = await task.promise;
  expect(doc.numPages).toBe(1);
  const page = await doc.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const { info } = await doc.getMetadata();
  // A path that is filled comes as one operation with the way it is painted.
  const fills = fnArray.filter(
    (op, i) => op === OPS.fill || (op === OPS.constructPath && (argsArray[i] as unknown[])[0] === OPS.fill),
  ).length;
  await task.destroy();
  return { size: page.view, fills, title: (info as { Title: string }).Title };
}

/** A reader of its own, where the machine has it. */
const hasPdfinfo = spawnSync('pdfinfo', ['-v']).error === undefined;

describe('a PDF', () => {
  test('is read by another program: page, fills and title are those of the drawing', async () => {
    for (const design of set.designs) {
      for (const variant of variants) {
        const one = drawing(design, variant);
        const { size, fills, title } = await read(printPdf(outlineOf(one), { title: `Brand — “${variant}” ☕`, width: 480 }));
        const high = (480 * one.scene.height) / one.scene.width;
        expect(size[2]).toBeCloseTo(480, 2);
        expect(size[3]).toBeCloseTo(high, 2);
        expect(fills).toBe(printSvg(one).match(/<path/gu)?.length);
        expect(title).toBe(`Brand — “${variant}” ☕`);
      }
    }
  });

  test('without its ground has one fill less', async () => {
    const [solid, clear] = await Promise.all([
      read(printPdf(outlineOf(full), { title: 'x' })),
      read(printPdf(outlineOf(full), { title: 'x', transparent: true })),
    ]);
    expect(solid.fills - clear.fills).toBe(1);
  });

  test('is ASCII, the same every time, with every object where its table says', () => {
    const pdf = printPdf(outlineOf(full), { title: 'Žluťoučký (kůň) \\ <b>' });
    expect(pdf).toBe(printPdf(outlineOf(full), { title: 'Žluťoučký (kůň) \\ <b>' }));
    expect(pdf).toMatch(/^[\n\x20-\x7e]+$/u);
    const content = pdf.slice(pdf.indexOf('stream\n'), pdf.indexOf('endstream'));
    expect(/\d{9}|NaN|Infinity|\de[-+]?\d|undefined/u.exec(content)).toBeNull();
    const at = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(pdf)?.[1]);
    expect(pdf.slice(at, at + 5)).toBe('xref\n');
    const offsets = [...pdf.slice(at).matchAll(/^(\d{10}) 00000 n $/gmu)].map((m) => Number(m[1]));
    expect(offsets).toHaveLength(5);
    for (const [i, offset] of offsets.entries()) expect(pdf.slice(offset).startsWith(`${i + 1} 0 obj\n`)).toBe(true);
    const length = Number(/\/Length (\d+)/u.exec(pdf)?.[1]);
    const start = pdf.indexOf('stream\n') + 'stream\n'.length;
    expect(pdf.slice(start + length, start + length + 'endstream'.length)).toBe('endstream');
  });

  test('keeps to sizes that viewers take, and refuses a scene that has none', async () => {
    expect((await read(printPdf(outlineOf(full), { title: '', width: 1e9 }))).size[2]).toBe(14_400);
    expect(() => printPdf(outlineOf({ ...full, scene: { ...full.scene, width: 0 } }), { title: '' })).toThrow(EngineError);
  });

  test.skipIf(!hasPdfinfo)('is taken by pdfinfo where it is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
    try {
      const file = join(folder, 'logo.pdf');
      writeFileSync(file, bytes(printPdf(outlineOf(full), { title: 'Harbor & Pine', width: 600 })));
      const told = execFileSync('pdfinfo', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
      expect(told).toMatch(/Title:\s+Harbor & Pine\n/u);
      expect(told).toMatch(/Page size:\s+600 x/u);
      expect(told).toMatch(/PDF version:\s+1\.7/u);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
