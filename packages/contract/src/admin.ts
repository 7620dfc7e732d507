import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** How much of everything there is, for our own people. */
export const adminOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  limit: 'account',
  body: null,
  answer: z.object({
    /** Accounts, confirmed or not. */
    people: z.number(),
    /** Kits that their owners have not deleted. */
    kits: z.number(),
    /** Orders of any status. */
    orders: z.number(),
    /** Letters that were promised and have not gone out. */
    lettersWaiting: z.number(),
  }),
});

/** Kits that were paid for and given up after three tries, the oldest first: what our people have to look at (row R-19). */
export const adminTroubles = endpoint({
  method: 'GET',
  path: '/api/admin/troubles',
  access: 'admin',
  limit: 'account',
  body: null,
  answer: z.object({
    kits: z.array(
      z.object({
        id: z.string(),
        businessName: z.string(),
        /** Of its owner. */
        email: z.string(),
        orderId: z.string(),
        plan: z.string(),
        /** Tries that failed. */
        failures: z.number(),
        since: z.string(),
      }),
    ),
  }),
});

/** Makes such a kit once more, with three tries of its own. */
export const retryKit = endpoint({
  method: 'POST',
  path: '/api/admin/kits/:kit/retry',
  access: 'admin',
  limit: 'account',
  body: null,
  answer: null,
});
