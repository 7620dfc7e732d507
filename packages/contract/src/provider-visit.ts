import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accountLimits } from './limits.ts';
import { secondFactorCode as code, visible } from './person-fields.ts';
import { providerPurposes, signInProviders } from './sign-in-provider.ts';

const provider = z.enum(signInProviders);
const current = z.string().check(z.maxLength(accountLimits.password.most));

/** Answers with the provider’s page, which asks the person for consent. */
export const beginProvider = endpoint({
  method: 'POST',
  path: '/api/account/provider/begin',
  keeps: false,
  access: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({
    provider,
    purpose: z.enum(providerPurposes),
    /** `enter`: the person accepts the terms and is 13 or older. Without it, no account is made. */
    accepted: z.optional(z.literal(true)),
    /** `connect`: the account’s password, if it has one. */
    current: z.optional(current),
    /** `connect`: a code of the second factor, if there is one. */
    code: z.optional(code),
  }),
  answer: z.object({ url: z.string() }),
});

/** Completes what was begun with what the provider sent back: a code, or the error why there is none. */
export const finishProvider = endpoint({
  method: 'POST',
  path: '/api/account/provider/finish',
  keeps: false,
  access: 'anyone',
  limit: 'sign-in',
  body: z.strictObject({
    provider,
    state: visible(200),
    code: z.optional(visible(4_000)),
    error: z.optional(visible(100)),
    /** Apple gives the person’s name beside the token, once, and unsigned. */
    name: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: z.object({
    /** `second-factor`: a code must follow. */
    done: z.enum(['entered', 'second-factor', 'connected', 'proved']),
    /** True if an account was made. */
    isNew: z.boolean(),
  }),
});

/** Removes a provider from the account, unless nothing else lets the person in. */
export const disconnectProvider = endpoint({
  method: 'POST',
  path: '/api/account/provider/disconnect',
  keeps: false,
  access: 'person',
  limit: 'account',
  body: z.strictObject({ provider }),
  answer: null,
});
