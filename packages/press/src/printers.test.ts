import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Design, drawing, inkLimit, outlineOf, parseBrief, printEps, printPdf } from '@brandwright/engine';
import { hexesOf } from '@brandwright/kit';
import { Resvg } from '@resvg/resvg-js';
import decodeIco from 'decode-ico';
import { beforeAll, describe, expect, test } from 'vitest';
import { corpus } from '../testing/corpus.ts';
import { ghostscript, type Page, painted, qpdf } from '../testing/other-programs.ts';
import { type Apart, apart, drawnSvg, type Picture, pictureOf } from '../testing/picture.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { declareInks } from './declare-inks.ts';
import { planKit } from './pack-kit.ts';
import { printFile } from './print-file.ts';
import { drawSet, openStudio, type Studio } from './studio.ts';

/** Names of every script and names that speak a language of files; slogans that do. */
const inputs: readonly { readonly name: string; readonly slogan?: string }[] = [
  ...corpus.map((name) => ({ name })),
  { name: 'Kiln', slogan: 'javascript:alert(1)' },
  { name: 'Fernwell', slogan: '</title><script>' },
];

/** One form of a kit, in color and in black, in every format, and what is no logo and no picture. */
interface Printed {
  readonly name: string;
  /** A file of the form by its version and ending, `color.pdf`; any other by its path. */
  readonly file: (name: string) => Buffer;
  readonly paths: readonly string[];
  /** Pixels a point of a page that is as wide as the picture of 500 pixels. */
  readonly scale: number;
  /** Inks of the table, percent. */
  readonly inks: ReadonlySet<string>;
}

let studio: Studio;
let printed: readonly Printed[];
beforeAll(async () => {
  studio = await openStudio();
  const all: Printed[] = [];
  for (const [i, input] of inputs.entries()) all.push(await printKit(input, i));
  printed = all;
});

async function designOf(input: object, slot: number) {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error(`${JSON.stringify(input)} was refused.`);
  const { set } = await drawSet(studio, parsed.value, { round: 0 });
  const design = set.designs[slot % set.designs.length];
  if (design === undefined) throw new Error(`${JSON.stringify(input)} has no design.`);
  return { design, brief: parsed.value };
}

async function printKit(input: { readonly name: string }, slot: number): Promise<Printed> {
  const { design, brief } = await designOf(input, slot);
  const plan = await planKit(studio, { design, brief });
  const form = plan.find(({ path }) => path.endsWith('-color.svg'))?.path.slice(0, -'color.svg'.length) ?? '';
  const files = new Map<string, Buffer>();
  for (const file of plan) {
    const { path } = file;
    const wanted =
      path.startsWith(`${form}color`) || path.startsWith(`${form}black`) || /^(?:web\/favicon|(?!logo\/|web\/))/.test(path);
    if (wanted) files.set(path, Buffer.from(await printFile(file)));
  }
  const file = (name: string): Buffer => {
    const bytes = files.get(name) ?? files.get(`${form}${name}`);
    if (bytes === undefined) throw new Error(`There is no ${name} of ${input.name}.`);
    return bytes;
  };
  const inks = await declareInks(hexesOf(design));
  return {
    name: input.name,
    file,
    paths: [...files.keys()],
    scale: (await pictureOf(file('color-500.png'))).width / pageWidth,
    inks: new Set([...inks.values()].map((shares) => shares.join())),
  };
}

/** Points. */
const pageWidth = 283.46;

/** librsvg and resvg cover pixels by the same rule; but resvg stretches what it draws to whole rows, by less than one. */
const sameEdges: Apart = { share: 0.002, block: 20, mean: 1 };
/** Ghostscript's pixels are inked where anything touches a quarter of them. */
const boldEdges: Apart = { share: 0.005, block: 32, mean: 1.5 };
/** What JPG loses. */
const asJpg: Apart = { share: 0.0001, block: 6, mean: 1 };

/** Names whose pictures are not the same to the eye. */
async function unlike(compared: (kit: Printed) => Promise<Apart>, limit: Apart): Promise<readonly string[]> {
  const out: string[] = [];
  for (const kit of printed) {
    const found = await compared(kit);
    if (found.share > limit.share || found.block > limit.block || found.mean > limit.mean)
      out.push(`${kit.name}: ${JSON.stringify(found)}`);
  }
  return out;
}

/** Units of a drawing. */
function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width = 0, height = 0] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  return { width, height };
}

/** Text of XML as people read it. */
const said = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );

