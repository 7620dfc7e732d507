import { decimals, type Outline, type PageOptions, vectorPage } from './vector-page.ts';

export interface PdfOptions extends PageOptions {
  /** Title of the document; viewers show it. */
  readonly title: string;
  /** Boxes of a page for a printer, in points from the lower left corner: the trimmed page, and its bleed. */
  readonly boxes?: { readonly trim: PdfBox; readonly bleed: PdfBox };
  /** The press a page in CMYK is meant for. Default: none is stated. */
  readonly intent?: OutputIntent;
}

/** A printing condition, and the profile that describes it (ISO 32000-1, 14.11.5). */
export interface OutputIntent {
  /** Its name for people, in printable ASCII without brackets. */
  readonly condition: string;
  /** ICC profile of four inks: compressed by zlib, as the text of ASCII85Decode. */
  readonly profile: string;
}

/** Left, bottom, right, top. */
type PdfBox = readonly [number, number, number, number];

/** A text as an ASCII string of PDF: UTF-16 with byte order mark, in hexadecimal. */
const hexString = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase()}>`;

/** States that no ink prints over another: what lies below is left out, as on screens (ISO 32000-1, 11.7.4). */
const knockout = '<< /Type /ExtGState /OP false /op false /OPM 0 >>';

const intentDictionary = ({ condition }: OutputIntent): string =>
  `<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (Custom) /OutputCondition (${condition}) /Info (${condition}) /DestOutputProfile 6 0 R >>`;

/**
 * Prints an outlined drawing as a PDF 1.7 of one page. Vector fills in RGB or, with an ink table, in CMYK. No
 * fonts, images, scripts, links or dates, so the same drawing gives the same bytes. ASCII only: the string is
 * the file, byte for byte. Errors: see `vectorPage`.
 */
export function printPdf(outline: Outline, { title, boxes, intent, ...options }: PdfOptions): string {
  const { width, height, operators } = vectorPage(outline, options);
  const stream = `${[...(intent === undefined ? [] : ['/Knockout gs']), ...operators].join('\n')}\n`;
  const box = (name: string, sides: PdfBox | undefined): string =>
    sides === undefined ? '' : ` /${name} [${sides.map((side) => decimals(side, 3)).join(' ')}]`;
  const printed = `${box('TrimBox', boxes?.trim)}${box('BleedBox', boxes?.bleed)}`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >>${intent === undefined ? '' : ` /OutputIntents [${intentDictionary(intent)}]`} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${decimals(width, 3)} ${decimals(height, 3)}]${printed} /Resources << ${intent === undefined ? '' : `/ExtGState << /Knockout ${knockout} >> `}>> /Contents 4 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}endstream`,
    `<< /Title ${hexString(title)} /Producer (Brandwright)${intent === undefined ? '' : ' /Trapped /False'} >>`,
    ...(intent === undefined
      ? []
      : [
          `<< /N 4 /Filter [/ASCII85Decode /FlateDecode] /Length ${intent.profile.length} >>\nstream\n${intent.profile}\nendstream`,
        ]),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
