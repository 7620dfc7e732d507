import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installWhenNeeded } from './launch/install.mjs';
import { endWithNpm, pinnedNode, run } from './launch/node.mjs';
import { at, root } from './launch/place.mjs';
import { buildWebWhenStale } from './launch/web.mjs';
import { checkLines, databasesOf, playwrightLines, total, vitestLines } from './report.mjs';

/**
 * `npm test`: all that CI runs, from a bare clone. Every part runs even when an earlier one failed, so that all faults are seen;
 * reports/tests.json lists every test, and the last line counts them.
 */
const started = Date.now();
endWithNpm();
await installWhenNeeded();
const node = pinnedNode();
mkdirSync(at('reports'), { recursive: true });

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (stopped = true));

/** @type {{ name: string, seconds: string }[]} */
const times = [];

/**
 * Runs one part and reads the report it wrote; an old report is removed first, so that it cannot be taken for a new one.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function timed(name, work) {
  console.log(`\n── ${name}`);
  const from = Date.now();
  const result = await work();
  if (stopped) process.exit(130);
  times.push({ name, seconds: ((Date.now() - from) / 1000).toFixed(1) });
  return result;
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
async function reported(file, args) {
  const path = at('reports', file);
  rmSync(path, { force: true });
  const code = await run(node, args);
  return { code, report: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined };
}

const check = await timed('check', () => reported('check.json', [at('tools', 'check', 'main.ts')]));
const vitest = await timed('unit', () =>
  reported('vitest.json', [
    at('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=reports/vitest.json',
  ]),
);
const web = await timed('build', buildWebWhenStale);
if (web === 'absent') console.log('The web app has no build script yet.');
const playwright = await timed('e2e', () =>
  reported('playwright.json', [at('node_modules', '@playwright', 'test', 'cli.js'), 'test']),
);

const { lines, passed, failed, skipped } = total([
  { suite: 'check', code: check.code, lines: checkLines(check.report) },
  { suite: 'unit', code: vitest.code, lines: vitestLines(vitest.report, root) },
  {
    suite: 'build',
    code: 0,
    lines: [
      {
        title: 'build: web',
        status: web === 'failed' ? 'failed' : web === 'absent' ? 'skipped' : 'passed',
        file: 'apps/web/package.json',
        suite: 'build',
      },
    ],
  },
  { suite: 'e2e', code: playwright.code, lines: playwrightLines(playwright.report) },
]);
writeFileSync(at('reports', 'tests.json'), `${JSON.stringify(lines, null, 2)}\n`);

console.log('');
for (const line of lines.filter(({ status }) => status === 'failed')) console.log(`failed: ${line.title}  (${line.file})`);
for (const { name, seconds } of times) console.log(`${name.padEnd(6)} ${seconds.padStart(6)} s`);
console.log(`total  ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`);
console.log(databasesOf(lines));
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
