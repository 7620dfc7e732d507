import * as z from 'zod/mini';
import { apiScopes } from './api-scope.ts';
import { endpoint } from './endpoint.ts';
import { apiKeyLimits } from './limits.ts';
import { line } from './person-fields.ts';

const scope = z.enum(apiScopes);

/** A key as its owner sees it. The key itself is shown once, when it is made. */
export const apiKeySchema = z.object({
  id: z.string(),
  /** Given by its owner. */
  name: z.string(),
  /** The key’s first eight characters, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(scope),
  /** ISO 8601. */
  createdAt: z.string(),
  /** To within a minute: ISO 8601. Null if the key was never used. */
  lastUsedAt: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** Actions on one's own keys. */
const own = { access: 'person', limit: 'account' } as const;

/** The person’s keys that work, newest first. */
export const listApiKeys = endpoint({
  ...own,
  method: 'GET',
  path: '/api/account/api-keys',
  keeps: false,
  body: null,
  answer: z.object({
    keys: z.array(apiKeySchema),
    /** Requests a minute that all keys of the person have together (P-04). */
    perMinute: z.number(),
  }),
});

/** Makes a key (P-02). Refusals: `key.too_many`. The account’s address gets an email. */
export const makeApiKey = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/api-keys',
  keeps: true,
  body: z.strictObject({
    name: line(apiKeyLimits.name).check(z.minLength(1)),
    scopes: z.array(scope).check(z.minLength(1), z.maxLength(apiScopes.length)),
  }),
  answer: z.extend(apiKeySchema, {
    /** The whole key: `bw_` and 36 letters and digits. It can’t be shown again. */
    key: z.string(),
  }),
});

/** Revokes a key. It stops working at once. */
export const revokeApiKey = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/account/api-keys/:key',
  keeps: false,
  body: null,
  answer: null,
});
