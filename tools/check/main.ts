import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outOfStep } from '../launch/lockfile.mjs';
import { boundaryFindings } from './boundaries.ts';
import { type Outcome, run } from './command.ts';
import { compileAll } from './compile.ts';
import { compilerOptionFindings } from './compiler-options.ts';
import { cycleFindings } from './cycles.ts';
import { documentFindings } from './documents.ts';
import { describeFinding, type Finding } from './finding.ts';
import { functionFindings } from './functions.ts';
import { nameFindings } from './names.ts';
import { purityFindings } from './purity.ts';
import { sizeFindings } from './sizes.ts';
import { timeFindings } from './time-judgements.ts';
import { titleFindings } from './titles.ts';
import { wordFindings } from './words.ts';
import { listPaths, read, root } from './workspace.ts';

/** Lines of a check's output that are shown; the rest stands in reports/check.json. */
const shown = 80;

const paths = listPaths();
const sources = paths.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts')).map(read);
const documents = paths.filter((path) => path.endsWith('.md')).map(read);
const configs = paths.filter((path) => /(?:^|\/)tsconfig[^/]*\.json$/.test(path)).map(read);

const rules = (findings: readonly Finding[]): Outcome => ({
  ok: findings.length === 0,
  output: [...findings]
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(describeFinding)
    .join('\n'),
});

/** Everything the compiler cannot promise by itself; titles are those of the test report. */
const checks: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  types: () => compileAll(paths),
  lint: () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=60', '.']),
  'dead code': () => run('knip', ['--no-progress', '--no-config-hints']),
  boundaries: () => rules([...boundaryFindings(sources), ...cycleFindings(sources)]),
  purity: () => rules([...purityFindings(sources), ...compilerOptionFindings(configs)]),
  sizes: () => rules([...sizeFindings(sources), ...functionFindings(sources)]),
  time: () => rules(timeFindings(sources)),
  names: () => rules(nameFindings(paths)),
  words: () => rules([...wordFindings(sources), ...titleFindings(sources)]),
  documents: () => rules(documentFindings(documents, paths)),
  lockfile: () =>
    rules(
      outOfStep().map((file) => ({
        file,
        line: 0,
        message: 'package-lock.json does not know it as it stands. Run `npm install`.',
      })),
    ),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(checks, name));
if (unknown.length > 0) {
  console.error(`No check named ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`);
  process.exit(64);
}

const started = performance.now();
const results = await Promise.all(
  Object.entries(checks)
    .filter(([name]) => asked.length === 0 || asked.includes(name))
    .map(async ([name, check]) => {
      const from = performance.now();
      const { ok, output } = await check();
      const ms = Math.round(performance.now() - from);
      const lines = output.split('\n');
      console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(11)} ${(ms / 1000).toFixed(1).padStart(5)} s`);
      if (!ok)
        console.log(
          `${lines.slice(0, shown).join('\n')}${lines.length > shown ? `\n… ${lines.length - shown} lines more` : ''}\n`,
        );
      return { title: `check: ${name}`, status: ok ? 'passed' : 'failed', ms, output: ok ? '' : output };
    }),
);

mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports', 'check.json'), `${JSON.stringify(results, null, 2)}\n`);
const failed = results.filter((result) => result.status === 'failed').length;
console.log(
  `${results.length - failed} of ${results.length} checks hold (${((performance.now() - started) / 1000).toFixed(1)} s)`,
);
process.exitCode = failed > 0 ? 1 : 0;
