import * as z from 'zod/mini';
import { draftSchema } from './draft.ts';
import { endpoint } from './endpoint.ts';
import { accountLimits, bodyBounds } from './limits.ts';
import { email, name } from './person-fields.ts';

const password = z.string().check(z.minLength(accountLimits.password.least), z.maxLength(accountLimits.password.most));
const token = z.string().check(z.minLength(1), z.maxLength(2000));
/** The password once more, for whatever could take the account from its owner; of any length that there ever was. */
const current = z.string().check(z.maxLength(accountLimits.password.most));

/** Six digits of an authenticator app, or a backup code. */
const code = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));

/** What somebody does with their own account. */
const own = { access: 'person', limit: 'account' } as const;

/** What was sent where; the same whoever has an account and whoever has none (row S-03). */
const mailed = z.object({
  /** Path of the page that shows letters, in local mode without a mail server; otherwise null. */
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
    /** The terms are accepted, and the person is 13 or older (row A-07). */
    accepted: z.literal(true),
  }),
  answer: mailed,
});

/**
 * Confirms an address by the token of a letter's link: that of a new account, or one that an account moves to. The link shows who reads the
 * mailbox. Who they are is shown by the browser that signed up, by the session that asked for the move, or by the password.
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
  /** `secondFactor`: the password was right, and a code has to follow. */
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

/** By the token of a letter, for a forgotten password or to take an account back; every session of the account ends. */
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
    /** Plans that were paid for and have no kit yet: they end with the account, which whoever erases it has to be told first. */
    unusedPlans: z.number(),
    sessions: z.array(
      z.object({
        id: z.string(),
        /** As the browser calls itself, or null. */
        userAgent: z.nullable(z.string()),
        createdAt: z.string(),
        /** The session that asks. */
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
  body: z.strictObject({ current, password }),
  answer: null,
});

/** Takes effect when the new address is confirmed; the old one is told. `code`: needed where the account has a second factor. */
export const changeEmail = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/email',
  keeps: true,
  body: z.strictObject({ email, current, code: z.optional(code) }),
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

/** Everything that is known of the person, as one ZIP of JSON files (row A-06). */
export const exportAccount = endpoint({
  ...own,
  method: 'GET',
  path: '/api/account/export',
  keeps: false,
  body: null,
  answer: 'file',
});

/** Erases the account and what hangs on it, at once; receipts stay as they were issued (rows ). `code`: as in `endSecondFactor`. */
export const deleteAccount = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/delete',
  keeps: false,
  body: z.strictObject({ current, code: z.optional(code) }),
  answer: null,
});

/** A new second factor: what an authenticator app scans, and codes for the day it is lost. Counts once a code of it was given. */
export const beginSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/second-factor/begin',
  keeps: true,
  body: z.strictObject({ current }),
  answer: z.object({ uri: z.string(), backupCodes: z.array(z.string()) }),
});

/** Back to the password alone. `code`: needed while the account asks for one; a backup code will do. */
export const endSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/second-factor/end',
  keeps: false,
  body: z.strictObject({ current, code: z.optional(code) }),
  answer: null,
});

/** Where the person is in the wizard; null when they never began (row A-08). What an older page kept is read as it stands. */
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
  /** When it was kept, by the server's clock. */
  answer: z.object({ updatedAt: z.string() }),
});
