import { type ErrorCode, type ProblemBody, problemMediaType, problems, problemType } from '@brandwright/contract';
import { isUnavailable } from '@brandwright/data';
import { EngineError } from '@brandwright/engine/documents';
import { PressError } from '@brandwright/press';
import { ProblemError } from './problem-error.ts';

/** The answer for a failure, before it becomes a Response or bytes on a socket. */
export interface ProblemAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ProblemBody;
  /**
   * How often it is logged. Our own faults: always. Lasting trouble: one line a minute, because anyone could
   * fill the log and often the disk with it (H6-08). What clients cause: never.
   */
  readonly logged: 'always' | 'seldom' | 'never';
}

/**
 * Turns any error into a problem. Engine and press errors keep their codes; all others become
 * `server.internal` without details.
 */
function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  // A code of engine or press that is missing in `problems` fails to compile here.
  if (error instanceof EngineError) return withFault(error.fault, error);
  if (error instanceof PressError) return withFault(error.fault, error);
  if (isOfNobody(error)) return new ProblemError('account.needed', {}, error);
  if (isNoRoom(error)) return new ProblemError('server.no_room', { retryAfter: 60 }, error);
  if (isUnavailable(error)) return new ProblemError('database.unavailable', { retryAfter: 5 }, error);
  return new ProblemError('server.internal', {}, error);
}

/**
 * True for a database row of a person whose account was deleted during the request (SQLSTATE 23503 on a
 * `user_id`).
 */
function isOfNobody(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return (code === '23503' && String(constraint).endsWith('_user_id_fkey')) || isOfNobody(error.cause);
}

function withFault(fault: EngineError['fault'] | PressError['fault'], cause: Error): ProblemError {
  const { status } = problems[fault.code];
  if (status >= 500) return new ProblemError(fault.code, status === 503 ? { retryAfter: retryAfterOf(fault) } : {}, cause);
  const { code, message, ...detail } = fault;
  return new ProblemError(code, { message, ...detail }, cause);
}

/**
 * Caused by clients that leave or ask for too much, and anyone could fill the log with it; or by a server that is shutting
 * down. Nothing is broken.
 */
const expected: ReadonlySet<ErrorCode> = new Set(['press.busy', 'press.cancelled', 'press.closed']);
/** Trouble that affects every request while it lasts. */
const lasting: ReadonlySet<ErrorCode> = new Set([
  'server.no_room',
  'database.unavailable',
  'canva.unavailable',
  'account.provider.unavailable',
]);

/** True if the disk or its quota is full. */
const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Seconds until a retry: the press's estimate, otherwise 5. */
const retryAfterOf = (fault: EngineError['fault'] | PressError['fault']): number =>
  'retryAfter' in fault ? (fault.retryAfter ?? 5) : 5;

function loggedOf(code: ErrorCode): ProblemAnswer['logged'] {
  if (problems[code].status < 500 || expected.has(code)) return 'never';
  return lasting.has(code) ? 'seldom' : 'always';
}

/** Renders an error: status and title from `problems`, details from the error. */
export function answerProblem(error: unknown, requestId: string): ProblemAnswer {
  const { code, detail, message } = asProblem(error);
  const { status } = problems[code];
  const { field, received, allowed, retryAfter, allow, authenticate } = detail;
  const body: ProblemBody = {
    type: problemType(code),
    title: problems[code].text,
    status,
    detail: message,
    code,
    ...(field === undefined ? {} : { field }),
    ...(received === undefined ? {} : { received }),
    ...(allowed === undefined ? {} : { allowed }),
    requestId,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  const headers = {
    'content-type': problemMediaType,
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(allow === undefined ? {} : { allow }),
    ...(authenticate === undefined ? {} : { 'www-authenticate': authenticate }),
  };
  return { status, headers, body, logged: loggedOf(code) };
}
