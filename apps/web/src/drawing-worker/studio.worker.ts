import type { Answer, Request } from './messages.ts';
import type { openWorkbench } from './task-host.ts';
import { yieldToMessages } from './yield-to-messages.ts';

/**
 * The drawing worker. `onmessage` stands before anything is awaited: HarfBuzz starts with a top-level await, and what is posted
 * before a handler is set would be lost.
 */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(answer: Answer): void;
};

type Order = Extract<Request, { kind: 'ask' }>;
type Workbench = ReturnType<typeof openWorkbench>;

const waiting: Order[] = [];
let running: { readonly id: number; readonly abort: AbortController } | null = null;
let opened: Promise<Workbench> | null = null;

scope.onmessage = ({ data }) => {
  switch (data.kind) {
    case 'warm':
      open().catch(ignore);
      return;
    case 'drop': {
      const place = waiting.findIndex(({ id }) => id === data.id);
      if (place >= 0) waiting.splice(place, 1);
      if (running?.id === data.id) running.abort.abort();
      return;
    }
    case 'ask':
      waiting.push(data);
      if (running === null) void work();
      return;
    default:
      data satisfies never;
  }
};

/** A warm-up that fails costs nothing: the order that follows will fail aloud. */
const ignore = (): void => {};

function open(): Promise<Workbench> {
  if (opened !== null) return opened;
  const opening = import('./task-host.ts').then((module) => module.openWorkbench());
  opening.catch(() => {
    opened = null;
  });
  opened = opening;
  return opening;
}

/** One after the other, in the order asked; messages come in between two of them, so that what was dropped is never begun. */
async function work(): Promise<void> {
  for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
    const abort = new AbortController();
    running = { id: order.id, abort };
    const answer = await attempt(order, abort.signal);
    if (!abort.signal.aborted) scope.postMessage(answer);
    await yieldToMessages();
  }
  running = null;
}

async function attempt(order: Order, signal: AbortSignal): Promise<Answer> {
  try {
    return await (await open())(order, signal);
  } catch {
    // The engine or HarfBuzz itself did not load.
    return { kind: 'failed', id: order.id, failure: { kind: 'undelivered', unopened: true } };
  }
}
