import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Hex } from '@brandwright/engine';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kitFilesOf, printedAt } from '../testing/kit-files-of.ts';
import { qpdf } from '../testing/other-programs.ts';
import { declareInks } from './declare-inks.ts';
import { base85, outputIntent } from './output-intent.ts';
import { openStudio } from './studio.ts';

let folder: string;
/** The profile of a page, as a file. */
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'intent-'));
  file = join(folder, 'coated.icc');
  writeFileSync(file, inflateSync(bytesOf((await outputIntent()).profile)));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What ASCII85Decode gives (ISO 32000-1, 7.4.3). */
function bytesOf(text: string): Buffer {
  const end = text.indexOf('~>');
  const digits = text.slice(0, end).replace(/\s/gu, '').replaceAll('z', '!!!!!');
  const groups = digits.match(/.{1,5}/gsu) ?? [];
  return Buffer.concat(
    groups.map((group) => {
      const word = [...group.padEnd(5, 'u')].reduce((sum, digit) => sum * 85 + digit.charCodeAt(0) - 33, 0);
      const four = Buffer.alloc(4);
      four.writeUInt32BE(word);
      return four.subarray(0, group.length - 1);
    }),
  );
}

test('any bytes survive as text of ASCII85Decode', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = base85(bytes);
      expect(text).toMatch(/^[!-uz\n]*~>$/);
      expect([...bytesOf(text)]).toEqual([...bytes]);
    }),
  );
  expect(base85(new Uint8Array(8))).toBe('zz~>');
});

test('[K-04] the profile on a page gives the inks that the colors were declared in', async () => {
  const steps = [0, 51, 102, 153, 204, 255].map((v) => v.toString(16).padStart(2, '0'));
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b): Hex => `#${r}${g}${b}`)));
  const [stated, declared] = [await declareInks(colors, { profile: file }), await declareInks(colors)];
  const apart = colors.map((hex) =>
    Math.max(...(declared.get(hex) ?? []).map((v, i) => Math.abs(v - (stated.get(hex)?.[i] ?? NaN)))),
  );
  // Traces below 3 % are dropped, so that a rounding can be worth as much.
  expect(Math.max(...apart)).toBeLessThanOrEqual(3);
  expect(apart.reduce((sum, v) => sum + v, 0) / apart.length).toBeLessThan(1);
});

test('[K-04] the profile on a page shows inks as its source does', async () => {
  const pixels = Buffer.from([217, 45, 32, 18, 95, 190, 240, 200, 40, 250, 245, 230, 120, 60, 140, 30, 110, 70]);
  const shownBy = async (profile: string) => {
    const raw = { width: 6, height: 1, channels: 3 } as const;
    const inked = await sharp(pixels, { raw }).withIccProfile(profile).toColourspace('cmyk').tiff().toBuffer();
    return [...(await sharp(inked).toColourspace('srgb').raw().toBuffer())];
  };
  const [stated, source] = [await shownBy(file), await shownBy('cmyk')];
  expect(Math.max(...stated.map((v, i) => Math.abs(v - (source[i] ?? NaN))))).toBeLessThanOrEqual(8);
});

test('[K-04] every page for a printer states its condition, and that no ink prints over another', async () => {
  const files = await kitFilesOf(await openStudio(), 'Harbour Finch', 0);
  const paths = files.map(({ path }) => path).filter((path) => path.endsWith('-print-cmyk.pdf'));
  expect(paths).toHaveLength(11);
  for (const path of paths) {
    const page = (await printedAt(files, path)).toString('latin1');
    expect(page, path).toContain('/S /GTS_PDFX /OutputConditionIdentifier (Custom) /OutputCondition (Chemical proof)');
    expect(page, path).toMatch(/stream\n\/Knockout gs\n/);
    expect(page, path).toContain('/OP false /op false');
    const profile = inflateSync(bytesOf(/\/N 4 [^\n]*\nstream\n(.*?)\nendstream/su.exec(page)?.[1] ?? ''));
    // Size, class, inks and connection space (ICC.1:2001-04, 6.1).
    expect(profile.readUInt32BE(0), path).toBe(profile.length);
    expect(profile.toString('latin1', 12, 24), path).toBe('prtrCMYKLab ');
  }
});

test.skipIf(!qpdf)('[K-04] another program finds no fault in such a page, and the same profile', async () => {
  const files = await kitFilesOf(await openStudio(), 'Harbour Finch', 0);
  const page = join(folder, 'page.pdf');
  writeFileSync(page, await printedAt(files, 'stationery/business-card-front-print-cmyk.pdf'));
  expect(spawnSync('qpdf', ['--check', page], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  const { stdout } = spawnSync('qpdf', ['--show-object=6', '--filtered-stream-data', page]);
  expect(stdout.equals(inflateSync(bytesOf((await outputIntent()).profile)))).toBe(true);
});
