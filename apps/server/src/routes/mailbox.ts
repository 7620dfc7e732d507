import * as contract from '@brandwright/contract';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import type { Mailbox } from '../gateways/outbox.ts';
import { isFromHere } from '../http/client-address.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';

/** Emails on one's own machine; wherever they are sent, or the site is in production, there is nothing at these addresses. */
export function mailboxRoutes(deps: Deps) {
  const open = (c: Context<AppEnv>): Mailbox => openMailbox(deps, c) ?? refuse('route.not_found');
  return {
    readMailbox: endpointHandler(contract.readMailbox, async ({ c }) => ({
      emails: (await open(c).list()).map(({ text: _, ...head }) => head),
    })),
    readEmail: endpointHandler(
      contract.readEmail,
      async ({ ids, c }) => (await open(c).read(ids.email)) ?? refuse('route.not_found'),
    ),
  };
}

/** The mailbox, where this request may read it: from the machine that this runs on, whatever name it is asked by. Emails let people in. */
export function openMailbox({ mailbox, settings }: Pick<Deps, 'mailbox' | 'settings'>, c: Context<AppEnv>): Mailbox | null {
  const { hostname } = new URL(c.req.url);
  const isNamed = isNear(hostname) || hostname === settings.publicUrl?.hostname;
  return isNamed && isFromHere(c, settings) ? mailbox : null;
}

/**
 * Whether a host is asked for by a name that only somebody nearby can give it. A site elsewhere could point a name of its own at this
 * machine and have a browser here read the emails; it cannot own one of these.
 */
const isNear = (host: string): boolean => /^[^.]+$|^[\d.]+$|^\[|\.(?:localhost|local|internal|test)$/.test(host);
