import { createHash, randomBytes } from 'node:crypto';
import type { LinkEnd } from '@brandwright/data';
import { refuse } from '../../http/problem-error.ts';

/**
 * A secret of 256 random bits that leaves the server once, in an email or a cookie. The database has only its
 * hash.
 */
export interface LinkToken {
  readonly secret: string;
  /** SHA-256. */
  readonly hash: string;
}

export function newToken(): LinkToken {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOfToken(secret) };
}

/** True if a text has the format of such a secret. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashOfToken = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A path of the site with the token. */
export const linkTo = (path: '/confirm' | '/reset-password' | '/recover', { secret }: LinkToken): string =>
  `${path}?token=${secret}`;

const reasons: Readonly<Record<LinkEnd, string>> = {
  used: 'This link has already been used.',
  replaced: 'We’ve since sent you a newer link. Please use the one in our latest email.',
  password: 'This link no longer works because the password was changed.',
  address: 'This link no longer works because the account’s email address was changed.',
  factor: 'This link no longer works because two-factor authentication was turned on.',
  expired: 'This link has expired.',
};

/** Refuses a link and says why it ended. Null: an unknown link. */
export const refuseLink = (ended: LinkEnd | null): never =>
  refuse('account.link', ended === null ? {} : { message: reasons[ended] });
