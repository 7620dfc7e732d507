import { decimals, type Outline, type PageOptions, vectorPage } from './vector-page.ts';

export interface EpsOptions extends PageOptions {
  /** Title of the document. Characters other than ASCII letters, digits and spaces are dropped (S-21). */
  readonly title: string;
}

/** The page's operators in PostScript. `re` closes its rectangle, as in PDF. */
const prolog = [
  '/q /gsave load def',
  '/Q /grestore load def',
  '/cm { 6 array astore concat } bind def',
  '/m /moveto load def',
  '/l /lineto load def',
  '/c /curveto load def',
  '/h /closepath load def',
  '/f /fill load def',
  '/rg /setrgbcolor load def',
  '/k /setcmykcolor load def',
  '/re { 4 2 roll m 1 index 0 rlineto 0 exch rlineto neg 0 rlineto h } bind def',
];

/** A title that cannot end its comment or its line. */
const plainTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/gu, '')
    .replace(/ +/gu, ' ')
    .trim()
    .slice(0, 80);

/**
 * Prints an outlined drawing as an EPS file, language level 2, with the comments that layout programs read
 * (Adobe Technical Notes 5001 and 5002). Outlined vector fills in RGB or, with an ink table, in CMYK. ASCII
 * only, lines below 255 characters, no dates: the string is the file, byte for byte. Errors: see
 * `vectorPage`.
 */
export function printEps(outline: Outline, { title, ...options }: EpsOptions): string {
  const { width, height, operators } = vectorPage(outline, options);
  const named = plainTitle(title);
  return `${[
    '%!PS-Adobe-3.0 EPSF-3.0',
    '%%Creator: Brandwright',
    ...(named === '' ? [] : [`%%Title: ${named}`]),
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${decimals(width, 3)} ${decimals(height, 3)}`,
    '%%LanguageLevel: 2',
    '%%DocumentData: Clean7Bit',
    ...(options.inks === undefined ? [] : ['%%DocumentProcessColors: Cyan Magenta Yellow Black']),
    '%%Pages: 1',
    '%%EndComments',
    '%%BeginProlog',
    '20 dict begin',
    ...prolog,
    '%%EndProlog',
    '%%Page: 1 1',
    ...operators,
    'showpage',
    '%%PageTrailer',
    '%%Trailer',
    'end',
    '%%EOF',
  ].join('\n')}\n`;
}
