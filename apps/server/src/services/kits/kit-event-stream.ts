import { type Database, eventsAfter, eventsChannel, eventsNow, type KitEventRow } from '@brandwright/data';

/** Events about kits, for the open pages of their owners, from any node. */
export interface KitEventStream {
  /**
   * Streams a person's kit events newer than `after`. If `after` is null (first visit) or newer than our last
   * event (a restored backup), first yields the current state of every unfinished kit. Ends when `signal`
   * aborts or the stream stops.
   */
  follow(personId: string, after: number | null, signal: AbortSignal): AsyncGenerator<KitEventRow>;
  /** Ends all followers. */
  stop(): Promise<void>;
}

export async function openKitEventStream(database: Database): Promise<KitEventStream> {
  const bells = new Map<string, Set<() => void>>();
  const ring = (personId: string): void => {
    for (const bell of bells.get(personId) ?? []) bell();
  };
  const ended = new AbortController();
  // Notices may have been missed while the session was lost, so everyone looks.
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
        // A client that has seen more events than exist saw them before a backup was restored. Numbering has
        // restarted.
        const start = after === null || after > now.last ? now : { events: [], last: after };
        yield* start.events;
        for (let { last } = start; !over(); await rung.promise) {
          // Reset before looking, so that an event arriving meanwhile triggers another look.
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
