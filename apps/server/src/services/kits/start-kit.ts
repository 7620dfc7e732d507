import {
  beginKit,
  finishKit,
  type KitRow,
  type OrderRow,
  setLogos,
  type Transaction,
  tellKit,
  useProof,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import type { Brand } from '../orders/brand.ts';
import { drawnLogo } from './kit-document.ts';

/** Creates the kit of a locked, paid order, and the job that makes it. */
export async function makeKit(
  { queue }: Pick<Deps, 'queue'>,
  tx: Transaction,
  order: OrderRow,
  userId: string,
  { design, customization, brief, facts }: Brand,
): Promise<OrderRow> {
  const kit = await beginKit(tx, { id: order.id, userId }, { ...facts, brief: { ...brief } });
  // Older orders, and the oldest of many open ones, have no drawings. Their job draws the kit, starting with
  // the chosen logo.
  if (!(await useProof(tx, order, kit.id)) && design !== null) await setLogos(tx, kit, [drawnLogo({ design, customization })]);
  await tellKit(tx, kit, { status: 'generating', step: 'We’ve received your order', progress: 0.05 });
  await queue.send(tx, kit.id, { kit: kit.id });
  return { ...order, brandKitId: kit.id, usedAt: kit.createdAt };
}

/**
 * Queues a locked kit that failed or was stopped with its payment, as if it were new. `made` sets further
 * fields.
 */
export async function makeAgain(
  { queue }: Pick<Deps, 'queue'>,
  tx: Transaction,
  kit: KitRow,
  step: string,
  made: Partial<Pick<KitRow, 'failedAt'>> = {},
): Promise<void> {
  await finishKit(tx, kit, { ...made, status: 'generating', failures: 0 });
  await tellKit(tx, kit, { status: 'generating', step, progress: 0.05 });
  await queue.send(tx, kit.id, { kit: kit.id });
}
