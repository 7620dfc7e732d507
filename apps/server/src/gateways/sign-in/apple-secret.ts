import { importPKCS8, SignJWT } from 'jose';
import type { AppleSettings } from '../../settings/sign-in-settings.ts';

/** Seconds for which a client secret is valid. Apple takes six months at most; a short life needs no record of when it ends. */
const lifetime = 3600;
/** Seconds before its end from which a new one is made. */
const margin = 300;

/**
 * Client secrets for Sign in with Apple: a token signed with the developer’s key (ES256), made anew before it ends
 * (https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret). `now` is in milliseconds.
 */
export function createAppleSecret(
  { clientId, teamId, keyId, privateKey }: AppleSettings,
  { audience, now = Date.now }: { readonly audience: string; readonly now?: () => number },
): () => Promise<string> {
  let held: { readonly secret: string; readonly until: number } | null = null;
  return async () => {
    const seconds = Math.floor(now() / 1000);
    if (held !== null && seconds < held.until - margin && seconds >= held.until - lifetime) return held.secret;
    const until = seconds + lifetime;
    const secret = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(until)
      .sign(await importPKCS8(privateKey, 'ES256'));
    held = { secret, until };
    return secret;
  };
}
