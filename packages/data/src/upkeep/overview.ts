import { isNull } from 'drizzle-orm';
import type { Database } from '../connection/database.ts';
import { countOpenMessages } from '../contact/contact-messages.ts';
import { countFailedKits } from '../kits/failed-kits.ts';
import { countOpenRevisions } from '../kits/revisions.ts';
import { brandKits } from '../tables/kits.ts';
import { mails } from '../tables/mails.ts';
import { orders } from '../tables/orders.ts';
import { profiles } from '../tables/people.ts';

/** Numbers of rows. */
export interface Overview {
  readonly people: number;
  /** Excludes deleted kits. */
  readonly kits: number;
  /** Those that were paid for and given up. */
  readonly kitsFailed: number;
  readonly orders: number;
  readonly emailsWaiting: number;
  /** Unanswered messages of the contact page. */
  readonly messagesOpen: number;
  /** Requested changes that are pending or in progress. */
  readonly revisionsOpen: number;
}

/** Counts everything in one snapshot. */
export const readOverview = ({ asSystem }: Database): Promise<Overview> =>
  asSystem(async (tx) => ({
    people: await tx.$count(profiles),
    kits: await tx.$count(brandKits, isNull(brandKits.deletedAt)),
    kitsFailed: await countFailedKits(tx),
    orders: await tx.$count(orders),
    emailsWaiting: await tx.$count(mails, isNull(mails.sentAt)),
    messagesOpen: await countOpenMessages(tx),
    revisionsOpen: await countOpenRevisions(tx),
  }));
