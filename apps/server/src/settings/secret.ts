import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@brandwright/data';

/** Characters that a secret has at least, whoever made it. */
export const secretLength = 32;

/** The kept secret is none; the message says what to do, and nothing of the secret. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}

/**
 * The installation's own secret, made at its first start and kept in its data folder, readable by its owner alone. The folder is held by this process. Throws
 * SecretError for one that was cut off or is too short: it would sign everybody's cookies.
 */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept !== null) return judged(kept.trim(), file);
  const secret = randomBytes(32).toString('base64url');
  await writeWhole(file, `${secret}\n`);
  return secret;
}

function judged(secret: string, file: string): string {
  if (secret.length >= secretLength) return secret;
  throw new SecretError(
    `${file} must have at least ${secretLength} characters. Restore your copy, or set SECRET. If you have neither, delete the file. The next start creates a new one. Then everyone has to sign in again, and two-factor authentication has to be turned off for each account that uses it.`,
  );
}
