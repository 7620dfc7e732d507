import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { sandboxCheckouts, sandboxEvents } from '../tables/sandbox.ts';

export type SandboxRow = typeof sandboxCheckouts.$inferSelect;

/** Stores a sandbox checkout session. Returns the existing one if the idempotency key was used before. */
export async function addSandboxCheckout({ asSystem }: Database, row: Omit<SandboxRow, 'createdAt'>): Promise<SandboxRow> {
  return asSystem(async (tx) => {
    await tx.insert(sandboxCheckouts).values(row).onConflictDoNothing();
    const same =
      row.idempotencyKey === null ? eq(sandboxCheckouts.id, row.id) : eq(sandboxCheckouts.idempotencyKey, row.idempotencyKey);
    const [kept] = await tx.select().from(sandboxCheckouts).where(same);
    if (kept === undefined) throw new Error('The checkout session did not come back.');
    return kept;
  });
}

/** Identifies a session by one of the provider's ids. */
type Mark = { readonly id: string } | { readonly paymentIntent: string };
const marked = (mark: Mark) =>
  'id' in mark ? eq(sandboxCheckouts.id, mark.id) : eq(sandboxCheckouts.paymentIntent, mark.paymentIntent);

export async function findSandboxCheckout({ statements }: Database, mark: Mark): Promise<SandboxRow | null> {
  const [row] = await statements.select().from(sandboxCheckouts).where(marked(mark));
  return row ?? null;
}

/**
 * Changes a locked checkout session and queues its events, in one transaction. `change` gets the session and
 * returns the new one with its events, or null to leave it. Resolves to null if there is no such session.
 */
export async function changeSandboxCheckout(
  { asSystem }: Database,
  mark: Mark,
  change: (row: SandboxRow) => { readonly session: SandboxRow['session']; readonly events: readonly SandboxEvent[] } | null,
): Promise<SandboxRow | null> {
  return asSystem(async (tx) => {
    const [row] = await tx.select().from(sandboxCheckouts).where(marked(mark)).for('update');
    if (row === undefined) return null;
    const changed = change(row);
    if (changed === null) return row;
    await tx.update(sandboxCheckouts).set({ session: changed.session }).where(eq(sandboxCheckouts.id, row.id));
    for (const event of changed.events) await tx.insert(sandboxEvents).values(event);
    return { ...row, session: changed.session };
  });
}

export interface SandboxEvent {
  readonly id: string;
  readonly payload: string;
}

/**
 * The due event that waited longest; null if none is due. Events repeat with doubling pauses for three days,
 * until taken.
 */
export async function nextSandboxEvent({ statements }: Database): Promise<SandboxEvent | null> {
  const { rows } = (await statements.execute(sql`
    update sandbox_events set tries = tries + 1, due_at = now() + make_interval(secs => least(3600, 2 * power(2, least(tries, 20))))
    where id = (select id from sandbox_events where delivered_at is null and due_at <= now() and created_at > now() - interval '3 days'
      order by due_at limit 1 for update skip locked)
    returning id, payload`)) as unknown as { readonly rows: readonly SandboxEvent[] };
  return rows[0] ?? null;
}

export async function sandboxEventTaken({ statements }: Database, id: string): Promise<void> {
  await statements.update(sandboxEvents).set({ deliveredAt: sql`now()` }).where(eq(sandboxEvents.id, id));
}

/** A session without its buyer's details. */
export const buyerless = sql`session || '{"customer_email": null, "customer_details": null}'::jsonb`;

/**
 * Removes buyers' details from sandbox sessions and events. A real provider would keep them elsewhere; here
 * they are in our own database.
 */
export async function forgetBuyers(tx: Transaction, sessions: readonly string[]): Promise<void> {
  if (sessions.length === 0) return;
  await tx
    .update(sandboxCheckouts)
    .set({ session: buyerless })
    .where(inArray(sandboxCheckouts.id, [...sessions]));
  const object = sql`payload::jsonb -> 'data' -> 'object' || '{"customer_email": null, "customer_details": null}'::jsonb`;
  await tx
    .update(sandboxEvents)
    .set({ payload: sql`jsonb_set(payload::jsonb, '{data,object}', ${object})::text` })
    .where(inArray(sql`payload::jsonb #>> '{data,object,id}'`, [...sessions]));
}
