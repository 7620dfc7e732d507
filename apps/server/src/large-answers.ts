import { largeAnswers } from '@brandwright/contract';
import type { Context } from 'hono';
import { addressOf } from './admitted.ts';
import type { AppEnv, Deps } from './app-env.ts';
import { createPlaces } from './places.ts';
import { refuse } from './problem-error.ts';

/** Seconds to wait before another try. */
const retryAfter = 2;

interface LargeAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: AsyncIterable<Uint8Array>;
}

/** Answers that are sent in parts, as their reader takes them. */
export interface LargeAnswers {
  /**
   * Answers with what `begin` resolves to, once its first part is there: until then what it rejects with is answered as any other fault. Each part is asked for when
   * the one before was taken, so that who reads slowly, or not at all, holds one part in memory. Refuses with `answers.too_many` before `begin` is called.
   */
  send(c: Context<AppEnv>, begin: () => Promise<LargeAnswer>): Promise<Response>;
}

export function createLargeAnswers({ log, settings }: Pick<Deps, 'log' | 'settings'>): LargeAnswers {
  const places = createPlaces();
  const enter = (c: Context<AppEnv>): (() => void) => {
    const entered = places.enter([
      { key: `person:${c.var.person?.id}`, most: largeAnswers.person },
      { key: `address:${addressOf(c, settings)}`, most: largeAnswers.address },
    ]);
    return 'full' in entered
      ? refuse('answers.too_many', { allowed: `${entered.full.most} at a time`, retryAfter })
      : entered.leave;
  };

  return {
    async send(c, begin) {
      const leave = enter(c);
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
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            try {
              const { done, value } = next ?? (await reading.next());
              next = null;
              if (done !== true) return controller.enqueue(value);
              leave();
              controller.close();
            } catch (err) {
              leave();
              log.error({ err, id: c.var.requestId }, 'an answer broke off');
              // The library that serves would write the error to the console: whoever reads sees that the connection ends.
              const { outgoing } = c.env ?? {};
              if (outgoing === undefined) return controller.error(err);
              outgoing.destroy();
              controller.close();
            }
          },
          async cancel() {
            leave();
            await reading.return?.();
          },
        },
        { highWaterMark: 0 },
      );
      return c.body(body, 200, headers);
    },
  };
}
