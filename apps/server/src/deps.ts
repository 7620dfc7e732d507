import type { Claims, EndpointName } from '@brandwright/contract';
import type { Database, Queue, Transaction } from '@brandwright/data';
import type { KitShelf, Press } from '@brandwright/press';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Auth } from './gateways/auth.ts';
import type { Mailbox } from './gateways/outbox.ts';
import type { PaymentGateway } from './gateways/payment.ts';
import type { Sandbox } from './gateways/sandbox/open-sandbox.ts';
import type { Cleanup } from './jobs/cleanup.ts';
import type { MailSender } from './jobs/mail-sender.ts';
import type { Room } from './operations/disk-space.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Accounts, Person } from './services/accounts/accounts.ts';
import type { KitEventStream } from './services/kits/kit-event-stream.ts';
import type { Notice } from './services/letters/account-letters.ts';
import type { Settings } from './settings/settings.ts';
import type { Site } from './site/load-site.ts';

/** What every handler finds in its context. */
export interface AppEnv {
  /** Absent in tests that call the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Null for a visitor. */
    person: Person | null;
    /** The endpoint's name in the contract's table; not set for pages and for what is not there. */
    endpoint: EndpointName;
    /** Runs work of this client's some at a time: what waits inside, for a body or a reader, keeps their other requests waiting. */
    inTurn: <T>(work: () => Promise<T>) => Promise<T>;
    /** Of a large body: aborted when it stands still and another needs its place. */
    late?: AbortSignal;
  };
}

/** Everything that the app is made of and does not make itself. */
export interface Deps {
  readonly press: Press;
  readonly site: Site;
  readonly database: Database;
  readonly auth: Auth;
  /** Who people are and what they have used. */
  readonly accounts: Accounts;
  /** Queues a letter, which goes out when the transaction holds. */
  readonly notify: (tx: Pick<Transaction, 'insert'>, notice: Notice) => Promise<void>;
  readonly mailSender: Pick<MailSender, 'call'>;
  readonly cleanup: Pick<Cleanup, 'erased'>;
  /** Letters that are kept as files, where nobody else can read them: on one's own machine. Null in production, always. */
  readonly mailbox: Mailbox | null;
  /** Archives of kits, made when they are asked for. */
  readonly shelf: Pick<KitShelf, 'archive'>;
  /** Who takes the money. */
  readonly payment: PaymentGateway;
  /** That, while no provider is named; otherwise null. */
  readonly sandbox: Pick<Sandbox, 'read' | 'act'> | null;
  /** Jobs that outlive every process. */
  readonly queue: Pick<Queue, 'send' | 'isLive' | 'bringBack'>;
  readonly kitEvents: Pick<KitEventStream, 'follow'>;
  /** What this site claims, by page; none where that is not confirmed. Never rejects. */
  readonly claims: () => Promise<Claims>;
  /** Where links of letters lead: `https://brandwright.example`. */
  readonly origin: string;
  readonly settings: Pick<Settings, 'publicUrl' | 'trustedProxies' | 'metricsToken' | 'seller' | 'support'> & {
    readonly secret: string;
  };
  readonly metrics: Metrics;
  /** Room where everything is kept that must survive a restart. */
  readonly room: () => Promise<Room>;
  readonly log: Logger;
  /** Milliseconds of a step at which answers end that tell of an address: see `inSteps`. */
  readonly entryStep: number;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
  /** True once the process is about to end. */
  readonly stopping: () => boolean;
}
