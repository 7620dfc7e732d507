import type { Brand } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { once } from '../layout/once.ts';
import { sheetPdf, sheetSvg } from '../layout/sheet.ts';
import type { Contact } from '../stationery/contact.ts';
import { mostOctets, qrCode } from './qr-code.ts';
import { octetsIn, vcard } from './vcard.ts';

/** Pixels of a module in the picture of the code. Whole, so that no edge is gray. */
const modulePixels = 16;

/** The folder `contact/`: the card’s details for phones, and a QR code that saves them. */
export function contactFiles(brand: Brand): readonly KitFile[] {
  const { design, contact } = brand;
  const code = once(() => qrCode(cardInCode(design.name, contact), design));
  const title = design.name;
  return [
    { path: 'contact/contact.vcf', kind: 'text', text: () => vcard(design.name, contact, '3.0') },
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

/** The card as a code holds it: details that are too long for one are left out, the longest kinds first. */
function cardInCode(name: string, contact: Contact): string {
  const shorter = [contact, { ...contact, address: [] }, { ...contact, address: [], website: '' }];
  const cards = shorter.map((one) => vcard(name, one, '3.0'));
  const nameOnly = { ...contact, role: '', phone: '', email: '', website: '', address: [] };
  return cards.find((card) => octetsIn(card) <= mostOctets) ?? vcard(name, nameOnly, '3.0');
}
