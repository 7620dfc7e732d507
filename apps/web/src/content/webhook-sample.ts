/** What receivers do with each event: Node.js, without a library. A test runs it as it stands here. */
export const webhookSample = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the event, or throws if it isn’t from us. body: the request’s raw text. secret: whsec_… */
export function readEvent(headers, body, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age < 300)) throw new Error('The timestamp is missing or more than 5 minutes off.');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const isGenuine = String(headers['webhook-signature']).split(' ').some((part) => {
    const [version, signature = ''] = part.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGenuine) throw new Error('The signature is wrong.');
  return JSON.parse(body);
}`;
