import { ProblemError } from '../../http/problem-error.ts';

/**
 * Whether the provider has answered with an error, which it keeps under the key of what was asked and repeats for a day. Not where nothing was answered,
 * nor where it was only asked too often, or twice at once.
 */
export function isProviderError(error: unknown): boolean {
  const { statusCode } = ((error instanceof ProblemError ? error.cause : error) ?? {}) as { readonly statusCode?: number };
  return statusCode !== undefined && statusCode !== 409 && statusCode !== 429;
}
