import type { Page } from 'playwright-core';
import { median } from './spread.ts';

/** What the script below leaves on the page. */
interface Listening {
  /** Milliseconds from an order to its answer, since last asked. */
  trips: number[];
  worker: Worker | null;
}
type Listened = typeof globalThis & { listening: Listening };

/** Has every page from now on note when its worker is given an order, and when the answer reached the page (not when it was read). */
export async function listenToWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listening: Listening = { trips: [], worker: null };
    Object.assign(globalThis, { listening });
    const began = new Map<number, number>();
    const heard = new WeakSet<Worker>();
    const post = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
    Worker.prototype.postMessage = function postMessage(this: Worker, message: { kind?: string; id?: number }) {
      if (!heard.has(this)) {
        heard.add(this);
        listening.worker = this;
        this.addEventListener('message', (event: MessageEvent<{ kind: string; id: number }>) => {
          const start = began.get(event.data.id);
          if (start !== undefined && event.data.kind === 'done') listening.trips.push(event.timeStamp - start);
        });
      }
      if (message.kind === 'ask' && message.id !== undefined) began.set(message.id, performance.now());
      post.call(this, message);
    };
  });
}

/** The round trips since they were last asked for, in milliseconds. */
export const roundTrips = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as Listened).listening.trips.splice(0));

/** What a message there and back costs: an order without a name is refused at once. The page has not asked, and ignores the answer. */
export async function refusedRoundTrip(page: Page): Promise<number> {
  const trips = await page.evaluate(async () => {
    const { worker } = (globalThis as Listened).listening;
    const values: number[] = [];
    for (let i = 0; i < 9; i++) {
      const start = performance.now();
      await new Promise((done) => {
        worker?.addEventListener('message', done, { once: true });
        worker?.postMessage({ kind: 'ask', id: -1, task: 'sheet', ask: { brief: { name: '' }, round: 0 } });
      });
      values.push(performance.now() - start);
    }
    return values;
  });
  return median(trips);
}
