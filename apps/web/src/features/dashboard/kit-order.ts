import type { KitSummary } from '@brandwright/contract';

export const kitOrders = ['newest', 'updated', 'name'] as const;
export type KitOrder = (typeof kitOrders)[number];

/** More kits than this can be searched and sorted (row D-04). */
export const few = 6;

const names = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const compare: Readonly<Record<KitOrder, (a: KitSummary, b: KitSummary) => number>> = {
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  updated: (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  name: (a, b) => names.compare(a.businessName, b.businessName),
};

/** Kits whose name or industry holds what is looked for, in an order; equal ones stay as they came. */
export function arranged(kits: readonly KitSummary[], order: KitOrder, query: string): readonly KitSummary[] {
  const sought = plain(query);
  return kits
    .filter(({ businessName, industry }) => [businessName, industry].some((text) => plain(text).includes(sought)))
    .toSorted(compare[order]);
}

/** Without what makes no difference to who searches: case, accents, outer spaces. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-US').trim();

/** How many kits there are, and how many are done or being made (row D-01). */
export const countsOf = (kits: readonly KitSummary[]) => ({
  total: kits.length,
  completed: kits.filter(({ status }) => status === 'completed').length,
  processing: kits.filter(({ status }) => status === 'generating').length,
});
