import type { Hex } from '@brandwright/engine';
import type { Brand } from '../files/brand.ts';
import { edgeOf } from '../mockups/greek.ts';
import { surfaces } from '../mockups/surfaces.ts';
import type { Contact } from '../stationery/contact.ts';
import { followingMark, letterGesture, letterLogo, letterMargins } from '../stationery/letterhead.ts';
import { mm, type Paper } from '../stationery/paper.ts';
import { readable } from '../stationery/readable.ts';
import {
  type Block,
  type OfficeDocument,
  type OfficePage,
  type Paragraph,
  paragraph,
  placed,
  prompt,
  type StyleName,
  type TextStyle,
  text,
} from './office-document.ts';
import { officeTheme } from './office-theme.ts';

const white: Hex = '#FFFFFF';

/** Resolutions of logos and of flat shapes behind the text. */
const sharp = 600;
const plain = 150;

/** A letter to fill in, as composed on the printed letterhead. */
export function letterDocument(brand: Brand, contact: Contact, paper: Paper): OfficeDocument {
  const { design } = brand;
  const page: OfficePage = {
    width: paper.width,
    height: paper.height,
    side: letterMargins.side,
    firstTop: 56 * mm,
    top: 36 * mm,
    bottom: 38 * mm,
    foot: letterMargins.foot,
  };
  const gesture = placed(letterGesture(brand, paper), page, '', plain);
  const logo = placed(letterLogo(brand, paper), page, design.name, sharp);
  const mark = placed(followingMark(brand, paper), page, design.name, sharp);
  return {
    title: `${design.name} letterhead`,
    rtl: edgeOf(design, 0, 1).way === -1,
    theme: officeTheme(brand),
    quiet: surfaces(design).line,
    page,
    styles: officeStyles(brand),
    first: [gesture, logo].flatMap((one) => one ?? []),
    next: [gesture, mark].flatMap((one) => one ?? []),
    foot: contactFoot(brand, contact),
    body: letterBody(contact),
  };
}

/** Paragraph styles of all documents of a brand. Sizes are on one scale: 7.5, 10, 13, 26. */
export function officeStyles({ design }: Brand): Readonly<Record<StyleName, TextStyle>> {
  const { ink } = design.scheme.palette;
  const accent = readable(design, white);
  const { line, bold } = surfaces(design);
  const body = { font: 'body', leading: 1.4, after: 0 } as const;
  const heading = { ...body, font: 'headings', leading: 1.2 } as const;
  return {
    body: { ...body, name: 'Normal', size: 10, color: ink, after: 8 },
    subject: { ...heading, name: 'Heading 1', size: 13, color: accent, after: 10 },
    title: { ...heading, name: 'Title', size: 26, color: accent, leading: 1 },
    label: { ...body, name: 'Label', size: 7.5, color: line },
    contact: { ...body, name: 'Contact', size: 7.5, color: ink },
    sender: { ...heading, name: 'Sender', size: 7.5, color: accent, leading: 1.4 },
    cell: { ...body, name: 'Table text', size: 10, color: ink, leading: 1.2 },
    total: { ...heading, name: 'Total', size: 13, color: readable(design, bold) },
  };
}

/** The name and the address beside the ways to reach the sender. */
function contactFoot({ design, lettering }: Brand, contact: Contact): readonly Paragraph[] {
  const own = [design.name, ...contact.address].filter((line) => line !== '');
  const ways = [contact.phone, contact.email, contact.website].filter((line) => line !== '');
  const widest = Math.max(...own.map((line, i) => lettering.line(line, i === 0 ? 'bold' : 'regular', 7.5).width));
  const second = Math.max(52 * mm, widest + 8 * mm);
  return Array.from({ length: Math.max(own.length, ways.length) }, (_, i) => {
    const beside = ways[i];
    return paragraph(
      i === 0 ? 'sender' : 'contact',
      [text(own[i] ?? ''), ...(beside === undefined ? [] : [{ kind: 'tab' } as const, text(beside, 'contact')])],
      { tabs: [second] },
    );
  });
}

/** What the owner left empty, the writer is asked for. */
const letterBody = ({ person, role }: Contact): readonly Block[] => [
  paragraph('body', [prompt('Recipient’s name')], { after: 0 }),
  paragraph('body', [prompt('Recipient’s street address')], { after: 0 }),
  paragraph('body', [prompt('Recipient’s city, state and postal code')], { after: 0 }),
  paragraph('body', [prompt('Date')], { before: 30, after: 18 }),
  paragraph('subject', [prompt('Subject', 'Subject of this letter')]),
  paragraph('body', [prompt('Salutation', 'Dear [Name],')]),
  paragraph('body', [prompt('Letter', 'Click here and type your letter. This text disappears.')]),
  paragraph('body', [prompt('Closing', 'Sincerely,')], { before: 10, after: 34 }),
  paragraph('body', [prompt('Sender’s name', person || undefined)], { after: 0 }),
  paragraph('contact', [prompt('Sender’s title', role || undefined)]),
];
