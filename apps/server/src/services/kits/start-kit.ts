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

/** The kit of a paid order that is held, and the job that makes it. */
export async function makeKit(
  { queue }: Pick<Deps, 'queue'>,
  tx: Transaction,
  order: OrderRow,
  userId: string,
  { design, customization, brief, facts }: Brand,
): Promise<OrderRow> {
  const kit = await beginKit(tx, { id: order.id, userId }, { ...facts, brief: { ...brief } });
  // Of the oldest of many open orders nothing is kept, nor of those of before: their kit is drawn by its job, beginning with the logo that was chosen.
  if (!(await useProof(tx, order, kit.id)) && design !== null) await setLogos(tx, kit, [drawnLogo({ design, customization })]);
  await tellKit(tx, kit, { status: 'generating', step: 'We’ve received your order', progress: 0.05 });
  await queue.send(tx, kit.id, { kit: kit.id });
  return { ...order, brandKitId: kit.id, usedAt: kit.createdAt };
}

/** Queues a kit that is held and was given up, or stopped with its money, as if it were new; `made` is what else is known of it. */
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
