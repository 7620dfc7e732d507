import { oneLine } from '../files/plain-line.ts';
import type { Contact } from '../stationery/contact.ts';

/** 3.0 is what every phone reads (RFC 2426). 4.0 is the current standard (RFC 6350). */
export type VcardVersion = '3.0' | '4.0';

/** Longest line in octets, without its break (RFC 2426, 2.6; RFC 6350, 3.2). */
const longest = 75;

/**
 * A person’s card as vCard in UTF-8. Lines end with CRLF. Details that are empty are left out. Without a person, it is
 * the organization’s, because a card must have a name.
 */
export function vcard(organization: string, contact: Contact, version: VcardVersion): string {
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    ...(version === '4.0' ? ['KIND:individual'] : []),
    `N:${nameParts(contact.person)}`,
    `FN:${escaped(oneLine(contact.person) === '' ? organization : contact.person)}`,
    ...property('ORG', organization),
    ...property('TITLE', contact.role),
    ...phone(contact.phone, version),
    ...property('EMAIL', contact.email, version === '3.0' ? ';TYPE=INTERNET,WORK' : ';TYPE=work'),
    ...address(contact.address, version),
    ...(contact.website === '' ? [] : [`URL:${webAddress(contact.website)}`]),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Escapes a value: backslash, comma, semicolon. Line breaks and control characters become spaces. */
const escaped = (text: string): string => oneLine(text).replace(/[\\,;]/g, '\\$&');

const property = (name: string, value: string, parameters = ''): readonly string[] =>
  oneLine(value) === '' ? [] : [`${name}${parameters}:${escaped(value)}`];

/** Family name; given names; and three empty parts. The last word is the family name. A single word is a given name. */
function nameParts(person: string): string {
  const words = oneLine(person).split(' ');
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return `${escaped(family)};${escaped(words.join(' '))};;;`;
}

function phone(number: string, version: VcardVersion): readonly string[] {
  if (version === '3.0') return property('TEL', number, ';TYPE=WORK,VOICE');
  const dialed = number.replace(/[^+\d]/g, '');
  return dialed === '' ? [] : [`TEL;VALUE=uri;TYPE="work,voice":tel:${dialed}`];
}

/** Street in its field; the remaining lines in the field of the town, because postcodes stand before or after it. */
function address([street = '', ...town]: readonly string[], version: VcardVersion): readonly string[] {
  if (street === '' && town.length === 0) return [];
  const type = version === '3.0' ? 'WORK' : 'work';
  return [`ADR;TYPE=${type}:;;${escaped(street)};${escaped(town.join(' '))};;;`];
}

/** A URI without white space. `example.com` is on https. */
export const webAddress = (site: string): string => {
  const plain = oneLine(site).replace(/[\s"<>\\^`{|}]/g, '');
  return /^https?:\/\//i.test(plain) ? plain : `https://${plain}`;
};

/** Breaks a long line between characters. The next line begins with a space. */
function folded(line: string): string {
  const out: string[] = [];
  let part = '';
  let octets = 0;
  for (const char of line) {
    const size = octetsOf(char);
    if (octets + size > longest) {
      out.push(part);
      part = ' ';
      octets = 1;
    }
    part += char;
    octets += size;
  }
  return [...out, part].join('\r\n');
}

/** Octets of a text in UTF-8. */
export const octetsIn = (text: string): number => [...text].reduce((sum, char) => sum + octetsOf(char), 0);

/** Octets of a character in UTF-8. */
function octetsOf(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
