import { apiRates, type KitStatus, type OrderStatus, type UsageType } from '@brandwright/contract';
import type { Database } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import type { FoundPerson } from './people-search.ts';

/** One of a person’s orders. */
interface OwnOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly plan: string;
  /** Cents, without tax. */
  readonly amount: number;
  readonly tax: number;
  readonly currency: string;
  readonly createdAt: Date;
}

/** One of a person’s kits. */
interface OwnKit {
  readonly id: string;
  readonly businessName: string;
  readonly status: KitStatus;
  readonly createdAt: Date;
  readonly isDeleted: boolean;
}

export interface PersonRecord extends FoundPerson {
  readonly secondFactor: boolean;
  /** Places where they are signed in. */
  readonly sessions: number;
  readonly hasPremium: boolean;
  /** API keys that work. */
  readonly apiKeys: number;
  /** Requests a minute that they have together, and the number that an admin set. */
  readonly apiPerMinute: number;
  readonly apiRate: number | null;
  readonly usage: readonly { readonly type: UsageType; readonly count: number; readonly allowed: number | null }[];
  /** Newest first, at most a hundred each. */
  readonly orderList: readonly OwnOrder[];
  readonly kitList: readonly OwnKit[];
}

/** What our staff see of one person, in one snapshot. Null if there is no such account, or it was erased. */
export async function readPersonRecord(database: Database, id: string): Promise<PersonRecord | null> {
  const [people, used, orderList, kitList] = await database.ask(
    statement<Omit<PersonRecord, 'usage' | 'orderList' | 'kitList'>>`
    select id, email, full_name as name, created_at as since, email_verified as confirmed, role = 'admin' as "isAdmin",
      two_factor_enabled as "secondFactor", has_premium_access(id) as "hasPremium", api_rate as "apiRate",
      api_rate_of(id, ${apiRates.free}::integer, ${apiRates.pro}::integer) as "apiPerMinute",
      (select count(*)::int from api_keys where user_id = person.id and revoked_at is null) as "apiKeys",
      (select count(*)::int from sessions where user_id = person.id and expires_at > now()) as sessions,
      (select count(*)::int from orders where user_id = person.id and paid_at is not null) as orders,
      (select count(*)::int from brand_kits where user_id = person.id and deleted_at is null) as kits
    from profiles as person where id = ${id}::uuid and not exists (select from erasures where person_id = person.id)`,
    statement<PersonRecord['usage'][number]>`select usage_type as type, count, allowed from usage where user_id = ${id}::uuid`,
    statement<OwnOrder>`
    select id, status, plan, amount, tax, currency, created_at as "createdAt"
    from orders where user_id = ${id}::uuid order by created_at desc, id desc limit 100`,
    statement<OwnKit>`
    select id, business_name as "businessName", status, created_at as "createdAt", deleted_at is not null as "isDeleted"
    from brand_kits where user_id = ${id}::uuid order by created_at desc, id desc limit 100`,
  );
  const [person] = people;
  return person === undefined ? null : { ...person, usage: used, orderList, kitList };
}
