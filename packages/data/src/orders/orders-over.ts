import { sql } from 'drizzle-orm';

/**
 * Matches an open order that a new purchase replaces: one whose session takes no more money, that never got a
 * session in time, or that predates a payment for the same brand. It is over 30 seconds early, to leave time to
 * reach the payment page. May be null, which counts as false. Whoever finds the order of a purchase uses this, so
 * that all find the same one (H15-08).
 */
export const isOver = sql`orders.status = 'open' and (
  orders.expires_at < now() + interval '30 seconds'
  or (orders.expires_at is null and coalesce((orders.asked->>'expiresAt')::float8, 0) < extract(epoch from now() + interval '40 minutes'))
  or exists (select from orders as other where other.user_id = orders.user_id and other.status = 'paid' and other.paid_at > orders.created_at
    and (other.brand_key = orders.brand_key
      or lower(trim(other.brand_data->>'businessName')) = lower(trim(orders.brand_data->>'businessName')))))`;
