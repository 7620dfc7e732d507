import { largeAnswers } from '@brandwright/contract';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { callerIdOf } from '../http/caller.ts';
import { addressOf } from '../http/client-address.ts';
import { refuse } from '../http/problem-error.ts';
import { createPlaces } from './places.ts';

/** Seconds until a retry. */
const retryAfter = 2;
/** Milliseconds for which a part may wait unread before its answer can lose its place. */
const patience = 5_000;

interface LargeAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: AsyncIterable<Uint8Array>;
}

/** Answers sent in parts, at their reader's pace. */
export interface LargeAnswers {
  /**
   * Answers with what `begin` resolves to, once its first part is there; until then, a rejection is answered
   * like any other error. Each part is requested after the previous one was taken, so a slow reader holds
   * only one part in memory. Throws `answers.too_many` before `begin` is called.
   */
  send(c: Context<AppEnv>, begin: () => Promise<LargeAnswer>): Promise<Response>;
}

/** An answer that holds its places. */
interface UnderWay {
  readonly person: string;
  readonly keys: readonly string[];
  /** Time since when a part waits for its reader; Infinity if none does. */
  since: number;
  /** Closes its connection and frees its places. */
  giveWay: () => void;
}

/**
 * Concurrent large answers, limited per person and per address. Stalled ones are closed for newcomers, first
 * those of the person with the most, so that people who share an address cannot block each other by reading
 * slowly (H8-08).
 */
export function createLargeAnswers({ log, settings, now }: Pick<Deps, 'log' | 'settings' | 'now'>): LargeAnswers {
  const places = createPlaces();
  const underWay = new Set<UnderWay>();
  /** Of the answers holding this place: the one stalled longest, of the person with the most. */
  const stalled = (key: string): UnderWay | undefined => {
    const all = [...underWay].filter(({ keys }) => keys.includes(key));
    const counts = new Map<string, number>();
    for (const { person } of all) counts.set(person, (counts.get(person) ?? 0) + 1);
    return all
      .filter(({ since }) => now() - since > patience)
      .sort((a, b) => (counts.get(b.person) ?? 0) - (counts.get(a.person) ?? 0) || a.since - b.since)[0];
  };
  const enter = (c: Context<AppEnv>): UnderWay & { readonly leave: () => void } => {
    const person = `person:${callerIdOf(c)}`;
    const wanted = [
      { key: person, most: largeAnswers.person },
      { key: `address:${addressOf(c, settings)}`, most: largeAnswers.address },
    ];
    for (;;) {
      const entered = places.enter(wanted);
      if (!('full' in entered)) {
        const own = {
          person,
          keys: wanted.map(({ key }) => key),
          since: Number.POSITIVE_INFINITY,
          giveWay: () => {},
          leave() {
            underWay.delete(own);
            entered.leave();
          },
        };
        underWay.add(own);
        return own;
      }
      const other = stalled(entered.full.key);
      if (other === undefined) return refuse('answers.too_many', { allowed: `${entered.full.most} at a time`, retryAfter });
      other.giveWay();
    }
  };

  return {
    async send(c, begin) {
      const own = enter(c);
      const { leave } = own;
      const begun = async () => {
        const { headers, parts } = await begin();
        const reading = parts[Symbol.asyncIterator]();
        return { headers, reading, first: await reading.next() };
      };
      const { headers, reading, first } = await begun().catch((error: unknown) => {
        leave();
        throw error;
      });
      let next: IteratorResult<Uint8Array> | null = first;
      let ended = false;
      const end = (controller: ReadableStreamDefaultController, reason: unknown): void => {
        ended = true;
        leave();
        // The serving library would print the error to the console. The client sees that the connection ends.
        const { outgoing } = c.env ?? {};
        if (outgoing === undefined) controller.error(reason);
        else {
          outgoing.destroy();
          controller.close();
        }
      };
      const body = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own.giveWay = () => {
              end(controller, new Error('Its reader stood still.'));
              void reading.return?.();
            };
          },
          async pull(controller) {
            own.since = Number.POSITIVE_INFINITY;
            try {
              const { done, value } = next ?? (await reading.next());
              next = null;
              own.since = now();
              if (ended) return;
              if (done !== true) return controller.enqueue(value);
              leave();
              controller.close();
            } catch (err) {
              if (ended) return;
              log.error({ err, id: c.var.requestId }, 'an answer broke off');
              end(controller, err);
            }
          },
          async cancel() {
            ended = true;
            leave();
            await reading.return?.();
          },
        },
        { highWaterMark: 0 },
      );
      own.since = now();
      return c.body(body, 200, headers);
    },
  };
}
