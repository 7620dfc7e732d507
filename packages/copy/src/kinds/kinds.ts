import type { Kind } from '../kind.ts';
import { bakery } from './bakery.ts';
import { cafe } from './cafe.ts';
import { neutral } from './neutral.ts';

/** The kinds of business that the copywriter knows, by their names in the lists of trades. */
export const kinds = { bakery, cafe, neutral } as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;
