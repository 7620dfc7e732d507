import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { parseSettings, variables } from './settings.ts';

/** The environment is not right, in sysexits.h's numbering. */
const badSettings = 78;

// Young objects stay in 2 MB instead of up to 128: pauses stay short, and memory level. It has to be said before there are many.
setFlagsFromString('--semi-space-growth-factor=1');
// Everything else is imported after this, so that compiled code is kept between starts.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/brandwright', import.meta.url)));

const settings = parseSettings(process.env, process.cwd());
if ('faults' in settings) {
  const meanings = Object.entries(variables).map(([name, meaning]) => `  ${name.padEnd(12)}${meaning}`);
  const faults = settings.faults.map((fault) => `  ${fault}`);
  process.stderr.write(['The environment is not right:', ...faults, 'Variables and their defaults:', ...meanings, ''].join('\n'));
  process.exit(badSettings);
}
const { serve } = await import('./serve.ts');
await serve(settings);
