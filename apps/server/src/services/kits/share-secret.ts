import { createHash } from 'node:crypto';

/** What is kept of a share link's secret: SHA-256, hexadecimal. 128 random bits need no salt. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
