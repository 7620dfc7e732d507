import type { ServerErrorCode } from '@brandwright/contract';
import { isAPIError } from 'better-auth/api';
import { ProblemError } from '../problem-error.ts';

/** What the accounts library says no with, in our own codes. What is not here is our fault. */
const codes: Readonly<Record<string, ServerErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'account.credentials',
  EMAIL_NOT_VERIFIED: 'account.unconfirmed',
  INVALID_TOKEN: 'account.link',
  TOKEN_EXPIRED: 'account.link',
  USER_NOT_FOUND: 'account.link',
  INVALID_USER: 'account.link',
  INVALID_PASSWORD: 'account.password.wrong',
  INVALID_CODE: 'account.code',
  INVALID_BACKUP_CODE: 'account.code',
  INVALID_TWO_FACTOR_COOKIE: 'account.code',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'account.code',
  UNAUTHORIZED: 'account.needed',
};

/** Passes on what a call of the library answers; what it refuses becomes a problem of the one table. */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const code = isAPIError(error) ? codes[String(error.body?.code)] : undefined;
    throw code === undefined ? error : new ProblemError(code, {}, error);
  }
}
