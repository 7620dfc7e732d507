import { createHash, randomBytes } from 'node:crypto';
import { canvaReturnPath } from '@brandwright/contract';
import { addCanvaState, dropCanvaConnection, findKit, keepCanvaConnection, takeCanvaState, writeAudit } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { ProviderFault } from '../../http/provider-fault.ts';
import type { Person } from '../accounts/accounts.ts';
import { asUnavailable, revokeQuietly, revokeSealed, sealed } from './account-tokens.ts';
import { sealOf } from './seal.ts';

type Needed = Pick<Deps, 'canva' | 'database' | 'settings' | 'log'>;
type Session = Pick<Person, 'id' | 'sessionId'>;

/** Minutes within which Canva must send the person back. */
const minutes = 10;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Use case: a person begins to connect their Canva account. Returns Canva's page that asks for their consent.
 * State and PKCE verifier stay here, bound to the session.
 */
export async function beginConnection(
  { canva, database, settings }: Needed,
  person: Session,
  asked: { readonly kit: string; readonly origin: string },
): Promise<string> {
  if (canva === null) return refuse('canva.unconfigured');
  if ((await database.asPerson(person.id, (scope) => findKit(scope, asked.kit))) === null) refuse('route.not_found');
  const [state, verifier] = [randomBytes(32).toString('base64url'), randomBytes(48).toString('base64url')];
  const redirectUri = `${asked.origin}${canvaReturnPath}`;
  await addCanvaState(database, {
    stateHash: hashOf(state),
    userId: person.id,
    sessionId: person.sessionId,
    brandKitId: asked.kit,
    verifier: sealOf(settings, person.id).close(verifier, 'verifier'),
    redirectUri,
    minutes,
  });
  return canva.authorizeUrl({ state, challenge: hashOf(verifier), redirectUri });
}

/** What Canva sent back with the person. */
export interface CanvaAnswer {
  readonly state: string;
  readonly code?: string | undefined;
  /** Such as `access_denied` (RFC 6749, 4.1.2.1). */
  readonly error?: string | undefined;
}

/**
 * Use case: Canva sent the person back. Exchanges the code for tokens and keeps them encrypted. Refusals:
 * `canva.state`, `canva.used`, `canva.expired`, `canva.denied`.
 */
export async function completeConnection(
  { canva, database, settings, log }: Needed,
  { id: userId, sessionId }: Session,
  { state, code, error }: CanvaAnswer,
  requestId: string,
): Promise<{ readonly kit: string; readonly accountName: string }> {
  if (canva === null) return refuse('canva.unconfigured');
  const taken = await takeCanvaState(database, { stateHash: hashOf(state), userId, sessionId });
  if (taken === 'used') return refuse('canva.used');
  if (taken === 'expired') return refuse('canva.expired');
  if (taken === 'unknown') return refuse('canva.state');
  if (error === 'access_denied') return refuse('canva.denied');
  if (error !== undefined || code === undefined) {
    log.warn({ code: 'canva.unauthorized', error }, 'somebody came back from Canva without a code');
    return refuse('canva.unavailable', { retryAfter: 10 });
  }
  const seal = sealOf(settings, userId);
  const verifier = seal.open(taken.verifier, 'verifier');
  const tokens = await canva.exchange({ code, verifier, redirectUri: taken.redirectUri }).catch((fault: unknown) => {
    if (fault instanceof ProviderFault && fault.code === 'invalid_grant') return refuse('canva.state');
    throw asUnavailable(fault);
  });
  const access = { token: async () => tokens.accessToken, renew: async () => refuse('canva.disconnected') };
  const name = await canva.accountName(access).catch(async (fault: unknown) => {
    await revokeQuietly({ canva, log }, tokens.refreshToken);
    throw asUnavailable(fault);
  });
  const accountName = name ?? 'Canva';
  await keepCanvaConnection(database, userId, sealed(seal, tokens), accountName);
  await writeAudit(database.statements, { action: 'canva.connected', personId: userId, requestId });
  return { kit: taken.brandKitId, accountName };
}

/** Use case: a person disconnects their Canva account. Its tokens are deleted here and revoked at Canva. */
export async function endConnection(deps: Needed, { id }: Pick<Person, 'id'>, requestId: string): Promise<void> {
  if (deps.canva === null) return refuse('canva.unconfigured');
  const refreshToken = await deps.database.asSystem(async (tx) => {
    const token = await dropCanvaConnection(tx, id);
    if (token !== null) await writeAudit(tx, { action: 'canva.disconnected', personId: id, requestId });
    return token;
  });
  if (refreshToken !== null) await revokeSealed(deps, id, refreshToken);
}
