import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accountLimits, apiRates } from './limits.ts';
import { secondFactorCode } from './person-fields.ts';
import { usageTypes } from './session.ts';
import { kitStatuses, orderStatuses } from './statuses.ts';

/** A person as our staff see them in a list. */
const foundPersonSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** When they signed up: ISO 8601. */
  since: z.string(),
  /** They followed the link in an email to this address. */
  confirmed: z.boolean(),
  isAdmin: z.boolean(),
  /** Orders that were paid, whatever became of them. */
  orders: z.number(),
  /** Excludes deleted kits. */
  kits: z.number(),
});

/**
 * Everyone with an account, newest first, in pages. A POST, because personal addresses must not appear in URLs, which
 * logs keep.
 */
export const adminPeople = endpoint({
  method: 'POST',
  path: '/api/admin/people',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    /** Part of an email address or a name, or an account id. Omit it for everyone. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(accountLimits.email))),
    /** Id of the last person on the previous page. */
    after: z.optional(z.uuid()),
  }),
  answer: z.object({
    people: z.array(foundPersonSchema),
    /** True if more people follow. */
    more: z.boolean(),
  }),
});

/** One person, with the newest hundred of their orders and of their kits. */
export const adminPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/:person',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: z.extend(foundPersonSchema, {
    secondFactor: z.boolean(),
    /** Places where they are signed in. */
    sessions: z.number(),
    /** A paid order lifts all limits. */
    hasPremium: z.boolean(),
    api: z.object({
      /** Keys that work. */
      keys: z.number(),
      /** Requests a minute that they have together. */
      perMinute: z.number(),
      /** The rate set for this person; null for the one of their plan. */
      own: z.nullable(z.number()),
    }),
    usage: z.array(
      z.object({
        type: z.enum(usageTypes),
        count: z.number(),
        /** The limit without a paid order. */
        free: z.number(),
        /** The limit set for this person in its place; null for none. */
        allowed: z.nullable(z.number()),
      }),
    ),
    orderList: z.array(
      z.object({
        id: z.string(),
        status: z.enum(orderStatuses),
        plan: z.string(),
        /** Cents, without tax. */
        amount: z.number(),
        tax: z.number(),
        currency: z.string(),
        createdAt: z.string(),
      }),
    ),
    kitList: z.array(
      z.object({
        id: z.string(),
        businessName: z.string(),
        status: z.enum(kitStatuses),
        createdAt: z.string(),
        /** Deleted by its owner, and kept for 30 days. */
        isDeleted: z.boolean(),
      }),
    ),
  }),
});

/** Signs a person out everywhere. Sign-ins that wait for a code end too. */
export const signOutPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:person/sign-out',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: null,
});

/** Sets how often a person without a paid order may use a limited feature. */
export const limitPerson = endpoint({
  method: 'PUT',
  path: '/api/admin/people/:person/limits',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    type: z.enum(usageTypes),
    /** Uses in all; null for the limit of everyone. */
    allowed: z.nullable(z.int().check(z.gte(0), z.lte(999_999))),
  }),
  answer: null,
});

/** Sets how many requests a minute a person’s API keys may send together (P-04). 0 stops them. */
export const setApiRate = endpoint({
  method: 'PUT',
  path: '/api/admin/people/:person/api-rate',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    /** Null for the rate of their plan. */
    perMinute: z.nullable(z.int().check(z.gte(0), z.lte(apiRates.most))),
  }),
  answer: null,
});

/**
 * Erases a person’s account because they asked for it, as if they had done it themselves. Needs a code of the
 * admin’s own second factor. Admins aren’t erased: their role is removed first.
 */
export const erasePersonRequest = endpoint({
  method: 'POST',
  path: '/api/admin/people/:person/erase',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    /** The person’s address, typed again. */
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(accountLimits.email)),
    code: secondFactorCode,
  }),
  answer: null,
});
