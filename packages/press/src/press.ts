import type { ArtDirection, Brief, Design, FreeDesign } from '@brandwright/engine';
import type { Enhancement } from '@brandwright/kit';
import { type Child, NotTaken } from './child.ts';
import { openCrew } from './crew.ts';
import type { PrintedRevision, RevisionRequest } from './draw-revision.ts';
import { PressError, type PressErrorCode, pressError } from './errors.ts';
import { createFairQueue, type Queued, type Rank, short } from './fair-queue.ts';
import type { JobKind, JobRequest, Jobs, TextRequest } from './job.ts';
import { costOf, hardCost } from './job-cost.ts';
import { createPace, excessOf } from './pace.ts';
import type { KitPart } from './pack-kit.ts';
import { checkDrawing, type RasterOptions } from './raster-request.ts';
import type {
  EditedDesign,
  FreeOptions,
  KindOptions,
  PrintedDesign,
  PrintedFreeLogo,
  PrintedKind,
  SetOptions,
  UntrustedDesign,
} from './studio.ts';
import type { FaceSubset } from './subset.ts';
import type { TracedPicture } from './trace-picture.ts';
import type { ClientGroup } from './virtual-time.ts';

export interface PressOptions {
  /**
   * Child processes. Default 2: a third gains nothing on two cores, and with one, a hard job would block
   * everyone.
   */
  readonly children?: number;
  /** Milliseconds until a starting child is killed. Default 60,000. */
  readonly startTime?: number;
  /** Milliseconds of processor time at which the child of a running job is killed; see `ChildLimits`. Default 30,000. */
  readonly jobTime?: number;
  /** Resident bytes at which the child of a running job is killed. Default 1 GiB. */
  readonly memory?: number;
  /**
   * Resident bytes above which a rested child is replaced; at a quarter more, right after its job. Default
   * 205 MiB.
   */
  readonly retireAt?: number;
  /**
   * Maximum waiting jobs. Beyond that, the client with the most work waiting loses its last job with
   * `press.busy`. Default 200.
   */
  readonly waiting?: number;
  /** Milliseconds until a waiting job is refused with `press.busy`, except paid ones. Default 20,000. */
  readonly patience?: number;
  /** Milliseconds of rest before a child's memory is checked. Default 1,300: a child returns what it can after 1,000. */
  readonly rest?: number;
  /**
   * Milliseconds until the child of a cancelled job is killed. Default 1,000, four times what a new child
   * takes to start.
   */
  readonly runOn?: number;
}

/** Who a job is for, and its time limit. */
export interface JobTerms {
  /**
   * Cancels the job. It rejects with `press.busy` if the signal timed out, otherwise with `press.cancelled`.
   */
  readonly signal?: AbortSignal;
  /**
   * Everyone the job counts against, such as an address and an account. Clients of the same rank share the
   * press evenly.
   */
  readonly clients?: readonly string[];
  /** Groups that the clients belong to; see `Costed`. */
  readonly groups?: readonly ClientGroup[];
  /** Default `account`. */
  readonly rank?: Rank;
  /** Called once, when a child starts the job. A job refused before that did no work. */
  readonly onBegin?: () => void;
  /**
   * Called with the milliseconds of processor time a job took beyond its estimate, adjusted for the machine's
   * pace. Not called for jobs on time.
   */
  readonly onExcess?: (milliseconds: number) => void;
}

/** Who a kit is made for. */
export type KitTerms = Pick<JobTerms, 'clients' | 'groups' | 'onExcess'>;

/**
 * Drawing in child processes. It cannot block or crash the caller's process. Rejects with EngineError or
 * PressError.
 */
