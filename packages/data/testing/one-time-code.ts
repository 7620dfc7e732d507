import { createHmac } from 'node:crypto';

/** For tests: the code that an authenticator app shows for the address that it scans, now or some codes ahead: each is accepted once. */
export const scannedCode = (uri: string, ahead = 0): string => oneTimeCode(new URL(uri).searchParams.get('secret') ?? '', ahead);

/** The same for a key in base32 (RFC 6238: SHA-1, six digits, 30 s). */
export function oneTimeCode(secret: string, ahead = 0): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
