import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as contract from '@brandwright/contract';
import { type AuditAction, endSession, findSession, writeAudit } from '@brandwright/data';
import type { Context } from 'hono';
import { signedToken } from '../accounts.ts';
import { answering } from '../answering.ts';
import type { AppEnv, Deps } from '../app-env.ts';
import { shareOrRefuse } from '../limited.ts';
import { mailboxPath } from '../mailbox-path.ts';
import { asking } from '../services/auth-fault.ts';
import { checkPassword } from '../services/passwords.ts';

/** Tries at one account, from wherever they come (row S-04): 10 in a quarter of an hour. */
const tries = { most: 10, seconds: 900 } as const;
/** Letters to one address, whoever asks for them: 5 an hour. */
const letters = { most: 5, seconds: 3600 } as const;

/** Milliseconds that asking for a new password takes at least: an account and its letter take longer than finding none (row S-03). */
const resetTime = 100;

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The way in and out: rows. What is answered never tells whether an address has an account (row S-03). */
export function accountEntryRoutes(deps: Deps) {
  const { auth, database, postman } = deps;
  const audit = (c: Context<AppEnv>, action: AuditAction, personId: string | null = null): Promise<void> =>
    writeAudit(database.statements, { action, personId, requestId: c.var.requestId });
  return {
    signUp: answering(contract.signUp, async ({ body: { accepted: _, ...body }, c }) => {
      checkPassword(body.password);
      await shareOrRefuse(deps, `letters:${hashed(body.email)}`, letters);
      await asking(auth.api.signUpEmail({ body }));
      await audit(c, 'account.created');
      return mailed(deps);
    }),

    confirmEmail: answering(contract.confirmEmail, async ({ body: { token }, c }) => {
      const { headers } = await asking(
        auth.api.verifyEmail({ query: { token }, headers: c.req.raw.headers, returnHeaders: true }),
      );
      const person = await personOf(deps, headers);
      await audit(c, 'account.confirmed', person?.id);
      // A letter is not a second factor: whoever has one signs in with it.
      if (person?.secondFactor === true) await endSession(database, person.id, person.sessionId);
      else passCookies(c, headers);
      return;
    }),

    signIn: answering(contract.signIn, async ({ body, c }) => {
      await shareOrRefuse(deps, `sign-in:${hashed(body.email)}`, tries);
      const call = auth.api.signInEmail({ body, headers: c.req.raw.headers, returnHeaders: true });
      const { headers, response } = await asking(call).catch(async (error: unknown) => {
        await audit(c, 'account.sign-in-refused');
        // An address that is not confirmed is sent its link again.
        postman.call();
        throw error;
      });
      passCookies(c, headers);
      const secondFactor = 'twoFactorRedirect' in response;
      if (!secondFactor) await audit(c, 'account.signed-in', (await personOf(deps, headers))?.id);
      return { secondFactor };
    }),

    giveSecondFactor: answering(contract.giveSecondFactor, async ({ body: { code }, c }) => {
      const { headers } = c.req.raw;
      await shareOrRefuse(deps, `code:${hashed(headers.get('cookie') ?? '')}`, tries);
      const call = /^\d{6}$/.test(code)
        ? auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
        : auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true });
      const answer = await asking<{ headers: Headers }>(call);
      passCookies(c, answer.headers);
      await audit(c, 'account.second-factor', (await personOf(deps, answer.headers))?.id);
      return;
    }),

    signOut: answering(contract.signOut, async ({ c }) => {
      const person = await deps.accounts.who(c.req.raw);
      const { headers } = await asking(auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true }));
      passCookies(c, headers);
      if (person !== null) await audit(c, 'account.signed-out', person.id);
      return;
    }),

    forgotPassword: answering(contract.forgotPassword, async ({ body }) => {
      await shareOrRefuse(deps, `letters:${hashed(body.email)}`, letters);
      await Promise.all([asking(auth.api.requestPasswordReset({ body })), wait(resetTime)]);
      return mailed(deps);
    }),

    resetPassword: answering(contract.resetPassword, async ({ body: { token, password }, c }) => {
      checkPassword(password);
      await asking(auth.api.resetPassword({ body: { token, newPassword: password } }));
      await audit(c, 'account.password-reset');
      return;
    }),
  };
}

/** Sends the postman for what was just queued, and says where it can be read on one's own machine. */
export function mailed({ postman, mailbox }: Pick<Deps, 'postman' | 'mailbox'>): contract.Mailed {
  postman.call();
  return { mailbox: mailbox === null ? null : mailboxPath };
}

/** Whose session the cookies of an answer begin; null when they begin none. */
function personOf({ auth, database, settings }: Deps, headers: Headers) {
  const cookies = headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const token = signedToken(cookies.join('; '), auth.cookieName, settings.secret);
  return token === null ? null : findSession(database, token);
}

export function passCookies(c: Context<AppEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}
