/** A legal page: sections of short paragraphs, lists and tables. */
export interface LegalPage {
  readonly path: '/privacy-policy' | '/terms-of-service';
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** As the page has said since it was first written. */
  readonly updated: string;
  /** What changed since, newest first. */
  readonly changes: readonly (readonly [day: string, what: string])[];
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** In the address of the page: `/privacy-policy#cookies`. */
  readonly id: string;
  readonly title: string;
  readonly text: readonly LegalPart[];
}

/** A paragraph, a list, or a table whose first row is its head. */
export type LegalPart =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: readonly (readonly [string, ...string[]])[]; readonly label: string };

export const legal = {
  updated: 'Last updated',
  changed: 'What changed',
  contents: 'On this page',
  other: { privacy: 'Privacy Policy', terms: 'Terms of Service' },
  contact: 'Contact us',
} as const;
