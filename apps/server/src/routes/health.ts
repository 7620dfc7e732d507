import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../app-env.ts';

/** Ready for work or not: 503 while the process drains, so that a balancer sends new requests elsewhere. */
export function healthRoute({ press, stopping }: Deps): Handler<AppEnv> {
  return (c) => {
    const { waiting, running, pids } = press.status();
    const status = stopping() ? 'stopping' : 'ok';
    return c.json({ status, press: { children: pids.length, running, waiting } }, status === 'ok' ? 200 : 503);
  };
}
