import type { Press } from '@brandwright/press';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Accounts } from './accounts.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';

/** What every handler finds in its context. */
export interface AppEnv {
  /** Absent in tests that call the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}

/** Everything that the app is made of and does not make itself. */
export interface Deps {
  readonly press: Press;
  readonly site: Site;
  /** Who people are and what they have used. */
  readonly accounts: Accounts;
  readonly settings: Pick<Settings, 'publicUrl' | 'trustedProxies'>;
  readonly log: Logger;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
  /** True once the process is about to end. */
  readonly stopping: () => boolean;
}
