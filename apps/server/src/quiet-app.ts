import { type Database, openPglite } from '@brandwright/data';
import { pino } from 'pino';
import { createApp } from './app.ts';
import type { Deps } from './app-env.ts';
import { openPeople } from './open-people.ts';

/** In local mode, behind nothing. */
export const quietSettings = {
  publicUrl: null,
  trustedProxies: 0,
  secret: 'of tests, and known to everybody who reads this',
} satisfies Deps['settings'];

/** What the real app is made of as tests start it: without a site, behind nothing, and silent. */
export function quietDeps(press: Deps['press'], database: Database, change: Partial<Deps> = {}): Deps {
  const settings: Deps['settings'] = change.settings ?? quietSettings;
  const log = change.log ?? pino({ level: 'silent' });
  return {
    press,
    site: { find: () => undefined, notFound: undefined, size: 0 },
    database,
    ...openPeople({ database, secret: settings.secret, origin: settings.publicUrl ?? new URL('http://localhost'), log }),
    postman: { call: () => {} },
    janitor: { keepErasures: async () => {} },
    mailbox: null,
    log,
    now: () => performance.now(),
    stopping: () => false,
    ...change,
    settings,
  };
}

/** The real app on a database in memory, which ends with the process. */
export const quietApp = async (press: Deps['press']) => createApp(quietDeps(press, await openPglite(null)));
