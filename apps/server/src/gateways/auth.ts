import { accountLimits } from '@brandwright/contract';
import { type Database, tables } from '@brandwright/data';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins';

/** What has to be told to somebody who is not here. `link` is a path of the site with its token. */
export interface Notice {
  /** `confirm` an address; it is `known` already; `reset` a password; the account is `moving` to another address. */
  readonly kind: 'confirm' | 'known' | 'reset' | 'moving';
  readonly email: string;
  readonly name: string;
  readonly link: string;
}

export interface AuthOptions {
  readonly database: Database;
  /** 32 characters or more: signs cookies and links. */
  readonly secret: string;
  /** Address of the site; `https` makes cookies Secure and binds them to this host. */
  readonly origin: URL;
  /** Promises a letter. What it rejects with fails the call. */
  readonly notify: (notice: Notice) => Promise<void>;
}

/** Seconds. */
const day = 86_400;

/**
 * Who people are, by better-auth: passwords (scrypt), sessions, links, second factors. Only its functions are called; none of its routes
 * is served, so that everything that can be asked stands in the contract. Limits, audit and origin checks are the server's own.
 */
export function openAuth({ database, secret, origin, notify }: AuthOptions) {
  const secure = origin.protocol === 'https:';
  const link = (path: string, token: string): string => `${path}?token=${encodeURIComponent(token)}`;
  const prefix = secure ? '__Host-brandwright' : 'brandwright';
  const { api } = betterAuth({
    appName: 'Brandwright',
    baseURL: origin.origin,
    secret,
    database: drizzleAdapter(database.statements, {
      provider: 'pg',
      transaction: false,
      schema: {
        user: tables.profiles,
        session: tables.sessions,
        account: tables.credentials,
        verification: tables.verifications,
        twoFactor: tables.secondFactors,
      },
    }),
    telemetry: { enabled: false },
    // What goes wrong is thrown, and logged once, by the server.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid' },
      // Limits are the server's; nobody else needs to know where people sit.
      ipAddress: { disableIpTracking: true },
      // Its own prefix would be __Secure-: __Host- asks for more.
      cookiePrefix: prefix,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
    },
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false }, freshAge: 0 },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'person' },
        acceptedAt: { type: 'date', input: false, required: false },
      },
      changeEmail: { enabled: true },
    },
    databaseHooks: {
      // Nobody gets this far who has not accepted: the contract asks for it.
      user: { create: { before: async (user) => ({ data: { ...user, acceptedAt: new Date() } }) } },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: accountLimits.password.least,
      maxPasswordLength: accountLimits.password.most,
      resetPasswordTokenExpiresIn: accountLimits.linkMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user: { email, name }, token }) =>
        notify({ kind: 'reset', email, name, link: link('/reset-password', token) }),
      // Whoever asks hears the same as anybody; whose address it is learns of it.
      onExistingUserSignUp: ({ user: { email, name } }) => notify({ kind: 'known', email, name, link: '/login' }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: accountLimits.linkMinutes * 60,
      sendVerificationEmail: ({ user: { email, name }, token }) =>
        notify({ kind: 'confirm', email, name, link: link('/confirm', token) }),
    },
    plugins: [twoFactor({ issuer: 'Brandwright', twoFactorTable: 'twoFactor' })],
  });
  return { api, cookieName: `${prefix}.session_token`, challengeCookie: `${prefix}.two_factor` };
}

/** Its functions, and the names of two cookies: a session's token; what a password gave where a code is asked for as well. */
export type Auth = ReturnType<typeof openAuth>;
