import type { ServerErrorCode } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import { isAPIError } from 'better-auth/api';
import { ProblemError } from '../../http/problem-error.ts';

/** What the accounts library says no with, in our own codes. What is not here is our fault. */
const codes: Readonly<Record<string, ServerErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'account.credentials',
  // Told as a wrong password is: who signed up with somebody's address would learn whether they have an account.
  EMAIL_NOT_VERIFIED: 'account.credentials',
  INVALID_PASSWORD: 'account.password.wrong',
  INVALID_CODE: 'account.code',
  INVALID_BACKUP_CODE: 'account.code',
  INVALID_TWO_FACTOR_COOKIE: 'account.code',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'account.code',
  TOTP_NOT_ENABLED: 'account.code',
  BACKUP_CODES_NOT_ENABLED: 'account.code',
  TOTP_ALREADY_ENABLED: 'account.second_factor',
};

/** Of a refused sign-in: the password was right, and the account is not confirmed. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof Error && isAPIError(error.cause) && error.cause.body?.code === 'EMAIL_NOT_VERIFIED';

/** Of the database, that another row has this value (SQLSTATE 23505). */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '23505' || isTaken(error.cause));

/** Of a move: the address has become another account's. The link goes on working. */
export function unlessTaken(error: unknown): never {
  if (isTaken(error))
    throw new ProblemError(
      'account.link',
      { message: 'This email address now belongs to another account. If that account is deleted, this link will work again.' },
      error,
    );
  throw error;
}

/**
 * Passes on what a call of the library answers; what it refuses becomes a problem of the one table. The library hides what the database
 * said: a session that was found a moment ago and is not found any more, and faults of its own, are taken for trouble of the database.
 */
export async function withAuthErrors<T>(
  { database }: { readonly database: Pick<Database, 'ping'> },
  call: Promise<T>,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const code = String(error.body?.code);
    if (error.status === 'UNAUTHORIZED' && codes[code] === undefined)
      throw new ProblemError('database.unavailable', { retryAfter: 5 }, error);
    if (error.status === 'INTERNAL_SERVER_ERROR') await database.ping();
    throw codes[code] === undefined ? error : new ProblemError(codes[code], {}, error);
  }
}
