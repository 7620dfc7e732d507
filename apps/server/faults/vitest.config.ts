import { defineConfig } from 'vitest/config';
import { patience } from '../../../packages/data/testing/patience.ts';

/** `npm run faults`: every fault at its full size, on every database that answers. Takes a quarter of an hour. */
export default defineConfig({
  test: {
    root: new URL('../../..', import.meta.url).pathname,
    include: [
      'apps/server/faults/**/*.test.ts',
      'apps/server/tests/{killed,postgres-restart}.test.ts',
      'apps/server/src/routes/purchase-faults.test.ts',
      'apps/server/src/jobs/mail-sender.test.ts',
      'packages/data/src/connection/durability.test.ts',
    ],
    env: { DURABILITY_ROUNDS: '20' },
    pool: 'forks',
    // One waits for a mail server most of its time.
    maxWorkers: 2,
    // Servers that start, and wait until they notice that another died.
    maxConcurrency: 4,
    testTimeout: 4 * patience,
    hookTimeout: 4 * patience,
  },
});
