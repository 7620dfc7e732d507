import type { KitItemId } from '@brandwright/contract';

/** Items of a kit that a page offers, each in the page’s own words: only what the contract lists (row B-11). */
export const offered = (items: Readonly<Partial<Record<KitItemId, string>>>): readonly string[] => Object.values(items);
