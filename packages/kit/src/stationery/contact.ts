import { oneLine } from '../files/plain-line.ts';

/** What stands on a card and under a letter. Lines that are empty are left out. */
export interface Contact {
  readonly person: string;
  readonly role: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** Street, then city, state and postal code. */
  readonly address: readonly string[];
}

/** Files have it until the owner types their own. The number and the domain belong to nobody (RFC 2606; NANP 555-01xx). */
export const placeholderContact: Contact = {
  person: 'Full Name',
  role: 'Job title',
  phone: '+1 555 010 0199',
  email: 'hello@example.com',
  website: 'example.com',
  address: ['123 Main Street', 'City, ST 12345'],
};

/** True as long as the owner has typed no details. Files then say that they are placeholders. */
export const isPlaceholder = (contact: Contact): boolean => contact === placeholderContact;

/**
 * The details as every file can bear them: single lines without hidden characters, which would break the markup of office
 * files, and no empty line in the address. Default: placeholders.
 */
export function plainContact(contact: Contact | null): Contact {
  if (contact === null) return placeholderContact;
  return {
    person: oneLine(contact.person),
    role: oneLine(contact.role),
    phone: oneLine(contact.phone),
    email: oneLine(contact.email),
    website: oneLine(contact.website),
    address: contact.address.map(oneLine).filter((line) => line !== ''),
  };
}