export interface Press {
  /** Designs a set and prints it; see `drawSet`. */
  design(brief: Brief, options: SetOptions, terms?: JobTerms): Promise<readonly PrintedDesign[]>;
  /** Draws one logo of each kind and prints them; see `drawKinds`. */
  kinds(brief: Brief, options: KindOptions, terms?: JobTerms): Promise<readonly PrintedKind[]>;
  /** Draws a design with edits from the editor; see `drawEdited`. */
  edit(edited: EditedDesign, terms?: JobTerms): Promise<Design>;
  /** Draws a design of the free builder and prints it; see `drawFree`. */
  free(design: FreeDesign, options: FreeOptions, terms?: JobTerms): Promise<PrintedFreeLogo>;
  /**
   * Makes one part of a kit; see `pressKit`, which requests them all. `order` is a KitOrder as JSON. Ranks as
   * `paid`, beside other kits by their clients (H18-01).
   */
  kitPart(key: string, order: string, part: number, terms?: KitTerms): Promise<KitPart>;
  /** Checks that an order's kit can be made; see `proveKit`. `order` is a KitOrder as JSON. */
  prove(order: string, slogan: string, terms?: JobTerms): Promise<number>;
  /** A PNG or JPG of a drawing; see `rasterise`. Sizes and content are checked here, before the job waits. */
  raster(svg: string, options: RasterOptions, terms?: JobTerms): Promise<Uint8Array>;
  /** Draws a design that a client brought; see `drawAgain`. */
  redraw(brought: UntrustedDesign, terms?: JobTerms): Promise<Design>;
  /** Revises a logo of a kit by a request in plain English; see `drawRevision`. */
  revise(request: RevisionRequest, terms?: JobTerms): Promise<PrintedRevision>;
  /** Cuts typefaces to a text; see `subsetFaces`. */
  subset(ids: readonly string[], text: string, terms?: JobTerms): Promise<readonly FaceSubset[]>;
  /** Reads what a brief asks a designer for; see `readArtDirection`. */
  direct(brief: Brief, terms?: JobTerms): Promise<ArtDirection>;
  /** Traces a picture of a model; see `tracePicture`. */
  trace(png: Uint8Array, terms?: JobTerms): Promise<TracedPicture>;
  /** Writes the texts of a brand; see `writeEnhancement`. */
  write(request: TextRequest, terms?: JobTerms): Promise<Enhancement>;
  /**
   * Resolves once all children have started, so that the first job need not wait. Rejects with
   * `press.unavailable` if they cannot.
   */
  warm(): Promise<void>;
  /** Current state of the press. */
  status(): PressStatus;
  /**
   * Refuses new and waiting jobs, lets running ones finish for `grace` milliseconds (default 0), and ends the
   * children.
   */
  close(grace?: number): Promise<void>;
}

export interface PressStatus {
  readonly waiting: number;
  readonly running: number;
  /** Jobs whose child crashed, since the start. Most succeeded in another child. */
  readonly crashes: number;
  /** Process ids of the children. */
  readonly pids: readonly number[];
}

interface Task extends Queued {
  readonly request: JobRequest;
  /** Only the first call counts. */
  readonly settle: (answer: Promise<never>) => void;
  settled: boolean;
  /** Number of children that ended while working on it. */
  ends: number;
  readonly onBegin: JobTerms['onBegin'];
  readonly onExcess: JobTerms['onExcess'];
  /** The child that works on it; null while it waits. */
  child: Child | null;
}

/**
 * Children that may end on one job before it fails. Jobs change nothing, so another child can repeat them; a
 * job that ends three is at fault.
 */
const mostEnds = 3;

/** Seconds after which a refused client may retry, at least and at most. */
const retryAfter = { least: 1, most: 60 } as const;

