export interface Operator {
  readonly name: string;
  /** Lines of the postal address; none hides the address. */
  readonly address: readonly string[];
  /** Completes “These terms are governed by the law of …”. */
  readonly law: string;
  /** When somebody answers, as the contact page says. */
  readonly hours: readonly (readonly [days: string, hours: string])[];
  /** The people behind it, as the page about us names them; none hides the section. */
  readonly team: readonly (readonly [name: string, role: string])[];
}

/**
 * Who runs this site, as its legal, contact and about pages say. Edit this file before you sell: nothing else of those pages has to change. Receipts name the seller by the
 * environment (`SELLER`).
 */
export const operator: Operator = {
  name: 'Brandwright',
  address: [],
  law: 'the country where the operator of this site is established',
  hours: [
    ['Monday through Friday', '9:00–18:00 EST'],
    ['Weekend', '10:00–16:00 EST'],
  ],
  team: [],
};

/** An operator's name with the address, where there is one: `Kiln Ltd, 1 Kiln Lane, Oxford`. */
export const nameAndAddress = ({ name, address }: Pick<Operator, 'name' | 'address'>): string => [name, ...address].join(', ');
