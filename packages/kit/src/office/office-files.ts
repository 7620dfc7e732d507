import type { Brand } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { papers } from '../stationery/paper.ts';
import { invoiceDocument } from './invoice-document.ts';
import { letterDocument } from './letter-document.ts';
import { officeNote } from './office-note.ts';
import { officeTheme } from './office-theme.ts';
import { deckParts } from './slides/deck-parts.ts';

/** Papers of documents, by their names in paths. */
const sizes = { a4: papers.a4, 'us-letter': papers['us-letter'] } as const;

/** The folder `office/`: letters, invoices and slides to type into, and the fonts that they name. */
export function officeFiles(brand: Brand): readonly KitFile[] {
  const { contact } = brand;
  const { headings, body } = officeTheme(brand);
  const known = new Set(brand.faces.map(({ id }) => id));
  const faces = [...new Set([...headings.faces, ...body.faces].map(({ id }) => id))].filter((face) => !known.has(face));
  return [
    ...Object.entries(sizes).flatMap(([size, paper]): readonly KitFile[] => [
      { path: `office/letterhead-${size}.docx`, kind: 'docx', document: () => letterDocument(brand, contact, paper) },
      { path: `office/invoice-${size}.docx`, kind: 'docx', document: () => invoiceDocument(brand, contact, paper) },
    ]),
    { path: 'office/presentation.pptx', kind: 'package', parts: () => deckParts(brand, contact) },
    { path: 'office/how-to-use.txt', kind: 'text', text: () => officeNote(brand, faces.length > 0) },
    ...faces.flatMap((face): readonly KitFile[] => [
      { path: `office/fonts/${face}.ttf`, kind: 'font', face },
      { path: `office/fonts/${face}-license.txt`, kind: 'font-licence', face },
    ]),
  ];
}
