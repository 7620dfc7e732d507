import {
  type Database,
  findKit,
  findOrder,
  type KitRow,
  lockAnyKit,
  lockOrder,
  type OrderRow,
  type PersonScope,
  readAnyKit,
  type Transaction,
} from '@brandwright/data';
import { refuse } from '../../http/problem-error.ts';

/** A kit that is locked with its order. */
export interface LockedKit {
  readonly tx: Transaction;
  readonly kit: KitRow;
  readonly order: OrderRow | null;
}

/** Refuses a change of a kit that is not as its owner saw it, in this version: `kit.changed`. */
export const refuseChanged = (kit: Pick<KitRow, 'version'>, version: number): never =>
  refuse('kit.changed', { field: 'version', received: String(version), allowed: String(kit.version) });

/** Refuses a change by somebody who saw another version of the kit: `kit.changed`. */
export function requireVersion(kit: Pick<KitRow, 'version'>, version: number): void {
  if (kit.version !== version) refuseChanged(kit, version);
}

/**
 * Reads one of a person’s kits that they are about to change, with its order. Refusals: `route.not_found`, `kit.changed`, `kit.unfinished`,
 * `kit.locked`.
 */
export async function openKit(
  scope: PersonScope,
  kitId: string,
  version: number,
): Promise<{ readonly kit: KitRow; readonly order: OrderRow }> {
  const kit = (await findKit(scope, kitId)) ?? refuse('route.not_found');
  const order = kit.orderId === null ? null : await findOrder(scope, kit.orderId);
  requireVersion(kit, version);
  if (kit.status !== 'completed') refuse('kit.unfinished');
  return order?.status === 'paid' ? { kit, order } : refuse('kit.locked');
}

/** Locks one of a person’s kits. `route.not_found` for a deleted one and for anybody else’s. */
export async function lockOwnKit(tx: Transaction, personId: string, kitId: string): Promise<KitRow> {
  const kit = await lockAnyKit(tx, kitId);
  if (kit === null || kit.userId !== personId || kit.deletedAt !== null) return refuse('route.not_found');
  return kit;
}

/** Works on one of a person’s kits while it is locked with its order. Refuses as `lockOwnKit` does, and as the work does. */
export async function withLockedKit<T>(
  database: Database,
  personId: string,
  kitId: string,
  work: (held: LockedKit) => Promise<T>,
): Promise<T> {
  const { orderId = null } = (await readAnyKit(database, kitId)) ?? {};
  return database.asSystem(async (tx) => {
    // The order before the kit, as everywhere.
    const order = orderId === null ? null : await lockOrder(tx, { id: orderId });
    return work({ tx, kit: await lockOwnKit(tx, personId, kitId), order });
  });
}
