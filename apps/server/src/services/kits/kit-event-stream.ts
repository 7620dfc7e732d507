import { type Database, eventsAfter, eventsChannel, eventsNow, type KitEventRow } from '@brandwright/data';

/** What happens to people's kits, told to whoever has a page open, on whichever node it happened. */
export interface KitEventStream {
  /** A person's events after one that they have seen; with null, or one that is not there yet, where each kit in the making is now, then what comes. Ends when the stream stops. */
  follow(personId: string, after: number | null, signal: AbortSignal): AsyncGenerator<KitEventRow>;
  /** Ends everything that follows it. */
  stop(): Promise<void>;
}

export async function openKitEventStream(database: Database): Promise<KitEventStream> {
  const bells = new Map<string, Set<() => void>>();
  const ring = (personId: string): void => {
    for (const bell of bells.get(personId) ?? []) bell();
  };
  const ended = new AbortController();
  // After a lost session anything may have been missed: everybody looks.
  const listening = await database.wire.listen(eventsChannel, ring, () => {
    for (const personId of bells.keys()) ring(personId);
  });

  return {
    async *follow(personId, after, signal) {
      let rung = Promise.withResolvers<void>();
      const bell = (): void => rung.resolve();
      const own = bells.get(personId) ?? new Set();
      bells.set(personId, own.add(bell));
      for (const end of [signal, ended.signal]) end.addEventListener('abort', bell, { once: true });
      const over = (): boolean => signal.aborted || ended.signal.aborted;
      try {
        const now = await eventsNow(database, personId);
        // Who has seen more than there is has seen it before a backup was restored: what comes is counted anew.
        const start = after === null || after > now.last ? now : { events: [], last: after };
        yield* start.events;
        for (let { last } = start; !over(); await rung.promise) {
          // Before it looks: what comes while it does is looked for once more.
          rung = Promise.withResolvers();
          for (
            let more = await eventsAfter(database, personId, last);
            more.length > 0;
            more = await eventsAfter(database, personId, last)
          ) {
            yield* more;
            last = more.at(-1)?.id ?? last;
          }
        }
      } finally {
        own.delete(bell);
        if (own.size === 0) bells.delete(personId);
        for (const end of [signal, ended.signal]) end.removeEventListener('abort', bell);
      }
    },
    async stop() {
      ended.abort();
      await listening.close();
    },
  };
}
