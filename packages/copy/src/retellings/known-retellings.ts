import type { KindName } from '../kinds/kinds.ts';
import { type FactKind, factKinds } from '../owner-facts.ts';
import agentToClub from './agent-to-club.json' with { type: 'json' };
import communityToKitchen from './community-to-kitchen.json' with { type: 'json' };
import labToRoastery from './lab-to-roastery.json' with { type: 'json' };
import lessonsToWorkshops from './lessons-to-workshops.json' with { type: 'json' };
import schoolToWriting from './school-to-writing.json' with { type: 'json' };
import schoolsToOrders from './schools-to-orders.json' with { type: 'json' };
import shopsToStages from './shops-to-stages.json' with { type: 'json' };
import sportsToLessons from './sports-to-lessons.json' with { type: 'json' };

/**
 * What a fact of the owner means to customers, a sentence each. Slots: `{pair}` and `{Pair}` (“two friends”), `{own}` (“workshop”),
 * `{since}` (“ ever since”), `{It}` (“It”). A sentence follows from the fact and adds none. None
 * stands where none would be natural: a law firm’s own workshop.
 */
interface Sentences extends Readonly<Partial<Record<FactKind, string>>> {
  /** What the businesses are called that a sentence isn’t true of, or not natural for. */
  readonly except?: Readonly<Partial<Record<FactKind, readonly string[]>>>;
}

/** The sentences of a kind or group. */
export interface Retellings extends Sentences {
  /** Second sentences, where many trades share the first. */
  readonly more?: Sentences;
}

/** The sentences that are true of one trade. */
export type TradeRetellings = readonly Readonly<Partial<Record<FactKind, string>>>[];

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

/** The sentences for a business, by what its trade is called, or else by its kind, without those that don’t fit its trade. */
export function retellingsOf(label: string, kind: KindName): TradeRetellings {
  const set = groupByLabel.get(label) ?? ofKinds[kind];
  return [set, ...(set.more === undefined ? [] : [set.more])].map((sentences) =>
    Object.fromEntries(
      factKinds.flatMap((fact) => {
        const text = sentences[fact];
        return text === undefined || sentences.except?.[fact]?.includes(label) === true ? [] : [[fact, text]];
      }),
    ),
  );
}
