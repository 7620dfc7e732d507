import type { ErrorCode, ServerErrorCode } from '@brandwright/contract';
import { problems } from '@brandwright/contract';

export interface ProblemDetail {
  /** One exact sentence in place of the catalogue's; must be safe to show. */
  readonly message?: string;
  readonly field?: string;
  readonly received?: string;
  readonly allowed?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Methods that the address takes, for `route.method`. */
  readonly allow?: string;
}

/** What is thrown when a request cannot be served: a code of the one table of problems, with what is known of it. */
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

/** Throws a problem of the server's own. */
export function refuse(code: ServerErrorCode, detail: ProblemDetail = {}): never {
  throw new ProblemError(code, detail);
}

/** Whether something that was thrown is a problem of that code. */
export const isProblem = (error: unknown, code: ErrorCode): error is ProblemError =>
  error instanceof ProblemError && error.code === code;
