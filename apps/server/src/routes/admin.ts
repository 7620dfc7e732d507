import * as contract from '@brandwright/contract';
import {
  type FoundOrder,
  listFailedKits,
  readOrder,
  readOverview,
  readTrends,
  searchOrders,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { retryKit } from '../services/kits/retry-kit.ts';
import { requestPress } from '../services/logos/request-press.ts';
import { grantRefund } from '../services/orders/grant-refund.ts';
import { createProveBrand } from '../services/orders/prove-brand.ts';
import { receiptFile } from '../services/orders/receipt.ts';

/** Orders of one page. */
const page = 25;

/** What our own people see and do: numbers, and what needs them. */
export function adminRoutes(deps: Deps) {
  const { database, queue, payment } = deps;
  const proveBrand = createProveBrand(deps);
  return {
    adminOverview: endpointHandler(contract.adminOverview, async () => ({ ...(await readOverview(database)) })),

    adminTrends: endpointHandler(contract.adminTrends, async ({ body: { days } }) => ({
      test: payment.test,
      ...(await readTrends(database, { days, test: payment.test })),
    })),

    adminTroubles: endpointHandler(contract.adminTroubles, async () => ({
      kits: (await listFailedKits(database)).map(({ since, ...kit }) => ({ ...kit, since: since.toISOString() })),
    })),

    adminOrders: endpointHandler(contract.adminOrders, async ({ body: { search = '', after = null }, person, c }) => {
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

    adminReceipt: endpointHandler(contract.adminReceipt, async ({ ids, person, c }) => {
      const file = receiptFile(await readOrder(database, { id: ids.order }));
      await writeAudit(database.statements, {
        action: 'order.receipt-read',
        personId: person.id,
        subject: ids.order,
        requestId: c.var.requestId,
      });
      return c.body(...file);
    }),

    grantRefund: endpointHandler(contract.grantRefund, async ({ ids, person, c }) => {
      await grantRefund(deps, ids.order, { personId: person.id, requestId: c.var.requestId });
      const [order] = await searchOrders(database, { text: ids.order, after: null }, 1);
      return told(order ?? refuse('route.not_found'));
    }),

    adminClaims: endpointHandler(contract.adminClaims, () => deps.statedClaims()),

    retryKit: endpointHandler(contract.retryKit, ({ ids, person, c }) => {
      const proving = { database, queue, proveBrand: proveBrand(requestPress(deps, c)) };
      return retryKit(proving, ids.kit, { personId: person.id, requestId: c.var.requestId });
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
