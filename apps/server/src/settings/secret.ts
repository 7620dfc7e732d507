import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@brandwright/data';

/** Minimum characters of a secret, whoever made it. */
export const secretLength = 32;

/** The stored secret is invalid. The message says what to do and does not contain the secret. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}

/**
 * Reads the installation's secret, created at first start in the data folder and readable only by its owner.
 * This process must hold the folder. Throws SecretError if the secret is truncated or too short, because it
 * signs everyone's cookies.
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
    `${file} must have at least ${secretLength} characters. Restore your copy, or set SECRET. If you have neither, delete the file, and the next start will create a new one. Everyone will have to sign in again, and two-factor authentication has to be turned off for each account that uses it.`,
  );
}
