import type { Block, OfficeDocument, OfficeRun, OfficeTable, Paragraph as Text, TextStyle } from '@brandwright/kit';
import { themeColorNames } from '@brandwright/kit';
import {
  AlignmentType,
  BorderStyle,
  BuilderElement,
  HeightRule,
  type IRunOptions,
  Paragraph,
  SimpleField,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  type ThemeColor,
  VerticalAlignTable,
  VerticalMergeType,
  WidthType,
  type XmlComponent,
} from 'docx';

/** Twentieths of a point. */
export const twips = (points: number): number => Math.round(points * 20);

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = { top: none, bottom: none, left: none, right: none } as const;

/** A color by its name in the theme, so that it changes with the theme; otherwise by its value. */
export function colorOf(hex: string, { theme }: OfficeDocument): string | ThemeColor {
  const name = themeColorNames.find((one) => theme.colors[one] === hex);
  return name === undefined ? hex.slice(1) : { theme: name };
}

/** Letters of Hebrew, Arabic and related scripts. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** A mark without width that keeps numbers and full stops of Latin text in their order on a page from the right. */
const fromLeft = '\u200E';

function runOf(words: string, { rtl }: OfficeDocument, options: IRunOptions = {}): TextRun {
  if (rightToLeft.test(words)) return new TextRun({ ...options, text: words, rightToLeft: true });
  return new TextRun({ ...options, text: rtl && words !== '' ? fromLeft + words + fromLeft : words });
}

/** Size, color and font of a style. */
export const lettersOf = ({ size, color, font }: TextStyle, document: OfficeDocument) => ({
  size: size * 2,
  sizeComplexScript: size * 2,
  color: colorOf(color, document),
  font: { theme: font },
  bold: document.theme[font].bold,
  boldComplexScript: document.theme[font].bold,
});

/** Id of the style that Word gives to hints. */
export const hintStyle = 'PlaceholderText';

const element = (name: string, attributes: Readonly<Record<string, string>> = {}, children: XmlComponent[] = []): XmlComponent =>
  new BuilderElement({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }])),
    children,
  });

/** A content control for plain text that is empty: a click selects its hint, and typing replaces it. */
const promptOf = (name: string, hint: string, document: OfficeDocument): XmlComponent =>
  element('w:sdt', {}, [
    element('w:sdtPr', {}, [element('w:alias', { 'w:val': name }), element('w:showingPlcHdr'), element('w:text')]),
    element('w:sdtContent', {}, [runOf(hint, document, { style: hintStyle })]),
  ]);

/** The format of amounts. It shows nothing for 0, so that rows without a price stay empty. */
const amount = '\\# "#,##0.00;-#,##0.00;"';

function childOf(run: OfficeRun, document: OfficeDocument): XmlComponent {
  switch (run.kind) {
    case 'text':
      return runOf(run.text, document, run.style === undefined ? {} : lettersOf(document.styles[run.style], document));
    case 'prompt':
      return promptOf(run.name, run.text, document);
    case 'formula':
      return new SimpleField(`${run.formula} ${amount}`, '');
    case 'tab':
      return new TextRun({ children: [new Tab()] });
    default:
      return run satisfies never;
  }
}

/** Ids of the styles that every program knows. Others are ours. */
const ids: Readonly<Record<Text['style'], string>> = {
  body: 'Normal',
  subject: 'Heading1',
  title: 'Title',
  label: 'Label',
  contact: 'Contact',
  sender: 'Sender',
  cell: 'TableText',
  total: 'Total',
};
export const styleId = (name: Text['style']): string => ids[name];

export function paragraphOf({ style, runs, end = false, before, after, tabs = [] }: Text, document: OfficeDocument): Paragraph {
  const { rtl, styles } = document;
  const { size, leading, after: usual } = styles[style];
  return new Paragraph({
    ...(style === 'body' ? {} : { style: styleId(style) }),
    bidirectional: rtl,
    alignment: end ? AlignmentType.END : AlignmentType.START,
    ...(before === undefined && after === undefined
      ? {}
      : {
          spacing: {
            ...spacing({ size, leading, after: after ?? usual }),
            ...(before === undefined ? {} : { before: twips(before) }),
          },
        }),
    tabStops: tabs.map((at) => ({ type: 'left' as const, position: twips(at) })),
    children: runs.map((run) => childOf(run, document)) as TextRun[],
  });
}

/** Space between the lines and below, in twips. */
export const spacing = ({ size, leading, after }: Pick<TextStyle, 'size' | 'leading' | 'after'>) => ({
  line: twips(size * leading),
  lineRule: 'atLeast' as const,
  after: twips(after),
});

function tableOf({ widths, rows, inset }: OfficeTable, document: OfficeDocument): Table {
  return new Table({
    width: { size: widths.reduce((sum, w) => sum + twips(w), 0), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: document.rtl,
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    margins: { left: twips(inset), right: twips(inset), top: 0, bottom: 0, marginUnitType: WidthType.DXA },
    rows: rows.map(
      ({ height, cells, heading = false }) =>
        new TableRow({
          height: { value: twips(height), rule: HeightRule.ATLEAST },
          cantSplit: true,
          tableHeader: heading,
          children: cells.map(
            ({ lines, fill, rule, merged, stand = 'middle' }, i) =>
              new TableCell({
                width: { size: twips(widths[i] ?? 0), type: WidthType.DXA },
                verticalAlign: {
                  top: VerticalAlignTable.TOP,
                  middle: VerticalAlignTable.CENTER,
                  foot: VerticalAlignTable.BOTTOM,
                }[stand],
                borders: {
                  ...noBorders,
                  ...(rule === undefined ? {} : { bottom: { style: BorderStyle.SINGLE, size: 4, color: rule.slice(1) } }),
                },
                ...(fill === undefined
                  ? {}
                  : { shading: { type: 'clear' as const, color: 'auto', fill: colorOf(fill, document) } }),
                ...(merged === undefined
                  ? {}
                  : { verticalMerge: merged === 'first' ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE }),
                children: lines.map((line) => paragraphOf(line, document)),
              }),
          ),
        }),
    ),
  });
}

export const blockOf = (block: Block, document: OfficeDocument): Paragraph | Table =>
  block.kind === 'table' ? tableOf(block, document) : paragraphOf(block, document);