export function openPress(options: PressOptions = {}): Press {
  const size = options.children ?? 2;
  const { patience = 20_000, runOn = 1_000 } = options;
  const crew = openCrew({
    size,
    limits: {
      startTime: options.startTime ?? 60_000,
      jobTime: options.jobTime ?? 30_000,
      memory: options.memory ?? 1024 ** 3,
    },
    retireAt: options.retireAt ?? 205 * 1024 ** 2,
    rest: options.rest ?? 1_300,
    onIdle: () => dispatch(),
    onBroken: () => refuseAll('press.unavailable'),
  });
  const queue = createFairQueue<Task>(options.waiting ?? 200);
  const running = new Set<Task>();
  /** Maximum hard jobs at a time. */
  const hardLanes = Math.max(1, size - 1);
  const pace = createPace();
  let closed = false;
  let lastId = 0;
  let crashes = 0;

  const refuse = (task: Task, error: PressError): void => task.settle(Promise.reject(error));
  const refuseAll = (code: PressErrorCode): void => {
    for (const task of queue.clear()) refuse(task, pressError(code));
  };
  const busy = ({ clients }: Pick<Task, 'clients'>): PressError => {
    const seconds = Math.ceil((queue.costBefore(clients) * pace.now) / hardLanes / 1000);
    return pressError('press.busy', { retryAfter: Math.min(retryAfter.most, Math.max(retryAfter.least, seconds)) });
  };

  const isHard = ({ cost }: Task): boolean => cost > hardCost;
  const dispatch = (): void => {
    while (crew.idle > 0) {
      const full = [...running].filter(isHard).length >= hardLanes;
      const task = queue.take(full ? hardCost : Number.POSITIVE_INFINITY);
      const child = task === null ? null : crew.take();
      if (task === null || child === null) return;
      void work(child, task);
    }
  };
  const work = async (child: Child, task: Task): Promise<void> => {
    running.add(task);
    task.child = child;
    if (task.ends === 0) task.onBegin?.();
    const began = performance.now();
    try {
      task.settle(Promise.resolve((await child.run(task.request)) as never));
    } catch (error) {
      if (isEndOfChild(error)) crashes++;
      if (isEndOfChild(error) && ++task.ends < mostEnds && !task.settled && !closed) again(task);
      else refuse(task, asPressError(error));
    }
    const took = performance.now() - began;
    running.delete(task);
    task.child = null;
    // What others take of the machine meanwhile costs this client nothing.
    const spent = child.spent() ?? took;
    const excess = excessOf(task.cost, spent, pace.now);
    // For short jobs, the trip to the child dominates, which says nothing about others.
    if (task.cost > short) pace.note(task.clients[0] ?? '', task.cost, took);
    queue.correct(task, spent);
    if (excess > 0) task.onExcess?.(excess);
    await crew.giveBack(child);
    dispatch();
  };

  const again = (task: Task): void => {
    queue.putBack(task);
    crew.refill();
  };

  const admit = (task: Task): void => {
    const tooLong = task.rank !== 'paid' && (queue.costBefore(task.clients) * pace.now) / size > patience;
    const refused = tooLong ? task : queue.push(task);
    if (refused !== null) refuse(refused, busy(refused));
    if (refused === task) return;
    crew.refill();
    dispatch();
  };

  const run = <K extends JobKind>(
    kind: K,
    input: Jobs[K]['input'],
    { signal, clients = [''], groups = [], rank = 'account', onBegin, onExcess }: JobTerms = {},
  ): Promise<Jobs[K]['output']> =>
    new Promise((resolve, reject) => {
      if (closed) throw pressError('press.closed');
      if (signal?.aborted) throw pressError('press.cancelled');
      // JobRequest is the union over all kinds, which TypeScript cannot see through the parameter.
      const request = { id: ++lastId, kind, input } as unknown as JobRequest;
      const cancel = (): void => {
        queue.remove(task);
        refuse(task, (signal?.reason as Error | undefined)?.name === 'TimeoutError' ? busy(task) : pressError('press.cancelled'));
        const { child } = task;
        // A child cannot stop in the middle of a drawing. Most jobs end before a new child would have
        // started.
        if (child !== null) setTimeout(() => task.child === child && child.stop(), runOn).unref();
      };
      const late = (): void => {
        if (queue.remove(task)) refuse(task, busy(task));
      };
      const timer = rank === 'paid' ? undefined : setTimeout(late, patience).unref();
      const task: Task = {
        request,
        rank,
        clients,
        groups,
        cost: costOf(request),
        settled: false,
        ends: 0,
        child: null,
        onBegin,
        onExcess,
        settle(answer) {
          if (task.settled) return void answer.catch(() => {});
          task.settled = true;
          clearTimeout(timer);
          signal?.removeEventListener('abort', cancel);
          answer.then(resolve, reject);
        },
      };
      signal?.addEventListener('abort', cancel, { once: true });
      admit(task);
    });

  return {
    design: (brief, set, terms) => run('design', { brief, options: set }, terms),
    kinds: (brief, kinds, terms) => run('kinds', { brief, options: kinds }, terms),
    edit: (edited, terms) => run('edit', edited, terms),
    redraw: (brought, terms) => run('redraw', brought, terms),
    revise: (request, terms) => run('revise', request, terms),
    free: (design, free, terms) => run('free', { design, options: free }, terms),
    raster: async (svg, raster, terms) => {
      checkDrawing(svg, raster);
      return run('raster', { svg, options: raster }, terms);
    },
    prove: (order, slogan, terms) => run('prove', { order, slogan }, terms),
    kitPart: (key, order, part, terms) => run('kit', { key, order, part }, { ...terms, rank: 'paid' }),
    subset: (ids, text, terms) => run('subset', { ids, text }, terms),
    direct: (brief, terms) => run('direct', { brief }, terms),
    trace: (png, terms) => run('trace', { png }, terms),
    write: (request, terms) => run('write', request, terms),
    async warm() {
      if (!(await crew.started())) throw pressError('press.unavailable');
    },
    status: () => ({ waiting: queue.size, running: running.size, crashes, pids: crew.pids }),
    async close(grace = 0) {
      closed = true;
      refuseAll('press.closed');
      const until = performance.now() + grace;
      while (running.size > 0 && performance.now() < until) await new Promise((done) => setTimeout(done, 20));
      await crew.close();
    },
  };
}

/** True if the process ended by itself. Running out of time or memory, by contrast, is the job's fault. */
const isEndOfChild = (error: unknown): boolean =>
  error instanceof NotTaken || (error instanceof PressError && error.fault.code === 'press.crashed');

function asPressError(error: unknown): PressError {
  if (error instanceof NotTaken) return pressError('press.crashed', {}, error);
  // EngineErrors pass through: both classes carry their fault.
  return error instanceof Error ? (error as PressError) : pressError('press.failed', {}, error);
}
