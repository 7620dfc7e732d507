import type { ApiScope } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { owner } from './people.ts';

/** Keys of people for the public API. A revoked one stays for 30 days (S-14). */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    /** The first eight characters of the key. */
    prefix: text().notNull(),
    /** SHA-256 of the key. */
    keyHash: text('key_hash').notNull().unique(),
    scopes: jsonb().notNull().$type<readonly ApiScope[]>(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** To within a minute. */
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    index('api_keys_of_user').on(table.userId),
    index('api_keys_by_end').on(table.revokedAt).where(sql`revoked_at is not null`),
  ],
);

/** Requests with an Idempotency-Key, by the person and that key. */
export const apiRequests = pgTable(
  'api_requests',
  {
    userId: owner(),
    key: text().notNull(),
    /** Hash of the endpoint and the body. */
    fingerprint: text().notNull(),
    /** The attempt that may write the answer. */
    run: uuid().notNull(),
    /** In the past, without an answer: the process of the attempt ended. */
    aliveUntil: at('alive_until').notNull(),
    /** JSON, or empty if the answer follows from the request. Null while it runs. */
    answer: text(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('api_requests_by_time').on(table.createdAt),
    index('api_requests_of_user').on(table.userId, table.createdAt),
  ],
);
