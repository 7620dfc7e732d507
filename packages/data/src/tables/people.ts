import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/**
 * People with an account. The accounts library calls this table `user`; the prototypes called it `profiles`.
 * It has the columns both need.
 */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case. */
    email: text().notNull().unique(),
    name: text('full_name').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    /** `admin` opens the admin shell. Read with every request. */
    role: text({ enum: ['person', 'admin'] })
      .notNull()
      .default('person'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** When the terms were accepted and the age confirmed. */
    acceptedAt: at('accepted_at'),
    /** Requests a minute that an admin set for the person’s API keys; null for the rate of their plan (P-04). */
    apiRate: integer('api_rate'),
    /** When they were last told about comments on their kits: once a day at most (M-10). */
    feedbackToldAt: at('feedback_told_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('profiles_by_time').on(table.createdAt.desc(), table.id.desc())],
);

/** Where people are signed in. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey().defaultRandom(),
  token: text().notNull().unique(),
  userId: uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  expiresAt: at('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/**
 * How a person proves who they are: a password hashed with scrypt (`credential`), or an account at a sign-in provider. The columns
 * are those of the accounts library. Tokens of providers are not stored.
 */
export const credentials = pgTable('credentials', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  password: text(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: at('access_token_expires_at'),
  refreshTokenExpiresAt: at('refresh_token_expires_at'),
  scope: text(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/**
 * What waits for an answer: sign-ins for a code, managed by the accounts library, and visits to sign-in providers
 * (`accounts/sign-in-providers.ts`).
 */
export const verifications = pgTable('verifications', {
  id: uuid().primaryKey().defaultRandom(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** Second factors: a secret for one-time codes, and backup codes for a lost phone. Both are encrypted. */
export const secondFactors = pgTable('second_factors', {
  id: uuid().primaryKey().defaultRandom(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: at('locked_until'),
  /** Time step of the last accepted code. That step and earlier ones are not accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/**
 * Links sent by email. Each belongs to one account, purpose and address, and works once. An ended link stays
 * for a day, so that its page can say why it ended.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** `confirm` the address of a new account; `move` the account to another address; `reset` its password; `recover` the account. */
    purpose: text({ enum: ['confirm', 'move', 'reset', 'recover'] }).notNull(),
    /** Where the email went. */
    address: text().notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    /** SHA-256 of a cookie in the browser where the password was typed. */
    browserHash: text('browser_hash'),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    /**
     * Following a `recover` link turns off the second factor, because the account had none before the email.
     */
    endsFactor: boolean('ends_factor').notNull().default(false),
    /** Why it no longer works; null while it does. */
    ended: text({ enum: ['used', 'replaced', 'password', 'address', 'factor'] }),
  },
  (table) => [index('account_links_of_user').on(table.userId)],
);

/** The column of whoever a row belongs to. It goes with their account. */
export function owner() {
  return uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });
}
