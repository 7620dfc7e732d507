/// <reference path="./pdfkit.d.ts" />
import { mapPath, pathBounds, roundedRect } from '@brandwright/engine';
import type { Art, Link, OutlineRun, Page, PagedDocument, Piece, Run, TextPiece, TextRun } from '@brandwright/kit';
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { type ArtPrinter, artPrinter } from './art-operators.ts';
import { type EmbeddedFaces, embedFaces } from './embedded-faces.ts';

/** The same document gives the same bytes, so its date is fixed. PDF requires one for its identifier. */
const date = new Date('2000-01-01T00:00:00Z');

/**
 * A document as a tagged PDF 1.7 (PDF/UA-1): text in embedded subsets of its faces, outlines as they are, an outline
 * of pages, links, and decoration marked as such. RGB. No scripts. The same document gives the same bytes. Errors:
 * those of `embedFaces`, and `scene.number`.
 */
export async function documentPdf(document: PagedDocument): Promise<Uint8Array> {
  const { title, subject, pages } = document;
  const pdf = await openPdf({
    Title: title,
    Subject: subject,
    Creator: 'Brandwright',
    Producer: 'Brandwright',
    CreationDate: date,
  });
  const faces = await embedFaces(
    pdf,
    pages.flatMap(({ pieces }) => pieces.flatMap(runsOf)),
  );
  const chunks: Uint8Array[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const art = artPrinter(pdf, pages);
  for (const [i, page] of pages.entries()) printPage({ pdf, page, art, faces }, root, i);
  root.end();
  faces.finish();
  pdf.end();
  return written;
}

const runsOf = (piece: Piece): readonly TextRun[] =>
  piece.kind === 'group' ? piece.pieces.flatMap(runsOf) : piece.kind === 'text' ? piece.runs.filter((run) => 'face' in run) : [];

type Info = PDFDocument['info'];

async function openPdf(info: Info): Promise<PDFDocument> {
  // pdfkit and its font reader take 0.1 s to load, so programs that print no document never do.
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    autoFirstPage: false,
    font: null,
    info,
  });
  // By then, pdfkit has written the title as text. It would write it into XML next, as it is.
  const endMetadata = pdf.endMetadata.bind(pdf);
  pdf.endMetadata = () => {
    for (const key of ['Title', 'Subject'] as const) pdf.info[key] = escaped(pdf.info[key] ?? '');
    endMetadata();
  };
  return pdf;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A page that is being printed. */
interface Printing {
  readonly pdf: PDFDocument;
  readonly page: Page;
  readonly art: ArtPrinter;
  readonly faces: EmbeddedFaces;
}

const destination = (index: number): string => `page-${index + 1}`;

function printPage(printing: Printing, root: StructureElement, index: number): void {
  const { pdf, page, art } = printing;
  pdf.addPage({ size: [page.width, page.height], margin: 0 });
  pdf.addNamedDestination(destination(index), 'Fit');
  pdf.outline.addItem(page.title, { fit: true });
  pdf.markContent('Artifact', { type: 'Layout' });
  art({ layers: [{ paint: page.ground, path: [rectangle(page)] }] });
  pdf.endMarkedContent();
  const section = pdf.struct('Sect');
  root.add(section);
  for (const piece of page.pieces) printPiece(printing, piece, section);
  section.end();
}

function printPiece(printing: Printing, piece: Piece, parent: StructureElement): void {
  const { pdf, page, art } = printing;
  switch (piece.kind) {
    case 'decoration':
      pdf.markContent('Artifact', { type: 'Layout' });
      art(piece.art);
      pdf.endMarkedContent();
      return;
    case 'figure': {
      const figure = pdf.struct('Figure', { alt: piece.alt, bbox: boundsOf(piece.art, page) });
      parent.add(figure);
      figure.add(pdf.markStructureContent('Figure'));
      art(piece.art);
      pdf.endMarkedContent();
      figure.end();
      return;
    }
    case 'group': {
      const group = pdf.struct(piece.role);
      parent.add(group);
      for (const one of piece.pieces) printPiece(printing, one, group);
      group.end();
      return;
    }
    case 'text':
      printText(printing, piece, parent);
      return;
    default:
      piece satisfies never;
  }
}

function printText(printing: Printing, { role, runs, link, scope = 'Column' }: TextPiece, parent: StructureElement): void {
  const { pdf } = printing;
  if (role === null) {
    pdf.markContent('Artifact', { type: 'Pagination' });
    for (const run of runs) printRun(printing, run);
    pdf.endMarkedContent();
    return;
  }
  const block = pdf.struct(role, role === 'TH' ? { scope } : {});
  parent.add(block);
  const holder = link === undefined ? block : pdf.struct('Link');
  if (holder !== block) block.add(holder);
  holder.add(pdf.markStructureContent(link === undefined ? role : 'Link'));
  for (const run of runs) printRun(printing, run);
  pdf.endMarkedContent();
  if (link !== undefined) printLink(pdf, link, runs, holder);
  block.end();
}

function printLink(pdf: PDFDocument, link: Link, runs: readonly Run[], holder: StructureElement): void {
  const [first] = runs;
  if (first === undefined) return;
  const right = Math.max(...runs.map(({ x, width }) => x + width));
  const area = [first.x, first.y - first.size, right - first.x, first.size * 1.3] as const;
  const text = runs.map((run) => run.text).join('');
  // pdfkit writes a plain string as a name, and a String object as text.
  const options = {
    structParent: holder,
    Contents: Object('to' in link ? `${text}: ${link.to}` : `${text}: page ${link.page + 1}`),
  };
  if ('to' in link) pdf.link(...area, link.to, options);
  else pdf.goTo(...area, destination(link.page), options);
}

function printRun(printing: Printing, run: Run): void {
  if ('path' in run) {
    printOutline(printing, run);
    return;
  }
  printing.pdf.addContent(printing.faces.line(run));
}

/**
 * Outlines of letters, with their text. Readers look for the text where there is a glyph, so an invisible space lies
 * below the outlines, as wide as they are.
 */
function printOutline({ pdf, art, faces }: Printing, { text, path, paint, x, y, width, size }: OutlineRun): void {
  pdf.markContent('Span', { actual: text, lang: languageOf(text) });
  art({ layers: [{ paint, path }] });
  pdf.addContent(faces.blank(x, y, width, size));
  pdf.endMarkedContent();
}

/** Language of a word by its letters, as far as they tell. Han alone is most often Chinese. */
function languageOf(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  if (/\p{Script=Hebrew}/u.test(text)) return 'he';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Thai}/u.test(text)) return 'th';
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  return 'en';
}

/** The whole page. */
const rectangle = ({ width, height }: Page): readonly number[] => roundedRect(0, 0, width, height);

/** Left, top, right and bottom of what is painted, inside the page or the clip. */
function boundsOf({ layers, clip }: Art, { width, height }: Page): readonly [number, number, number, number] {
  const all = layers.flatMap(({ path, by }) => pathBounds(by === undefined ? path : mapPath(path, by)) ?? []);
  const [left, top, right, foot] =
    clip === undefined ? [0, 0, width, height] : [clip.x, clip.y, clip.x + clip.w, clip.y + clip.h];
  const round = (v: number): number => Math.round(v * 100) / 100;
  return [
    round(Math.max(left, Math.min(...all.map(({ x0 }) => x0)))),
    round(Math.max(top, Math.min(...all.map(({ y0 }) => y0)))),
    round(Math.min(right, Math.max(...all.map(({ x1 }) => x1)))),
    round(Math.min(foot, Math.max(...all.map(({ y1 }) => y1)))),
  ];
}
