import * as contract from '@brandwright/contract';
import { hasSession, type KitEventRow } from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';

/** Milliseconds after which a stream ends by itself: the browser comes back with where it was. */
const longest = 300_000;

/** GET: what happens to the person's kits while it happens (rows Z-04, D-03, Y-06). */
export function eventsRoute({ kitEvents, database, log }: Pick<Deps, 'kitEvents' | 'database' | 'log'>) {
  const most = contract.eventLimits.streams;
  /** How many of a person are open here. */
  const streams = new Map<string, number>();
  const enter = (personId: string): void => {
    const open = streams.get(personId) ?? 0;
    // Not the oldest in its place: that would come back, and drive out the next, for ever.
    if (open >= most) refuse('events.too_many', { allowed: `${most} at a time`, retryAfter: 5 });
    streams.set(personId, open + 1);
  };
  const leave = (personId: string): void => {
    const open = (streams.get(personId) ?? 0) - 1;
    if (open > 0) streams.set(personId, open);
    else streams.delete(personId);
  };
  return endpointHandler(contract.readEvents, async ({ person, c }) => {
    enter(person.id);
    const seen = c.req.header('last-event-id') ?? '';
    const after = /^\d{1,15}$/.test(seen) ? Number(seen) : null;
    const ended = new AbortController();
    let beat: NodeJS.Timeout | undefined;
    let end: NodeJS.Timeout | undefined;
    const close = (): void => {
      // At once, though what it waits for may take its time: a timer that speaks where nobody listens would end the process.
      clearInterval(beat);
      clearTimeout(end);
      ended.abort();
    };
    const encoder = new TextEncoder();
    let left = false;
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        const say = (text: string): void => {
          if (!ended.signal.aborted) controller.enqueue(encoder.encode(text));
        };
        // It ends with its session: with the next event, or the next sign of life.
        const isIn = (): Promise<boolean> => hasSession(database.statements, person.sessionId);
        const live = async (): Promise<void> => {
          // While the database does not answer, nothing is known of the session.
          if (await isIn().catch(() => true)) say('event: alive\ndata: 1\n\n');
          else close();
        };
        c.req.raw.signal.addEventListener('abort', close, { once: true });
        end = setTimeout(close, longest);
        beat = setInterval(() => void live(), contract.eventLimits.heartbeat);
        // How soon a browser comes back, in milliseconds.
        say('retry: 2000\n\n');
        try {
          for await (const event of kitEvents.follow(person.id, after, ended.signal)) {
            if (!(await isIn())) break;
            say(lineOf(event));
          }
        } catch (err) {
          // It comes back, and is told why it cannot be served, if it still cannot.
          log.warn({ err, id: c.var.requestId }, 'a stream of events broke off');
        } finally {
          close();
          leave(person.id);
          if (!left) controller.close();
        }
      },
      cancel() {
        left = true;
        close();
      },
    });
    return c.body(body, 200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  });
}

const lineOf = ({ id, kit, businessName, status, step, progress }: KitEventRow): string => {
  const event: contract.KitEvent = { kit, businessName, status, step, progress: Math.round(progress * 1000) / 1000 };
  return `id: ${id}\nevent: kit\ndata: ${JSON.stringify(event)}\n\n`;
};
