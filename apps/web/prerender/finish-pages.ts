import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { startPage } from './start-page.ts';

/**
 * Last step of the build. The pages leave the prerenderer with inline scripts, which a strict policy forbids and which would
 * compete with the first paint. They are moved to one file a page, and a small loader, found at the page's end, starts that file after
 * the page has loaded or at the first touch, whichever comes first. A page's styles stand in the page: on a slow line a file of
 * their own would put off the first paint by a round trip. The server tells the policy their hashes.
 */
const client = join(import.meta.dirname, '../build/client');

await rename(join(client, '404/index.html'), join(client, '404.html'));
await rename(join(client, 'results/_id/index.html'), join(client, 'results/_id.html'));
for (const left of ['404', 'results/_id', '404.data', '_.data', '_root.data', '__spa-fallback.html', '.vite'])
  await rm(join(client, left), { recursive: true, force: true });
const pages = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.html'));
for (const page of pages) await finish(page);
await forgetStyles();
await dropUnusedStyles();
await compress();

/** The stylesheets of the prerenderer are left beside those that the browser may still ask for. */
async function dropUnusedStyles(): Promise<void> {
  const names = await readdir(join(client, 'assets'));
  const scripts = names.filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(client, 'assets', name), 'utf8')));
  for (const name of names)
    if (name.endsWith('.css') && !texts.some((text) => text.includes(name))) await rm(join(client, 'assets', name));
}

/** The router would ask for a page's stylesheets at its next step: they stand in the page, and pages are linked by documents. */
async function forgetStyles(): Promise<void> {
  const manifests = (await readdir(join(client, 'assets'))).filter((name) => /^manifest-.*\.js$/.test(name));
  for (const name of manifests) {
    const path = join(client, 'assets', name);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(/,?"css":\[[^\]]*\]/g, ''));
  }
}

async function finish(page: string): Promise<void> {
  const html = await readFile(join(client, page), 'utf8');
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
  const code = scripts.map(([, , body = '']) => body).join('\n');
  const boot = await asset('boot', code);
  const loader = await asset('start', `(${startPage})(${JSON.stringify(boot)});\n`);
  const still = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('</body>', `<script type="module" async fetchpriority="low" src="${loader}"></script></body>`);
  const forbidden = /\sstyle="|<style\b|\son[a-z]+="/.exec(still.replaceAll(/<noscript>.*?<\/noscript>/gs, ''));
  if (forbidden !== null) throw new Error(`${page} holds “${forbidden[0].trim()}”, which the policy forbids.`);
  await writeFile(join(client, page), await withStyles(still));
}

/** Puts the page's stylesheets where their links stood, as one. */
async function withStyles(html: string): Promise<string> {
  const link = /<link rel="stylesheet" href="([^"#]+)#?"\/?>/g;
  const hrefs = new Set([...html.matchAll(link)].map(([, href = '']) => href));
  const sheets = [...hrefs].map((href) => readFile(join(client, href), 'utf8'));
  const style = (await Promise.all(sheets)).join('').replaceAll('</', '<\\/');
  return html.replaceAll(link, '').replace('</head>', () => `<style>${style}</style></head>`);
}

/** Writes a script under a name with its own hash, so that it may be kept for ever; returns its address. */
async function asset(name: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'assets', `${name}-${hash}.js`), code);
  return `/assets/${name}-${hash}.js`;
}

/** Brotli at its best, once, beside each file: two per cent and 18 kB less on the way to the first drawing than while serving. */
async function compress(): Promise<void> {
  const names = (await readdir(client, { recursive: true })).filter((name) => /\.(?:html|js|css|svg|wasm)$/.test(name));
  const options = (size: number) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  });
  const one = async (name: string): Promise<void> => {
    const body = await readFile(join(client, name));
    await writeFile(join(client, `${name}.br`), await promisify(brotliCompress)(body, options(body.length)));
  };
  await Promise.all(names.map(one));
}
