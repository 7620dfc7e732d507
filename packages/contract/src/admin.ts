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
