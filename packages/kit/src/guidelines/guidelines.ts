import type { Page, PagedDocument } from '../document/document.ts';
import type { Brand } from '../files/brand.ts';
import { applicationsPage, screensPage, stationeryPage } from './applications.ts';
import { backgroundsPage } from './backgrounds.ts';
import { type Book, bookOf, type GuidelineWords, type Leaf } from './book.ts';
import { contactPage, fileIndexPage } from './closing-pages.ts';
import { colorUsePage, palettePage } from './color-pages.ts';
import { constructionPage } from './construction.ts';
import { contents } from './contents.ts';
import { contrastPage } from './contrast-page.ts';
import { cover } from './cover.ts';
import { essence } from './essence.ts';
import { folio, sheet } from './frame.ts';
import { logoPage, logoSetPage } from './logo-pages.ts';
import { messagesPage } from './messages-page.ts';
import { patternPage } from './pattern-page.ts';
import { clearSpacePage, leastSizePage } from './space-pages.ts';
import { typefacesPage, typeScalePage } from './type-pages.ts';
import { rightUsesPage, wrongUsesPage } from './uses.ts';
import { voicePage } from './voice-page.ts';
import { subjectOf, writtenWords } from './written-words.ts';

/** The pages after the list of contents, in reading order. Null: a page that this brand has nothing for. */
const chapters: readonly ((book: Book) => Leaf | null)[] = [
  essence,
  logoPage,
  logoSetPage,
  constructionPage,
  clearSpacePage,
  leastSizePage,
  backgroundsPage,
  rightUsesPage,
  wrongUsesPage,
  palettePage,
  colorUsePage,
  contrastPage,
  typefacesPage,
  typeScalePage,
  voicePage,
  messagesPage,
  patternPage,
  applicationsPage,
  screensPage,
  stationeryPage,
  fileIndexPage,
  contactPage,
];

/** Pages before the first chapter: the cover and the contents. */
const before = 2;

/**
 * The brand guidelines (rows L-01, L-02): every rule of the brand with this brand’s own drawings and measurements.
 * `paths` are the kit’s files. The same brand gives the same pages. Throws `face.missing` if the brand’s font book
 * lacks a face of `facesForKit`.
 */
export function guidelines(brand: Brand, paths: readonly string[], words: GuidelineWords = writtenWords(brand)): PagedDocument {
  const book = bookOf(brand, words, paths);
  const leaves = chapters.flatMap((chapter) => chapter(book) ?? []);
  const list = contents(
    book,
    leaves.map(({ title }) => title),
    before + 1,
  );
  return {
    title: `${brand.design.name} brand guidelines`,
    subject: subjectOf(`How to use the ${brand.design.name} logo, colors and type`, brand),
    pages: [cover(book), list, ...leaves].map((leaf, i) => pageOf(book, leaf, i + 1)),
  };
}

function pageOf(book: Book, { title, ground, pieces, bare }: Leaf, number: number): Page {
  const foot = bare === true ? [] : folio(book, ground, number);
  return { width: sheet.w, height: sheet.h, title, ground, pieces: [...pieces, ...foot] };
}
