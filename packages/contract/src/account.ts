import * as z from 'zod/mini';
import { draftSchema } from './draft.ts';
import { endpoint } from './endpoint.ts';
import { accountLimits, bodyBounds } from './limits.ts';
import { secondFactorCode as code, email, name } from './person-fields.ts';
import { signInProviders } from './sign-in-provider.ts';

const password = z.string().check(z.minLength(accountLimits.password.least), z.maxLength(accountLimits.password.most));
const token = z.string().check(z.minLength(1), z.maxLength(2000));
/**
 * The current password, required for anything that could take the account from its owner. Any length that was
 * ever allowed.
 */
const current = z.string().check(z.maxLength(accountLimits.password.most));
/** The same of an account that may have no password: then the person proved that it’s theirs with a provider just before. */
const currentIfAny = z.optional(current);

/** Actions on one's own account. */
const own = { access: 'person', limit: 'account' } as const;

/** Where an email went. The answer is the same whether or not an account exists (S-03). */
const mailed = z.object({
  /** Path of the page that shows emails, in local mode without a mail server; otherwise null. */
  mailbox: z.nullable(z.string()),
});
export type Mailed = z.infer<typeof mailed>;

export const signUp = endpoint({
  method: 'POST',
  path: '/api/account/sign-up',
  keeps: true,
  access: 'anyone',
  limit: 'sign-up',
  body: z.strictObject({
    name,
    email,
    password,
    /** The person accepts the terms and is 13 or older. */
    accepted: z.literal(true),
  }),
  answer: mailed,
});

/**
 * Confirms an address with the token of an emailed link: of a new account, or of one that changes its
 * address. The link proves access to the mailbox. Identity is proved by the browser that signed up, by the
 * session that asked for the change, or by the password.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/confirm',
  keeps: false,
  access: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ token, password: z.optional(current) }),
  answer: null,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/account/sign-in',
  keeps: false,
  access: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ email, password: z.string().check(z.minLength(1), z.maxLength(accountLimits.password.most)) }),
  /** `secondFactor`: the password was right, and a code must follow. */
  answer: z.object({ secondFactor: z.boolean() }),
});

export const giveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  keeps: false,
  access: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ code }),
  answer: null,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/account/sign-out',
  keeps: false,
  access: 'anyone',
  limit: 'account',
  body: null,
  answer: null,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/account/forgot-password',
  keeps: true,
  access: 'anyone',
  limit: 'sign-up',
  body: z.strictObject({ email }),
  answer: mailed,
});

/**
 * Sets a new password with the token of an emailed link, after a forgotten password or to recover an account.
 * Ends every session of the account.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/account/reset-password',
  keeps: false,
  access: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({ token, password }),
  answer: null,
});

export const readAccount = endpoint({
  ...own,
  method: 'GET',
  path: '/api/account',
  keeps: false,
  body: null,
  answer: z.object({
    name: z.string(),
    email: z.string(),
    createdAt: z.string(),
    role: z.enum(['person', 'admin']),
    secondFactor: z.boolean(),
    /** False if the person signs in with a provider alone. */
    password: z.boolean(),
    /** Connected providers. */
    providers: z.array(z.enum(signInProviders)),
    /** True if this session proved, in the last ten minutes, that the account is theirs. Only where there is no password. */
    proved: z.boolean(),
    /** Paid plans without a kit. They are lost with the account, so the page must say so before deletion. */
    unusedPlans: z.number(),
    sessions: z.array(
      z.object({
        id: z.string(),
        /** The User-Agent header; null if there was none. */
        userAgent: z.nullable(z.string()),
        createdAt: z.string(),
        /** True for the session of this request. */
        own: z.boolean(),
      }),
    ),
  }),
});

export const changeName = endpoint({
  ...own,
  method: 'PATCH',
  path: '/api/account',
  keeps: true,
  body: z.strictObject({ name }),
  answer: null,
});

export const changePassword = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/password',
  keeps: false,
  body: z.strictObject({ current: currentIfAny, password }),
  answer: null,
});

/**
 * Takes effect once the new address is confirmed; the old address gets an email. `code` is required if the
 * account has a second factor.
 */
export const changeEmail = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/email',
  keeps: true,
  body: z.strictObject({ email, current: currentIfAny, code: z.optional(code) }),
  answer: mailed,
});

export const endSession = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/account/sessions/:session',
  keeps: false,
  body: null,
  answer: null,
});

/** Everything we store about the person, as one ZIP of JSON files. */
export const exportAccount = endpoint({
  ...own,
  method: 'GET',
  path: '/api/account/export',
  keeps: false,
  body: null,
  answer: 'file',
});

/**
 * Deletes the account and everything that belongs to it at once. Receipts stay as issued.
 * `code`: see `endSecondFactor`.
 */
export const deleteAccount = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/delete',
  keeps: false,
  body: z.strictObject({ current: currentIfAny, code: z.optional(code) }),
  answer: null,
});

/**
 * Starts the setup of a second factor: returns what an authenticator app scans, and backup codes. Takes
 * effect once a code is given.
 */
export const beginSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/second-factor/begin',
  keeps: true,
  body: z.strictObject({ current }),
  answer: z.object({ uri: z.string(), backupCodes: z.array(z.string()) }),
});

/** Turns the second factor off. `code` is required while it is on; a backup code works too. */
export const endSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/second-factor/end',
  keeps: false,
  body: z.strictObject({ current, code: z.optional(code) }),
  answer: null,
});

/**
 * The person's draft in the wizard; null if they never started. Drafts of older pages are returned as
 * stored.
 */
export const readDraft = endpoint({
  ...own,
  method: 'GET',
  path: '/api/draft',
  keeps: false,
  body: null,
  answer: z.object({ draft: z.nullable(z.record(z.string(), z.unknown())), updatedAt: z.nullable(z.string()) }),
});

export const keepDraft = endpoint({
  method: 'PUT',
  path: '/api/draft',
  keeps: true,
  access: 'person',
  limit: 'kits',
  body: z.strictObject({ draft: draftSchema }),
  bounds: bodyBounds.draft,
  /** Time of storage, by the server's clock. */
  answer: z.object({ updatedAt: z.string() }),
});
