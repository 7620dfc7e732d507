import type { UsageRow, UsageType } from '@brandwright/contract';

/** Somebody who is signed in. */
interface Person {
  readonly id: string;
  readonly email: string;
}

/** What people have used of what they may use. */
interface Usage {
  /** A row for each type; never rejects: what cannot be read counts as nothing used (row U-04). */
  list(person: Person): Promise<readonly UsageRow[]>;
  /** Takes one, atomically; false at the limit or when it could not be counted (rows U-03, U-04). */
  spend(person: Person, type: UsageType): Promise<boolean>;
}

/** Who people are: everything the server asks of accounts. */
export interface Accounts {
  /** Whether people can sign in; while they cannot, nothing asks them to. */
  readonly open: boolean;
  /** Who sent a request; null for a visitor. */
  who(request: Request): Promise<Person | null>;
  readonly usage: Usage;
}

/** A product without accounts: everybody is a visitor, and nothing is counted. */
export const noAccounts: Accounts = {
  open: false,
  who: async () => null,
  usage: { list: async () => [], spend: async () => false },
};
