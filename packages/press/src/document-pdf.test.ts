import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBrief } from '@brandwright/engine';
import {
  type Brand,
  brandHexes,
  brandOf,
  brandSheet,
  facesForKit,
  guidelines,
  kitFiles,
  type PagedDocument,
} from '@brandwright/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { qpdf } from '../testing/other-programs.ts';
import { type ReadDocument, readDocument } from '../testing/read-document.ts';
import { declareInks } from './declare-inks.ts';
import { documentPdf } from './document-pdf.ts';
import { loadFonts } from './faces.ts';
import { outputIntent } from './output-intent.ts';
import { drawSet, openStudio } from './studio.ts';

/** Latin with an ampersand, from the right, ideographs, one letter, and a name as long as they come. */
const briefs = [
  { name: 'Juniper & Rye', description: 'Bread <by hand>', industry: 'Food & Beverage', slogan: 'Bread, slowly' },
  { name: 'قهوة الصباح', description: 'قهوة طازجة كل صباح في قلب المدينة' },
  { name: '東京珈琲', industry: 'Food & Beverage' },
  { name: 'X', personality: 'Zen Innovator' },
  { name: 'The International Association of Independent Coffee Roasters & Sons', colors: 'monochrome' },
] as const;

/** Most bytes of the guidelines. */
const heaviest = 600_000;

interface Made {
  readonly brand: Brand;
  readonly document: PagedDocument;
  readonly bytes: Uint8Array;
  readonly read: ReadDocument;
}

const made: Made[] = [];

async function brandFor(input: object, slot: number): Promise<Brand> {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message);
  const studio = await openStudio();
  const { set } = await drawSet(studio, parsed.value, { round: 0 });
  const design = set.designs[slot] ?? set.designs[0];
  if (design === undefined) throw new Error('The set has no design.');
  await loadFonts(facesForKit(design, parsed.value), studio.book);
  const brand = brandOf(design, parsed.value, studio.book);
  return { ...brand, inks: await declareInks(brandHexes(brand)), intent: await outputIntent() };
}

beforeAll(async () => {
  for (const [i, input] of briefs.entries()) {
    const brand = await brandFor(input, i);
    const document = guidelines(
      brand,
      kitFiles(brand).map(({ path }) => path),
    );
    const bytes = await documentPdf(document);
    made.push({ brand, document, bytes, read: await readDocument(bytes) });
  }
});

/** White space apart, as readers break lines where they like. */
const joined = (text: string): string => text.replace(/\s+/gu, '');

