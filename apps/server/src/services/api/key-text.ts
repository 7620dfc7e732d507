import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Begins every key, so that searches for leaked secrets find them. */
const mark = 'bw_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Random characters: 178 bits. Without those that lists of keys show, 148. */
const randomness = 30;
/** Characters of a CRC-32 in this alphabet. */
const checksum = 6;
/** Characters that lists of keys show. */
const shown = 8;

const form = new RegExp(`^${mark}[0-9A-Za-z]{${randomness + checksum}}$`);

/**
 * The CRC-32 of a key's other characters in base 62, as in the tokens of GitHub (github.blog, “Behind GitHub’s new
 * authentication token formats”): a mistyped key is refused without a look into the database.
 */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < checksum; i++) {
    digits = (alphabet[rest % alphabet.length] ?? '') + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}

/** A new key: `bw_`, 30 random letters and digits, and 6 of a checksum. */
export function newKey(): { readonly key: string; readonly prefix: string; readonly keyHash: string } {
  const random = Array.from({ length: randomness }, () => alphabet[randomInt(alphabet.length)]).join('');
  const text = mark + random;
  const key = text + checksumOf(text);
  return { key, prefix: key.slice(0, shown), keyHash: hashOfKey(key) };
}

/** Whether a text is a key that may exist. */
export const isKey = (text: string): boolean => form.test(text) && checksumOf(text.slice(0, -checksum)) === text.slice(-checksum);

/** SHA-256, in base64url. A key is random, so that it needs no salt and no slow hash. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
