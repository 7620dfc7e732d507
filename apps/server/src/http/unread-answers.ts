import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './client-address.ts';

export interface UnreadLimits {
  /** Bytes of a client's answers that wait in memory to be read. */
  readonly client: number;
  /** Bytes of everybody's. */
  readonly all: number;
  /** Answers of a client that wait, whatever memory they hold. */
  readonly answers: number;
}

const most: UnreadLimits = { client: 32e6, all: 256e6, answers: 1_000 };

/** How answers are judged, in looks: a process that stands still judges nobody. */
export interface UnreadPace {
  /** Milliseconds between two looks. */
  readonly round: number;
  /** Looks that an answer is there before it is cut for others of its client. */
  readonly patience: number;
  /** Looks over which its pace is measured: what the system's own buffers take comes in bursts. */
  readonly window: number;
  /** Bytes in each look below which its reader stands still. */
  readonly slow: number;
  /** Looks after which a reader is cut who takes less than a quarter of that, whoever else is there. */
  readonly end: number;
}

const usual: UnreadPace = { round: 1_000, patience: 5, window: 30, slow: 4_096, end: 90 };

export interface UnreadAnswersOptions {
  readonly trustedProxies: number;
  readonly limits?: UnreadLimits;
  readonly pace?: Partial<UnreadPace>;
}

/** Answers whose bytes are the same for everybody: who reads them slowly holds no memory. */
const shared = new WeakSet<ServerResponse>();

/** Marks an answer whose bytes are held once, however many read them: a file of the site. */
export function markShared(response: ServerResponse | undefined): void {
  if (response !== undefined) shared.add(response);
}

/** Bytes that answers hold beside what was handed to their sockets. */
const holding = new WeakMap<ServerResponse, () => number>();

/** Counts what an answer holds until it is handed to its socket: parts that are still to be sent. */
export function holdMemory(response: ServerResponse, bytes: () => number): void {
  holding.set(response, bytes);
}

/** An answer that is under way. */
interface UnderWay {
  readonly client: string;
  readonly socket: Socket;
  /** Bytes that the operating system had taken of its connection, at each of the last looks. */
  readonly taken: number[];
}

/** An answer of which some bytes wait. */
interface Waiting extends UnderWay {
  /** Bytes that it holds in memory. */
  readonly held: number;
  /** Looks until its reader has taken it, at the pace of late. */
  readonly left: number;
  readonly standsStill: boolean;
}

/**
 * Ends connections whose clients do not read what they asked for (H8-01): an answer waits in memory for as long as its reader likes, and whoever reads a byte now and then is never
 * silent. Who takes next to nothing is cut in the end. Beyond a client's memory, or that of all, the answers are cut that would hold it for longest; beyond a client's number, those that stand
 * still: whoever reads at a pace is not cut for a neighbour at the same address (H9-02).
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
      // Nothing waits: it is judged from the next part on.
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
 * Bytes that the operating system has taken. Of a long write the socket itself tells only when all of it is done, the handle below how much is left (Node reads the same to tell whether
 * a connection is silent).
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

/** Bytes that an answer's reader took in each of the last looks, on average; what the system's own buffers took at once, before the first look, is none of it. */
function rateOf({ taken }: UnderWay, window: number): number {
  const looks = Math.min(window, taken.length) - 1;
  return looks < 1 ? 0 : ((taken.at(-1) ?? 0) - (taken.at(-1 - looks) ?? 0)) / looks;
}

/** Ends answers that stand still while there are too many; returns the others. */
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
 * Ends the answers that would hold their memory for longest while too much is held; returns the others. One that was not looked at more often than `patience` stays, and nobody faster goes in
 * its place.
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
