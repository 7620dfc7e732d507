import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How the tests of a title ended. */
export interface Ending {
  readonly passed: number;
  readonly failed: number;
  /** Of the first that failed, in one line. */
  readonly message: string;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Milliseconds: a test that a broken program holds for ever is ended, and has said nothing. */
const patience = 180_000;

/** Runs one file of tests in a folder, only those whose title holds one of some parts; endings by part. */
export async function runTests(folder: string, file: string, titles: readonly string[]): Promise<ReadonlyMap<string, Ending>> {
  const report = join(folder, 'reports', 'sabotage.json');
  rmSync(report, { force: true });
  const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', file, '-t', pattern, '--reporter=json', `--outputFile=${report}`];
  // A wait that never ends fails by itself before that.
  const env = { ...process.env, TEST_PATIENCE: String(patience / 5) };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', detached: true });
  // With everything that it started: a test that turns for ever would outlive its parent.
  const end = (): boolean => process.kill(-(child.pid as number), 'SIGKILL');
  const clock = setTimeout(end, patience);
  process.once('exit', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', end);
  clearTimeout(clock);
  const results = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults : [];
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  return new Map(
    titles.map((title) => {
      const named = tests.filter(({ fullName }) => fullName.includes(title));
      const failed = named.filter(({ status }) => status === 'failed');
      const passed = named.filter(({ status }) => status === 'passed');
      // What is thrown beside every test would have ended the process, and fails the run without failing a test of it.
      if (failed.length === 0 && code === 1)
        return [title, { passed: 0, failed: passed.length, message: 'thrown beside the tests' }];
      return [
        title,
        { passed: passed.length, failed: failed.length, message: failed[0]?.failureMessages[0]?.split('\n')[0] ?? '' },
      ];
    }),
  );
}
