import { pino } from 'pino';
import { noAccounts } from './accounts.ts';
import { createApp } from './app.ts';
import type { Deps } from './app-env.ts';

/** The real app as tests start it: without a site, behind nothing, and silent. */
export const quietApp = (press: Deps['press']) =>
  createApp({
    press,
    site: { find: () => undefined, notFound: undefined, size: 0 },
    accounts: noAccounts,
    settings: { publicUrl: null, trustedProxies: 0 },
    log: pino({ level: 'silent' }),
    now: () => performance.now(),
    stopping: () => false,
  });
