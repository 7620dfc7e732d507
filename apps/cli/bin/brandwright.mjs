#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Starts the command line with the Node that the repository names: the program is TypeScript that Node 24 runs as it is. An older
 * Node hands over to it; the right one goes on in this process, and keeps compiled code between runs.
 */
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);

if (major >= 24) {
  const modules = dirname(dirname(fileURLToPath(import.meta.resolve('node/package.json'))));
  const cache = join(modules, '.cache', 'brandwright');
  mkdirSync(cache, { recursive: true });
  module.enableCompileCache?.(cache);
  await import('../../../packages/data/src/connection/quick-imports.ts');
  await import(main);
} else {
  const pinned = module.createRequire(import.meta.url).resolve('node/bin/node');
  const { status, error } = spawnSync(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  if (error) console.error(`Node 24 could not be started: ${error.message}. Run npm install in the repository.`);
  process.exit(status ?? 70);
}
