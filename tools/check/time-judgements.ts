import { type Finding, isTest, type SourceFile } from './finding.ts';
import { lineAt, skeleton } from './skeleton.ts';

/** Where a clock is read, or a limit set, for a reason. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/server/faults/': 'npm run faults measures rows R-01 and R-18, on a quiet machine',
  'apps/server/src/routes/account-defence.test.ts': 'at least so long: a busy machine only adds to it',
  'apps/server/src/routes/purchase-chance.test.ts': 'it runs for an hour where that is asked for',
  'apps/server/src/services/accounts/in-steps.test.ts': 'at least so long: a busy machine only adds to it',
  'apps/server/testing/stopped-clock.ts': 'it stops the clock',
  'apps/server/testing/test-app.ts': 'the clock of the app',
  'e2e/buying.spec.ts': 'nobody is taken away: it waits in vain, and a busy machine changes nothing',
  'packages/data/testing/eventually.ts': 'the one wait, with the one patience',
};

/** A number of milliseconds that is long enough to be a limit. */
const limit = String.raw`(?:\d{1,3}(?:_\d{3})+|\d{4,})`;

const rules: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern: /(?<![\w$.])(?:performance\s*\.\s*now|process\s*\.\s*hrtime)\s*\(/g,
    message: 'Another program can take the time that this measures. Count the work, use processorTime, or hand in a clock.',
  },
  {
    pattern:
      /\bDate\s*\.\s*now\s*\(\s*\)\s*-\s*(?:began|begun|before|from|since|start|started)\b|\bexpect\s*\([^;]*-\s*Date\s*\.\s*now\s*\(/g,
    message: 'Another program can take the time that this measures. Count the work, use processorTime, or hand in a clock.',
  },
  {
    pattern: /\bvi\s*\.\s*(?:waitFor|waitUntil)\s*\(/g,
    message: 'Wait with `eventually` (packages/data/testing): only a program that hangs is ever late.',
  },
  {
    pattern: new RegExp(
      String.raw`\btest\s*\.\s*setTimeout\s*\(|\btimeout\s*:\s*${limit}|^\s*\},\s*${limit}\s*,?\s*\);|^\s+${limit},?\n\);`,
      'gm',
    ),
    message: 'No test has a limit of its own: leave it to vitest.config.ts and playwright.config.ts.',
  },
];

/** What in a test fails because the machine is busy with something else. */
export function timeFindings(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const excused = Object.keys(exceptions).some((path) => file.path.startsWith(path));
    if (excused || !(isTest(file.path) || file.path.startsWith('e2e/'))) return [];
    const code = skeleton(file.text);
    return rules.flatMap(({ pattern, message }) =>
      [...code.matchAll(pattern)].map(({ index }) => ({ file: file.path, line: lineAt(code, index), message })),
    );
  });
}
