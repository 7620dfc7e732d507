import { setTimeout as wait } from 'node:timers/promises';
import { type Database, letterSent, nextLetter, type QueuedLetter } from '@brandwright/data';
import type { Logger } from 'pino';
import type { MailGateway } from '../gateways/mail.ts';

/** Brings what is queued to the mail gateway, some letters at a time. */
export interface Postman {
  /** Looks at once: something was queued. */
  call(): void;
  /** Ends after the letters that are under way. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks, for what others queued and what is due again. */
const round = 5_000;

export interface PostmanOptions {
  readonly database: Database;
  readonly mail: MailGateway;
  readonly log: Pick<Logger, 'warn'>;
}

export function startPostman({ database, mail, log }: PostmanOptions): Postman {
  let stopping = false;
  let bell = Promise.withResolvers<void>();
  const call = (): void => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  const underWay = new Set<Promise<void>>();
  const deliver = async (letter: QueuedLetter): Promise<void> => {
    try {
      await mail.send(letter);
      await letterSent(database, letter.id);
    } catch (err) {
      // It is due again by itself. What a mail server says names whom it was for: the log has its numbers alone.
      const { code, responseCode } = err as { code?: string; responseCode?: number };
      log.warn({ code, responseCode, letter: letter.id, tries: letter.tries }, 'a letter could not be sent');
    }
  };
  const work = async (): Promise<void> => {
    while (!stopping) {
      const rung = bell.promise;
      try {
        while (!stopping && underWay.size < mail.atOnce) {
          const letter = await nextLetter(database);
          if (letter === null) break;
          const delivery = deliver(letter).then(() => {
            underWay.delete(delivery);
            call();
          });
          underWay.add(delivery);
        }
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
      await Promise.all(underWay);
      mail.close();
    },
  };
}