describe('every name of the corpus', () => {
  test('[corpus] is there in every format, and is the title of those that have one, letter by letter', async () => {
    for (const { name, file, paths } of printed) {
      for (const end of ['.svg', '.pdf', '-cmyk.pdf', '.eps', '-rgb.eps', '-500.png', '-1000.png'])
        for (const version of ['color', 'black']) expect(file(`${version}${end}`).length, name).toBeGreaterThan(300);
      expect(paths.length).toBeGreaterThan(30);
      for (const svg of ['color.svg', 'black.svg'])
        expect(said(/<title>(.*?)<\/title>/s.exec(file(svg).toString())?.[1] ?? '')).toBe(name);
      for (const pdf of ['color.pdf', 'color-cmyk.pdf', 'black.pdf', 'black-cmyk.pdf'])
        expect((await readPdf(file(pdf))).title).toBe(name);
    }
  });

  test('[corpus] [K-03] is one picture as SVG, PNG, JPG and PDF, as other programs read them', async () => {
    for (const version of ['color', 'black']) {
      const png = ({ file }: Printed, side: number): Promise<Picture> => pictureOf(file(`${version}-${side}.png`));
      const drawn = (svgOf: (kit: Printed) => Promise<string>) =>
        unlike(async (kit) => {
          const small = await png(kit, 500);
          return apart(await drawnSvg(await svgOf(kit), small), small);
        }, sameEdges);
      const svg = await drawn(async ({ file }) => file(`${version}.svg`).toString());
      const pdf = await drawn(async ({ file }) => (await readPdf(file(`${version}.pdf`))).svg);
      const jpg =
        version === 'black'
          ? []
          : await unlike(async (kit) => apart(await pictureOf(kit.file('color.jpg')), await png(kit, 1000)), asJpg);
      expect({ version, svg, pdf, jpg }).toEqual({ version, svg: [], pdf: [], jpg: [] });
    }
  });

  test('[corpus] [K-03] has one outline in SVG and PDF, to a hundredth of a point', async () => {
    for (const { name, file } of printed) {
      const svg = file('black.svg').toString();
      const box = new Resvg(svg).getBBox();
      if (box === undefined) throw new Error(`${name} is empty.`);
      const { width, height } = sizeOf(svg);
      const scale = pageWidth / width;
      const sides = [box.x, box.y, box.x + box.width, box.y + box.height].map((v) => v * scale);
      for (const pdf of ['black.pdf', 'black-cmyk.pdf']) {
        const read = await readPdf(file(pdf));
        expect([read.width, read.height], name).toEqual([pageWidth, expect.closeTo(height * scale, 3)]);
        const { x0, y0, x1, y1 } = read.box;
        for (const [i, v] of [x0, y0, x1, y1].entries())
          expect(Math.abs(v - (sides[i] ?? 0)), `${name} ${pdf}`).toBeLessThan(0.01);
      }
    }
  });

  test('[corpus] [K-06] is one picture in its favicons', async () => {
    const ico = await Promise.all(
      [16, 32, 48].map((side, i) =>
        unlike(
          async ({ file }) => {
            const { data } = decodeIco(file('web/favicon.ico'))[i] ?? { data: new Uint8Array() };
            return apart(await pictureOf(Uint8Array.from(data)), await pictureOf(file(`web/favicon-${side}.png`)));
          },
          { share: 0, block: 1, mean: 0.1 },
        ),
      ),
    );
    expect(ico).toEqual([[], [], []]);
  });
});