describe('the guidelines as PDF', () => {
  test('[L-01] has 14 pages and more, each with its title as a heading, in order', () => {
    for (const { document, read } of made) {
      expect(read.pages.length).toBeGreaterThanOrEqual(14);
      const heads = read.pages.map(({ elements }) => elements.filter(({ role }) => role === 'H1').length);
      expect(heads, document.title).toEqual(document.pages.map(() => 1));
      expect(read.outline).toEqual(document.pages.map(({ title }, page) => ({ title, page })));
    }
  });

  test('[L-01] shows every color in HEX, RGB, CMYK and OKLCH', () => {
    for (const { brand, read } of made) {
      const text = joined(read.pages.map((page) => page.text).join());
      for (const { hex } of brand.colors) expect(text).toContain(`HEX${hex}`);
      for (const system of ['RGB', 'CMYK', 'OKLCH']) expect(text.split(system).length).toBeGreaterThan(brand.colors.length);
    }
  });

  test('[L-02] names the brand in its title, in plain text and in XML', () => {
    for (const { brand, read } of made) {
      expect(read.title).toBe(`${brand.design.name} brand guidelines`);
      expect(read.xml).toBe(`${read.title} <pdfuaid:part>1`);
    }
    const [first] = made;
    expect(joined(first?.read.pages.map((page) => page.text).join() ?? '')).toContain('Juniper&Rye');
  });

  test('[L-02] tags all it paints, in English, with a description for every figure', () => {
    for (const { read } of made) {
      expect(read).toMatchObject({ marked: true, language: 'en', scripts: false });
      for (const { elements, untagged } of read.pages) {
        expect(untagged).toBe(0);
        for (const { role, alt } of elements) if (role === 'Figure') expect(alt?.length).toBeGreaterThan(8);
      }
      const roles = new Set(read.pages.flatMap(({ elements }) => elements.map(({ role }) => role)));
      for (const role of ['H1', 'H2', 'P', 'Figure', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Link'])
        expect(roles).toContain(role);
    }
  });

  test('[L-02] has real links: to pages, to the fonts, and to the contact', () => {
    for (const { read } of made) {
      const addresses = read.pages.flatMap((page) => page.addresses);
      expect(addresses).toContain('mailto:hello@example.com');
      expect(addresses.filter((one) => one.startsWith('https://fonts.google.com/specimen/')).length).toBeGreaterThan(0);
      for (const address of addresses) expect(address).toMatch(/^(?:mailto:|https:\/\/)/);
      expect(read.pages[1]?.jumps).toEqual(read.pages.slice(2).map((_, i) => i + 2));
    }
  });

  test('[L-02] embeds subsets of all its fonts, and no pictures or scripts', () => {
    for (const { bytes } of made) {
      const raw = Buffer.from(bytes).toString('latin1');
      const names = raw.match(/\/FontName \/[A-Z]{6}\+/g) ?? [];
      expect(names.length).toBeGreaterThan(0);
      expect(raw.match(/\/FontFile2 /g)?.length).toBe(names.length);
      expect(raw.match(/\/Type \/FontDescriptor/g)?.length).toBe(names.length);
      expect(raw).not.toMatch(/\/Subtype \/Image|\/JavaScript|\/JS /);
    }
  });

  test('[L-02] sets lines as wide as the pages expect', () => {
    for (const { document, read } of made) {
      const runs = document.pages.flatMap(({ pieces }, page) =>
        pieces.flatMap((piece) =>
          piece.kind === 'text' ? piece.runs.flatMap((run) => ('face' in run ? [{ ...run, page }] : [])) : [],
        ),
      );
      for (const { text, x, y, width, size, page } of runs) {
        const line = read.pages[page]?.lines.find((one) => one.text === text.trimEnd() && Math.hypot(one.x - x, one.y - y) < 0.1);
        if (line !== undefined && text === text.trimEnd()) expect(Math.abs(line.width - width), text).toBeLessThan(0.06 * size);
      }
    }
  });

  test('[L-02] weighs at most 600 kB', () => {
    for (const { bytes, brand } of made) expect(bytes.length, brand.design.name).toBeLessThanOrEqual(heaviest);
  });

  test('[L-02] is the same bytes for the same brand', async () => {
    for (const { document, bytes } of made.slice(0, 2)) expect(Buffer.compare(await documentPdf(document), bytes)).toBe(0);
  });

  test.skipIf(!qpdf)('[L-02] holds what qpdf checks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'guidelines-'));
    try {
      for (const { bytes } of made) {
        const path = join(folder, 'document.pdf');
        writeFileSync(path, bytes);
        const { status, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
        expect([status, stderr]).toEqual([0, '']);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the brand sheet as PDF', () => {
  test('[K-05] is one page with name, industry, style and every color', async () => {
    for (const { brand } of made) {
      const read = await readDocument(await documentPdf(brandSheet(brand)));
      expect(read.pages).toHaveLength(1);
      expect(read.title).toBe(`${brand.design.name} brand sheet`);
      const text = joined(read.pages[0]?.text ?? '');
      for (const { hex } of brand.colors) expect(text).toContain(hex);
      expect(text).toContain('Style');
      if (brand.brief.industry !== 'Other') expect(text).toContain(joined(brand.brief.industry));
    }
  });
});
