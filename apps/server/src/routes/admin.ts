import * as contract from '@brandwright/contract';
import {
  type FoundOrder,
  holdAnyKit,
  holdOrder,
  listFailedKits,
  readAnyKit,
  readOrder,
  readOverview,
  searchOrders,
  writeAudit,
} from '@brandwright/data';
import { answering } from '../answering.ts';
import type { Deps } from '../app-env.ts';
import { refuse } from '../problem-error.ts';
import { makeAgain } from '../services/fulfil-order.ts';
import { receiptFile } from '../services/receipt.ts';

/** Orders of one page. */
const page = 25;

/** What our own people see and do: numbers, and what needs them. */
export function adminRoutes({ database, queue }: Deps) {
  return {
    adminOverview: answering(contract.adminOverview, async () => ({ ...(await readOverview(database)) })),

    adminTroubles: answering(contract.adminTroubles, async () => ({
      kits: (await listFailedKits(database)).map(({ since, ...kit }) => ({ ...kit, since: since.toISOString() })),
    })),

    adminOrders: answering(contract.adminOrders, async ({ body: { search = '', after = null }, person, c }) => {
      // Who looked is kept, what for is not: it may be somebody's address.
      await writeAudit(database.statements, {
        action: 'order.searched',
        personId: person.id,
        detail: { all: search === '' },
        requestId: c.var.requestId,
      });
      const found = await searchOrders(database, { text: search, after }, page + 1);
      return { orders: found.slice(0, page).map(told), more: found.length > page };
    }),

    adminReceipt: answering(contract.adminReceipt, async ({ ids, person, c }) => {
      const file = receiptFile(await readOrder(database, { id: ids.order }));
      await writeAudit(database.statements, {
        action: 'order.receipt-read',
        personId: person.id,
        subject: ids.order,
        requestId: c.var.requestId,
      });
      return c.body(...file);
    }),

    retryKit: answering(contract.retryKit, async ({ ids, person, c }) => {
      const { orderId } = (await readAnyKit(database, ids.kit)) ?? refuse('route.not_found');
      if (orderId === null) refuse('route.not_found');
      await database.asSystem(async (tx) => {
        const order = await holdOrder(tx, { id: orderId });
        const kit = await holdAnyKit(tx, ids.kit);
        // One that is no trouble, or whose money went back, is not here.
        if (kit === null || kit.status !== 'error' || order?.status !== 'paid') return refuse('route.not_found');
        await makeAgain({ queue }, tx, kit, 'Making your kit once more');
        await writeAudit(tx, { action: 'kit.retried', personId: person.id, subject: kit.id, requestId: c.var.requestId });
      });
    }),
  };
}

const told = ({ createdAt, paidAt, refundedAt, receiptNumber, ...order }: FoundOrder) => ({
  ...order,
  createdAt: createdAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
  refundedAt: refundedAt?.toISOString() ?? null,
  receipt: receiptNumber,
});
