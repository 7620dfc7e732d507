import type { Design } from '@brandwright/engine';
import type { Entry } from './entry.ts';

/** Every design is of one kind, so that the kinds together lose none. */
export type DesignKind = 'picture' | 'letters' | 'badge';
export const filters = ['all', 'picture', 'letters', 'badge', 'favorites'] as const;
export type Filter = (typeof filters)[number];

/** A badge has the name inside it; a picture shows a thing, also within a letter; the rest is letters. */
export function kindOf({
  archetype,
  genome: { mark },
}: Pick<Design, 'archetype'> & { genome: { mark: string | null } }): DesignKind {
  if (archetype === 'emblem') return 'badge';
  return archetype === 'monogram' || mark === null ? 'letters' : 'picture';
}

const matches = ({ liked, logo }: Entry, filter: Filter): boolean =>
  filter === 'all' || (filter === 'favorites' ? liked : logo !== null && kindOf(logo.design) === filter);

/** How many of the drawn designs each filter shows. */
export const countsOf = (entries: readonly Entry[]): Readonly<Record<Filter, number>> =>
  Object.fromEntries(
    filters.map((filter) => [filter, entries.filter((entry) => entry.logo !== null && matches(entry, filter)).length]),
  ) as Record<Filter, number>;

/**
 * Whether a slot is shown. What is being drawn, what failed and what is worked with stay, so that nothing goes from under a hand.
 */
export const isShown = (entry: Entry, filter: Filter, at: string | null): boolean =>
  matches(entry, filter) || entry.going !== null || entry.key === at;
