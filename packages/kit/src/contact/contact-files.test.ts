import { expect, test } from 'vitest';
import { brandFor } from '../../testing/brands.ts';
import { textAt } from '../../testing/file-text.ts';
import type { Contact } from '../stationery/contact.ts';
import { contactFiles } from './contact-files.ts';

const ada: Contact = {
  person: 'Ada Moreau',
  role: 'Owner',
  phone: '+33 1 99 00 12 34',
  email: 'ada@example.org',
  website: 'example.org',
  address: ['Building 3', '8 Rue des Lilas', '75001 Paris'],
};
const codeOf = (contact: Contact): string =>
  textAt(contactFiles(brandFor({ name: 'Kiln' }, 0, { contact })), 'contact/qr-code.svg');

test('[K-10] the vCards and the QR code have the contact details of the brand', () => {
  const files = contactFiles(brandFor({ name: 'Kiln' }, 0, { contact: ada }));
  for (const path of ['contact/contact.vcf', 'contact/contact-version-4.vcf']) {
    const card = textAt(files, path);
    for (const text of ['FN:Ada Moreau', 'N:Moreau;Ada;;;', 'ada@example.org', ':;;Building 3;8 Rue des Lilas 75001 Paris;;;'])
      expect(card, path).toContain(text);
    expect(card, path).not.toContain('Full Name');
  }
  expect(codeOf(ada)).not.toBe(codeOf({ ...ada, person: 'Ada Morel' }));
});

test('[K-10] details that are too long for a QR code are left out of it, the address first', () => {
  const long = (most: number): string => '東'.repeat(most);
  const address = [long(80), long(80), long(80)];
  const most = { person: long(80), role: long(80), phone: long(40), email: long(254), website: long(200), address };
  const some = { ...most, email: ada.email };
  expect(codeOf(some)).toBe(codeOf({ ...some, address: [] }));
  expect(codeOf(some)).not.toBe(codeOf({ ...some, address: [], website: '' }));
  expect(codeOf(most)).toBe(codeOf({ ...most, address: [], website: '' }));
  expect(
    textAt(contactFiles(brandFor({ name: 'Kiln' }, 0, { contact: most })), 'contact/contact.vcf').replace(/\r\n /g, ''),
  ).toContain(address[2]);
});

test('[K-10] hidden characters and empty lines of contact details are in no file', () => {
  const hostile = { ...ada, person: 'Ada \u202E\uFFFE Moreau', address: ['', '8 Rue des Lilas\n', ''] };
  const { contact } = brandFor({ name: 'Kiln' }, 0, { contact: hostile });
  expect(contact).toEqual({ ...ada, address: ['8 Rue des Lilas'] });
});