describe.skipIf(!ghostscript)('every name of the corpus, as Ghostscript paints it', () => {
  const pagesOf = (ends: readonly string[]): readonly Page[] =>
    printed.flatMap(({ file, scale, name }) => ends.map((end) => ({ path: `${name} ${end}`, bytes: file(end), scale })));

  test('[S-21] [corpus] prints no message and looks like the PNG, in every script', async () => {
    const ends = ['color.pdf', 'color-rgb.eps', 'black.pdf', 'black-rgb.eps'];
    const pictures = await painted(pagesOf(ends), 'pngalpha');
    for (const [k, end] of ends.entries()) {
      const found = await unlike(async (kit) => {
        const own = pictures[printed.indexOf(kit) * ends.length + k];
        if (own === undefined) throw new Error('no picture');
        return apart(own, await pictureOf(kit.file(end.startsWith('color') ? 'color-500.png' : 'black-500.png')));
      }, boldEdges);
      expect([end, found]).toEqual([end, []]);
    }
  });

  test('[K-02] [corpus] has the same inks in CMYK PDF and EPS, within the table and the limit', async () => {
    const ends = ['color-cmyk.pdf', 'color.eps', 'black-cmyk.pdf', 'black.eps'];
    const pictures = await painted(pagesOf(ends), 'pamcmyk32');
    for (const [i, { name, inks }] of printed.entries()) {
      const [pdf, eps, blackPdf, blackEps] = pictures.slice(i * ends.length) as [Picture, Picture, Picture, Picture];
      expect(apart(pdf, eps), name).toMatchObject({ share: 0, block: expect.closeTo(0, 0) });
      expect(apart(blackPdf, blackEps), name).toMatchObject({ share: 0, block: expect.closeTo(0, 0) });
      const found = inksIn(eps);
      expect(found.size, name).toBeGreaterThan(1);
      for (const ink of found) {
        expect(inks, name).toContain(ink);
        expect(ink.split(',').reduce((sum, share) => sum + Number(share), 0)).toBeLessThanOrEqual(inkLimit);
      }
      for (let at = 0; at < blackEps.data.length; at += 4)
        if (blackEps.data[at] || blackEps.data[at + 1] || blackEps.data[at + 2]) throw new Error(`Black of “${name}” has color.`);
      expect(inksIn(blackEps)).toEqual(new Set(['0,0,0,0', '0,0,0,100']));
    }
  });

  test('[S-21] titles that speak PostScript say nothing, and change nothing', async () => {
    const { design } = await designOf({ name: 'Kiln' }, 0);
    const pages = hostileTitles.map((title) => ({ path: title, bytes: epsOf(design, title), scale: 1 }));
    const [first, ...others] = await painted(pages, 'pngalpha');
    if (first === undefined) throw new Error('no picture');
    for (const other of others) expect(apart(first, other).share).toBe(0);
  });
});

const hostileTitles = [
  'A) show (PWNED) print flush (',
  'x\nquit',
  'x\r(PWNED) print',
  '%%EOF',
  '\u2028(PWNED) =',
  'é\f(PWNED) =',
];
const epsOf = (design: Design, title: string): Buffer =>
  Buffer.from(printEps(outlineOf(drawing(design, 'full')), { title, width: 300 }), 'latin1');

test('[S-21] a title can say nothing but letters, digits and blanks, in a line of its own', async () => {
  const { design } = await designOf({ name: 'Kiln' }, 0);
  const lines = epsOf(design, '').toString().split('\n').length;
  for (const title of hostileTitles) {
    const eps = epsOf(design, title).toString('latin1').split('\n');
    expect(eps[2]).toMatch(/^%%Title: [A-Za-z0-9 ]+$/);
    expect(eps).toHaveLength(lines + 1);
  }
});

/** The inks of every pixel, whole percents. */
function inksIn({ data }: Picture): ReadonlySet<string> {
  const share = (v: number): number => Math.round((v * 100) / 255);
  const all = new Set(new Uint32Array(Uint8Array.from(data).buffer));
  return new Set([...all].map((ink) => [0, 8, 16, 24].map((shift) => share((ink >>> shift) & 255)).join()));
}

describe.skipIf(!qpdf)('a PDF, as qpdf reads it', () => {
  test('[S-22] [corpus] is clean, whatever the name', async () => {
    const { design } = await designOf({ name: 'Kiln' }, 0);
    const outline = outlineOf(drawing(design, 'full'));
    const speaking = [
      ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
      '> >> endobj 6 0 obj << /URI (x)',
      'endstream\nendobj\\',
    ];
    const files = [
      ...printed.map(({ name, file }) => [name, file('color.pdf')] as const),
      ...speaking.map((title) => [title, Buffer.from(printPdf(outline, { title }), 'latin1')] as const),
    ];
    const folder = mkdtempSync(join(tmpdir(), 'printers-'));
    try {
      const path = join(folder, 'logo.pdf');
      for (const [name, bytes] of files) {
        writeFileSync(path, bytes);
        const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
        expect([name, status, stderr, stdout]).toEqual([
          name,
          0,
          '',
          expect.stringContaining('No syntax or stream encoding errors'),
        ]);
        const objects = execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, '-'], { encoding: 'latin1' });
        expect(objects, name).not.toMatch(/\/(?:JS|JavaScript|Launch|OpenAction|URI|EmbeddedFile)\b/);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('an EPS is ASCII in short lines, with the comments that layout programs read', async () => {
  const { design } = await designOf({ name: 'Kiln' }, 0);
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
