import type { Claims, EndpointName } from '@brandwright/contract';
import type { Database, KeyBearer, Queue, Transaction } from '@brandwright/data';
import type { directionTask, enhancementTask, givenIn } from '@brandwright/kit';
import type { KitShelf, Press } from '@brandwright/press';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { AiGateway } from './gateways/ai/ai.ts';
import type { ImageGateway } from './gateways/ai/images.ts';
import type { Auth } from './gateways/auth.ts';
import type { CanvaGateway } from './gateways/canva/canva.ts';
import type { Mailbox } from './gateways/outbox.ts';
import type { PaymentGateway } from './gateways/payment.ts';
import type { Sandbox } from './gateways/sandbox/open-sandbox.ts';
import type { SignInGateways } from './gateways/sign-in/sign-in-gateway.ts';
import type { Cleanup } from './jobs/cleanup.ts';
import type { MailSender } from './jobs/mail-sender.ts';
import type { WebhookSender } from './jobs/webhook-sender.ts';
import type { DiskSpace } from './operations/disk-space.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Accounts, Person } from './services/accounts/accounts.ts';
import type { Notice } from './services/emails/account-emails.ts';
import type { KitEventStream } from './services/kits/kit-event-stream.ts';
import type { MarkLimits } from './services/logos/mark-limits.ts';
import type { StatedClaims } from './settings/claims.ts';
import type { Settings } from './settings/settings.ts';
import type { Site } from './site/load-site.ts';

/** The context of every handler. */
export interface AppEnv {
  /** Absent in tests, which call the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Null for visitors, and for programs. */
    person: Person | null;
    /** Whose key a program sent. Only for endpoints that take one. */
    bearer?: KeyBearer;
    /** Name of the endpoint in the contract. Unset for pages and unknown addresses. */
    endpoint: EndpointName;
    /**
     * Runs work within the limit of this client's concurrent requests. Waiting inside it, for a body or a
     * reader, delays only the client’s own requests. `waited`: something came after the request was authorized, such as a body.
     */
    inTurn: <T>(work: () => Promise<T>, options: { readonly waited: boolean }) => Promise<T>;
    /** For a large body: aborted if the body stalls while another request needs its place. */
    late?: AbortSignal;
  };
}

/** A model, and the tokens that one account, or one visitor’s address, may use a day. */
export interface BudgetedAi {
  readonly gateway: AiGateway;
  readonly dailyTokens: number;
  /** The task that a model is given for the texts of a brand; see `enhancementTask`. */
  readonly taskOf: typeof enhancementTask;
  /** The same for the reading of a brief; see `directionTask`. */
  readonly directionOf: typeof directionTask;
  /** The model that draws; null if none is configured. */
  readonly images: BudgetedImages | null;
}

/** A model that draws, and the pictures that one account may have a day. */
export interface BudgetedImages {
  readonly gateway: ImageGateway;
  readonly daily: number;
  /** What may leave of a brief for a model; see `givenIn`. */
  readonly givenOf: typeof givenIn;
}

/** Everything the app needs and does not create itself. */
export interface Deps {
  readonly press: Press;
  readonly site: Site;
  readonly database: Database;
  readonly auth: Auth;
  /** People's accounts and usage. */
  readonly accounts: Accounts;
  /** Queues an email, which goes out if the transaction commits. */
  readonly notify: (tx: Pick<Transaction, 'insert'>, notice: Notice) => Promise<void>;
  readonly mailSender: Pick<MailSender, 'call'>;
  readonly webhookSender: Pick<WebhookSender, 'call'>;
  readonly cleanup: Pick<Cleanup, 'erased'>;
  /**
   * Emails kept as files on one's own machine, where nobody else can read them. Always null in production.
   */
  readonly mailbox: Mailbox | null;
  /** Archives of kits, made on demand. */
  readonly shelf: Pick<KitShelf, 'archive'>;
  /** The payment provider or the sandbox. */
  readonly payment: PaymentGateway;
  /** The sandbox; null if a payment provider is configured. */
  readonly sandbox: Pick<Sandbox, 'read' | 'act'> | null;
  /** Canva; null if it is not configured. */
  readonly canva: CanvaGateway | null;
  /** The sign-in providers that are configured. */
  readonly signIn: SignInGateways;
  /** The model that writes, with its budget; null if none is configured. */
  readonly ai: BudgetedAi | null;
  /** Jobs that survive any process. */
  readonly queue: Pick<Queue, 'send' | 'isLive' | 'bringBack'>;
  readonly kitEvents: Pick<KitEventStream, 'follow'>;
  /** What this site claims, by page; none where that is not confirmed. Never rejects. */
  readonly claims: () => Promise<Claims>;
  /** The same for our staff: also what is not shown. Never rejects. */
  readonly statedClaims: () => Promise<StatedClaims>;
  /** Where links of emails lead: `https://brandwright.example`. */
  readonly origin: string;
  readonly settings: Pick<
    Settings,
    'publicUrl' | 'trustedProxies' | 'metricsToken' | 'seller' | 'support' | 'webhooksToLoopback'
  > & {
    readonly secret: string;
  };
  readonly metrics: Metrics;
  /** Disk space of the data folder. */
  readonly diskSpace: () => Promise<DiskSpace>;
  readonly log: Logger;
  /** Step in milliseconds to which answers about an address are delayed; see `inSteps`. */
  readonly entryStep: number;
  /** Milliseconds until a request that waits for the press is answered with 503; see `longestWait`. */
  readonly longestWait: number;
  /** When the marks of a model are too late for AI logos; see `markLimits`. */
  readonly markLimits: MarkLimits;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** True once the process is shutting down. */
  readonly stopping: () => boolean;
}
