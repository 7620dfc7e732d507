import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { pages, type Route, type SitePage } from '../src/pages.ts';
import { documentOf } from './document.ts';
import { openDrawingRoom } from './drawing-room.ts';
import { type Manifest, neededBy } from './manifest.ts';
import { factsOf } from './page-facts.ts';
import { robotsText, sitemap } from './robots.ts';
import { type PlateList, sharePicture } from './share-picture.ts';
import { afterPaint, startPage } from './start-page.ts';

/**
 * Last step of the build: every page is drawn and written as a file. One line of script stands in a page: it asks for the loader, which
 * fetches the page's scripts, once the page has been painted. A page's styles stand in the page: on a slow line a file of their own
 * would put off the first paint by a round trip. The server tells the policy their hashes.
 */
const client = join(import.meta.dirname, '../build/client');
const program = new URL('../build/server/entry.server.js', import.meta.url);
const { render } = (await import(program.href)) as typeof import('../src/entry.server.tsx');
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
const plates = JSON.parse(await readFile(join(client, '.vite/plates.json'), 'utf8')) as PlateList;
const room = openDrawingRoom();

const entry = 'src/entry.client.tsx';

await rm(join(client, '.vite'), { recursive: true });
const listed = (await Promise.all(pages.map(write))).filter((path) => path !== null);
await writeFile(join(client, 'robots.txt'), robotsText(pages));
await writeFile(join(client, 'sitemap.xml'), sitemap(listed));
await dropUnusedStyles();
await compress();

/** Returns the page's address where search engines may show it. */
async function write({ path, route, file = join(path, 'index.html') }: SitePage): Promise<string | null> {
  const { head, links, body } = await render(path, route);
  const content = `src/routes/${route}.tsx`;
  const { scripts, styles } = neededBy(manifest, [entry, content]);
  const address = (key: string): string => `/${manifest[key]?.file}`;
  const first = [address(entry), address(content)];
  const rest = scripts.map((name) => `/${name}`).filter((name) => !first.includes(name));
  const loader = await asset('start', `(${startPage})(${[...first, rest].map((one) => JSON.stringify(one)).join()});\n`);
  const forbidden = /\sstyle="|<style\b|<script\b|\son[a-z]+="/.exec(body.replaceAll(/<noscript>.*?<\/noscript>/gs, ''));
  if (forbidden !== null) throw new Error(`${path} holds “${forbidden[0].trim()}”, which the policy forbids.`);
  const picture = head.hidden ? '' : await share(route, head.title);
  const html = documentOf({
    head,
    body,
    tail: `${links}<style>${await joined(styles)}</style>`,
    scripts: `<script>${afterPaint(loader)}</script>`,
    ...(head.hidden ? {} : { listed: { path, picture, facts: factsOf(route, path, head, picture) } }),
  });
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), html);
  return head.hidden ? null : path;
}

/** Draws and writes the picture of a page that is shared; returns its address. */
async function share(route: Route, title: string): Promise<string> {
  const read = (file: string): Promise<string> => readFile(join(client, file), 'utf8');
  const png = await sharePicture(room, { route, title, plates, read });
  const name = `assets/share-${createHash('sha256').update(png).digest('base64url').slice(0, 10)}.png`;
  await writeFile(join(client, name), png);
  return `/${name}`;
}

/** Stylesheets as one. */
async function joined(names: readonly string[]): Promise<string> {
  const sheets = await Promise.all(names.map((name) => readFile(join(client, name), 'utf8')));
  return sheets.join('').replaceAll('</', '<\\/');
}

/** Writes a script under a name with its own hash, so that it may be kept for ever; returns its address. */
async function asset(name: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  await writeFile(join(client, 'assets', `${name}-${hash}.js`), code);
  return `/assets/${name}-${hash}.js`;
}

/** Stylesheets that stand in the pages are of no use as files, beside those that a script may still ask for. */
async function dropUnusedStyles(): Promise<void> {
  const names = await readdir(join(client, 'assets'));
  const scripts = names.filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(client, 'assets', name), 'utf8')));
  for (const name of names)
    if (name.endsWith('.css') && !texts.some((text) => text.includes(name))) await rm(join(client, 'assets', name));
}

/** Brotli at its best, once, beside each file: two per cent and 18 kB less on the way to the first drawing than while serving. */
async function compress(): Promise<void> {
  const names = (await readdir(client, { recursive: true })).filter((name) => /\.(?:html|js|css|svg|wasm|json)$/.test(name));
  const options = (size: number) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  });
  const one = async (name: string): Promise<void> => {
    const body = await readFile(join(client, name));
    await writeFile(join(client, `${name}.br`), await promisify(brotliCompress)(body, options(body.length)));
  };
  await Promise.all(names.map(one));
}
