import type { EndpointName } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import type { Press } from '@brandwright/press';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The target of a request: an endpoint, a page or file of the site, or nothing that exists. */
type Asked = EndpointName | 'site' | 'none';

/** Prometheus metrics of this process. */
export interface Metrics {
  readonly contentType: string;
  /** Records an answer. `seconds` since its request arrived. */
  answered(asked: Asked, status: number, seconds: number): void;
  /** All metrics in the text format. */
  print(): Promise<string>;
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
}

/** Bucket bounds in seconds: from a cached page to the longest job of the press. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Names and labels are few and fixed, without paths or people. The histogram includes the counts
 * (`…_seconds_count`).
 */
export function openMetrics({ press, database, lastBackup, isBehind = () => false, ofProcess = false }: MetricsOptions): Metrics {
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
  if (ofProcess) collectDefaultMetrics({ register: registry });
  return {
    contentType: registry.contentType,
    answered: (endpoint, status, seconds) => requests.observe({ endpoint, status: `${Math.floor(status / 100)}xx` }, seconds),
    print: () => registry.metrics(),
  };
}
