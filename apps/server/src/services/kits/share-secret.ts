import { createHash } from 'node:crypto';

/** The stored hash of a share link's secret: SHA-256 in hexadecimal. 128 random bits need no salt. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
