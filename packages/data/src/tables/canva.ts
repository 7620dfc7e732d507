import { canvaDesignTypes } from '@brandwright/contract';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { brandKits } from './kits.ts';
import { profiles, sessions } from './people.ts';

const kit = () => uuid('brand_kit_id').references(() => brandKits.id, { onDelete: 'cascade' });

/** Canva accounts of people. Both tokens are encrypted (J-02). */
export const canvaConnections = pgTable('canva_connections', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  accountName: text('account_name').notNull(),
  accessToken: text('access_token').notNull(),
  /** Works once: Canva answers it with the next one. */
  refreshToken: text('refresh_token').notNull(),
  /** When the access token ends. */
  expiresAt: at('expires_at').notNull(),
  /** Incremented with every new pair of tokens. */
  version: integer().notNull().default(1),
  /** While somebody refreshes the tokens. In the past: they gave up. */
  refreshingUntil: at('refreshing_until'),
  connectedAt: at('connected_at').notNull().defaultNow(),
});

/** Connections that were begun, until Canva sends the person back. */
export const canvaStates = pgTable(
  'canva_states',
  {
    /** SHA-256 of the `state` in Canva's address. */
    stateHash: text('state_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The kit to return to. */
    brandKitId: kit().notNull(),
    /** The PKCE verifier, encrypted. */
    verifier: text().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    index('canva_states_of_user').on(table.userId),
    index('canva_states_of_session').on(table.sessionId),
    index('canva_states_of_kit').on(table.brandKitId),
  ],
);

/** The last design of each type that was exported of a kit (J-03). */
export const canvaDesigns = pgTable(
  'canva_designs',
  {
    brandKitId: kit().notNull(),
    type: text({ enum: canvaDesignTypes }).notNull(),
    /** Canva's id. */
    designId: text('design_id').notNull(),
    name: text().notNull(),
    /** SHA-256 of the exported file. */
    digest: text().notNull(),
    /** False until its export is complete: the next one continues there. */
    settled: boolean().notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.brandKitId, table.type] })],
);

/** Exports under way, one for each kit. */
export const canvaExports = pgTable('canva_exports', {
  brandKitId: kit().primaryKey(),
  exportId: uuid('export_id').notNull(),
  /** Designs that are done. */
  done: integer().notNull().default(0),
  /** In the past: its process ended. */
  aliveUntil: at('alive_until').notNull(),
});
