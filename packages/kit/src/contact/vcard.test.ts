import { describe, expect, test } from 'vitest';
import { hostileNames } from '../../testing/hostile.ts';
import { placeholderContact } from '../stationery/contact.ts';
import { type VcardVersion, vcard } from './vcard.ts';

const versions: readonly VcardVersion[] = ['3.0', '4.0'];
const names = ['Juniper & Rye', 'قهوة الصباح', '東京珈琲', 'Кофейня', 'ЖЩ'.repeat(40), 'a;b,c\\d', ...hostileNames];

/** Properties as another program reads them: lines unfolded, then split at the first colon outside quotes. */
function read(card: string): ReadonlyMap<string, string> {
  const lines = card.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z]+)(?:;[A-Za-z]+=(?:"[^"]*"|[\w,]*))*:(.*)$/u.exec(line) ?? [];
      return [name, value];
    }),
  );
}

/** A value with its escapes taken back. Throws at an escape that the standards do not know. */
const plain = (value: string): string =>
  value.replace(/\\(.)/gu, (_, char: string) => {
    if (!'\\,;'.includes(char)) throw new Error(`\\${char} is no escape.`);
    return char;
  });

describe('a vCard', () => {
  test('[K-15] begins with its version and has the properties that its version requires', () => {
    for (const version of versions) {
      const card = vcard('Juniper & Rye', placeholderContact, version);
      expect(card.startsWith(`BEGIN:VCARD\r\nVERSION:${version}\r\n`)).toBe(true);
      expect(card.endsWith('END:VCARD\r\n')).toBe(true);
      const properties = read(card);
      expect(properties.get('FN')).toBe('Full Name');
      expect(properties.get('N')).toBe('Name;Full;;;');
      expect(properties.get('EMAIL')).toBe(placeholderContact.email);
      expect(properties.get('URL')).toBe('https://example.com');
      expect(properties.get('TEL')).toBe(version === '3.0' ? '+1 555 010 0199' : 'tel:+15550100199');
    }
  });

  test('[K-15] holds the name in every script, and no name adds a property', () => {
    const known = [...read(vcard('A', placeholderContact, '4.0')).keys()].join();
    for (const version of versions)
      for (const name of names) {
        const properties = read(vcard(name, { ...placeholderContact, person: name }, version));
        expect([...properties.keys()].filter((key) => key !== 'KIND').join()).toBe(known.replace('KIND,', ''));
        const seen = plain(properties.get('ORG') ?? '');
        expect(seen).toBe(
          name
            .replace(/[\p{Cc}\p{Cf}\u2028]/gu, ' ')
            .replace(/\s+/gu, ' ')
            .trim(),
        );
        expect(plain(properties.get('FN') ?? '')).toBe(seen);
      }
  });

  test('[K-15] has no line of more than 75 octets, and breaks none inside a character', () => {
    for (const version of versions)
      for (const name of names)
        for (const line of vcard(name, placeholderContact, version).split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Cs}/u);
        }
  });

  test('[K-15] leaves out details that are empty', () => {
    const bare = { person: 'Ada', role: '', phone: '', email: '', website: '', address: [] };
    for (const version of versions)
      expect([...read(vcard('', bare, version)).keys()].join()).not.toMatch(/ORG|TITLE|TEL|EMAIL|URL|ADR/);
  });

  test('[K-10] without a person has the name of the organization, because a card must have one', () => {
    const nobody = { person: ' ', role: '', phone: '', email: '', website: '', address: [] };
    for (const version of versions) expect(read(vcard('Juniper & Rye', nobody, version)).get('FN')).toBe('Juniper & Rye');
  });
});
