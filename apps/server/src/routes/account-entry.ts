import { setTimeout as wait } from 'node:timers/promises';
import * as contract from '@brandwright/contract';
import {
  type AuditAction,
  auditPerson,
  endOtherSessions,
  endSession,
  findResetPerson,
  findSession,
  writeAudit,
} from '@brandwright/data';
import type { Context } from 'hono';
import { letterTo, tryAt } from '../account-shares.ts';
import { signedToken } from '../accounts.ts';
import { answering } from '../answering.ts';
import type { AppEnv, Deps } from '../app-env.ts';
import { mailboxPath } from '../mailbox-path.ts';
import { refuse } from '../problem-error.ts';
import { asking } from '../services/auth-fault.ts';
import { checkPassword } from '../services/passwords.ts';

/** Milliseconds that asking for a new password takes at least: an account and its letter take longer than finding none (row S-03). */
const resetTime = 100;

/** The way in and out: rows. What is answered never tells whether an address has an account (row S-03). */
export function accountEntryRoutes(deps: Deps) {
  const { auth, database, postman } = deps;
  const audit = (c: Context<AppEnv>, action: AuditAction, personId: string | null = null): Promise<void> =>
    writeAudit(database.statements, { action, personId, requestId: c.var.requestId });
  return {
    signUp: answering(contract.signUp, async ({ body: { accepted: _, ...body }, c }) => {
      checkPassword(body.password);
      await letterTo(deps, body.email);
      const { user } = await asking(deps, auth.api.signUpEmail({ body }));
      // Where the address has an account the library makes somebody up, so that both answers are the same; nothing is written then.
      await auditPerson(database, { action: 'account.created', personId: user.id, requestId: c.var.requestId });
      return mailed(deps);
    }),

    confirmEmail: answering(contract.confirmEmail, async ({ body: { token }, person: before, c }) => {
      const { headers, response } = await asking(
        deps,
        auth.api.verifyEmail({ query: { token }, headers: c.req.raw.headers, returnHeaders: true }),
      );
      const person = await personOf(deps, headers);
      // The library tells of the person where their address changed, and of nobody where it was only confirmed.
      const moved = response !== undefined && 'user' in response && response.user !== null;
      // A link that was followed before begins no session: nothing has changed.
      if (person !== null) await audit(c, moved ? 'account.email-changed' : 'account.confirmed', person.id);
      // A letter is not a second factor: whoever has one signs in with it.
      if (person?.secondFactor !== true) passCookies(c, headers);
      // Whoever confirms a new address where they are signed in gets that session back.
      else if (person.sessionId !== before?.sessionId) await endSession(database, person.id, person.sessionId);
      return;
    }),

    signIn: answering(contract.signIn, async ({ body, c }) => {
      await tryAt(deps, body.email);
      const call = auth.api.signInEmail({ body, headers: c.req.raw.headers, returnHeaders: true });
      const { headers, response } = await asking(deps, call).catch(async (error: unknown) => {
        await audit(c, 'account.sign-in-refused');
        // An address that is not confirmed is sent its link again.
        postman.call();
        throw error;
      });
      const secondFactor = 'twoFactorRedirect' in response;
      if (!secondFactor) await audit(c, 'account.signed-in', (await personOf(deps, headers))?.id);
      passCookies(c, headers);
      return { secondFactor };
    }),

    giveSecondFactor: answering(contract.giveSecondFactor, async ({ body: { code }, person: before, c }) => {
      const { headers } = c.req.raw;
      // Who asks is told by their session, or by what the password gave them; a cookie that we did not sign is neither.
      const asked = before?.id ?? signedToken(headers.get('cookie'), auth.challengeCookie, deps.settings.secret);
      if (asked === null) refuse('account.code');
      await tryAt(deps, asked);
      const call = /^\d{6}$/.test(code)
        ? auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
        : auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true });
      const answer = await asking<{ headers: Headers }>(deps, call).catch(async (error: unknown) => {
        await audit(c, 'account.second-factor-refused', before?.id);
        throw error;
      });
      const person = await personOf(deps, answer.headers);
      await audit(c, 'account.second-factor', person?.id ?? before?.id);
      // Sessions that a password alone began are none of an account that asks for more.
      if (before !== null && person !== null) await endOtherSessions(database.statements, person.id, person.sessionId);
      passCookies(c, answer.headers);
      return;
    }),

    signOut: answering(contract.signOut, async ({ person, c }) => {
      const { headers } = await asking(deps, auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true }));
      passCookies(c, headers);
      if (person !== null) await audit(c, 'account.signed-out', person.id);
      return;
    }),

    forgotPassword: answering(contract.forgotPassword, async ({ body }) => {
      await letterTo(deps, body.email);
      await Promise.all([asking(deps, auth.api.requestPasswordReset({ body })), wait(resetTime)]);
      return mailed(deps);
    }),

    resetPassword: answering(contract.resetPassword, async ({ body: { token, password }, c }) => {
      checkPassword(password);
      const personId = await findResetPerson(database, token);
      await asking(deps, auth.api.resetPassword({ body: { token, newPassword: password } }));
      await audit(c, 'account.password-reset', personId);
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
