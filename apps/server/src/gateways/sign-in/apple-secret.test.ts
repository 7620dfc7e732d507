import { createPublicKey } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { applePublicKey, signInSettings } from '../../../testing/sign-in-server.ts';
import { createAppleSecret } from './apple-secret.ts';

const { apple } = signInSettings;
if (apple === null) throw new Error('These tests need a key.');
const audience = 'https://appleid.apple.com';

test('[A-11] Apple’s client secret is a token of our key, and is made anew before it ends', async () => {
  let now = Date.UTC(2026, 10, 28);
  const secret = createAppleSecret(apple, { audience, now: () => now });
  const read = async (token: string) =>
    (
      await jwtVerify(token, createPublicKey(applePublicKey.export({ type: 'spki', format: 'pem' })), {
        audience,
        currentDate: new Date(now),
      })
    ).payload;
  const first = await secret();
  expect(decodeProtectedHeader(first)).toEqual({ alg: 'ES256', kid: apple.keyId });
  const claims = await read(first);
  expect(claims).toMatchObject({ iss: apple.teamId, sub: apple.clientId, aud: audience });
  // Apple takes six months at most.
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  now += 3_299_000;
  expect(await secret()).toBe(first);
  now += 1_000;
  const second = await secret();
  expect(second).not.toBe(first);
  await read(second);
  // A clock that was wrong and was set back makes no secret of the future live on.
  now -= 86_400_000;
  const third = await secret();
  expect(third).not.toBe(second);
  await read(third);
});
