import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** Exit status for a bad environment, as in sysexits.h. */
const badSettings = 78;

// Keeps young objects in 2 MB instead of up to 128, for short pauses and level memory. Must come before many
// are allocated.
setFlagsFromString('--semi-space-growth-factor=1');
// Compiles WebAssembly on one extra thread. Each thread keeps an arena of 10 to 30 MB, and starting is no
// slower.
setFlagsFromString('--wasm-num-compilation-tasks=1');
// Lets the heap grow by 20 % before a collection instead of doubling, at no measurable cost.
setFlagsFromString('--heap-growing-percent=20');
// Everything else, including the settings, is imported after this, so that compiled code is cached between
// starts.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/brandwright', import.meta.url)));

await import('../../../packages/data/src/connection/quick-imports.ts');
const { parseSettings, variables } = await import('./settings/settings.ts');
const settings = parseSettings(process.env, process.cwd());
if ('faults' in settings) {
  const wide = Math.max(...Object.keys(variables).map((name) => name.length)) + 2;
  const meanings = Object.entries(variables).map(([name, meaning]) => `  ${name.padEnd(wide)}${meaning}`);
  const faults = settings.faults.map((fault) => `  ${fault}`);
  process.stderr.write(
    ['There’s a problem with the environment:', ...faults, 'Variables, each with its default and meaning:', ...meanings, ''].join(
      '\n',
    ),
  );
  process.exit(badSettings);
}
// Its children start while everything else loads. Each takes a second on the other core.
const { openPress } = await import('@brandwright/press');
const press = openPress();
const warm = press.warm();
// Awaited below, but it may reject before that.
warm.catch(() => {});
const { serve } = await import('./serve.ts');
await serve(settings, press, warm);
