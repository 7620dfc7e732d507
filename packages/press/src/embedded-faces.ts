/// <reference path="./pdfkit.d.ts" />
import { createHash } from 'node:crypto';
import { type FontBook, typefaces } from '@brandwright/engine';
import type { TextRun } from '@brandwright/kit';
import type PDFDocument from 'pdfkit';
import type { Reference } from 'pdfkit';
import { numberText, paintText } from './number-text.ts';
import { embeddedFace, type FaceMeasures, measuresOf } from './sfnt.ts';
import { openStudio } from './studio.ts';
import { subsetFaces } from './subset.ts';

/** Sets text on the current page in faces that the document embeds. */
export interface EmbeddedFaces {
  /** Operators for a line of text. Registers its face with the page. */
  line(run: TextRun): string;
  /** Operators for an invisible space, `width` points wide, or nothing if the document has no text. */
  blank(x: number, y: number, width: number, size: number): string;
  /** Writes the faces. Nothing can be set afterwards. */
  finish(): void;
}

interface Face {
  readonly name: string;
  readonly id: string;
  readonly file: Uint8Array;
  readonly measures: FaceMeasures;
  readonly font: Reference;
  /** Glyphs in use, and the text of each. */
  readonly texts: Map<number, string>;
}

/**
 * Cuts the faces of a document to its text. HarfBuzz cuts and shapes them, as everywhere else: the font reader of
 * pdfkit fails on some faces of the catalogue and doubles the kerning of figures (decision 0048). Errors: those of
 * `subsetFaces`.
 */
export async function embedFaces(pdf: PDFDocument, runs: readonly TextRun[]): Promise<EmbeddedFaces> {
  const { book } = await openStudio();
  const faces = new Map<string, Face>();
  for (const id of new Set(runs.map(({ face }) => face))) {
    const text = runs.flatMap((run) => (run.face === id ? [run.text] : [])).join('');
    const [subset] = await subsetFaces([id], text);
    if (subset === undefined) continue;
    book.add(id, subset.bytes);
    const font = pdf.ref({ Type: 'Font', Subtype: 'Type0', Encoding: 'Identity-H' });
    faces.set(id, {
      name: `F${faces.size + 1}`,
      id,
      file: subset.bytes,
      measures: measuresOf(subset.bytes),
      font,
      texts: new Map(),
    });
  }
  const [first] = faces.values();
  return {
    line: (run) => {
      const face = faces.get(run.face);
      return face === undefined ? '' : lineOf(pdf, book, face, run);
    },
    blank: (x, y, width, size) => (first === undefined ? '' : blankOf(pdf, book, first, [x, y, width, size])),
    finish: () => {
      for (const face of faces.values()) writeFace(pdf, face);
    },
  };
}

const glyphCode = (glyph: number): string => glyph.toString(16).padStart(4, '0');

/** Text matrix: the page has y down, and letters stand upright. */
const matrixAt = (x: number, y: number): string => `1 0 0 -1 ${numberText(x)} ${numberText(y)} Tm`;

function lineOf(pdf: PDFDocument, book: FontBook, face: Face, { text, size, paint, x, y }: TextRun): string {
  pdf.page.fonts[face.name] = face.font;
  const glyphs = book.shape(face.id, text);
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
  const out: string[] = [];
  let pen = x;
  let row = '';
  const close = (): void => {
    if (row !== '') out.push(`[${row}] TJ`);
    row = '';
  };
  for (const [i, { glyph, cluster, advance, dx, dy }] of glyphs.entries()) {
    const own = text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
    // Of several glyphs for one letter, the first carries the letter.
    if (!face.texts.has(glyph)) face.texts.set(glyph, glyphs[i - 1]?.cluster === cluster ? '\u200B' : own);
    const moved = dx !== 0 || dy !== 0;
    if (moved || out.length === 0) {
      close();
      out.push(matrixAt(pen + dx * size, y + dy * size));
    }
    row += `<${glyphCode(glyph)}>`;
    pen += advance * size;
    const kern = face.measures.widthOf(glyph) - advance * 1000;
    if (moved) {
      close();
      out.push(matrixAt(pen, y));
    } else if (Math.abs(kern) > 0.05) row += numberText(kern);
  }
  close();
  return `q\n${paintText(paint)}\nBT\n/${face.name} ${numberText(size)} Tf\n${out.join('\n')}\nET\nQ`.replaceAll('><', '');
}

function blankOf(
  pdf: PDFDocument,
  book: FontBook,
  face: Face,
  [x, y, width, size]: readonly [number, number, number, number],
): string {
  pdf.page.fonts[face.name] = face.font;
  const [space] = book.shape(face.id, ' ');
  if (space === undefined) return '';
  face.texts.set(space.glyph, ' ');
  const scale = (100 * width) / (space.advance * size);
  return `q\nBT\n/${face.name} ${numberText(size)} Tf\n3 Tr\n${numberText(scale)} Tz\n${matrixAt(x, y)}\n<${glyphCode(space.glyph)}> Tj\nET\nQ`;
}

/** A composite font with glyphs by their number (ISO 32000-1, 9.7). */
function writeFace(pdf: PDFDocument, { id, file, measures, font, texts }: Face): void {
  const glyphs = [...texts.keys()].sort((a, b) => a - b);
  const name = `${tagOf(file)}+${psName(id)}`;
  const stream = pdf.ref({});
  stream.end(embeddedFace(file));
  const round = (v: number): number => Math.round(v);
  const descriptor = pdf.ref({
    Type: 'FontDescriptor',
    FontName: name,
    // Symbolic: the glyphs have numbers instead of an encoding.
    Flags: 4,
    FontBBox: measures.bounds.map(round),
    ItalicAngle: 0,
    Ascent: round(measures.ascent),
    Descent: round(measures.descent),
    CapHeight: round(1000 * (typefaces.find((face) => face.id === id)?.metrics.cap ?? 0.7)),
    StemV: 0,
    FontFile2: stream,
  });
  descriptor.end();
  const descendant = pdf.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: Object('Adobe'), Ordering: Object('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    W: glyphs.flatMap((glyph) => [glyph, [measures.widthOf(glyph)]]),
    CIDToGIDMap: 'Identity',
  });
  descendant.end();
  const map = pdf.ref({});
  map.end(unicodeMap(glyphs.map((glyph) => [glyph, texts.get(glyph) ?? ''])));
  Object.assign(font.data, { BaseFont: name, DescendantFonts: [descendant], ToUnicode: map });
  font.end();
}

/** Six capitals that differ for every subset. */
const tagOf = (file: Uint8Array): string =>
  [...createHash('sha256').update(file).digest().subarray(0, 6)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');

const psName = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('-');

/** Entries of one block of a character map. */
const block = 100;

/** A character map from glyphs to text (ISO 32000-1, 9.10.3). */
function unicodeMap(entries: readonly (readonly [glyph: number, text: string])[]): string {
  const hex = (text: string): string =>
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('');
  const blocks = Array.from({ length: Math.ceil(entries.length / block) }, (_, i) => entries.slice(i * block, (i + 1) * block));
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${blocks.map((rows) => `${rows.length} beginbfchar\n${rows.map(([glyph, text]) => `<${glyphCode(glyph)}> <${hex(text)}>`).join('\n')}\nendbfchar`).join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
