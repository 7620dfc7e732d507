import { setTimeout as wait } from 'node:timers/promises';
import { type Database, letterRefused, letterSent, letterTimedOut, nextLetter, type QueuedLetter } from '@brandwright/data';
import type { Logger } from 'pino';
import type { MailGateway } from '../gateways/mail.ts';

/** Sends queued emails through the mail gateway, some at a time. */
export interface MailSender {
  /** Looks at once, because an email was queued. */
  call(): void;
  /** Stops after the emails being sent. */
  stop(): Promise<void>;
}

/** Milliseconds between polls for emails queued by others or due again. */
const round = 5_000;
/** Milliseconds after which an email counts as slow and makes room for another. */
const slow = 5_000;
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
  /** Default 5,000. */
  readonly slowAfter?: number;
}

interface UnderWay {
  /** Aborts it; it will be retried. */
  readonly ending: AbortController;
  /** True if its server is slow. */
  isSlow: boolean;
  readonly done: Promise<void>;
}

export function startMailSender({ database, mail, log, slowAfter = slow }: PostmanOptions): MailSender {
  let stopping = false;
  let bell = Promise.withResolvers<void>();
  const call = (): void => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  /** In order of start. */
  const underWay = new Map<QueuedLetter, UnderWay>();
  const deliver = async (letter: QueuedLetter, signal: AbortSignal): Promise<void> => {
    try {
      await mail.send(letter, signal);
      await letterSent(database, letter);
    } catch (err) {
      // The email is due again by itself. The server's message may name the recipient, so log only its codes.
      const { code, responseCode } = err as { code?: string; responseCode?: number };
      log.warn({ code, responseCode, letter: letter.id, tries: letter.tries }, 'a letter could not be sent');
      const putOff = isForGood(err) ? letterRefused : (err as Error).name === 'TimeoutError' ? letterTimedOut : null;
      await putOff?.(database, letter.id).catch((fault: unknown) =>
        log.warn({ err: fault, letter: letter.id }, 'a letter could not be put off'),
      );
    }
  };
  const begin = (letter: QueuedLetter): void => {
    const ending = new AbortController();
    const one: UnderWay = { ending, isSlow: false, done: deliver(letter, ending.signal) };
    const timer = setTimeout(() => {
      one.isSlow = true;
      call();
    }, slowAfter);
    underWay.set(letter, one);
    void one.done.then(() => {
      clearTimeout(timer);
      underWay.delete(letter);
      call();
    });
  };
  /**
   * Takes the next email that has a place. One that never timed out may replace the one that has been slow
   * for longest (H10-03, H11-02).
   */
  const next = async (): Promise<QueuedLetter | null> => {
    const all = [...underWay].filter(([, { ending }]) => !ending.signal.aborted);
    const slowOnes = all.filter(([, { isSlow }]) => isSlow);
    if (all.length - slowOnes.length >= mail.atOnce) return null;
    const [, slowest] = slowOnes[0] ?? [];
    const isFull = all.length >= mail.atMost;
    if (isFull && slowest === undefined) return null;
    const again = all.filter(([{ tries }]) => tries > 1).length;
    const mayAgain = again < mail.atMost / againShare;
    const letter = await nextLetter(database, { among: mayAgain ? (isFull ? 'timely' : 'any') : 'new' });
    if (letter !== null && isFull) slowest?.ending.abort(new DOMException('It gives way to another letter.', 'TimeoutError'));
    return letter;
  };
  const work = async (): Promise<void> => {
    while (!stopping) {
      const rung = bell.promise;
      try {
        for (let letter = await next(); letter !== null; letter = stopping ? null : await next()) begin(letter);
      } catch (err) {
        log.warn({ err }, 'letters could not be looked for');
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
