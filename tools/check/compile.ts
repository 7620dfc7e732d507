import { posix } from 'node:path';
import { type Outcome, run } from './command.ts';
import { read } from './workspace.ts';

/** Projects in a sensible order, two at a time: the compiler is itself parallel. */
const atOnce = 2;

/**
 * Compiles every tsconfig of the repository without output: sources and tests, each with its own globals.
 * A workspace whose types are generated first names a script `typegen`.
 */
export async function compileAll(paths: readonly string[]): Promise<Outcome & { readonly projects: number }> {
  const configs = paths.filter((path) => /(?:^|\/)tsconfig(?:\.\w+)?\.json$/.test(path) && path !== 'tsconfig.base.json');
  const queue = configs.filter((config) => hasSources(config, paths));
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let config = queue.shift(); config !== undefined; config = queue.shift()) outcomes.push(await compile(config, paths));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const failed = outcomes.filter((outcome) => !outcome.ok);
  return { ok: failed.length === 0, output: failed.map((outcome) => outcome.output).join('\n'), projects: outcomes.length };
}

async function compile(config: string, paths: readonly string[]): Promise<Outcome> {
  const folder = posix.dirname(config);
  const manifest = `${folder}/package.json`;
  if (paths.includes(manifest)) {
    const { name, scripts } = JSON.parse(read(manifest).text) as {
      readonly name: string;
      readonly scripts?: Readonly<Record<string, string>>;
    };
    if (scripts?.typegen !== undefined) {
      const generated = await run('npm', ['run', 'typegen', '--silent', '--workspace', name]);
      if (!generated.ok) return generated;
    }
  }
  return run('tsc', ['--noEmit', '--pretty', 'false', '-p', config]);
}

/** A workspace that is still empty is no fault. */
function hasSources(config: string, paths: readonly string[]): boolean {
  const folder = posix.dirname(config);
  const wanted = config.endsWith('tsconfig.test.json') ? /\.test\.tsx?$/ : /\.(?:tsx?|mjs)$/;
  return paths.some((path) => path.startsWith(`${folder}/`) && wanted.test(path));
}
