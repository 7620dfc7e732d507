import * as contract from '@brandwright/contract';
import { listDeliveries, listWebhooks } from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';
import { type Call, endpointHandler } from '../pipeline/endpoint-handler.ts';
import {
  deleteWebhook,
  deliveryView,
  makeWebhook,
  replayDelivery,
  rotateWebhook,
  switchWebhook,
  testWebhook,
  webhookView,
} from '../services/webhooks/webhooks.ts';

const acting = ({ person, c }: Pick<Call<typeof contract.makeWebhook>, 'person' | 'c'>) => ({
  person,
  requestId: c.var.requestId,
});

/** People’s webhooks, and the log of what was sent to them. */
export function webhookRoutes(deps: Deps) {
  const { database } = deps;
  return {
    listWebhooks: endpointHandler(contract.listWebhooks, async ({ person }) => ({
      webhooks: (await listWebhooks(database, person.id)).map(webhookView),
    })),

    makeWebhook: endpointHandler(contract.makeWebhook, (call) => makeWebhook(deps, acting(call), call.body.url)),

    changeWebhook: endpointHandler(contract.changeWebhook, (call) =>
      switchWebhook(deps, acting(call), call.ids.webhook, call.body.isOn),
    ),

    rotateWebhook: endpointHandler(contract.rotateWebhook, (call) => rotateWebhook(deps, acting(call), call.ids.webhook)),

    deleteWebhook: endpointHandler(contract.deleteWebhook, (call) => deleteWebhook(deps, acting(call), call.ids.webhook)),

    testWebhook: endpointHandler(contract.testWebhook, ({ person, ids }) => testWebhook(deps, person, ids.webhook)),

    listDeliveries: endpointHandler(contract.listDeliveries, async ({ person, ids }) => {
      const deliveries = await listDeliveries(database, person.id, ids.webhook);
      return { deliveries: (deliveries ?? refuse('route.not_found')).map(deliveryView) };
    }),

    replayDelivery: endpointHandler(contract.replayDelivery, ({ person, ids }) => replayDelivery(deps, person, ids.delivery)),
  };
}
