import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './client-address.ts';

export interface UnreadLimits {
  /** Bytes of one client's answers waiting in memory to be read. */
  readonly client: number;
  /** Bytes of all clients' answers. */
  readonly all: number;
  /** Waiting answers of one client, whatever their size. */
  readonly answers: number;
}

const most: UnreadLimits = { client: 32e6, all: 256e6, answers: 1_000 };

/** How unread answers are judged, in looks. A process that was blocked judges nobody. */
export interface UnreadPace {
  /** Milliseconds between two looks. */
  readonly round: number;
  /** Looks before an answer can be cut in favor of the client's other answers. */
  readonly patience: number;
  /** Looks over which the pace is measured, because the system's buffers empty in bursts. */
  readonly window: number;
  /** Bytes per look below which a reader counts as stalled. */
  readonly slow: number;
  /** Looks after which a reader below a quarter of that pace is cut in any case. */
  readonly end: number;
}

const usual: UnreadPace = { round: 1_000, patience: 5, window: 30, slow: 4_096, end: 90 };

export interface UnreadAnswersOptions {
  readonly trustedProxies: number;
  readonly limits?: UnreadLimits;
  readonly pace?: Partial<UnreadPace>;
}

/** Answers whose bytes exist once for all clients. Reading them slowly costs no memory. */
const shared = new WeakSet<ServerResponse>();

/** Marks an answer whose bytes are shared by all readers: a file of the site. */
export function markShared(response: ServerResponse | undefined): void {
  if (response !== undefined) shared.add(response);
}

/** Bytes an answer holds beyond what its socket has. */
const holding = new WeakMap<ServerResponse, () => number>();

/** Registers what an answer still holds besides its socket's buffer: parts not sent yet. */
export function holdMemory(response: ServerResponse, bytes: () => number): void {
  holding.set(response, bytes);
}

/** An answer in progress. */
interface UnderWay {
  readonly client: string;
  readonly socket: Socket;
  /** Bytes the operating system had accepted from its connection, at each of the last looks. */
  readonly taken: number[];
}

/** An answer with unsent bytes. */
interface Waiting extends UnderWay {
  /** Bytes it holds in memory. */
  readonly held: number;
  /** Looks until its reader will have taken it, at the recent pace. */
  readonly left: number;
  readonly standsStill: boolean;
}

/**
 * Closes connections of clients that do not read their answers (H8-01). An unread answer stays in memory, and
 * a reader that takes a byte now and then never counts as silent. Very slow readers are always cut in the
 * end. If a client or all clients hold too much memory, the answers that would hold it longest are cut. If a
 * client has too many answers, the stalled ones are cut: a reader with some pace is not cut for a neighbor at
 * the same address (H9-02).
 */
export function watchUnread(server: Server, { trustedProxies, limits = most, pace: own }: UnreadAnswersOptions): void {
  const pace = { ...usual, ...own };
  const underWay = new Map<ServerResponse, UnderWay>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket, headers } = request;
    const source = { socket: socket.remoteAddress, forwardedFor: headers['x-forwarded-for']?.toString() };
    underWay.set(response, { client: clientAddress(source, trustedProxies), socket, taken: [] });
    response.once('close', () => underWay.delete(response));
  });

  const look = (): void => {
    const clients = new Map<string, Waiting[]>();
    for (const [response, answer] of underWay) {
      const bytes = response.writableLength;
      // Nothing waits, so the measurement restarts with the next part.
      if (bytes === 0) answer.taken.length = 0;
      answer.taken.push(takenOf(answer.socket));
      if (answer.taken.length > pace.end) answer.taken.shift();
      if (bytes === 0) continue;
      if (answer.taken.length === pace.end && rateOf(answer, pace.end) < pace.slow / 4) answer.socket.destroy();
      else {
        const rate = rateOf(answer, pace.window);
        const later = holding.get(response)?.() ?? 0;
        const waiting: Waiting = {
          ...answer,
          held: shared.has(response) ? 0 : bytes + later,
          left: ((handleOf(answer.socket)?.writeQueueSize ?? bytes) + later) / Math.max(rate, 1),
          standsStill: answer.taken.length >= pace.window && rate < pace.slow,
        };
        clients.set(answer.client, [...(clients.get(answer.client) ?? []), waiting]);
      }
    }
    const left = [...clients.values()].flatMap((own) => {
      const fewer = cutStanding(own, limits.answers);
      return cutHeld(fewer, limits.client, pace.patience);
    });
    cutHeld(left, limits.all, 0);
  };
  const looking = setInterval(look, pace.round).unref();
  server.once('close', () => clearInterval(looking));
}

/**
 * Bytes accepted by the operating system. For a long write, the socket reports only completion; its handle
 * knows the rest (Node reads it to detect silent connections).
 */
function takenOf(socket: Socket): number {
  const handle = handleOf(socket);
  return handle === null ? socket.bytesWritten : handle.bytesWritten - handle.writeQueueSize;
}

const handleOf = (socket: Socket): Handle | null => (socket as unknown as { readonly _handle: Handle | null })._handle;

interface Handle {
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

/** Average bytes per look that the reader took. Excludes the initial burst into the system's buffers. */
function rateOf({ taken }: UnderWay, window: number): number {
  const looks = Math.min(window, taken.length) - 1;
  return looks < 1 ? 0 : ((taken.at(-1) ?? 0) - (taken.at(-1 - looks) ?? 0)) / looks;
}

/** Closes stalled answers while there are too many. Returns the others. */
function cutStanding(answers: readonly Waiting[], allowed: number): readonly Waiting[] {
  let count = answers.length;
  return answers.filter(({ socket, standsStill }) => {
    if (count <= allowed || !standsStill) return true;
    socket.destroy();
    count--;
    return false;
  });
}

/**
 * Closes the answers that would hold memory longest, while too much is held. Returns the others. An answer
 * looked at no more than `patience` times stays, and no faster one is closed in its place.
 */
function cutHeld(answers: readonly Waiting[], allowed: number, patience: number): readonly Waiting[] {
  let held = answers.reduce((sum, one) => sum + one.held, 0);
  if (held <= allowed) return answers;
  return answers
    .toSorted((a, b) => b.left - a.left)
    .filter((one) => {
      if (held <= allowed || one.held === 0) return true;
      held -= one.held;
      if (one.taken.length <= patience) return true;
      one.socket.destroy();
      return false;
    });
}
