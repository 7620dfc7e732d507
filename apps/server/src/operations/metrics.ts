import type { EndpointName } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import type { Press } from '@brandwright/press';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a request was for: an endpoint of the contract, a page or file of the site, or nothing that there is. */
type Asked = EndpointName | 'site' | 'none';

/** Figures of this process, as Prometheus reads them. */
export interface Metrics {
  readonly contentType: string;
  /** Notes an answer; `seconds` from its request's arrival. */
  answered(asked: Asked, status: number, seconds: number): void;
  /** All figures, in the text format. */
  print(): Promise<string>;
}

export interface MetricsOptions {
  /** Memory, processor, loop and handles of this process as well; watched from then on, to the end of the process. */
  readonly ofProcess?: boolean;
  readonly press: Pick<Press, 'status'>;
  readonly database: Pick<Database, 'sessions'>;
  /** When the last backup was finished, in milliseconds since 1970, or null; left out where none are made. */
  readonly lastBackup?: () => number | null;
  /** Whether erasures could not be written down outside the database. */
  readonly isBehind?: () => boolean;
}

/** Upper bounds in seconds: from a page out of memory to the longest job of the press. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Names and labels are few and fixed: no path, no person. Counts stand in the histogram (`…_seconds_count`). */
export function openMetrics({ press, database, lastBackup, isBehind = () => false, ofProcess = false }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'brandwright_request_seconds',
    help: 'Requests answered, by endpoint and class of status.',
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
  gauge('brandwright_press_waiting', 'Jobs that wait for a child of the press.', () => press.status().waiting);
  gauge('brandwright_press_running', 'Jobs that children of the press work on.', () => press.status().running);
  gauge('brandwright_press_crashes', 'Jobs whose child ended under them; most were done again.', () => press.status().crashes);
  gauge('brandwright_press_children', 'Children of the press.', () => press.status().pids.length);
  gauge('brandwright_database_sessions', 'Connections to the database.', () => database.sessions().open);
  gauge('brandwright_database_idle', 'Connections to the database that nobody uses.', () => database.sessions().idle);
  gauge('brandwright_database_waiting', 'Requests that wait for a connection.', () => database.sessions().waiting);
  gauge('brandwright_erasures_unwritten', '1 while erasures cannot be written down outside the database, otherwise 0.', () =>
    isBehind() ? 1 : 0,
  );
  // As Prometheus tells time, so that an alarm is `time() - … > 90000`; 0 before the first.
  if (lastBackup !== undefined)
    gauge('brandwright_backup_timestamp_seconds', 'When the last backup was finished.', () => (lastBackup() ?? 0) / 1000);
  if (ofProcess) collectDefaultMetrics({ register: registry });
  return {
    contentType: registry.contentType,
    answered: (endpoint, status, seconds) => requests.observe({ endpoint, status: `${Math.floor(status / 100)}xx` }, seconds),
    print: () => registry.metrics(),
  };
}
