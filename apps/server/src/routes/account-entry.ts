import * as contract from '@brandwright/contract';
import {
  type AuditAction,
  endUnguarded,
  findAccount,
  findSecondFactor,
  findSession,
  isHalfSet,
  type KnownAccount,
  lockAccount,
  writeAudit,
  writeAuditSeldom,
} from '@brandwright/data';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { AppEnv, Deps } from '../deps.ts';
import { addressOf, widestNetworkOf } from '../http/client-address.ts';
import { isProblem, refuse } from '../http/problem-error.ts';
import { signedToken } from '../http/signed-cookie.ts';
import { shortAgent } from '../http/user-agent.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { isTaken, isUnconfirmed, withAuthErrors } from '../services/accounts/auth-errors.ts';
import { confirmAddress } from '../services/accounts/confirm-address.ts';
import { inSteps } from '../services/accounts/in-steps.ts';
import { keepEntry } from '../services/accounts/keep-sign-in.ts';
import { isSecret, newToken } from '../services/accounts/link-token.ts';
import { resetPassword, sendReset } from '../services/accounts/password-change.ts';
import { checkPassword } from '../services/accounts/passwords.ts';
import {
  browserMark,
  emailTo,
  isMarkOf,
  type MarkedAccount,
  type MarkedFactor,
  mayWrite,
  resetEmailTo,
  tryAsKnown,
  tryAt,
} from '../services/accounts/rate-limits.ts';
import { tellOwner } from '../services/accounts/recovery.ts';
import { challengedPerson, endOverlooked, giveCode } from '../services/accounts/second-factor.ts';
import { sendLinkAgain, signUp } from '../services/accounts/sign-up.ts';
import { openMailbox } from './mailbox.ts';
import { mailboxPath } from './mailbox-path.ts';

/** Seconds for which a browser is known in which somebody signed in: as long as browsers keep a cookie. */
const knownFor = 400 * 86_400;

