import type { ErrorCode, ServerErrorCode } from '@brandwright/contract';
import { problems } from '@brandwright/contract';

export interface ProblemDetail {
  /** A more precise sentence than the catalogue's. Must be safe to show. */
  readonly message?: string;
  readonly field?: string;
  readonly received?: string;
  readonly allowed?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Methods allowed at the address, for `route.method`. */
  readonly allow?: string;
  /** How to authenticate, for 401 and 403 of the public API: WWW-Authenticate (RFC 6750). */
  readonly authenticate?: string;
}

/** Thrown if a request cannot be served: a code of `problems`, with details. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  readonly detail: ProblemDetail;
  constructor(code: ErrorCode, detail: ProblemDetail = {}, cause?: unknown) {
    super(detail.message ?? problems[code].text, cause === undefined ? undefined : { cause });
    this.name = 'ProblemError';
    this.code = code;
    this.detail = detail;
  }
}

/** Throws one of the server's own problems. */
export function refuse(code: ServerErrorCode, detail: ProblemDetail = {}): never {
  throw new ProblemError(code, detail);
}

/** True if `error` is a problem with this code. */
export const isProblem = (error: unknown, code: ErrorCode): error is ProblemError =>
  error instanceof ProblemError && error.code === code;
