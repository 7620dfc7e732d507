import {
  buyerOf,
  type KitRow,
  lockOrder,
  lockOverdueKit,
  type OrderRow,
  queueEmail,
  type Transaction,
  takePlanFromKits,
  tellKit,
  updateOrder,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { orderEmail, type Shop } from '../emails/order-emails.ts';
import { shopOf } from '../emails/order-notice.ts';
import { purchaseKeyOf } from './brand.ts';
import { planOf } from './order-plan.ts';
import { guaranteeOf } from './order-view.ts';
import { endRefund } from './revoke-order.ts';

type Needed = Pick<Deps, 'database' | 'payment' | 'mailSender' | 'origin' | 'settings'>;

/**
 * Use case: the kit of an order failed and was not repaired in time (`hoursToMend`). A plan bought before
 * there was a brand becomes unused again; every other order is refunded. A refund, dispute or retry that came
 * first takes precedence. Repeated or on several nodes, it happens once.
 */
export async function makeUpFor(deps: Needed, orderId: string): Promise<void> {
  const order = await deps.database.asSystem((tx) => decide(deps, tx, orderId));
  deps.mailSender.call();
  // If the provider cannot be reached now, the reconciler retries.
  if (order?.status === 'refunding') await endRefund(deps, order);
}

async function decide(deps: Pick<Needed, 'origin' | 'settings'>, tx: Transaction, orderId: string): Promise<OrderRow | null> {
  // The order first, as everybody who holds both.
  const order = await lockOrder(tx, { id: orderId });
  if (order === null || order.status !== 'paid' || order.brandKitId === null) return null;
  const kit = await lockOverdueKit(tx, order.brandKitId);
  if (kit === null) return null;
  if (isBoughtAhead(order)) return givePlanBack(shopOf(deps), tx, order, kit);
  await tellKit(tx, kit, { status: 'error', step: 'We couldn’t make this kit, so we’re refunding your payment', progress: 0 });
  await writeAudit(tx, { action: 'order.refund-asked', personId: order.userId, subject: order.id, detail: { kit: kit.id } });
  // The refund's email gives the reason.
  return updateOrder(tx, order, { status: 'refunding', refundReason: 'failed', refundAskedAt: new Date() });
}

/** True if the plan was bought before there was a brand: the purchase was the plan rather than this kit. */
const isBoughtAhead = ({ plan, amount, currency, test, purchaseKey }: OrderRow): boolean =>
  purchaseKey === purchaseKeyOf({ plan, brandKey: null, amount, currency, test });

async function givePlanBack(shop: Shop, tx: Transaction, order: OrderRow, kit: KitRow): Promise<OrderRow> {
  await takePlanFromKits(tx, order.id);
  const unused = await updateOrder(tx, order, { brandKitId: null, usedAt: null, brandData: null, brandKey: null });
  await tellKit(tx, kit, { status: 'error', step: 'We couldn’t make this kit, so you can use your plan again', progress: 0 });
  await writeAudit(tx, { action: 'order.plan-returned', personId: order.userId, subject: order.id, detail: { kit: kit.id } });
  const person = await buyerOf(tx, order);
  if (person !== null) {
    const { businessName } = kit;
    const notice = { kind: 'plan-back', person, businessName, plan: planOf(unused).name, test: order.test } as const;
    await queueEmail(tx, orderEmail({ ...notice, guarantee: await guaranteeOf({ tx }, unused) }, shop));
  }
  return unused;
}
