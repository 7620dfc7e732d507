import { availableParallelism } from 'node:os';
import type { Brief, Design, FreeDesign } from '@brandwright/engine';
import { type Child, NotTaken, startChild } from './child.ts';
import { type PressErrorCode, pressError } from './errors.ts';
import type { JobKind, JobRequest, Jobs } from './job.ts';
import type { KitPart } from './pack-kit.ts';
import { checkDrawing, type RasterOptions } from './raster-request.ts';
import type { EditedDesign, FreeOptions, PrintedDesign, PrintedFreeLogo, SetOptions } from './studio.ts';
import type { FaceSubset } from './subset.ts';

export interface PressOptions {
  /** Child processes; default: the cores there are, at most two (a third adds nothing). */
  readonly children?: number;
  /** Milliseconds a child may take to start before it is killed; default 20,000. */
  readonly startTime?: number;
  /** Milliseconds a job may take before its child is killed; default 30,000. */
  readonly jobTime?: number;
  /** Resident bytes a child may reach during a job before it is killed; default 1 GiB. */
  readonly memory?: number;
  /** Resident bytes above which a child that has rested is replaced by a fresh one; half as much more, and it is at once. Default 205 MiB. */
  readonly retireAt?: number;
  /** Jobs that may wait; the next is refused with `press.busy`. Default 200. */
  readonly waiting?: number;
}

/** Work done beside the caller's process: nothing here blocks its event loop or can take it down. Fails with EngineError or PressError. */
export interface Press {
  /** Designs a set and prints it; see `drawSet`. */
  design(brief: Brief, options: SetOptions): Promise<readonly PrintedDesign[]>;
  /** Draws a design as it was changed in the editor; see `drawEdited`. */
  edit(edited: EditedDesign): Promise<Design>;
  /** Draws a design of the free builder and prints it; see `drawFree`. */
  free(design: FreeDesign, options: FreeOptions): Promise<PrintedFreeLogo>;
  /** One part of a kit; see `pressKit`, which asks for them all. `order` is a KitOrder as JSON. */
  kitPart(key: string, order: string, part: number): Promise<KitPart>;
  /** Shows that the kit of an order can be made; see `proveKit`. `order` is a KitOrder as JSON. */
  prove(order: string, slogan: string): Promise<number>;
  /** A PNG or JPG of a drawing; see `rasterise`. Sizes and contents are judged here, before anything waits. */
  raster(svg: string, options: RasterOptions): Promise<Uint8Array>;
  /** Typefaces cut to a text; see `subsetFaces`. */
  subset(ids: readonly string[], text: string): Promise<readonly FaceSubset[]>;
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
  /** Process ids of the children. */
  readonly pids: readonly number[];
}

interface Task {
  readonly request: JobRequest;
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
  /** It was handed to a child that was gone; this happens once. */
  again: boolean;
}

/** Milliseconds without work after which a child is judged by what it holds: it collects what is unused before. */
const rest = 500;

/** Children that end before they are ready are not replaced for ever: something is wrong with the installation. */
const patience = 3;

const isLong = ({ request: { kind } }: Task): boolean => kind === 'design' || kind === 'kit' || kind === 'prove';

