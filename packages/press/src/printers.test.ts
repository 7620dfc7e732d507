import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Drawing, drawing, outlineOf, parseBrief, printEps, printPdf, printSvg } from '@brandwright/engine';
import { hexesOf } from '@brandwright/kit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus } from '../specimens/corpus.ts';
import { declareInks } from './declare-inks.ts';
import { rasterise } from './raster.ts';
import { drawSet, openStudio } from './studio.ts';

/** Other programs are asked where a machine has them; the test says so where it has not. */
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
const ghostscript = has('gs');
const qpdf = has('qpdf');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'printers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Page and picture of the comparison: one pixel a point, so that nothing is scaled twice. */
const width = 600;

/** A file as Ghostscript paints it, one pixel a point; fails when it says anything at all. */
async function painted(name: string, text: string): Promise<{ data: Buffer; width: number; height: number }> {
  const file = join(folder, name);
  const out = `${file}.png`;
  writeFileSync(file, text, 'latin1');
  const flags = [
    '-dSAFER',
    '-dBATCH',
    '-dNOPAUSE',
    '-q',
    '-sDEVICE=png16m',
    '-r72',
    '-dTextAlphaBits=4',
    '-dGraphicsAlphaBits=4',
  ];
  const said = execFileSync('gs', [...flags, '-dEPSCrop', `-sOutputFile=${out}`, file], {
    encoding: 'latin1',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(said, name).toBe('');
  const { data, info } = await sharp(readFileSync(out)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Share of pixels that are another colour in two pictures, the edges (where programs blend differently) left out. */
async function difference(name: string, text: string, drawn: Drawing): Promise<number> {
  const mine = await painted(name, text);
  const png = await rasterise(printSvg(drawn), { width, ground: drawn.paints.ground ?? '#FFFFFF' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(mine.width, name).toBe(info.width);
  expect(Math.abs(mine.height - info.height), name).toBeLessThanOrEqual(1);
  const rows = Math.min(mine.height, info.height);
  // PostScript stands on its foot: rows are counted from there.
  const [own, other] = [mine.height - rows, info.height - rows];
  let apart = 0;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < width; x++) {
      const [a, b] = [3 * ((y + own) * width + x), 3 * ((y + other) * width + x)];
      if ([0, 1, 2].some((k) => Math.abs((mine.data[a + k] ?? 0) - (data[b + k] ?? 0)) > 110)) apart++;
    }
  return apart / (rows * width);
}

async function designOf(name: string, slot: number) {
  const parsed = parseBrief({ name });
  if (!parsed.ok) return null;
  const { set } = await drawSet(await openStudio(), parsed.value, { round: 0 });
  return set.designs[slot % set.designs.length] ?? null;
}

describe.skipIf(!ghostscript)('an EPS, as Ghostscript reads it', () => {
  test('[S-21] [corpus] names in every script and names that speak PostScript: nothing is said, and it is the picture of the PNG', async () => {
    for (const [i, name] of corpus.entries()) {
      const design = await designOf(name, i);
      if (design === null) throw new Error(`“${name}” was refused.`);
      const drawn = drawing(design, 'full');
      expect(await difference(`rgb-${i}.eps`, printEps(outlineOf(drawn), { title: name, width }), drawn), name).toBeLessThan(
        0.005,
      );
    }
  }, 120_000);

  test('[S-21] a title can say nothing but letters', async () => {
    const design = await designOf('Kiln', 0);
    if (design === null) throw new Error('no design');
    for (const title of ['A) show (PWNED) print flush (', 'x\nquit', 'x\r(PWNED) print', '%%EOF', '\u2028(PWNED) =']) {
      const eps = printEps(outlineOf(drawing(design, 'full')), { title, width });
      expect(/^%%Title: (.*)$/m.exec(eps)?.[1] ?? '').toMatch(/^[A-Za-z0-9 ]*$/);
      await painted('title.eps', eps);
    }
  });

  test('[K-02] is read in CMYK as well, with the inks of the table', async () => {
    const design = await designOf('Harbor & Pine', 0);
    if (design === null) throw new Error('no design');
    const inks = await declareInks(hexesOf(design));
    const eps = printEps(outlineOf(drawing(design, 'full')), { title: 'x', width, inks });
    await painted('cmyk.eps', eps);
    const used = new Set(
      [...eps.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) k$/gm)].map(([, ...v]) =>
        v.map((one) => Math.round(Number(one) * 100)).join(),
      ),
    );
    expect(used.size).toBeGreaterThan(1);
    for (const one of used) expect([...inks.values()].map((shares) => shares.join())).toContain(one);
    expect(eps).not.toMatch(/^[\d.]+ [\d.]+ [\d.]+ rg$/m);
  });
});

describe.skipIf(!qpdf)('a PDF, as qpdf reads it', () => {
  test('[S-22] [corpus] is clean, whatever the name', async () => {
    for (const [i, name] of corpus.entries()) {
      const design = await designOf(name, i);
      if (design === null) throw new Error(`“${name}” was refused.`);
      const file = join(folder, `${i}.pdf`);
      writeFileSync(file, printPdf(outlineOf(drawing(design, 'full')), { title: name }), 'latin1');
      expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
        'No syntax or stream encoding errors found',
      );
      const objects = execFileSync('qpdf', ['--qdf', '--object-streams=disable', file, '-'], { encoding: 'latin1' });
      expect(objects).not.toMatch(/\/(?:JS|JavaScript|Launch|OpenAction|URI|EmbeddedFile)\b/);
    }
  }, 60_000);
});

test('an EPS is ASCII in short lines, the same every time, with the comments that layout programs read', async () => {
  const design = await designOf('Kiln', 0);
  if (design === null) throw new Error('no design');
  const eps = printEps(outlineOf(drawing(design, 'full')), { title: 'Kiln', width: 283.46 });
  expect(eps).toBe(printEps(outlineOf(drawing(design, 'full')), { title: 'Kiln', width: 283.46 }));
  expect(eps).toMatch(/^[\n\x20-\x7e]+$/);
  expect(Math.max(...eps.split('\n').map((line) => line.length))).toBeLessThan(255);
  expect(eps.split('\n').slice(0, 5)).toEqual([
    '%!PS-Adobe-3.0 EPSF-3.0',
    '%%Creator: Brandwright',
    '%%Title: Kiln',
    expect.stringMatching(/^%%BoundingBox: 0 0 284 \d+$/),
    expect.stringMatching(/^%%HiResBoundingBox: 0 0 283.46 [\d.]+$/),
  ]);
});
