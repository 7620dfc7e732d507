import { describe, expect, test } from 'vitest';
import { checkLines, databasesOf, playwrightLines, total, vitestLines } from './report.mjs';

const unit = (name: string, status: string, ...assertionResults: object[]) => ({ name, status, assertionResults });
const passing = { title: 'adds', status: 'passed', file: 'a.test.ts', suite: 'unit' } as const;

describe('vitest', () => {
  test('titles carry their groups, files their path from the root, and todo counts as skipped', () => {
    const tests = [
      { ancestorTitles: ['box', 'union'], title: 'is symmetric', status: 'passed' },
      { ancestorTitles: [], title: 'later', status: 'todo' },
    ];
    expect(vitestLines({ testResults: [unit('/clone/packages/engine/src/box.test.ts', 'passed', ...tests)] }, '/clone')).toEqual([
      { title: 'box › union › is symmetric', status: 'passed', file: 'packages/engine/src/box.test.ts', suite: 'unit' },
      { title: 'later', status: 'skipped', file: 'packages/engine/src/box.test.ts', suite: 'unit' },
    ]);
  });

  test('a file that cannot be collected is a failure', () => {
    const lines = vitestLines({ testResults: [unit('/clone/a.test.ts', 'failed')] }, '/clone');
    expect(lines).toMatchObject([{ status: 'failed', file: 'a.test.ts' }]);
  });
});

describe('playwright', () => {
  const spec = (title: string, status: string) => ({ title, file: 'buy.spec.ts', tests: [{ status }] });

  test('nested groups, and a flaky test is a failed one', () => {
    const inner = { title: 'as a guest', specs: [spec('pays', 'flaky'), spec('leaves', 'expected'), spec('waits', 'skipped')] };
    expect(playwrightLines({ suites: [{ title: 'buy.spec.ts', suites: [inner] }] })).toEqual([
      { title: 'as a guest › pays', status: 'failed', file: 'e2e/buy.spec.ts', suite: 'e2e' },
      { title: 'as a guest › leaves', status: 'passed', file: 'e2e/buy.spec.ts', suite: 'e2e' },
      { title: 'as a guest › waits', status: 'skipped', file: 'e2e/buy.spec.ts', suite: 'e2e' },
    ]);
  });

  test('a server that does not start is a failure', () => {
    expect(playwrightLines({ suites: [], errors: [{ message: 'Timed out\nmore' }] })).toMatchObject([
      { status: 'failed', title: 'the journeys can run: Timed out' },
    ]);
  });
});

describe('total', () => {
  test('counts what the runners reported', () => {
    const checks = checkLines([{ title: 'check: types', status: 'failed' }]);
    expect(
      total([
        { suite: 'check', code: 1, lines: checks },
        { suite: 'unit', code: 0, lines: [passing] },
      ]),
    ).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  test('a runner without a report, or without tests, is a failure', () => {
    expect(total([{ suite: 'unit', code: 134, lines: vitestLines(undefined, '/clone') }])).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(total([{ suite: 'e2e', code: 0, lines: playwrightLines({ suites: [] }) }])).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a runner that breaks after its tests passed is a failure', () => {
    expect(total([{ suite: 'unit', code: 1, lines: [passing] }])).toMatchObject({ passed: 1, failed: 1 });
  });
});

test('the databases are told from the tests that ran, not from those that were skipped', () => {
  const on = (title: string, status: 'passed' | 'skipped' = 'passed') => ({ ...passing, title, status });
  expect(databasesOf([on('on pglite › reads'), on('on postgres 15.20 › reads')])).toBe('Databases: PGlite and Postgres 15.20');
  expect(databasesOf([on('on pglite › reads'), on('on postgres 15.20 › reads', 'skipped')])).toBe(
    'Databases: PGlite alone; no Postgres answered',
  );
});
