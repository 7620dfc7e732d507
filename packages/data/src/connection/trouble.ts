/** System errors: no connection, or a broken one. */
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/**
 * SQLSTATEs of a database that cannot work right now: lost or too many connections, shutdown or startup,
 * timeouts, a deadlock (Postgres ends one of the transactions), no space, a failing disk.
 */
const states = /^(?:08...|53...|57P0[1235]|57014|25P0[34]|40P01|58030)$/;
/** Messages of driver errors that carry no code. */
const said =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is closed)/;

/**
 * True if the database is temporarily unavailable and the same request may succeed later. Looks into causes.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    const { code, syscall } = at as { readonly code?: unknown; readonly syscall?: unknown };
    // A Unix socket on which nobody listens.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (typeof code === 'string' && (broken.has(code) || states.test(code))) return true;
    if (said.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}
