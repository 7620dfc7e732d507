import type { Brief, Design, FreeDesign } from '@brandwright/engine';
import { type Child, NotTaken } from './child.ts';
import { openCrew } from './crew.ts';
import { PressError, type PressErrorCode, pressError } from './errors.ts';
import { createFairQueue, type Queued, type Rank, short } from './fair-queue.ts';
import type { JobKind, JobRequest, Jobs } from './job.ts';
import { costOf, hardCost } from './job-cost.ts';
import { createPace, excessOf } from './pace.ts';
import type { KitPart } from './pack-kit.ts';
import { checkDrawing, type RasterOptions } from './raster-request.ts';
import type { EditedDesign, FreeOptions, PrintedDesign, PrintedFreeLogo, SetOptions } from './studio.ts';
import type { FaceSubset } from './subset.ts';

export interface PressOptions {
  /** Child processes; default 2: a third adds nothing on two cores, and with one a hard job would hold up everybody. */
  readonly children?: number;
  /** Milliseconds a child may take to start before it is killed; default 20,000. */
  readonly startTime?: number;
  /** Milliseconds a job may take before its child is killed; default 30,000. */
  readonly jobTime?: number;
  /** Resident bytes a child may reach during a job before it is killed; default 1 GiB. */
  readonly memory?: number;
  /** Resident bytes above which a child that has rested is replaced by a fresh one; with a quarter more, after its job. Default 205 MiB. */
  readonly retireAt?: number;
  /** Jobs that may wait. Beyond, the client with the most work waiting loses its last job with `press.busy`. Default 200. */
  readonly waiting?: number;
  /** Milliseconds a job may wait, unless it was paid for; then it is refused with `press.busy`. Default 20,000. */
  readonly patience?: number;
  /** Milliseconds a child rests before it is judged by its memory. Default 500. */
  readonly rest?: number;
  /** Milliseconds a cancelled job may run on before its child is killed; default 1,000, four times what a new child takes. */
  readonly runOn?: number;
}

/** For whom a job is done, and until when. */
export interface JobTerms {
  /** Cancels the job, which rejects with `press.cancelled`, or with `press.busy` where the signal timed out. */
  readonly signal?: AbortSignal;
  /** Everybody the job counts against, such as an address and an account; clients of a rank share the press evenly. */
  readonly clients?: readonly string[];
  /** Default `account`. */
  readonly rank?: Rank;
  /** Told once when a child begins with the job: one that is refused before was no work. */
  readonly onBegin?: () => void;
  /** Told how many milliseconds a job took beyond its estimate, on a machine of the usual pace; not told of jobs that took less. */
  readonly onExcess?: (milliseconds: number) => void;
}

/** Work done beside the caller's process: nothing here blocks its event loop or can take it down. Fails with EngineError or PressError. */
export interface Press {
  /** Designs a set and prints it; see `drawSet`. */
  design(brief: Brief, options: SetOptions, terms?: JobTerms): Promise<readonly PrintedDesign[]>;
  /** Draws a design as it was changed in the editor; see `drawEdited`. */
  edit(edited: EditedDesign, terms?: JobTerms): Promise<Design>;
  /** Draws a design of the free builder and prints it; see `drawFree`. */
  free(design: FreeDesign, options: FreeOptions, terms?: JobTerms): Promise<PrintedFreeLogo>;
  /** One part of a kit; see `pressKit`, which asks for them all. `order` is a KitOrder as JSON. Ranks as paid for. */
  kitPart(key: string, order: string, part: number): Promise<KitPart>;
  /** Shows that the kit of an order can be made; see `proveKit`. `order` is a KitOrder as JSON. */
  prove(order: string, slogan: string, terms?: JobTerms): Promise<number>;
  /** A PNG or JPG of a drawing; see `rasterise`. Sizes and contents are judged here, before anything waits. */
  raster(svg: string, options: RasterOptions, terms?: JobTerms): Promise<Uint8Array>;
  /** Typefaces cut to a text; see `subsetFaces`. */
  subset(ids: readonly string[], text: string, terms?: JobTerms): Promise<readonly FaceSubset[]>;
  /** Resolves when all children are started, so that the first job need not wait; rejects with `press.unavailable` when they cannot be. */
  warm(): Promise<void>;
  /** What it is doing now. */
  status(): PressStatus;
  /** Refuses new and waiting jobs, lets running ones end within `grace` milliseconds (default 0), and ends the children. */
  close(grace?: number): Promise<void>;
}

