import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { patience } from './packages/data/testing/patience.ts';

const setupFiles = ['./tools/test-setup.ts'];
const exclude = ['**/node_modules/**', '**/build/**', 'e2e/**'];

/** Two groups, by what a test may leave behind in its process. Browser journeys are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    // Two cores are the smallest machine this runs on. Many tests wait for processes of their own, so four share them.
    maxWorkers: Math.max(4, Math.floor(availableParallelism() * 0.75)),
    // Only a program that hangs is ever late; no test has a limit of its own (packages/data/testing/patience.ts).
    testTimeout: 4 * patience,
    hookTimeout: 4 * patience,
    projects: [
      {
        // Pure packages hold no state, so files share a worker and the catalogue and fonts are read once.
        test: {
          name: 'pure',
          include: ['packages/{engine,copy,kit,contract}/**/*.test.ts'],
          exclude,
          setupFiles,
          environment: 'node',
          pool: 'forks',
          isolate: false,
        },
      },
      {
        // Databases, native image code and servers. Files share a worker too: each opens and closes what is its own.
        test: {
          name: 'host',
          include: [
            'packages/{press,data}/**/*.test.ts',
            'apps/{cli,web}/src/**/*.test.ts',
            'apps/web/prerender/**/*.test.ts',
            'apps/server/{src,tests}/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude,
          setupFiles,
          globalSetup: './apps/server/testing/press-store.ts',
          environment: 'node',
          pool: 'forks',
          isolate: false,
        },
      },
    ],
  },
});
