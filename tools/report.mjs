/**
 * @typedef {'passed' | 'failed' | 'skipped'} Status
 * @typedef {{ title: string, status: Status, file: string, suite: string }} Line one test; `suite` is check, unit, build or e2e
 * @typedef {{ suite: string, code: number, lines: Line[] }} Part what one runner reported, and its exit code
 */

/** What stands between the names of nested groups in a title. */
const between = ' › ';

/**
 * From reports/check.json.
 * @param {unknown} report
 * @returns {Line[]}
 */
export function checkLines(report) {
  const checks = /** @type {{ title: string, status: Status }[] | undefined} */ (report) ?? [];
  return checks.map(({ title, status }) => ({ title, status, file: 'tools/check/main.ts', suite: 'check' }));
}

/**
 * From Vitest's JSON report. A file that could not be read or collected has no tests of its own and counts as one that failed.
 * @param {unknown} report
 * @param {string} root
 * @returns {Line[]}
 */
export function vitestLines(report, root) {
  /** @typedef {{ ancestorTitles: string[], title: string, status: string }} Assertion */
  const { testResults = [] } =
    /** @type {{ testResults?: { name: string, status: string, assertionResults: Assertion[] }[] }} */ (report ?? {});
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(name, root);
    const lines = assertionResults.map((test) => ({
      title: [...test.ancestorTitles, test.title].join(between),
      status: /** @type {Status} */ (test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped'),
      file,
      suite: 'unit',
    }));
    const collected = status !== 'failed' || lines.some((line) => line.status === 'failed');
    return collected ? lines : [...lines, { title: 'the file can be collected', status: 'failed', file, suite: 'unit' }];
  });
}

/**
 * From Playwright's JSON report. A test that passed only when tried again has failed: it is not to be trusted.
 * @param {unknown} report
 * @returns {Line[]}
 */
export function playwrightLines(report) {
  /** @typedef {{ title: string, file?: string, specs?: { title: string, file: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */
  const { suites = [], errors = [] } = /** @type {{ suites?: Suite[], errors?: { message?: string }[] }} */ (report ?? {});
  /** @type {(suite: Suite, titles: string[]) => Line[]} */
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...titles, spec.title].join(between),
        status: /** @type {Status} */ (test.status === 'expected' ? 'passed' : test.status === 'skipped' ? 'skipped' : 'failed'),
        file: `e2e/${spec.file}`,
        suite: 'e2e',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return [
    ...suites.flatMap((suite) => walk(suite, [])),
    ...errors.map((error) => ({
      title: `the journeys can run: ${(error.message ?? '').split('\n')[0]}`,
      status: /** @type {Status} */ ('failed'),
      file: 'playwright.config.ts',
      suite: 'e2e',
    })),
  ];
}

/**
 * All tests of all parts. A runner that broke without naming a failed test, or ran nothing at all, is itself a failure.
 * @param {readonly Part[]} parts
 * @returns {{ lines: Line[], passed: number, failed: number, skipped: number }}
 */
export function total(parts) {
  const lines = parts.flatMap((part) => [...part.lines, ...broken(part)]);
  const count = (/** @type {Status} */ status) => lines.filter((line) => line.status === status).length;
  return { lines, passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/**
 * Which databases the tests ran on, by the names of their groups: Postgres is tested only where one answers, and who reads the summary
 * must see when it was not.
 * @param {readonly Line[]} lines
 */
export function databasesOf(lines) {
  const ran = lines.filter(({ status }) => status !== 'skipped').map(({ title }) => title);
  const version = ran.map((title) => /(?:^| › )on postgres (\S+) › /.exec(title)?.[1]).find((found) => found !== undefined);
  return version === undefined ? 'Databases: PGlite alone; no Postgres answered' : `Databases: PGlite and Postgres ${version}`;
}

/**
 * @param {Part} part
 * @returns {Line[]}
 */
function broken({ suite, code, lines }) {
  const title =
    lines.length === 0
      ? `${suite}: the runner reported no tests (exit code ${code})`
      : code !== 0 && !lines.some((line) => line.status === 'failed')
        ? `${suite}: the runner ended with code ${code} although no test failed`
        : null;
  return title === null ? [] : [{ title, status: 'failed', file: 'tools/test.mjs', suite }];
}

/**
 * @param {string} path
 * @param {string} root
 */
const relative = (path, root) =>
  (path.startsWith(root) ? path.slice(root.length).replace(/^[\\/]/, '') : path).replaceAll('\\', '/');
