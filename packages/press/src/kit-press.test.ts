import { type Brief, type Design, parseBrief } from '@brandwright/engine';
import { kitPath } from '@brandwright/kit';
import decodeIco from 'decode-ico';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gathered, type Unzipped, unzip } from '../specimens/unzip.ts';
import { pressArchive } from './kit-press.ts';
import { openPress, type Press } from './press.ts';
import { drawSet, openStudio } from './studio.ts';

/** A mark over a name; type alone, whose name speaks PostScript, PDF and HTML at once; a seal whose tones become gaps in one ink. */
const orders = [
  {
    input: { name: 'Saffron & Smoke', slogan: 'Slow fires', industry: 'Food & Beverage' },
    is: ({ genome }: Design) => genome.stand === 'above' && genome.archetype === 'above',
  },
  { input: { name: 'A) show (PWNED) </title>' }, is: ({ genome }: Design) => genome.mark === null },
  {
    input: { name: "O'Brien & Søns", industry: 'Real Estate' },
    is: ({ scene }: Design) => scene.shapes.some(({ only }) => only === 'mono'),
  },
] as const;

let press: Press;
const made: { name: string; brief: Brief; design: Design; archive: Buffer; files: readonly Unzipped[] }[] = [];

beforeAll(async () => {
  press = openPress();
  for (const { input, is } of orders) {
    const parsed = parseBrief(input);
    if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
    const designs: Design[] = [];
    for (const round of [0, 1, 2]) designs.push(...(await drawSet(await openStudio(), parsed.value, { round })).set.designs);
    const design = designs.find(is);
    if (design === undefined) throw new Error(`No design of ${input.name} is of that kind.`);
    const archive = await gathered(pressArchive(press, { design, brief: parsed.value }));
    made.push({ name: input.name, brief: parsed.value, design, archive, files: await unzip(archive) });
  }
}, 60_000);
afterAll(() => press.close());

const ending = (files: readonly Unzipped[], end: string): readonly Unzipped[] => files.filter(({ path }) => path.endsWith(end));

/** Every operator of a PDF's page, by another program. */
async function readPdf(bytes: Buffer): Promise<{ size: readonly number[]; operators: ReadonlySet<number>; title: string }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const page = await document.getPage(1);
  const { fnArray } = await page.getOperatorList();
  const { info } = await document.getMetadata();
  await task.destroy();
  return { size: page.view, operators: new Set(fnArray), title: (info as { Title: string }).Title };
}

