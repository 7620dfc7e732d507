import type { ServerErrorCode } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import { isAPIError } from 'better-auth/api';
import { ProblemError } from '../../http/problem-error.ts';

/** Our codes for refusals of the accounts library. Any other is our fault. */
const codes: Readonly<Record<string, ServerErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'account.credentials',
  // Reported like a wrong password. Otherwise someone who signed up with another person's address would learn
  // whether they have an account.
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

/** True for a refused sign-in whose password was right but whose account is not confirmed. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof Error && isAPIError(error.cause) && error.cause.body?.code === 'EMAIL_NOT_VERIFIED';

/** True for a unique violation of the database (SQLSTATE 23505). */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '23505' || isTaken(error.cause));

/** During a move, reports an address that another account took meanwhile. The link keeps working. */
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
 * Passes on a library call's result, and turns its refusals into problems. The library hides database errors,
 * so a session that vanished since it was found, and internal library errors, count as database trouble.
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
