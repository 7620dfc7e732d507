import { accountLimits } from '@brandwright/contract';
import { type Database, tables } from '@brandwright/data';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { hashPassword, symmetricDecrypt, verifyPassword } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins';
import { createLane } from '../http/lane.ts';
import { withSignedCookies } from '../http/signed-cookie.ts';
import { shortAgent } from '../http/user-agent.ts';

export interface AuthOptions {
  readonly database: Database;
  /** Signs cookies and links. 32 characters or more. */
  readonly secret: string;
  /** The site's address. `https` makes cookies Secure and binds them to this host. */
  readonly origin: URL;
  /** Default: the library's own, with scrypt. */
  readonly hashes?: PasswordHashes;
}

/** Hashing of passwords. */
export interface PasswordHashes {
  hash(password: string): Promise<string>;
  verify(of: { readonly password: string; readonly hash: string }): Promise<boolean>;
}

/** The accounts library's own, with scrypt. */
const library: PasswordHashes = { hash: hashPassword, verify: verifyPassword };

/**
 * Password hashes that are computed at a time. Each takes 75 ms of one of the four threads that also read and write files: half of them stay free for
 * files (H6-06).
 */
const hashesAtOnce = 2;

/** Seconds. */
const day = 86_400;
/** Lifetime of a session that is not renewed, in seconds. */
const sessionSeconds = 30 * day;

/**
 * Accounts through better-auth: passwords (scrypt), sessions, second factors. Only its functions are called
 * and none of its routes is served, so that the contract lists the whole API. The server itself handles
 * sign-up and emailed links (decision 0039), limits, audit and origin checks.
 */
export function openAuth({ database, secret, origin, hashes = library }: AuthOptions) {
  const lane = createLane(hashesAtOnce);
  const passwords: PasswordHashes = {
    hash: (password) => lane.take(() => hashes.hash(password)),
    // Without a password, none is right. What is judged in its place takes as long.
    verify: (of) => (of.hash === '' ? passwords.hash(of.password).then(() => false) : lane.take(() => hashes.verify(of))),
  };
  const cookies = cookiesOf(origin);
  const { api, $context } = betterAuth(libraryOptions({ database, secret, origin, passwords }));
  return {
    api: readingAlike(api, (headers) => {
      const own = withSignedCookies(headers, [cookies.session, cookies.challenge], secret);
      const agent = shortAgent(headers.get('user-agent'));
      if (agent !== null) own.set('user-agent', agent);
      return own;
    }),
    /**
     * Headers with one of our cookies alone. Where a session has just ended, the library would otherwise judge a code for whoever the other cookie names
     * (H13-01).
     */
    withOnly: (headers: Headers, cookie: 'session' | 'challenge'): Headers =>
      withSignedCookies(headers, [cookies[cookie]], secret),
    sessionSeconds,
    /** Hashes take turns; see `HashLane`. */
    passwords: {
      hash: (password: string): Promise<string> => passwords.hash(password),
      verify: (password: string, hash: string): Promise<boolean> => passwords.verify({ password, hash }),
    },
    /** Decrypts the secret of a second factor. */
    decrypt: async (data: string): Promise<string> => symmetricDecrypt({ key: (await $context).secretConfig, data }),
    cookies,
  };
}

/** Names of our cookies. Over HTTPS the prefix binds them to this host (RFC 6265bis, `__Host-`). */
function cookiesOf(origin: URL) {
  const secure = origin.protocol === 'https:';
  const prefix = secure ? '__Host-brandwright' : 'brandwright';
  return {
    prefix,
    /** Token of a session. */
    session: `${prefix}.session_token`,
    /** A sign-in with the right password that still needs a code. */
    challenge: `${prefix}.two_factor`,
    /** Marks the browser in which a new account's password was typed. */
    signUp: `${prefix}.sign_up`,
    /** Binds visits to sign-in providers to the browser in which they were begun. */
    visit: `${prefix}.provider_visit`,
    /** Marks a browser in which somebody signed in before. */
    known: `${prefix}.known`,
    /** A random id of a visitor who voted or commented on a shared kit. */
    visitor: `${prefix}.visitor`,
    secure,
  };
}

interface LibraryOptions extends Pick<AuthOptions, 'database' | 'secret' | 'origin'> {
  readonly passwords: PasswordHashes;
}

const libraryOptions = ({ database, secret, origin, passwords }: LibraryOptions) =>
  ({
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
    // Errors are thrown, and the server logs them once.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid' },
      // The server has its own limits. Nothing else needs people's IP addresses.
      ipAddress: { disableIpTracking: true },
      // The library's own prefix would be __Secure-, which is weaker than __Host-.
      cookiePrefix: cookiesOf(origin).prefix,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: origin.protocol === 'https:' },
    },
    session: { expiresIn: sessionSeconds, updateAge: day, cookieCache: { enabled: false }, freshAge: 0 },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'person' },
        acceptedAt: { type: 'date', input: false, required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: accountLimits.password.least,
      maxPasswordLength: accountLimits.password.most,
      password: passwords,
    },
    // The server counts codes itself, so that a stranger's attempts cannot lock out the owner.
    plugins: [twoFactor({ issuer: 'Brandwright', twoFactorTable: 'twoFactor', accountLockout: { enabled: false } })],
  }) satisfies BetterAuthOptions;

/** The library's functions and the names of our cookies. */
export type Auth = ReturnType<typeof openAuth>;

/** Wraps the library's functions so that headers are read our way first. */
function readingAlike<Api extends object>(api: Api, read: (headers: Headers) => Headers): Api {
  return new Proxy(api, {
    get(functions, name) {
      const call: unknown = Reflect.get(functions, name);
      if (typeof call !== 'function') return call;
      return (input?: { readonly headers?: unknown }) =>
        call(input?.headers instanceof Headers ? { ...input, headers: read(input.headers) } : input);
    },
  });
}
