import { createHmac, randomBytes } from 'node:crypto';

/** Begins a secret (Standard Webhooks 1.0.0, “Signature scheme”). */
const mark = 'whsec_';

/** A new secret: `whsec_` and 32 random bytes in base64. */
export const newWebhookSecret = (): string => mark + randomBytes(32).toString('base64');

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The headers of an event, as Standard Webhooks 1.0.0 has them: each secret gives one signature, an HMAC-SHA256 of the id, the time
 * and the body.
 */
export function signedHeaders({ id, timestamp, body }: Signed, secrets: readonly string[]): Readonly<Record<string, string>> {
  const signatureOf = (secret: string): string => {
    const key = Buffer.from(secret.slice(mark.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map(signatureOf).join(' '),
  };
}
