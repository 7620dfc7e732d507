import { setTimeout as wait } from 'node:timers/promises';
import {
  beginCanvaRefresh,
  type CanvaConnection,
  dropRefused,
  endCanvaRefresh,
  findCanvaConnection,
  keepRefreshed,
  type SealedTokens,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import type { CanvaGateway, CanvaTokens } from '../../gateways/canva/canva.ts';
import type { CanvaAccess } from '../../gateways/canva/canva-access.ts';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import { ProviderFault } from '../../http/provider-fault.ts';
import { type Seal, sealOf } from './seal.ts';

type Needed = Pick<Deps, 'database' | 'settings' | 'log'> & { readonly canva: CanvaGateway };

/** Seconds after which a refresh counts as given up. A request takes at most 10. */
const longestRefresh = 60;
/** Milliseconds between two looks at a refresh that another request makes, and number of looks. */
const look = { pause: 150, most: 100 } as const;

export const sealed = (seal: Seal, { accessToken, refreshToken, seconds }: CanvaTokens): SealedTokens => ({
  accessToken: seal.close(accessToken, 'access'),
  refreshToken: seal.close(refreshToken, 'refresh'),
  seconds,
});

/**
 * Access to a person's Canva account. Tokens that end are refreshed, by one request at a time on all nodes:
 * Canva takes each refresh token once. Refusals: `canva.disconnected`, also once Canva refuses the refresh
 * token; the connection is deleted then.
 */
export function accountAccess(deps: Needed, personId: string): CanvaAccess {
  const { database } = deps;
  const seal = sealOf(deps.settings, personId);
  const find = async (): Promise<CanvaConnection> =>
    (await findCanvaConnection(database, personId)) ?? refuse('canva.disconnected');
  const open = async (connection: CanvaConnection, which: 'access' | 'refresh'): Promise<string> => {
    try {
      return seal.open(connection[`${which}Token`], which);
    } catch (err) {
      deps.log.error({ err, code: 'canva.unreadable' }, 'tokens of a Canva account were encrypted with another secret');
      await dropRefused(database, personId, connection.version);
      return refuse('canva.disconnected');
    }
  };

  /** Tokens newer than those of this version, made by this request or by another one. */
  const refreshed = async (old: CanvaConnection): Promise<string> => {
    for (let looks = 0; looks < look.most; looks++) {
      if (await beginCanvaRefresh(database, personId, old.version, longestRefresh)) return refresh(old);
      await wait(look.pause);
      const now = await find();
      if (now.version !== old.version) return open(now, 'access');
    }
    throw new ProblemError('canva.unavailable', { retryAfter: 10 });
  };

  const refresh = async (old: CanvaConnection): Promise<string> => {
    const { version } = old;
    const tokens = await deps.canva.refresh(await open(old, 'refresh')).catch(async (error: unknown) => {
      // The person took back their consent at Canva, or the token was used before.
      if (error instanceof ProviderFault && error.code === 'invalid_grant') {
        await dropRefused(database, personId, version);
        return refuse('canva.disconnected');
      }
      await endCanvaRefresh(database, personId, version);
      throw asUnavailable(error);
    });
    if (await keepRefreshed(database, personId, version, sealed(seal, tokens))) return tokens.accessToken;
    // They disconnected meanwhile, so nobody else knows these tokens.
    await revokeQuietly(deps, tokens.refreshToken);
    return refuse('canva.disconnected');
  };

  return {
    async token() {
      const connection = await find();
      return connection.isFresh ? open(connection, 'access') : refreshed(connection);
    },
    async renew(used) {
      const connection = await find();
      const token = await open(connection, 'access');
      return token === used ? refreshed(connection) : token;
    },
  };
}

/** Ends a refresh token at Canva. A failure is logged: whoever wants to leave is not kept. */
export async function revokeQuietly({ canva, log }: Pick<Needed, 'canva' | 'log'>, refreshToken: string): Promise<void> {
  await canva
    .revoke(refreshToken)
    .catch((err: unknown) =>
      log.warn({ err, code: 'canva.unrevoked' }, 'access to a Canva account could not be revoked at Canva'),
    );
}

/** Ends at Canva what was kept of a person's deleted connection. Nothing can be ended that cannot be read. */
export async function revokeSealed(
  { canva, log, settings }: Pick<Deps, 'canva' | 'log' | 'settings'>,
  personId: string,
  refreshToken: string,
): Promise<void> {
  if (canva === null)
    return log.warn({ code: 'canva.unrevoked' }, 'access to a Canva account was deleted without Canva’s credentials');
  let opened: string;
  try {
    opened = sealOf(settings, personId).open(refreshToken, 'refresh');
  } catch (err) {
    return log.error({ err, code: 'canva.unreadable' }, 'tokens of a Canva account were encrypted with another secret');
  }
  await revokeQuietly({ canva, log }, opened);
}

/** Any refusal that says nothing about the person, such as wrong credentials of ours, as Canva's unavailability. */
export function asUnavailable(error: unknown): unknown {
  return error instanceof ProviderFault ? new ProblemError('canva.unavailable', { retryAfter: 10 }, error) : error;
}
