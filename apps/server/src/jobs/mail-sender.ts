import { setTimeout as wait } from 'node:timers/promises';
import {
  type Database,
  emailFailed,
  emailRefused,
  emailSent,
  emailTimedOut,
  nextEmail,
  type QueuedEmail,
} from '@brandwright/data';
import type { Logger } from 'pino';
import type { MailGateway } from '../gateways/mail.ts';

/** Sends queued emails through the mail gateway, some at a time. */
export interface MailSender {
  /** Looks at once, because an email was queued. */
  call(): void;
  /** Stops after the emails being sent. */
  stop(): Promise<void>;
}

/** Fraction of concurrent emails that may be retries, which must not hold up new ones. */
const againShare = 4;

/**
 * True if a mail server permanently refused this email or its recipient (RFC 5321, 4.2.1: 5yz), rather than
 * our sender or password.
 */
function isForGood(error: unknown): boolean {
  const { command = '', responseCode = 0 } = error as { command?: string; responseCode?: number };
  return responseCode >= 550 && ['RCPT TO', 'DATA'].includes(command);
}

export interface PostmanOptions {
  readonly database: Database;
  readonly mail: MailGateway;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds after which an email counts as slow and makes room for another. Default 5,000. */
  readonly slowAfter?: number;
  /** Milliseconds between polls for emails queued by others or due again. Default 5,000. */
  readonly round?: number;
}

interface UnderWay {
  /** Aborts it; it will be retried. */
  readonly ending: AbortController;
  /** True if its server is slow. */
  isSlow: boolean;
  readonly done: Promise<void>;
}

export function startMailSender({ database, mail, log, slowAfter = 5_000, round = 5_000 }: PostmanOptions): MailSender {
  let stopping = false;
  let bell = Promise.withResolvers<void>();
  const call = (): void => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  /** When all emails that wait were last looked through. */
  let lookedBack = Number.NEGATIVE_INFINITY;
  /** In order of start. */
  const underWay = new Map<QueuedEmail, UnderWay>();
  const deliver = async (email: QueuedEmail, signal: AbortSignal): Promise<void> => {
    try {
      await mail.send(email, signal);
      await emailSent(database, email);
    } catch (err) {
      // The email is due again by itself. The server's message may name the recipient, so log only its codes.
      const { code, responseCode } = err as { code?: string; responseCode?: number };
      log.warn({ code, responseCode, emailId: email.id, tries: email.tries }, 'an email could not be sent');
      const putOff = isForGood(err) ? emailRefused : (err as Error).name === 'TimeoutError' ? emailTimedOut : null;
      try {
        await putOff?.(database, email.id);
        await emailFailed(database, email);
      } catch (fault) {
        log.warn({ err: fault, emailId: email.id }, 'an email could not be put off');
      }
    }
  };
  const begin = (email: QueuedEmail): void => {
    const ending = new AbortController();
    const one: UnderWay = { ending, isSlow: false, done: deliver(email, ending.signal) };
    const timer = setTimeout(() => {
      one.isSlow = true;
      call();
    }, slowAfter);
    underWay.set(email, one);
    void one.done.then(() => {
      clearTimeout(timer);
      underWay.delete(email);
      call();
    });
  };
  /**
   * Takes the next email that has a place. One that never timed out may replace the one that has been slow
   * for longest (H10-03, H11-02).
   */
  const next = async (lookBack: boolean): Promise<QueuedEmail | null> => {
    const all = [...underWay].filter(([, { ending }]) => !ending.signal.aborted);
    const slowOnes = all.filter(([, { isSlow }]) => isSlow);
    if (all.length - slowOnes.length >= mail.atOnce) return null;
    const [, slowest] = slowOnes[0] ?? [];
    const isFull = all.length >= mail.atMost;
    if (isFull && slowest === undefined) return null;
    const again = all.filter(([{ tries }]) => tries > 1).length;
    const mayAgain = again < mail.atMost / againShare;
    const email = await nextEmail(database, { among: mayAgain ? (isFull ? 'timely' : 'any') : 'new', lookBack });
    if (lookBack && email === null) lookedBack = performance.now();
    if (email !== null && isFull) slowest?.ending.abort(new DOMException('It gives way to another email.', 'TimeoutError'));
    return email;
  };
  const work = async (): Promise<void> => {
    while (!stopping) {
      const rung = bell.promise;
      // Once a round: many emails end each second while a mail server refuses them (H17-03).
      const lookBack = performance.now() - lookedBack >= round;
      try {
        for (let email = await next(lookBack); email !== null; email = stopping ? null : await next(lookBack)) begin(email);
      } catch (err) {
        log.warn({ err }, 'emails could not be looked for');
      }
      await Promise.race([rung, wait(round, undefined, { ref: false })]);
    }
  };
  const working = work();
  return {
    call,
    async stop() {
      stopping = true;
      call();
      await working;
      await Promise.all([...underWay.values()].map(({ done }) => done));
      mail.close();
    },
  };
}
