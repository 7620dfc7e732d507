import { contrastRatio, hexToOklch } from '@brandwright/engine';
import { describe, expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { writeEnhancement } from '../copy/enhancement.ts';
import type { PagedDocument, Piece, Run, TextRun } from '../document/document.ts';
import type { Brand } from '../files/brand.ts';
import { kitFiles } from '../files/kit-files.ts';
import { clearSpaceWords, marginWords } from '../files/logo-rules.ts';
import { startPage } from '../files/start-page/start-page.ts';
import { brandSheet } from './brand-sheet.ts';
import { purposes } from './closing-pages.ts';
import { valuesOf } from './color-pages.ts';
import { guidelines } from './guidelines.ts';

const paths = (brand: Brand): readonly string[] => kitFiles(brand).map(({ path }) => path);
/** The same brands with the texts that were written for them. */
const written = brands.map((brand) => ({ ...brand, enhancement: writeEnhancement(brand.brief, brand.colors) }));
const composed = <T extends Brand>(brand: T) => ({ brand, document: guidelines(brand, paths(brand)) });
// Composing them takes longer than all tests, so every test reads the same ones.
const plainOnes = brands.map(composed);
const writtenOnes = written.map(composed);
const documents = [...plainOnes, ...writtenOnes];

type Leaf = Exclude<Piece, { kind: 'group' }>;
const flat = (pieces: readonly Piece[]): readonly Leaf[] =>
  pieces.flatMap((piece) => (piece.kind === 'group' ? flat(piece.pieces) : [piece]));
const runsOf = (pieces: readonly Piece[]): readonly Run[] =>
  flat(pieces).flatMap((piece) => (piece.kind === 'text' ? piece.runs : []));
const textOf = ({ pages }: PagedDocument): string =>
  pages
    .map(({ pieces }) =>
      runsOf(pieces)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n')
    .replace(/\s+/gu, ' ');

/** What a run lies on: the last rectangle painted below it that holds its start. Null over a picture. */
function groundAt(pieces: readonly Piece[], ground: string, run: TextRun): string | null {
  let found: string | null = ground;
  for (const piece of flat(pieces)) {
    if (piece.kind === 'text') {
      if (piece.runs.includes(run)) return found;
    } else
      for (const { paint, path } of piece.art.layers) {
        const xs = path.flatMap((contour) => contour.filter((_, i) => i % 2 === 0));
        const ys = path.flatMap((contour) => contour.filter((_, i) => i % 2 === 1));
        const holds =
          Math.min(...xs) <= run.x && Math.max(...xs) >= run.x && Math.min(...ys) <= run.y && Math.max(...ys) >= run.y;
        if (holds) found = path.length === 1 && path[0]?.length === 26 && piece.kind === 'decoration' ? paint : null;
      }
  }
  return found;
}

test('[L-01] the guidelines and the start page state one clear space and one least size', () => {
  for (const { brand, document } of documents) {
    const page = startPage(brand, []);
    const html = page.kind === 'text' ? page.text() : '';
    const said = textOf(document);
    for (const rule of [clearSpaceWords.rule, clearSpaceWords.example, marginWords(brand)]) {
      expect(html).toContain(rule);
      expect(said).toContain(rule);
    }
    const size = /At least \d+ px wide on screen and [\d.]+ in \([\d.]+ mm\) in print/u;
    expect(html).toMatch(size);
    expect(size.exec(html)?.[0]).toBe(size.exec(said)?.[0]);
  }
});

describe('the guidelines', () => {
  test('[L-01] have 14 pages and more, with everything that the row asks for', () => {
    const asked = ['Cover', 'Minimum size', 'Clear space', 'Colors', 'Typefaces', 'Voice', 'Do', 'Don’t', 'In use', 'Contact'];
    for (const { document } of documents) {
      expect(document.pages.length).toBeGreaterThanOrEqual(14);
      const titles = document.pages.map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(asked));
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  test('[L-01] give each page one heading, and each figure a description', () => {
    for (const { document } of documents) {
      for (const { pieces, title } of document.pages) {
        const roles = flat(pieces).map((piece) => (piece.kind === 'text' ? piece.role : piece.kind));
        expect(
          roles.filter((role) => role === 'H1'),
          title,
        ).toHaveLength(1);
        for (const piece of flat(pieces)) if (piece.kind === 'figure') expect(piece.alt.length).toBeGreaterThan(8);
      }
    }
  });

  test('[L-01] keep all text on the page, and no smaller than 9.6 points', () => {
    for (const { document } of documents) {
      for (const { pieces, width, height, title } of document.pages) {
        for (const { text, x, y, size, width: long } of runsOf(pieces)) {
          expect(x, text).toBeGreaterThanOrEqual(12);
          expect(x + long, `${title}: ${text}`).toBeLessThanOrEqual(width - 4);
          expect(y - 0.7 * size, text).toBeGreaterThanOrEqual(12);
          expect(y, `${title}: ${text}`).toBeLessThanOrEqual(height - 6);
          expect(size).toBeGreaterThanOrEqual(9.6);
        }
      }
    }
  });

  test('[L-01] set text that reads on its ground, except to show what does not', () => {
    for (const { document } of documents) {
      for (const { pieces, ground, title } of document.pages) {
        if (title === 'Contrast') continue;
        for (const run of runsOf(pieces)) {
          if ('path' in run) continue;
          const on = groundAt(pieces, ground, run);
          if (on !== null)
            expect(contrastRatio(run.paint, on as `#${string}`), `${title}: ${run.text}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  test('[L-01] cut a story at 200 characters and the color psychology at 300', () => {
    const [brand] = brands;
    if (brand === undefined) throw new Error('There is no brand.');
    const story = 'word '.repeat(100).trim();
    const { pages } = guidelines(brand, [], { story, colorPsychology: 'hue '.repeat(200).trim() });
    const essence = pages.find(({ title }) => title === 'Essence');
    const use = pages.find(({ title }) => title === 'Color in use');
    const shown = (pieces: readonly Piece[] = [], word: string): string =>
      runsOf(pieces)
        .flatMap(({ text }) => (text.toLowerCase().startsWith(word) ? [text] : []))
        .join(' ');
    expect(shown(essence?.pieces, 'word').length).toBeLessThanOrEqual(200);
    expect(shown(essence?.pieces, 'word').length).toBeGreaterThan(180);
    expect(shown(use?.pieces, 'hue').length).toBeLessThanOrEqual(300);
    expect(shown(use?.pieces, 'hue').endsWith('…')).toBe(true);
  });

  test('[L-01] [I-01] show what was written for the brand: story, voice, colors and messages', () => {
    for (const { brand, document } of writtenOnes) {
      const { pages } = document;
      const on = (title: string): string =>
        textOf({ title: '', subject: '', pages: pages.filter((page) => page.title === title) });
      const { brandStory, brandVoice, colorPsychology, missionStatement, elevator, taglines } = brand.enhancement;
      // Letters that are drawn are not read word by word here.
      if (!/^[\p{Script=Latin}\p{Script=Common}]*$/u.test(brand.brief.letters)) continue;
      expect(on('Essence')).toContain(brandStory.slice(0, 90));
      expect(on('Voice')).toContain(brandVoice.tone.slice(0, 60));
      expect(on('Color in use')).toContain(colorPsychology.slice(0, 200));
      for (const text of [missionStatement, elevator, ...taglines]) expect(on('Messaging')).toContain(text);
      expect(on('Color in use')).not.toContain(colorPsychology);
    }
    for (const { document } of plainOnes) expect(document.pages.map(({ title }) => title)).not.toContain('Messaging');
  });

  test('[I-03] name the writer of their texts in the metadata, and only then', () => {
    for (const { brand, document } of documents)
      for (const { subject } of [document, brandSheet(brand)])
        expect(/by Brandwright’s built-in copywriter, version \d+\.$/.test(subject), subject).toBe(brand.enhancement !== null);
  });

  test('[L-01] state every color in four systems, rounded from the color itself', () => {
    for (const { brand, document } of documents) {
      const text = textOf(document);
      for (const { hex } of brand.colors) {
        const values = valuesOf(brand, hex);
        expect(values.map(({ system }) => system)).toEqual(['HEX', 'RGB', 'CMYK', 'OKLCH']);
        for (const value of values) expect(text).toContain(value.text);
        const lightness = Number(/OKLCH (\d+)%/.exec(values[3]?.text ?? '')?.[1]);
        expect(Math.abs(lightness / 100 - hexToOklch(hex).l)).toBeLessThanOrEqual(0.005);
      }
    }
  });

  test('[L-01] [K-10] mark a contact as a placeholder until there is one', () => {
    const [brand] = brands;
    if (brand === undefined) throw new Error('There is no brand.');
    const contact = { person: 'Ada', role: '', phone: '', email: 'ada@example.org', website: 'example.org', address: [] };
    expect(textOf(guidelines(brand, []))).toContain('placeholders until you add your own');
    const given = textOf(guidelines({ ...brand, contact }, []));
    expect(given).toContain('ada@example.org');
    expect(given).not.toContain('placeholder');
  });

  test('[L-01] say of every folder of the kit what it is for', () => {
    const folders = new Set(documents.flatMap(({ brand }) => paths(brand)).map((path) => path.split('/')[0]));
    expect(Object.keys(purposes).sort()).toEqual([...folders].sort());
  });

  test('[L-02] are the same for the same brand', () => {
    const [one] = documents;
    if (one === undefined) throw new Error('There is no brand.');
    expect(JSON.stringify(guidelines(one.brand, paths(one.brand)))).toBe(JSON.stringify(one.document));
  });
});

describe('the brand sheet', () => {
  test('[K-05] names brand, industry, style and colors on one page', () => {
    for (const brand of [...brands, ...written]) {
      const document = brandSheet(brand);
      expect(document.pages).toHaveLength(1);
      const text = textOf(document);
      for (const { hex } of brand.colors) expect(text).toContain(hex);
      for (const title of ['Style', 'Colors', 'Typeface', ...(brand.enhancement === null ? [] : ['Voice'])])
        expect(text).toContain(title);
      for (const { x, width, y } of runsOf(document.pages[0]?.pieces ?? [])) {
        expect(x + width).toBeLessThanOrEqual(956);
        expect(y).toBeLessThanOrEqual(534);
      }
    }
  });
});
