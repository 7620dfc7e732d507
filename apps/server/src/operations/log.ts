import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings.ts';

/**
 * The log: a line of JSON for each event. Errors are told by what they are and where they stand, never by the values that they were
 * about: drivers put the parameters of a statement, rows and recipients into messages and fields.
 */
export const openLog = (level: Settings['logLevel'], destination?: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: (error: unknown) => told(error) } }, destination ?? standardError());

/** Written from time to time, and at the end: nothing waits for a terminal or a pipe. */
const standardError = (): DestinationStream => pino.destination({ dest: 2, sync: false });

interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: ToldError;
}

/** An error as the log keeps it; its causes to a depth of eight. */
function told(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrubbed(String(error)), stack: '' };
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.name,
    message: scrubbed(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    // The stack begins with the message, which is told above.
    stack: (error.stack ?? '').match(/^ {4}at .*$/gm)?.join('\n') ?? '',
    ...(error.cause === undefined || depth > 7 ? {} : { cause: told(error.cause, depth + 1) }),
  };
}

/** Without the parameters of a statement, what is quoted as a value, and addresses of people. */
const scrubbed = (message: string): string =>
  message
    .replace(/\nparams: .*$/s, '')
    .replace(/: ".*"/gs, ': "…"')
    .replace(/[^\s<>"'=(,;:]+@[^\s<>"'),;]+/g, '…@…')
    .slice(0, 1000);
