import { isNull } from 'drizzle-orm';
import type { Database } from '../connection/database.ts';
import { countOpenMessages } from '../contact/contact-messages.ts';
import { countFailedKits } from '../kits/failed-kits.ts';
import { brandKits } from '../tables/kits.ts';
import { mails } from '../tables/mails.ts';
import { orders } from '../tables/orders.ts';
import { profiles } from '../tables/people.ts';

/** Rows of each kind. */
export interface Overview {
  readonly people: number;
  /** Those that their owners have not deleted. */
  readonly kits: number;
  /** Those that were paid for and given up. */
  readonly kitsFailed: number;
  readonly orders: number;
  readonly lettersWaiting: number;
  /** Messages of the contact page that nobody has answered. */
  readonly messagesOpen: number;
}

/** How much of everything there is, at one moment. */
export const readOverview = ({ asSystem }: Database): Promise<Overview> =>
  asSystem(async (tx) => ({
    people: await tx.$count(profiles),
    kits: await tx.$count(brandKits, isNull(brandKits.deletedAt)),
    kitsFailed: await countFailedKits(tx),
    orders: await tx.$count(orders),
    lettersWaiting: await tx.$count(mails, isNull(mails.sentAt)),
    messagesOpen: await countOpenMessages(tx),
  }));
