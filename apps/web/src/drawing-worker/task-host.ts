import { failureOf } from './failure.ts';
import type { Answer, Request } from './messages.ts';
import { openStudio, type Studio } from './open-studio.ts';
import { type Ask, type Reply, type TaskName, tasks } from './tasks.ts';

type Order = Extract<Request, { kind: 'ask' }>;
type Task = (ask: Ask<TaskName>, studio: Studio, signal: AbortSignal) => Promise<Reply<TaskName>>;

/** The task whose reasons nobody reads: the live logos of the home page, which are to stand soon. */
const unread: TaskName = 'sheet';

/** What the worker loads when it is first needed: the engine with its typefaces, and the tasks that use them. Never rejects. */
export function openWorkbench(): (order: Order, signal: AbortSignal) => Promise<Answer> {
  const studio = openStudio();
  return async ({ id, task, ask }, signal) => {
    try {
      if (task !== unread) await studio.stockMeanings();
      return { kind: 'done', id, reply: await (tasks[task] as unknown as Task)(ask, studio, signal) };
    } catch (error) {
      return { kind: 'failed', id, failure: failureOf(error) };
    }
  };
}
