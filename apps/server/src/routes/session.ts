import type { Handler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** GET: who is signed in. There are no accounts yet, so it is nobody. */
export const sessionRoute: Handler<AppEnv> = (c) =>
  c.json({ user: null, accounts: false, usage: [] }, 200, { 'cache-control': 'no-store' });
