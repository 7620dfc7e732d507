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
  /** 32 characters or more: signs cookies and links. */
  readonly secret: string;
  /** Address of the site; `https` makes cookies Secure and binds them to this host. */
  readonly origin: URL;
  /** Default: the library's own, by scrypt. */
  readonly hashes?: PasswordHashes;
}

/** How passwords are kept. */
export interface PasswordHashes {
  hash(password: string): Promise<string>;
  verify(of: { readonly password: string; readonly hash: string }): Promise<boolean>;
}

/** The accounts library's own, by scrypt. */
const library: PasswordHashes = { hash: hashPassword, verify: verifyPassword };

/**
 * Password hashes that are computed at a time. Each takes 75 ms of one of the four threads that also read and write files: half of them stay free for
 * files (H6-06).
 */
const hashesAtOnce = 2;

/** Seconds. */
const day = 86_400;
/** Seconds for which a session lasts that is not renewed. */
const sessionSeconds = 30 * day;

/**
 * Who people are, by better-auth: passwords (scrypt), sessions, second factors. Only its functions are called; none of its routes is served, so
 * that everything that can be asked stands in the contract. Signing up and the links of letters are the server's own (decision 0039), as are limits,
 * audit and origin checks.
 */
export function openAuth({ database, secret, origin, hashes = library }: AuthOptions) {
  const lane = createLane(hashesAtOnce);
  const passwords: PasswordHashes = {
    hash: (password) => lane.take(() => hashes.hash(password)),
    verify: (of) => lane.take(() => hashes.verify(of)),
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
    sessionSeconds,
    /** A hash of each is worked out in its turn. */
    passwords: {
      hash: (password: string): Promise<string> => passwords.hash(password),
      verify: (password: string, hash: string): Promise<boolean> => passwords.verify({ password, hash }),
    },
    /** The secret of a second factor, as the library encrypted it. */
    decrypt: async (data: string): Promise<string> => symmetricDecrypt({ key: (await $context).secretConfig, data }),
    cookies,
  };
}

/** Names of our cookies, which over HTTPS bind them to this host (RFC 6265bis, `__Host-`). */
function cookiesOf(origin: URL) {
  const secure = origin.protocol === 'https:';
  const prefix = secure ? '__Host-brandwright' : 'brandwright';
  return {
    prefix,
    /** A session's token. */
    session: `${prefix}.session_token`,
    /** What a password gave where a code is asked for as well. */
    challenge: `${prefix}.two_factor`,
    /** The browser in which a new account's password was typed. */
    signUp: `${prefix}.sign_up`,
    /** A browser in which somebody signed in before. */
    known: `${prefix}.known`,
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
    // What goes wrong is thrown, and logged once, by the server.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid' },
      // Limits are the server's; nobody else needs to know where people sit.
      ipAddress: { disableIpTracking: true },
      // Its own prefix would be __Secure-: __Host- asks for more.
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
    // Codes are counted by the server, where a stranger's tries do not lock the owner out.
    plugins: [twoFactor({ issuer: 'Brandwright', twoFactorTable: 'twoFactor', accountLockout: { enabled: false } })],
  }) satisfies BetterAuthOptions;

/** The library's functions, and the names of our cookies. */
export type Auth = ReturnType<typeof openAuth>;

/** The library's functions, each called with headers as we read them. */
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
