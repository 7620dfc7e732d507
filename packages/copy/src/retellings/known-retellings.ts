import type { KindName } from '../kinds/kinds.ts';
import type { FactKind } from '../owner-facts.ts';
import agentToClub from './agent-to-club.json' with { type: 'json' };
import communityToKitchen from './community-to-kitchen.json' with { type: 'json' };
import labToRoastery from './lab-to-roastery.json' with { type: 'json' };
import lessonsToWorkshops from './lessons-to-workshops.json' with { type: 'json' };
import schoolToWriting from './school-to-writing.json' with { type: 'json' };
import schoolsToOrders from './schools-to-orders.json' with { type: 'json' };
import shopsToStages from './shops-to-stages.json' with { type: 'json' };
import sportsToLessons from './sports-to-lessons.json' with { type: 'json' };

/**
 * What a fact of the owner means to customers, a sentence each. Slots: `{place}` (a town), `{pair}` and `{Pair}` (“two friends”), `{own}` (“workshop”),
 * `{since}` (“ ever since”), `{It}` (“It” or the name). A sentence follows from the fact and adds none.
 */
export interface Retellings extends Readonly<Record<FactKind, string>> {
  /** Where the business is. Any customer there may be meant. */
  readonly place: readonly string[];
  /** Second sentences, where many trades share the first. */
  readonly more?: Readonly<Record<FactKind, string>>;
}

/** The sentences of businesses with something in common that their kind hasn’t: “boxing gym” and “judo club”. */
interface Group extends Retellings {
  /** What the businesses are called. */
  readonly labels: readonly string[];
}

/** By kind of business. */
const ofKinds: Readonly<Record<KindName, Retellings>> = {
  ...agentToClub,
  ...communityToKitchen,
  ...labToRoastery,
  ...schoolToWriting,
};

const groups: readonly Group[] = [sportsToLessons, lessonsToWorkshops, shopsToStages, schoolsToOrders].flatMap((file) =>
  Object.values<Group>(file),
);
const groupByLabel: ReadonlyMap<string, Group> = new Map(
  groups.flatMap((group) => group.labels.map((label) => [label, group] as const)),
);

/** What the businesses with sentences of their own are called. */
export const labelsOfGroups: readonly string[] = groups.flatMap(({ labels }) => labels);

/** Every set of sentences there is. No two of them share six words in a row. */
export const everyRetelling: readonly Retellings[] = [...Object.values(ofKinds), ...groups];

/** The sentences for a business, by what its trade is called, or else by its kind. */
export const retellingsOf = (label: string, kind: KindName): Retellings => groupByLabel.get(label) ?? ofKinds[kind];
