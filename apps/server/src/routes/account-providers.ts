import * as contract from '@brandwright/contract';
import { writeAuditSeldom } from '@brandwright/data';
import type { Context } from 'hono';
import { getCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { AppEnv, Deps } from '../deps.ts';
import { addressOf, widestNetworkOf } from '../http/client-address.ts';
import { ProblemError, refuse } from '../http/problem-error.ts';
import { shortAgent } from '../http/user-agent.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { isSecret, newToken } from '../services/accounts/link-token.ts';
import {
  challengeMinutes,
  connectToAccount,
  endProvider,
  proveWithProvider,
  signInWithProvider,
} from '../services/accounts/provider-sign-in.ts';
import { beginVisit, endVisit, gatewayOf } from '../services/accounts/provider-visit.ts';
import { markKnown } from './account-entry.ts';

/** Seconds for which the browser of a visit is known: a little longer than the visit counts, so that its end is told as such. */
const visitSeconds = 900;

/** Signing in with a provider, and connecting one to an account (row A-11). */
export function accountProviderRoutes(deps: Deps) {
  const { auth, settings, log } = deps;
  const { cookies } = auth;
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: cookies.secure } as const;
  return {
    beginProvider: endpointHandler(contract.beginProvider, async ({ body, person, c }) => {
      // One browser may begin several visits, in as many tabs.
      const own = getCookie(c, cookies.visit) ?? '';
      const browser = isSecret(own) ? own : newToken().secret;
      const url = await beginVisit(deps, {
        ...{ provider: body.provider, purpose: body.purpose, accepted: body.accepted === true },
        ...{ current: body.current, code: body.code, person, browser },
        headers: c.req.raw.headers,
        origin: settings.publicUrl?.origin ?? new URL(c.req.url).origin,
      });
      setCookie(c, cookies.visit, browser, { ...attributes, maxAge: visitSeconds });
      return { url };
    }),

    finishProvider: endpointHandler(contract.finishProvider, async ({ body, person, c }) => {
      const { provider, state, code, error, name } = body;
      const gateway = gatewayOf(deps, provider);
      const browser = getCookie(c, cookies.visit) ?? '';
      const visit = await endVisit(deps, { state, provider, browser }, person);
      if (error !== undefined && /^(?:access_denied|user_cancelled_authorize)$/.test(error)) refuse('account.provider.denied');
      if (error !== undefined || code === undefined) {
        log.warn({ code: 'account.provider.unavailable', provider, error }, 'somebody came back from a provider without a code');
        return refuse('account.provider.unavailable', { retryAfter: 10 });
      }
      const identity = await gateway.identify({ ...visit.expected, code }).catch((failure: unknown) => {
        if (failure instanceof ProblemError && failure.code === 'account.provider.refused')
          log.warn({ code: failure.code, provider, err: failure.cause }, 'an answer of a provider could not be verified');
        throw failure;
      });
      const { requestId } = c.var;
      const connection = { provider, subject: identity.subject, requestId };
      if (visit.purpose !== 'enter') {
        if (visit.purpose === 'connect') await connectToAccount(deps, person ?? refuse('account.needed'), connection);
        else await proveWithProvider(deps, person ?? refuse('account.needed'), connection);
        return { done: visit.purpose === 'connect' ? 'connected' : 'proved', isNew: false } as const;
      }
      const entry = { provider, identity, accepted: visit.accepted, name, requestId };
      const userAgent = shortAgent(c.req.header('user-agent'));
      const signedIn = await signInWithProvider(deps, { ...entry, userAgent }).catch(async (failure: unknown) => {
        await auditRefusal(c);
        throw failure;
      });
      if (signedIn.challenge !== null) {
        await keepCookie(c, cookies.challenge, signedIn.challenge, challengeMinutes * 60);
        return { done: 'second-factor', isNew: false } as const;
      }
      await keepCookie(c, cookies.session, signedIn.session ?? '', auth.sessionSeconds);
      await markKnown(deps, c, signedIn.account);
      return { done: 'entered', isNew: signedIn.isNew } as const;
    }),

    disconnectProvider: endpointHandler(contract.disconnectProvider, async ({ body: { provider }, person, c }) => {
      await endProvider(deps, person, provider, c.var.requestId);
      return;
    }),
  };

  function keepCookie(c: Context<AppEnv>, name: string, value: string, maxAge: number): Promise<void> {
    return setSignedCookie(c, name, value, settings.secret, { ...attributes, maxAge });
  }

  /** One line a minute for each wider network, as for refused passwords (H16-02). */
  function auditRefusal(c: Context<AppEnv>): Promise<void> {
    const entry = { action: 'account.sign-in-refused', personId: null, requestId: c.var.requestId } as const;
    return writeAuditSeldom(deps.database, entry, widestNetworkOf(addressOf(c, settings)));
  }
}