export interface PressStatus {
  readonly waiting: number;
  readonly running: number;
  /** Jobs whose child ended under them since the start; most were done again by another. */
  readonly crashes: number;
  /** Process ids of the children. */
  readonly pids: readonly number[];
}

interface Task extends Queued {
  readonly request: JobRequest;
  /** The first answer counts; every later one is ignored. */
  readonly settle: (answer: Promise<never>) => void;
  settled: boolean;
  /** Children that ended with it. */
  ends: number;
  readonly onBegin: JobTerms['onBegin'];
  readonly onExcess: JobTerms['onExcess'];
  /** The one that works on it. */
  child: Child | null;
}

/** Children that may end while they work on one job. It is done again by another, since work here changes nothing; a job that ends three is at fault. */
const mostEnds = 3;

/** Seconds that a refused client is asked to wait, at least and at most. */
const retryAfter = { least: 1, most: 60 } as const;

export function openPress(options: PressOptions = {}): Press {
  const size = options.children ?? 2;
  const { patience = 20_000, runOn = 1_000 } = options;
  const crew = openCrew({
    size,
    limits: {
      startTime: options.startTime ?? 20_000,
      jobTime: options.jobTime ?? 30_000,
      memory: options.memory ?? 1024 ** 3,
    },
    retireAt: options.retireAt ?? 205 * 1024 ** 2,
    rest: options.rest ?? 500,
    onIdle: () => dispatch(),
    onBroken: () => refuseAll('press.unavailable'),
  });
  const queue = createFairQueue<Task>(options.waiting ?? 200);
  const running = new Set<Task>();
  /** Hard jobs that run at a time. */
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
    const excess = excessOf(task.cost, took, pace.now);
    // Crossing to a child and back is much of a short job, and says nothing of the others.
    if (task.cost > short) pace.note(task.clients[0] ?? '', task.cost, took);
    queue.correct(task, took);
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
    { signal, clients = [''], rank = 'account', onBegin, onExcess }: JobTerms = {},
  ): Promise<Jobs[K]['output']> =>
    new Promise((resolve, reject) => {
      if (closed) throw pressError('press.closed');
      if (signal?.aborted) throw pressError('press.cancelled');
      // The union of requests is that of the kinds: TypeScript does not see it through the parameter.
      const request = { id: ++lastId, kind, input } as unknown as JobRequest;
      const cancel = (): void => {
        queue.remove(task);
        refuse(task, (signal?.reason as Error | undefined)?.name === 'TimeoutError' ? busy(task) : pressError('press.cancelled'));
        const { child } = task;
        // A child cannot be told to stop in the middle of a drawing. Most jobs are over before a new child would have started.
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
    edit: (edited, terms) => run('edit', edited, terms),
    free: (design, free, terms) => run('free', { design, options: free }, terms),
    raster: async (svg, raster, terms) => {
      checkDrawing(svg, raster);
      return run('raster', { svg, options: raster }, terms);
    },
    prove: (order, slogan, terms) => run('prove', { order, slogan }, terms),
    kitPart: (key, order, part) => run('kit', { key, order, part }, { rank: 'paid' }),
    subset: (ids, text, terms) => run('subset', { ids, text }, terms),
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

/** The process ended by itself: not by its time or its memory, which say something of the job. */
const isEndOfChild = (error: unknown): boolean =>
  error instanceof NotTaken || (error instanceof PressError && error.fault.code === 'press.crashed');

function asPressError(error: unknown): PressError {
  if (error instanceof NotTaken) return pressError('press.crashed', {}, error);
  // EngineErrors pass as they are: both carry their fault.
  return error instanceof Error ? (error as PressError) : pressError('press.failed', {}, error);
}
