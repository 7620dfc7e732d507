/**
 * Why a model gave nothing that can be used: too many requests (429); another refusal, such as a wrong key or a redirect; no connection, or a failure
 * on its side (5xx); no whole answer before the deadline; more bytes than an answer may have; no JSON of the schema, or text that failed
 * its checks, twice each; a pause after failures; or the account’s tokens or pictures of the day are used up.
 */
export type AiReason =
  | 'throttled'
  | 'refused'
  | 'unreachable'
  | 'late'
  | 'too_large'
  | 'unreadable'
  | 'unsound'
  | 'paused'
  | 'spent';

/** A model gave nothing that can be used. Whoever asked has a built-in result to give instead. */
export class AiFault extends Error {
  override readonly name = 'AiFault';
  readonly reason: AiReason;
  /** HTTP status of a refusal. */
  readonly status: number | null;
  /** Seconds for which a refusal asks to be left alone. */
  readonly retryAfter: number;
  constructor(reason: AiReason, status: number | null = null, retryAfter = 0) {
    super(`The model gave nothing to use: ${reason}${status === null ? '' : ` (${status})`}.`);
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
