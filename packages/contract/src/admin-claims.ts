import * as z from 'zod/mini';
import { claimsSchema } from './claims.ts';
import { endpoint } from './endpoint.ts';

/** Where claims come from: the operator’s `claims.json`, the defaults where there is none, or a file that can’t be read. */
export const claimSources = ['file', 'defaults', 'unreadable'] as const;
export type ClaimSource = (typeof claimSources)[number];

/** What the pages claim, for our staff: also what they would claim if the operator confirmed it. */
export const adminClaims = endpoint({
  method: 'GET',
  path: '/api/admin/claims',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: z.object({
    /** True if visitors see them. */
    areShown: z.boolean(),
    /** The operator set CLAIMS_CONFIRMED. */
    isConfirmed: z.boolean(),
    /** In local mode, claims are shown without being confirmed. */
    isProduction: z.boolean(),
    source: z.enum(claimSources),
    /** None where the file can’t be read. */
    claims: claimsSchema,
  }),
});
