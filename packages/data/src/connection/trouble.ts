/** Of the system: there is no way to the database, or the way broke. */
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
 * Of Postgres (SQLSTATE): lost connections; too many of them; a server that stops or starts; a statement or a transaction that took
 * too long, or waited in a circle with another (a deadlock, of which one is ended); no room, and a disk that fails.
 */
const states = /^(?:08...|53...|57P0[1235]|57014|25P0[34]|40P01|58030)$/;
/** What the drivers say without a code of any kind. */
const said =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is closed)/;

/** Whether an error says that the database cannot be asked at the moment: the same request may succeed later. Looks into causes. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    const { code, syscall } = at as { readonly code?: unknown; readonly syscall?: unknown };
    // The path of a socket on which nobody listens.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (typeof code === 'string' && (broken.has(code) || states.test(code))) return true;
    if (said.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}
