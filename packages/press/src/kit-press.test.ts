import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { type Brief, type Design, parseBrief } from '@brandwright/engine';
import { kitPath } from '@brandwright/kit';
import decodeIco from 'decode-ico';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compositionOf } from '../testing/composition.ts';
import { ghostscript, type Page, painted } from '../testing/other-programs.ts';
import { apart, type Picture, pictureOf } from '../testing/picture.ts';
import { readDocument } from '../testing/read-document.ts';
import { readOffice } from '../testing/read-office.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { gathered, type Unzipped, unzip } from '../testing/unzip.ts';
import { pressArchive } from './kit-press.ts';
import { openPress, type Press } from './press.ts';
import { drawSet, openStudio } from './studio.ts';

/** A mark over a name; type alone, whose name speaks PostScript, PDF and HTML at once; a mark whose tones become gaps in one ink. */
const orders = [
  {
    input: { name: 'Saffron & Smoke', slogan: 'Slow fires', industry: 'Food & Beverage' },
    is: ({ genome }: Design) => genome.stand === 'above' && genome.archetype === 'above',
  },
  { input: { name: 'A) show (PWNED) </title>' }, is: ({ genome }: Design) => genome.mark === null },
  {
    input: { name: "O'Brien & Søns Airlines" },
    // On other grounds, one ink may replace the tones when the background is left out.
    is: ({ scene, scheme }: Design) => scheme.ground === 'tint' && scene.shapes.some(({ only }) => only === 'mono'),
  },
] as const;

let press: Press;
const made: { name: string; brief: Brief; design: Design; archive: Buffer; files: readonly Unzipped[] }[] = [];

beforeAll(async () => {
  press = openPress({ startTime: 600_000, jobTime: 600_000, patience: 600_000 });
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
});
afterAll(() => press.close());

const ending = (files: readonly Unzipped[], end: string): readonly Unzipped[] => files.filter(({ path }) => path.endsWith(end));

function fileAt(files: readonly Unzipped[], path: string): Buffer {
  const file = files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`There is no ${path}.`);
  return file.bytes;
}

