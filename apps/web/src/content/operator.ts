/**
 * Who runs this site, as its legal and contact pages say. Edit this file before you sell: nothing else of those pages has to change. Receipts name the seller by the
 * environment (`SELLER`).
 */
export const operator = {
  name: 'Brandwright',
  /** Lines of the postal address; none hides the address. */
  address: [] as readonly string[],
  /** Completes “These terms are governed by the law of …”. */
  law: 'the country where the operator of this site is established',
  /** When somebody answers, as the contact page says. */
  hours: [
    ['Monday to Friday', '9:00–18:00 EST'],
    ['Weekend', '10:00–16:00 EST'],
  ],
} as const;

/** An operator's name with the address, where there is one: `Kiln Ltd, 1 Kiln Lane, Oxford`. */
export const nameAndAddress = ({ name, address }: { readonly name: string; readonly address: readonly string[] }): string =>
  [name, ...address].join(', ');
