import { pino } from 'pino';
import { createApp } from './app.ts';
import type { Deps } from './app-env.ts';

/** The real app as tests start it: without a site, behind nothing, and silent. */
export const quietApp = (press: Deps['press']) =>
  createApp({
    press,
    site: { find: () => undefined, notFound: undefined, size: 0 },
    settings: { publicUrl: null, trustedProxies: 0 },
    log: pino({ level: 'silent' }),
    now: () => performance.now(),
    stopping: () => false,
  });