/** Every form in every version: what the paths of its files begin with. */
const stemsOf = (files: readonly Unzipped[]): readonly string[] =>
  files.flatMap(({ path }) => (/^logo\/.*\.svg$/.test(path) ? [path.slice(0, -'.svg'.length)] : []));

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

  test('[K-02] has 300 files and 70 compositions that differ by more than scale, color or format', async () => {
    const [{ files } = { files: [] }] = made;
    expect(files.length).toBeGreaterThanOrEqual(300);
    // Each form of the logo once; letters and envelopes once, whatever the paper.
    const drawn = files.filter(
      ({ path }) =>
        /^(?:logo\/\w+\/\w+-color|stationery\/.*|pattern\/.*|social\/.*|contact\/.*|website\/hero.*)\.svg$/.test(path) &&
        !/-(?:us-letter|no10)/.test(path),
    );
    const compositions = new Set(drawn.map(({ bytes }) => compositionOf(bytes.toString())));
    const documents = await Promise.all(
      files.filter(({ path }) => path.startsWith('guidelines/')).map(({ bytes }) => readDocument(bytes)),
    );
    const pages = new Set(documents.flatMap((document) => document.pages.map(({ text }) => text)));
    const slides = [...(await readOffice(fileAt(files, 'office/presentation.pptx'))).bytes.keys()];
    const layouts = slides.filter((path) => /^ppt\/slideLayouts\/[^/]+\.xml$/.test(path));
    const sites = ending(files, '.html').filter(({ path }) =>
      /^(?:start-here|website\/index|signature\/signature)\.html$/.test(path),
    );
    expect(compositions.size + pages.size + layouts.length + sites.length).toBeGreaterThanOrEqual(70);
  });

  test('[S-24] has no path that leads elsewhere or means anything to a file system', () => {
    for (const { files } of made)
      for (const { path } of files) {
        expect(path).toMatch(kitPath);
        expect(path).not.toContain('..');
        expect(relative(tmpdir(), resolve(tmpdir(), path))).toBe(join(path));
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

  test('[L-01] [K-05] holds the guidelines and the brand on one page, as tagged PDFs', async () => {
    for (const { files, name } of made) {
      const documents = files.filter(({ path }) => path.startsWith('guidelines/'));
      const read = await Promise.all(documents.map(({ bytes }) => readDocument(bytes)));
      expect(read.map(({ title }) => title)).toEqual([`${name} brand guidelines`, `${name} brand sheet`]);
      expect(read[0]?.pages.length).toBeGreaterThanOrEqual(14);
      expect(read.map(({ marked }) => marked)).toEqual([true, true]);
    }
  });

  test('[S-22] holds PDFs of one vector page, in RGB or CMYK, without anything active', async () => {
    for (const { files, name } of made)
      for (const { path, bytes } of ending(files, '.pdf').filter((file) => !file.path.startsWith('guidelines/'))) {
        const { operators, title, pages, width } = await readPdf(bytes);
        // Stationery is titled with the name and the item.
        const [named = '', item] = title.split(/: (?=[A-Z][^:]*$)/);
        expect([named, item !== undefined, pages], path).toEqual([name, path.startsWith('stationery/'), 1]);
        // 100 mm; a QR code has 40.
        expect(width).toBeGreaterThan(path.startsWith('contact/') ? 100 : 200);
        const text = bytes.toString('latin1');
        expect(text).not.toMatch(/\/(?:JS|JavaScript|Launch|OpenAction|URI|EmbeddedFile|AA|Font|XObject)\b/);
        expect(operators.has(OPS.showText) || operators.has(OPS.paintImageXObject), path).toBe(false);
        const inks = /^[\d.]+ [\d.]+ [\d.]+ [\d.]+ k$/m.test(text);
        const lights = /^[\d.]+ [\d.]+ [\d.]+ rg$/m.test(text);
        expect([path, inks, lights]).toEqual([path, path.endsWith('-cmyk.pdf'), !path.endsWith('-cmyk.pdf')]);
      }
  });

  test('[K-02] prints black in black ink alone', () => {
    for (const { files } of made) {
      const pages = files.filter(({ path }) => /-black(?:-cmyk\.pdf|\.eps)$/.test(path));
      expect(pages.length).toBeGreaterThanOrEqual(4);
      for (const { path, bytes } of pages)
        expect([path, new Set(bytes.toString('latin1').match(/^.* k$/gm))]).toEqual([path, new Set(['0 0 0 1 k'])]);
    }
  });

  test('[K-03] draws the same in PDF and EPS, and the same outline in RGB and CMYK, on a ground or none', () => {
    for (const { files } of made) {
      /** What stands between a file's own words. */
      const operators = (path: string): string =>
        /(?<=\nstream\n|%%Page: 1 1\n).*?(?=endstream|showpage)/s.exec(fileAt(files, path).toString('latin1'))?.[0] ?? '';
      const outline = (path: string): string => operators(path).replace(/^[\d. ]+ (?:rg|k)$/gm, 'paint');
      for (const stem of stemsOf(files)) {
        expect(outline(`${stem}.pdf`), stem).toMatch(/paint\n[\s\S]*\d m\n[\s\S]*\nf\n/);
        // A rectangle of the whole page is the ground; nothing else is drawn as one.
        const grounds = operators(`${stem}.pdf`).match(/ re$/gm)?.length ?? 0;
        expect(grounds, stem).toBe(/-(?:transparent|black|white|one-color)$/.test(stem) ? 0 : 1);
        expect(operators(`${stem}-rgb.eps`) === operators(`${stem}.pdf`), stem).toBe(true);
        expect(operators(`${stem}.eps`) === operators(`${stem}-cmyk.pdf`), stem).toBe(true);
        expect(outline(`${stem}.eps`) === outline(`${stem}.pdf`), stem).toBe(true);
      }
    }
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

  test('[S-18] holds no SVG with an element or attribute beyond those we draw with, in any folder', () => {
    const tag =
      /<(?:\/(?:svg|title|g|style)|(?:svg|title|path|g|style)(?: (?:xmlns|viewBox|width|height|fill|stroke|stroke-width|d|transform|id|class)="[^"<>&]*")*\/?)>/g;
    for (const { files } of made) {
      const drawings = ending(files, '.svg');
      expect(new Set(drawings.map(({ path }) => path.split('/')[0]))).toEqual(
        new Set(['logo', 'social', 'stationery', 'pattern', 'web', 'animated', 'color', 'contact', 'sign-maker', 'website']),
      );
      for (const { path, bytes } of drawings) {
        const text = bytes.toString();
        expect(text.replace(tag, ''), path).not.toMatch(/[<>]/);
        expect(/<style/.test(text), path).toBe(path.startsWith('animated/'));
        expect(text.replace('xmlns="http://www.w3.org/2000/svg"', ''), path).not.toMatch(/https?:|javascript:|url\(|@import/i);
      }
    }
  });

  test('[K-06] holds one icon whose frames are the favicons of 16, 32 and 48 pixels', async () => {
    for (const { files } of made) {
      const icons = ending(files, '.ico');
      expect(icons.map(({ path }) => path)).toEqual(['web/favicon.ico']);
      const frames = decodeIco(icons[0]?.bytes ?? new Uint8Array());
      expect(frames.map(({ width, height, type }) => [width, height, type])).toEqual([16, 32, 48].map((v) => [v, v, 'png']));
      // The color type of a PNG (W3C PNG, 11.2.1): 3 is a palette, 6 has four channels.
      const colorType = (png: Uint8Array): number => png[25] ?? 0;
      for (const { path, bytes } of files) if (/^web\/.*icon.*\.png$/.test(path)) expect(colorType(bytes), path).not.toBe(3);
      for (const { data, width } of frames) {
        expect(colorType(Uint8Array.from(data))).toBe(6);
        const frame = await pictureOf(Uint8Array.from(data));
        const picture = await pictureOf(files.find(({ path }) => path === `web/favicon-${width}.png`)?.bytes ?? new Uint8Array());
        expect([frame.width, frame.height]).toEqual([width, width]);
        expect(apart(frame, picture).mean).toBeLessThan(0.1);
      }
    }
  });
});

describe('one ink', () => {
  /** How much of a picture is inked, and how much is clear though no way leads there from outside: shares of the picture. */
  async function inkOf(bytes: Buffer): Promise<{ readonly ink: number; readonly enclosed: number }> {
    const { width, height, data } = await pictureOf(bytes);
    const alpha = (at: number): number => data[4 * at + 3] ?? 0;
    const open = new Set<number>();
    const next = [0];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (open.has(at) || alpha(at) > 127) continue;
      open.add(at);
      const x = at % width;
      if (x > 0) next.push(at - 1);
      if (x < width - 1) next.push(at + 1);
      if (at >= width) next.push(at - width);
      if (at < width * (height - 1)) next.push(at + width);
    }
    let ink = 0;
    let clear = 0;
    for (let at = 0; at < width * height; at++) {
      ink += alpha(at) / 255;
      if (alpha(at) <= 127) clear++;
    }
    return { ink: ink / (width * height), enclosed: (clear - open.size) / (width * height) };
  }

  test('[K-03] keeps cut-outs open, and turns tones of the color version into gaps', async () => {
    for (const { files } of made)
      for (const stem of stemsOf(files).filter((one) => one.endsWith('-transparent') && !one.includes('dark'))) {
        const color = await inkOf(fileAt(files, `${stem}-500.png`));
        for (const version of ['black', 'white', 'one-color']) {
          const path = `${stem.replace(/transparent$/, version)}-500.png`;
          const mono = await inkOf(fileAt(files, path));
          const isToned = files === made[2]?.files && !path.includes('wordmark');
          expect(mono.ink, path).toBeLessThanOrEqual(color.ink + (isToned ? -0.001 : 0.002));
          expect(mono.enclosed, path).toBeGreaterThanOrEqual(color.enclosed - 0.001);
        }
      }
  });
});

describe.skipIf(!ghostscript)('the pages of a kit, as Ghostscript paints them', () => {
  test('[S-21] [K-03] match the PNG in every form and version, and no EPS prints a message', async () => {
    for (const { files } of made) {
      const stems = stemsOf(files);
      const pngs = await Promise.all(stems.map((stem) => pictureOf(fileAt(files, `${stem}-500.png`))));
      // One of each language, one of each kind of color: the others are the same operators.
      for (const [end, channels] of [
        ['-rgb.eps', 'all'],
        ['-cmyk.pdf', 'alpha'],
      ] as const) {
        const scaled = (stem: string, i: number): Page => ({
          path: stem + end,
          bytes: fileAt(files, stem + end),
          scale: (pngs[i]?.width ?? 0) / 283.46,
        });
        const pages = await painted(stems.map(scaled), 'pngalpha');
        const unlike = stems.flatMap((stem, i) => {
          const found = apart(pages[i] as Picture, pngs[i] as Picture, channels);
          return found.share <= 0.005 && found.block <= 32 && found.mean <= 2 ? [] : [{ path: stem + end, ...found }];
        });
        expect(unlike).toEqual([]);
      }
    }
  });
});
