import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** The environment is not right, in sysexits.h's numbering. */
const badSettings = 78;

// Young objects stay in 2 MB instead of up to 128: pauses stay short, and memory level. It has to be said before there are many.
setFlagsFromString('--semi-space-growth-factor=1');
// WebAssembly compiled by one thread beside this one: each has an arena of memory that it keeps, 10 to 30 MB, and starting is no slower.
setFlagsFromString('--wasm-num-compilation-tasks=1');
// V8 would let the heap of this process grow to twice what lives in it before it collects: by a fifth is enough here, and costs nothing measurable.
setFlagsFromString('--heap-growing-percent=20');
// Everything else, the settings among it, is imported after this, so that compiled code is kept between starts.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/brandwright', import.meta.url)));

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
// Its children start while everything else is loaded: each takes a second of the other core.
const { openPress } = await import('@brandwright/press');
const press = openPress();
const warm = press.warm();
// Waited for below, and it may fail before.
warm.catch(() => {});
const { serve } = await import('./serve.ts');
await serve(settings, press, warm);
