import type { EndpointName } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import type { Press } from '@brandwright/press';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The target of a request: an endpoint, a page or file of the site, or nothing that exists. */
type Asked = EndpointName | 'site' | 'none';

/** Prometheus metrics of this process. */
export interface Metrics {
  readonly contentType: string;
  /** Records an answer. `seconds` since its request arrived. */
  answered(asked: Asked, status: number, seconds: number): void;
  /** Records that a model was asked. Nothing without one. */
  modelAsked(use: ModelUse): void;
  /** All metrics in the text format. */
  print(): Promise<string>;
}

/** What asking a model came to. */
interface ModelUse {
  readonly purpose: string;
  readonly outcome: string;
  /** Tokens. */
  readonly read: number;
  readonly written: number;
  readonly dollars: number | null;
}

export interface MetricsOptions {
  /** Also collect memory, CPU, event loop and handles of this process, until it ends. */
  readonly ofProcess?: boolean;
  readonly press: Pick<Press, 'status'>;
  readonly database: Pick<Database, 'sessions'>;
  /** Time of the last backup in milliseconds since 1970, or null. Omit it if no backups are made. */
  readonly lastBackup?: () => number | null;
  /** True if erasures could not be written outside the database. */
  readonly isBehind?: () => boolean;
  /** Omit it if no model is configured. */
  readonly model?: { readonly isPaused: () => boolean };
}

/** Bucket bounds in seconds: from a cached page to the longest job of the press. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Names and labels are few and fixed, without paths or people. The histogram includes the counts
 * (`…_seconds_count`).
 */
export function openMetrics(options: MetricsOptions): Metrics {
  const { press, database, lastBackup, isBehind = () => false, ofProcess = false, model } = options;
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'brandwright_request_seconds',
    help: 'Requests answered, by endpoint and status class.',
    labelNames: ['endpoint', 'status'],
    buckets: bounds,
    registers,
  });
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge('brandwright_press_waiting', 'Jobs waiting for a press process.', () => press.status().waiting);
  gauge('brandwright_press_running', 'Jobs that press processes are working on.', () => press.status().running);
  gauge('brandwright_press_crashes', 'Jobs whose press process died; most were retried.', () => press.status().crashes);
  gauge('brandwright_press_children', 'Press processes.', () => press.status().pids.length);
  gauge('brandwright_database_sessions', 'Database connections.', () => database.sessions().open);
  gauge('brandwright_database_idle', 'Idle database connections.', () => database.sessions().idle);
  gauge('brandwright_database_waiting', 'Requests waiting for a database connection.', () => database.sessions().waiting);
  gauge('brandwright_erasures_unwritten', '1 while erasures can’t be recorded outside the database, otherwise 0.', () =>
    isBehind() ? 1 : 0,
  );
  // In Prometheus time, so that the alert is `time() - … > 90000`. 0 before the first backup.
  if (lastBackup !== undefined)
    gauge('brandwright_backup_timestamp_seconds', 'When the last backup was finished.', () => (lastBackup() ?? 0) / 1000);
  if (model !== undefined)
    gauge(
      'brandwright_ai_paused',
      '1 while a model isn’t asked for texts, art direction or pictures because it kept failing.',
      () => Number(model.isPaused()),
    );
  const modelAsked = model === undefined ? () => {} : countModel(registers);
  if (ofProcess) collectDefaultMetrics({ register: registry });
  return {
    contentType: registry.contentType,
    answered: (endpoint, status, seconds) => requests.observe({ endpoint, status: `${Math.floor(status / 100)}xx` }, seconds),
    modelAsked,
    print: () => registry.metrics(),
  };
}

/** Counts what a model was asked for, and what that cost. */
function countModel(registers: Registry[]): Metrics['modelAsked'] {
  const counter = <T extends string>(name: string, help: string, labelNames: T[]) =>
    new Counter({ name: `brandwright_ai_${name}`, help, labelNames, registers });
  const asked = counter('asked_total', 'Tasks for the model, by purpose and outcome.', ['purpose', 'outcome']);
  const tokens = counter('tokens_total', 'Tokens that the model read and wrote, as its provider counts them.', ['kind']);
  const dollars = counter('dollars_total', 'What that cost, by AI_PRICES and AI_IMAGE_PRICE.', []);
  return ({ purpose, outcome, read, written, dollars: cost }) => {
    asked.inc({ purpose, outcome });
    tokens.inc({ kind: 'read' }, read);
    tokens.inc({ kind: 'written' }, written);
    dollars.inc(cost ?? 0);
  };
}
