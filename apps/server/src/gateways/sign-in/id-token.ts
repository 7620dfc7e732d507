import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ProblemError } from '../../http/problem-error.ts';
import { askProvider } from './provider-http.ts';

/** Milliseconds for which a provider’s keys are used. */
const keysFor = 3_600_000;

/** Seconds by which the clocks of provider and server may differ. */
const clockTolerance = 60;

/**
 * A provider’s signing keys, read when they are first needed, and again when an unknown one signs, but not within
 * `keysAtLeast` milliseconds: providers rotate them, and forgers make them up.
 */
export function createProviderKeys(
  url: string,
  { patience, keysAtLeast }: { readonly patience: number; readonly keysAtLeast: number },
): JWTVerifyGetKey {
  const now = () => performance.now();
  let held: { readonly at: number; readonly find: JWTVerifyGetKey } | null = null;
  const read = async () => {
    const { status, json } = await askProvider(url, { headers: { accept: 'application/json' } }, patience);
    if (status !== 200 || !Array.isArray(json.keys))
      throw new ProblemError('account.provider.unavailable', { retryAfter: 10 }, new Error('The provider shows no keys.'));
    held = { at: now(), find: createLocalJWKSet(json as unknown as JSONWebKeySet) };
    return held;
  };
  return async (header, token) => {
    const known = held !== null && now() - held.at < keysFor ? held : await read();
    try {
      return await known.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || now() - known.at < keysAtLeast) throw error;
      return (await read()).find(header, token);
    }
  };
}

export interface ExpectedToken {
  readonly keys: JWTVerifyGetKey;
  readonly issuers: readonly string[];
  readonly clientId: string;
  /** Made for this visit. A token of another visit has another. */
  readonly nonce: string;
}

/** Most letters of a provider’s id of a person (OpenID Connect Core 1.0, 2). */
const mostLetters = 255;

/** Claims that name a person. */
export interface PersonClaims extends JWTPayload {
  readonly sub: string;
}

/**
 * The claims of an ID token that this provider signed for us, just now and for this visit (OpenID Connect Core 1.0, 3.1.3.7). Rejects with
 * `account.provider.refused`.
 */
export async function readIdToken(token: string, { keys, issuers, clientId, nonce }: ExpectedToken): Promise<PersonClaims> {
  const payload = await verified(token, { keys, issuers, clientId });
  if (payload.nonce !== nonce) throw refused('nonce');
  if (payload.azp !== undefined && payload.azp !== clientId) throw refused('azp');
  const { sub } = payload;
  // An id that is empty or cut would be that of several people.
  if (typeof sub !== 'string' || sub === '' || sub.length > mostLetters) throw refused('sub');
  return { ...payload, sub };
}

async function verified(token: string, { keys, issuers, clientId }: Omit<ExpectedToken, 'nonce'>): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: [...issuers],
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      maxTokenAge: '10 minutes',
      clockTolerance,
    });
    return payload;
  } catch (error) {
    // Its message names a claim; what else it holds is somebody’s address.
    if (error instanceof errors.JOSEError) throw refused(error.message);
    throw error;
  }
}

const refused = (why: string): ProblemError =>
  new ProblemError('account.provider.refused', {}, new Error(`The ID token was refused: ${why}.`));
