import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';

/** Id of the person who asks, in a browser or by a program with their key. Null for visitors. */
export const callerIdOf = (c: Context<AppEnv>): string | null => c.var.person?.id ?? c.var.bearer?.id ?? null;
