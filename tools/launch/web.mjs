import { existsSync, readFileSync } from 'node:fs';
import { runQuietly } from './node.mjs';
import { at } from './place.mjs';
import { look } from './stale.mjs';

/** What the pages are made of. */
const sources = ['apps/web', 'packages/engine', 'packages/kit', 'packages/contract', 'package-lock.json'];

/** @param {string} name */
function hasScript(name) {
  const manifest = at('apps', 'web', 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).scripts?.[name] !== undefined;
}

export const webHasDev = () => hasScript('dev');

/**
 * Builds the web app when its sources have changed since the last build.
 * @returns {Promise<'fresh' | 'built' | 'failed' | 'absent'>}
 */
export async function buildWebWhenStale() {
  if (!hasScript('build')) return 'absent';
  const { stale, settle } = look({ sources, stamp: 'apps/web/build/.stamp' });
  if (!stale) return 'fresh';
  const started = Date.now();
  console.log('Building the web app …');
  // Every file that it writes would be a line: what it says is shown when it fails.
  const code = await runQuietly('npm', ['run', 'build', '--silent', '--workspace', '@brandwright/web']);
  if (code !== 0) return 'failed';
  settle();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return 'built';
}
