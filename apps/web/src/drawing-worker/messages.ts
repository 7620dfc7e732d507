import type { Failure } from './failure.ts';
import type { Ask, Reply, TaskName } from './tasks.ts';

/** To the worker: do this, drop that, or load what draws. */
export type Request =
  | { readonly kind: 'ask'; readonly id: number; readonly task: TaskName; readonly ask: Ask<TaskName> }
  | { readonly kind: 'drop'; readonly id: number }
  | { readonly kind: 'warm' };

/** From the worker. What was dropped is not answered. */
export type Answer =
  | { readonly kind: 'done'; readonly id: number; readonly reply: Reply<TaskName> }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: Failure };
