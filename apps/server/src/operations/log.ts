import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings.ts';

/**
 * The log, one JSON line per event. Errors are logged by type and place, never with their values: drivers put
 * statement parameters, rows and recipients into messages and fields.
 */
export const openLog = (level: Settings['logLevel'], destination?: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: (error: unknown) => told(error) } }, destination ?? standardError());

/** Buffered and flushed at the end, so that nothing waits for a terminal or a pipe. */
const standardError = (): DestinationStream => pino.destination({ dest: 2, sync: false });

interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: ToldError;
}

/** An error as logged, with up to eight causes. */
function told(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrubbed(String(error)), stack: '' };
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.name,
    message: scrubbed(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    // Drops the message, which the stack repeats.
    stack: (error.stack ?? '').match(/^ {4}at .*$/gm)?.join('\n') ?? '',
    ...(error.cause === undefined || depth > 7 ? {} : { cause: told(error.cause, depth + 1) }),
  };
}

/** Removes statement parameters, quoted values and email addresses. */
const scrubbed = (message: string): string =>
  message
    .replace(/\nparams: .*$/s, '')
    .replace(/: ".*"/gs, ': "…"')
    .replace(/[^\s<>"'=(,;:]+@[^\s<>"'),;]+/g, '…@…')
    .slice(0, 1000);
