import type { Answer, Order, Request } from './messages.ts';
import type { Studio } from './studio.ts';

/**
 * The drawing worker. `onmessage` stands before anything is awaited: HarfBuzz starts with a top-level await, and what is posted
 * before a handler is set would be lost.
 */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(answer: Answer): void;
};

let next: Order | null = null;
let running: AbortController | null = null;
let studio: Promise<Studio> | null = null;

scope.onmessage = ({ data }) => {
  if (data.kind === 'warm') {
    open().catch(ignore);
    return;
  }
  next = data.order;
  running?.abort();
  if (running === null) void work();
};

/** A warm-up that fails costs nothing: the order that follows will fail aloud. */
const ignore = (): void => {};

function open(): Promise<Studio> {
  studio ??= import('./studio.ts').then((module) => module.openStudio());
  studio.catch(() => {
    studio = null;
  });
  return studio;
}

/** Latest wins: an order that a newer one overtakes is given up at its next await, and is not answered. */
async function work(): Promise<void> {
  while (next !== null) {
    const order = next;
    next = null;
    running = new AbortController();
    const { signal } = running;
    const answer = await attempt(order, signal);
    if (!signal.aborted) scope.postMessage(answer);
  }
  running = null;
}

async function attempt(order: Order, signal: AbortSignal): Promise<Answer> {
  try {
    return await (await open()).draw(order, signal);
  } catch {
    // The engine or HarfBuzz itself did not load.
    return { kind: 'undelivered', wish: order.wish };
  }
}