describe('a kit', () => {
  test('[K-02] [K-03] has 120 files and more, by forms, versions and formats, and every one of its own', () => {
    for (const { name, files } of made) {
      const paths = files.map(({ path }) => path);
      expect(paths.length, name).toBeGreaterThanOrEqual(120);
      expect(new Set(paths).size).toBe(paths.length);
    }
    const paths = new Set(made[0]?.files.map(({ path }) => path));
    for (const form of ['horizontal', 'stacked', 'wordmark', 'mark', 'avatar'])
      for (const version of ['color', 'transparent', 'on-dark', 'on-dark-transparent', 'black', 'white', 'one-color'])
        for (const end of ['.svg', '.pdf', '-cmyk.pdf', '.eps', '-rgb.eps', '-500.png', '-1000.png'])
          expect(paths).toContain(`logo/${form}/${form}-${version}${end}`);
  });

  test('[S-24] has no path that leads elsewhere or means anything to a file system', () => {
    for (const { files } of made)
      for (const { path } of files) {
        expect(path).toMatch(kitPath);
        expect(path).not.toContain('..');
      }
  });

  test('[K-07] is the same bytes when it is made again, by another process', async () => {
    const [first] = made;
    if (first === undefined) throw new Error('no kit');
    const { design, brief, archive } = first;
    const again = openPress({ children: 1 });
    try {
      expect((await gathered(pressArchive(again, { design, brief }))).equals(archive)).toBe(true);
    } finally {
      await again.close();
    }
  });

  test('[K-03] holds pictures of the size they are named by, and no alpha is lost or invented', async () => {
    for (const { files } of made)
      for (const { path, bytes } of [...ending(files, '.png'), ...ending(files, '.jpg')]) {
        const { width = 0, height = 0, format, hasAlpha } = await sharp(bytes).metadata();
        expect(format, path).toBe(path.endsWith('.jpg') ? 'jpeg' : 'png');
        const named = /-(\d+)(?:x(\d+))?(?:-[a-z]+)?\.png$/.exec(path);
        if (named !== null) expect(named[2] === undefined ? Math.max(width, height) : width, path).toBe(Number(named[1]));
        if (named?.[2] !== undefined) expect(height, path).toBe(Number(named[2]));
        // What is true of one size is true of all: pixels are counted in the smallest.
        if (!path.startsWith('logo/') || path.endsWith('-1000.png')) continue;
        const clear = /transparent|black|white|one-color|large/.test(path);
        const { isOpaque } = await sharp(bytes).stats();
        expect([path, isOpaque]).toEqual([path, !clear]);
        if (path.endsWith('.jpg')) expect(hasAlpha, path).toBe(false);
      }
  });

  test('[S-22] holds PDFs of one vector page each, in RGB or in CMYK and never in both, without anything that acts', async () => {
    for (const { files, name } of made)
      for (const { path, bytes } of ending(files, '.pdf')) {
        const { operators, title, size } = await readPdf(bytes);
        expect(title).toBe(name);
        expect(size[2]).toBeGreaterThan(200);
        const text = bytes.toString('latin1');
        expect(text).not.toMatch(/\/(?:JS|JavaScript|Launch|OpenAction|URI|EmbeddedFile|AA|Font|XObject)\b/);
        expect(operators.has(OPS.showText) || operators.has(OPS.paintImageXObject), path).toBe(false);
        const inks = /^[\d.]+ [\d.]+ [\d.]+ [\d.]+ k$/m.test(text);
        const lights = /^[\d.]+ [\d.]+ [\d.]+ rg$/m.test(text);
        expect([path, inks, lights]).toEqual([path, path.endsWith('-cmyk.pdf'), !path.endsWith('-cmyk.pdf')]);
      }
  });

  test('[K-02] prints black in black ink alone', () => {
    for (const { files } of made)
      for (const { path, bytes } of files.filter(({ path }) => /-black(?:-cmyk\.pdf|\.eps)$/.test(path)))
        expect(bytes.toString('latin1').match(/^.* k$/gm), path).toEqual(expect.arrayContaining(['0 0 0 1 k']));
  });

  test('[S-18] holds SVGs of paths and a title alone', () => {
    for (const { files } of made)
      for (const { path, bytes } of files.filter(({ path }) => path.startsWith('logo/') && path.endsWith('.svg'))) {
        const text = bytes.toString();
        const tags = [...text.matchAll(/<\/?([a-z]+)/gi)].map(([, tag]) => tag);
        expect(new Set(tags), path).toEqual(new Set(['svg', 'title', 'path']));
        expect(text.replace(/<title>.*?<\/title>/s, ''), path).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+" width="[\d.]+" height="[\d.]+">(?:<path fill="#[0-9A-F]{6}" d="[-MLHVClhvcz.\d ]+"\/>)+<\/svg>\n$/,
        );
      }
  });

  test('[K-06] holds icons with real frames', () => {
    for (const { files } of made)
      for (const { bytes } of ending(files, '.ico')) expect(decodeIco(bytes).map(({ width }) => width)).toEqual([16, 32, 48]);
  });
});

describe('one ink', () => {
  /** Share of the picture that is inked, by its alpha. */
  const inked = async (bytes: Buffer): Promise<number> => ((await sharp(bytes).stats()).channels[3]?.mean ?? Number.NaN) / 255;

  test('[K-03] keeps cut-outs open: less ink than in color, where tones become gaps', async () => {
    const files = made[2]?.files ?? [];
    const of = (path: string): Buffer => files.find((one) => one.path === path)?.bytes ?? Buffer.alloc(0);
    for (const form of ['combined', 'mark']) {
      const color = await inked(of(`logo/${form}/${form}-transparent-500.png`));
      for (const version of ['black', 'white', 'one-color'])
        expect(await inked(of(`logo/${form}/${form}-${version}-500.png`)), `${form} ${version}`).toBeLessThanOrEqual(
          color + 0.002,
        );
    }
  });
});
