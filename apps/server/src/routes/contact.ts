import * as contract from '@brandwright/contract';
import { listMessages, type MessageRow, markMessage, writeAudit } from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { addressOf } from '../http/client-address.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { sendMessage } from '../services/contact/send-message.ts';
import { numberOf } from '../services/emails/contact-emails.ts';

/** Messages of one page. */
const page = 25;

/** Messages to us: anybody sends them, and our own people read them. */
export function contactRoutes(deps: Deps) {
  const { database } = deps;
  return {
    sendContactEmail: endpointHandler(contract.sendContactEmail, ({ body, person, c }) =>
      sendMessage(deps, body, { person, address: addressOf(c, deps.settings) }),
    ),

    adminMessages: endpointHandler(contract.adminMessages, async ({ body: { which, after = null } }) => {
      const found = await listMessages(database, { which, after }, page + 1);
      return { messages: found.slice(0, page).map(told), more: found.length > page };
    }),

    markMessage: endpointHandler(contract.markMessage, ({ body, ids, person, c }) =>
      database.asSystem(async (tx) => {
        if (!(await markMessage(tx, ids.message, body.as))) return refuse('route.not_found');
        const entry = { action: 'message.marked', personId: person.id, subject: ids.message, detail: { as: body.as } } as const;
        return writeAudit(tx, { ...entry, requestId: c.var.requestId });
      }),
    ),
  };
}

const told = ({ userId, createdAt, answeredAt, ...message }: MessageRow) => ({
  ...message,
  number: numberOf(message),
  known: userId !== null,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});