export function openPress(options: PressOptions = {}): Press {
  const size = options.children ?? Math.min(2, availableParallelism());
  const limits = {
    startTime: options.startTime ?? 20_000,
    jobTime: options.jobTime ?? 30_000,
    memory: options.memory ?? 1024 ** 3,
  };
  const retireAt = options.retireAt ?? 205 * 1024 ** 2;
  const most = options.waiting ?? 200;
  const children = new Set<Child>();
  const starting = new Set<Promise<void>>();
  /** Children without work, the last used last, each with the clock of its rest. */
  const idle = new Map<Child, NodeJS.Timeout>();
  const queue: Task[] = [];
  let running = 0;
  let stillborn = 0;
  let closed = false;
  let lastId = 0;

  const refuseAll = (code: PressErrorCode): void => {
    for (const task of queue.splice(0)) task.reject(pressError(code));
  };

  const start = async (): Promise<void> => {
    const child = startChild(limits);
    children.add(child);
    void child.ended.then(() => leave(child));
    try {
      await child.ready;
      stillborn = 0;
      offer(child);
    } catch {
      stillborn++;
      if (stillborn >= patience) refuseAll('press.unavailable');
      await child.ended;
    }
  };
  const refill = (): void => {
    while (!closed && stillborn < patience && children.size < size) {
      const begun = start().finally(() => starting.delete(begun));
      starting.add(begun);
    }
  };
  const leave = (child: Child): void => {
    children.delete(child);
    wake(child);
    refill();
  };
  const offer = (child: Child): void => {
    const task = queue.shift();
    if (closed) child.stop();
    else if (task === undefined) idle.set(child, setTimeout(judge, rest, child).unref());
    else void work(child, task);
  };
  const wake = (child: Child | undefined = [...idle.keys()].at(-1)): Child | undefined => {
    if (child === undefined) return;
    clearTimeout(idle.get(child));
    idle.delete(child);
    return child;
  };
  /** Starting a process takes the caller's loop a few milliseconds, and many on a busy machine: one at a time, and not while jobs wait. */
  const isWorn = async (child: Child, bytes: number): Promise<boolean> =>
    starting.size === 0 && ((await child.resident()) ?? 0) > bytes;
  /** After its rest: what a child could give back, it has given back. */
  const judge = async (child: Child): Promise<void> => {
    if ((await isWorn(child, retireAt)) && wake(child) !== undefined) child.stop();
  };
  const work = async (child: Child, task: Task): Promise<void> => {
    running++;
    try {
      task.resolve((await child.run(task.request)) as never);
    } catch (error) {
      if (!(error instanceof NotTaken)) task.reject(error instanceof Error ? error : pressError('press.failed', {}, error));
      else if (task.again || closed) task.reject(pressError('press.crashed', {}, error));
      else retry(task);
    }
    running--;
    if (await isWorn(child, retireAt * 1.5)) child.stop();
    else if (children.has(child)) offer(child);
  };

  /** Before all others, whose turn comes after its own. */
  const retry = (task: Task): void => {
    task.again = true;
    queue.unshift(task);
    const child = wake();
    if (child !== undefined) offer(child);
    else if (stillborn >= patience) refuseAll('press.unavailable');
  };

  /** Pictures and typefaces take milliseconds and somebody's set is done but for them: they go before sets and kits that have not begun. */
  const enqueue = (task: Task): void => {
    const first = isLong(task) ? -1 : queue.findIndex(isLong);
    queue.splice(first < 0 ? queue.length : first, 0, task);
  };

  const run = <K extends JobKind>(kind: K, input: Jobs[K]['input']): Promise<Jobs[K]['output']> =>
    new Promise((resolve, reject) => {
      if (closed) throw pressError('press.closed');
      if (queue.length >= most) throw pressError('press.busy');
      // Each job after a failed start is another try, in case the trouble is over.
      if (stillborn >= patience) stillborn = patience - 1;
      // The union of requests is that of the kinds: TypeScript does not see it through the parameter.
      const request = { id: ++lastId, kind, input } as unknown as JobRequest;
      enqueue({ request, resolve, reject, again: false });
      const child = wake();
      if (child !== undefined) offer(child);
      refill();
    });

  return {
    design: (brief, set) => run('design', { brief, options: set }),
    edit: (edited) => run('edit', edited),
    free: (design, free) => run('free', { design, options: free }),
    raster: async (svg, raster) => {
      checkDrawing(svg, raster);
      return run('raster', { svg, options: raster });
    },
    prove: (order, slogan) => run('prove', { order, slogan }),
    kitPart: (key, order, part) => run('kit', { key, order, part }),
    subset: (ids, text) => run('subset', { ids, text }),
    async warm() {
      refill();
      while (starting.size > 0) await Promise.all(starting);
      if (stillborn >= patience) throw pressError('press.unavailable');
    },
    status: () => ({ waiting: queue.length, running, pids: [...children].flatMap(({ pid }) => pid ?? []) }),
    async close(grace = 0) {
      closed = true;
      refuseAll('press.closed');
      const until = performance.now() + grace;
      while (running > 0 && performance.now() < until) await new Promise((done) => setTimeout(done, 20));
      const leaving = [...children];
      for (const child of leaving) child.stop();
      await Promise.all(leaving.map(({ ended }) => ended));
    },
  };
}
