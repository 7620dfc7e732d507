import type { Database } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';

/** A person as our staff see them. */
export interface FoundPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly since: Date;
  /** They followed the link in an email to this address. */
  readonly confirmed: boolean;
  readonly isAdmin: boolean;
  /** Paid orders, whatever became of them. */
  readonly orders: number;
  /** Excludes deleted kits. */
  readonly kits: number;
}

export interface PeopleSearch {
  /** Part of an email address or a name, or an account id. Empty finds everyone. */
  readonly text: string;
  /** Id of the last person seen. Null starts with the newest. */
  readonly after: string | null;
}

/**
 * Everyone with an account, newest first. Never shows whoever is in the ledger of erasures: an older backup may have
 * brought them back, until the next purge.
 */
export async function searchPeople(
  database: Database,
  { text, after }: PeopleSearch,
  most: number,
): Promise<readonly FoundPerson[]> {
  const asked = text.toLowerCase();
  const [rows] = await database.ask(
    statement<FoundPerson>`
    select id, email, full_name as name, created_at as since, email_verified as confirmed, role = 'admin' as "isAdmin",
      (select count(*)::int from orders where user_id = person.id and paid_at is not null) as orders,
      (select count(*)::int from brand_kits where user_id = person.id and deleted_at is null) as kits
    from profiles as person
    where not exists (select from erasures where person_id = person.id)
      and (${asked}::text = '' or id::text = ${asked} or strpos(email, ${asked}) > 0 or strpos(lower(full_name), ${asked}) > 0)
      and (${after}::uuid is null
        or (created_at, id) < (select last.created_at, last.id from profiles as last where last.id = ${after}::uuid))
    order by created_at desc, id desc limit ${most}`,
  );
  return rows;
}
