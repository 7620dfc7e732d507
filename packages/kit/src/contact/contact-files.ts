import type { Brand } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { sheetPdf, sheetSvg } from '../layout/sheet.ts';
import { type Contact, placeholderContact } from '../stationery/contact.ts';
import { qrCode } from './qr-code.ts';
import { vcard } from './vcard.ts';

/** Pixels of a module in the picture of the code. Whole, so that no edge is gray. */
const modulePixels = 16;

/** The folder `contact/`: the card’s details for phones, and a QR code that saves them. */
export function contactFiles(brand: Brand, contact: Contact = placeholderContact): readonly KitFile[] {
  const { design } = brand;
  const card = (): string => vcard(design.name, contact, '3.0');
  const code = () => qrCode(card(), design);
  const title = design.name;
  return [
    { path: 'contact/contact.vcf', kind: 'text', text: card },
    { path: 'contact/contact-version-4.vcf', kind: 'text', text: () => vcard(design.name, contact, '4.0') },
    { path: 'contact/qr-code.svg', kind: 'text', text: () => sheetSvg(code(), title) },
    {
      path: 'contact/qr-code.png',
      kind: 'picture',
      picture: () => {
        const sheet = code();
        const size = sheet.width * modulePixels;
        return { svg: sheetSvg(sheet, title), format: 'png', width: size, height: size, ground: sheet.ground };
      },
    },
    { path: 'contact/qr-code.pdf', kind: 'text', text: () => sheetPdf(code(), title) },
  ];
}