/** The way in and out: rows. What is answered never tells whether an address has an account (row S-03). */
export function accountEntryRoutes(deps: Deps) {
  const { auth, database } = deps;
  const { cookies } = auth;
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: cookies.secure } as const;
  /** Marks the browser in which the password of a new account was typed: there the email's link is enough. */
  const markSignUp = (c: Context<AppEnv>, secret: string): void =>
    setCookie(c, cookies.signUp, secret, { ...attributes, maxAge: contract.accountLimits.linkMinutes * 60 });
  const audit = (c: Context<AppEnv>, action: AuditAction, personId: string | null = null): Promise<void> =>
    writeAudit(database.statements, { action, personId, requestId: c.var.requestId });
  /** Logs a refusal. One costs its sender nothing, so there is one line a minute for each person or wider network (H16-02). */
  const auditRefusal = (c: Context<AppEnv>, action: AuditAction, personId: string | null = null): Promise<void> =>
    writeAuditSeldom(
      database,
      { action, personId, requestId: c.var.requestId },
      personId ?? widestNetworkOf(addressOf(c, deps.settings)),
    );
  return {
    signUp: endpointHandler(contract.signUp, async ({ body: { accepted: _, ...body }, c }) => {
      checkPassword(body.password);
      return inSteps(deps.entryStep, async () => {
        const mayEmail = await emailTo(deps, body.email);
        markSignUp(c, await signUp(deps, { ...body, mayEmail }, c.var.requestId));
        return mailed(deps, c);
      });
    }),

    confirmEmail: endpointHandler(contract.confirmEmail, async ({ body: { token, password }, person, c }) => {
      const session = await confirmAddress(deps, {
        token,
        password,
        person,
        browser: getCookie(c, cookies.signUp),
        userAgent: shortAgent(c.req.header('user-agent')),
        requestId: c.var.requestId,
      });
      if (session === null) return;
      await setSignedCookie(c, cookies.session, session, deps.settings.secret, { ...attributes, maxAge: auth.sessionSeconds });
      deleteCookie(c, cookies.signUp, attributes);
      return;
    }),

    signIn: endpointHandler(contract.signIn, async ({ body, c }) => {
      const mark = signedToken(c.req.header('cookie') ?? null, cookies.known, deps.settings.secret);
      const known = await findAccount(database, { email: body.email });
      const isKnown = isMarkOf(mark, known);
      await (isKnown ? tryAsKnown(deps, body.email, mark) : tryAt(deps, body.email));
      const { headers, response } = await inSteps(deps.entryStep, () => {
        const call = auth.api.signInEmail({ body, headers: c.req.raw.headers, returnHeaders: true });
        return withAuthErrors(deps, call).catch(async (error: unknown) => {
          await auditRefusal(c, 'account.sign-in-refused');
          if (isProblem(error, 'account.credentials')) await sendAgain(c, body.email, isUnconfirmed(error) ? known : null);
          // The account was deleted while its password was judged.
          if (known !== null && (await findAccount(database, { id: known.id })) === null) refuse('account.credentials');
          throw error;
        });
      });
      const secondFactor = 'twoFactorRedirect' in response;
      const person = await personOf(deps, headers);
      await keepEntry(deps, known, { by: secondFactor ? 'challenge' : 'password', sessionId: person?.sessionId ?? null });
      if (!secondFactor) await audit(c, 'account.signed-in', person?.id);
      passCookies(c, headers);
      // Where a code is asked for, the password alone makes no browser known.
      if (!isKnown && known !== null && !secondFactor) await markKnown(deps, c, known);
      return { secondFactor };
    }),

    giveSecondFactor: endpointHandler(contract.giveSecondFactor, async ({ body: { code }, person: before, c }) => {
      const personId = before?.id ?? (await challengedPerson(deps, c.req.raw.headers));
      // Read before the account: a factor begun after that account has changed is not of this request (H16-04).
      const factor = before?.secondFactor === false ? await findSecondFactor(database, before.id) : null;
      const judged = personId === null ? null : await findAccount(database, { id: personId });
      let accepted = false;
      const begin = async () => {
        const given = await giveCode(deps, { code, person: before, headers: c.req.raw.headers });
        accepted = true;
        const person = await personOf(deps, given);
        // Who has a factor and is signed in needs no new session.
        if (person !== null || before?.secondFactor !== true)
          await keepEntry(deps, judged, { by: 'code', sessionId: person?.sessionId ?? null });
        return { given, person };
      };
      const { given: cookiesGiven, person } = await begin().catch(async (error: unknown) => {
        // The code that sets a factor up may have done so after its owner took the account back, or the rest may have failed.
        if (judged !== null && before?.secondFactor === false)
          await endOverlooked(deps, judged, { accepted, replaced: isTaken(error), secret: factor?.secret ?? null });
        await auditRefusal(c, 'account.second-factor-refused', before?.id);
        throw error;
      });
      await audit(c, 'account.second-factor', person?.id ?? before?.id);
      // What a password alone began is none of an account that asks for more.
      if (before !== null && person !== null)
        await database.asSystem(async (tx) => {
          const account = await lockAccount(tx, person.id);
          if (account === null) return;
          // Something else may have ended the factor since (H15-01).
          if (!before.secondFactor && (!account.secondFactor || (await isHalfSet(tx, account.id)))) return refuse('account.code');
          await endUnguarded(tx, account, person.sessionId);
          if (!before.secondFactor) await tellOwner(deps, tx, account, 'factor-set');
        });
      deps.mailSender.call();
      passCookies(c, cookiesGiven);
      if (judged !== null) await markKnown(deps, c, judged, await findSecondFactor(database, judged.id));
      return;
    }),

    signOut: endpointHandler(contract.signOut, async ({ person, c }) => {
      const { headers } = await withAuthErrors(deps, auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true }));
      passCookies(c, headers);
      if (person !== null) await audit(c, 'account.signed-out', person.id);
      return;
    }),

    forgotPassword: endpointHandler(contract.forgotPassword, async ({ body: { email }, c }) => {
      await resetEmailTo(deps, email);
      return inSteps(deps.entryStep, async () => {
        await sendReset(deps, email);
        return mailed(deps, c);
      });
    }),

    resetPassword: endpointHandler(contract.resetPassword, async ({ body, c }) => {
      checkPassword(body.password);
      await markKnown(deps, c, await resetPassword(deps, body, c.var.requestId));
      return;
    }),
  };

  /**
   * Sends the link of an unconfirmed account again, while its address may get an email (row S-04), to whoever has just given its password: `account`,
   * as it was then. The answer, its cookie and what it costs are those of everybody else: nothing tells whether there is an account.
   */
  async function sendAgain(c: Context<AppEnv>, email: string, account: KnownAccount | null): Promise<void> {
    const own = getCookie(c, cookies.signUp) ?? '';
    const secret = isSecret(own) ? own : newToken().secret;
    markSignUp(c, secret);
    // A share of its own, which nobody's emails are counted in: strangers must not use up what an address may get.
    const mayEmail = await mayWrite(deps, account?.email ?? `nobody ${email}`);
    await sendLinkAgain(deps, mayEmail ? account : null, secret);
    deps.mailSender.call();
  }
}

/** Marks a browser in which somebody signed in, and the factor whose code they gave: strangers' tries do not lock them out there. */
export function markKnown(
  { auth: { cookies }, settings }: Deps,
  c: Context<AppEnv>,
  account: MarkedAccount,
  factor: MarkedFactor | null = null,
): Promise<void> {
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: cookies.secure, maxAge: knownFor } as const;
  return setSignedCookie(c, cookies.known, browserMark(account, factor), settings.secret, attributes);
}

/** Wakes the mail sender for what was just queued, and says where a developer can read it. */
export function mailed(deps: Deps, c: Context<AppEnv>): contract.Mailed {
  deps.mailSender.call();
  return { mailbox: openMailbox(deps, c) === null ? null : mailboxPath };
}

/**
 * Whose session the cookies of an answer begin; null when they begin none. The last counts: the library may renew a session and replace it in one answer
 * (H14-03).
 */
function personOf({ auth, database, settings }: Deps, headers: Headers) {
  const cookies = headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const token = signedToken(cookies.toReversed().join('; '), auth.cookies.session, settings.secret);
  return token === null ? null : findSession(database, token);
}

export function passCookies(c: Context<AppEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}
