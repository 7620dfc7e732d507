import type { OfficeDocument, OfficeFont, PlacedPicture, TextStyle } from '@brandwright/kit';
import {
  Document,
  Footer,
  Header,
  HorizontalPositionRelativeFrom,
  ImageRun,
  type IParagraphStyleOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { rasterize } from '../raster.ts';
import { blockOf, colorOf, hintStyle, lettersOf, paragraphOf, spacing, styleId, twips } from './docx-blocks.ts';
import { finishDocx } from './finish-docx.ts';

/**
 * A document of a kit in Word’s format, with its theme, its styles and its fonts. The same document gives the same
 * bytes. Throws PressError if a picture cannot be drawn or a font cannot be read.
 */
export async function printDocx(document: OfficeDocument): Promise<Uint8Array> {
  const { page, theme } = document;
  const [first, next] = [await picturesOf(document.first), await picturesOf(document.next)];
  const font = (one: OfficeFont) => ({ latin: one.family, eastAsia: one.script, complexScript: one.script });
  const made = new Document({
    title: document.title,
    creator: theme.name,
    lastModifiedBy: theme.name,
    theme: {
      name: theme.name,
      colors: Object.fromEntries(Object.entries(theme.colors).map(([name, hex]) => [name, hex.slice(1)])),
      fonts: { headings: font(theme.headings), body: font(theme.body) },
    },
    styles: stylesOf(document),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(page.width), height: twips(page.height) },
            margin: {
              // A header that is higher pushes the text of its page down.
              top: twips(Math.min(page.top, page.firstTop)),
              bottom: twips(page.bottom),
              left: twips(page.side),
              right: twips(page.side),
              header: twips(headerTop),
              footer: twips(page.foot),
            },
          },
        },
        headers: {
          first: new Header({ children: [header(first, page.firstTop)] }),
          default: new Header({ children: [header(next, page.top)] }),
        },
        footers: {
          first: new Footer({ children: document.foot.map((line) => paragraphOf(line, document)) }),
          default: new Footer({ children: [pageNumber(document)] }),
        },
        children: document.body.map((block) => blockOf(block, document)),
      },
    ],
  });
  return finishDocx(await Packer.toBuffer(made), document);
}

/** Distance of a header from the paper’s edge, in points. */
const headerTop = 10;

/** Pictures behind the text, in a paragraph that reaches down to where the text begins. */
const header = (pictures: readonly ImageRun[], top: number): Paragraph =>
  new Paragraph({ children: pictures, spacing: { line: twips(top - headerTop), lineRule: 'exact', after: 0 } });

const pageNumber = ({ rtl }: OfficeDocument): Paragraph =>
  new Paragraph({
    style: styleId('contact'),
    bidirectional: rtl,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  });

/** Pixels of an inch and of a point in the library’s measures; and units of a point in files. */
const perPoint = 96 / 72;
const emu = 12_700;

async function picturesOf(pictures: readonly PlacedPicture[]): Promise<readonly ImageRun[]> {
  const out: ImageRun[] = [];
  for (const [i, { picture, area, alt }] of pictures.entries()) {
    const { svg, ...options } = picture;
    const size = { width: area.w * perPoint, height: area.h * perPoint };
    const png = await rasterize(svg, options);
    out.push(
      new ImageRun({
        type: 'svg',
        data: Buffer.from(svg),
        fallback: { type: 'png', data: Buffer.from(png) },
        transformation: size,
        altText: { name: alt === '' ? 'Decoration' : 'Logo', description: alt, title: alt },
        floating: {
          horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: Math.round(area.x * emu) },
          verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: Math.round(area.y * emu) },
          behindDocument: true,
          allowOverlap: true,
          lockAnchor: true,
          zIndex: i,
          wrap: { type: TextWrappingType.NONE },
        },
      }),
    );
  }
  return out;
}

/** The styles by their names in the program’s list. `body` is its default. */
function stylesOf(document: OfficeDocument) {
  const { theme } = document;
  const languages = { value: 'en-US', eastAsia: theme.languages.eastAsia, bidirectional: theme.languages.rightToLeft };
  const { body, subject, title, ...others } = document.styles;
  const headingOf = (style: TextStyle) => ({
    run: lettersOf(style, document),
    paragraph: { spacing: spacing(style), keepNext: true },
  });
  const ours = Object.entries(others).map(
    ([key, style]): IParagraphStyleOptions => ({
      id: styleId(key as keyof typeof others),
      name: style.name,
      basedOn: 'Normal',
      quickFormat: true,
      run: lettersOf(style, document),
      paragraph: { spacing: spacing(style) },
    }),
  );
  return {
    default: {
      document: { run: { ...lettersOf(body, document), language: languages }, paragraph: { spacing: spacing(body) } },
      title: headingOf(title),
      heading1: headingOf(subject),
      heading2: headingOf({ ...subject, size: body.size, after: 4 }),
      strong: { run: { font: { theme: 'headings' as const } } },
    },
    paragraphStyles: ours,
    characterStyles: [{ id: hintStyle, name: 'Placeholder Text', run: { color: colorOf(document.quiet, document) } }],
  };
}
