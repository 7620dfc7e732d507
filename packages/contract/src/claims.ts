import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Pages on which claims stand. */
export const claimPages = ['home', 'pricing', 'about', 'contact'] as const;
export type ClaimPage = (typeof claimPages)[number];

/** Sentences of marketing that an operator has to answer for: at most twelve a page, of 200 characters. */
const sentences = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(12));

/** Claims by page: a whole set, as the server answers with it. */
export const claimsSchema = z.strictObject({ home: sentences, pricing: sentences, about: sentences, contact: sentences });
export type Claims = z.infer<typeof claimsSchema>;

/** What an operator's file may hold: a page that it does not name keeps its defaults. */
export const claimsFileSchema = z.partial(claimsSchema);

/** What each page claims unless the operator says otherwise (row B-10): the claims of the two seed documents. */
export const defaultClaims: Claims = {
  home: [
    'Generation in 30 seconds',
    'Instant PNG downloads',
    'Editing in a design-editor service',
    'A personal dashboard',
    'Trusted by over 1000 businesses',
  ],
  pricing: ['4.9/5 from 2,500+ users', '10,000+ brands created', 'Kits ready in under 2 minutes'],
  about: ['50,000+ brands', '95% satisfaction', '30+ countries'],
  contact: ['Reply within 24 hours'],
};

/** The claims that this site shows: none where the operator has not confirmed them. */
export const readClaims = endpoint({
  method: 'GET',
  path: '/api/claims',
  keeps: false,
  access: 'anyone',
  limit: 'session',
  body: null,
  answer: claimsSchema,
});
