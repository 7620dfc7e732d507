import { ProblemError } from '../../http/problem-error.ts';

/**
 * True if Stripe returned an error. Stripe replays it for the same idempotency key for 24 hours, so retry
 * with a new order. False for network failures, 409 and 429.
 */
export function isProviderError(error: unknown): boolean {
  const { statusCode } = ((error instanceof ProblemError ? error.cause : error) ?? {}) as { readonly statusCode?: number };
  return statusCode !== undefined && statusCode !== 409 && statusCode !== 429;
}
