import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publicOnly, unknownOrigin } from '@brandwright/contract';
import { afterAll, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { testDeps, testSettings } from '../../testing/test-app.ts';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { loadSite } from '../site/load-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = 'document.title = "1 < 2"';
const page = `<!doctype html><title>Home</title><script>${script}</script><script type="module" src="/assets/app-3f2a91bc.js"></script>${'text '.repeat(300)}`;
const build: Readonly<Record<string, string | Buffer>> = {
  'index.html': page,
  'pricing/index.html': '<!doctype html><title>Pricing</title>',
  'results/_id.html': '<!doctype html><title>A kit</title>',
  'shared/_id.html': '<!doctype html><title>A shared kit</title>',
  '404.html': '<!doctype html><title>Page Not Found</title>',
  'assets/app-3f2a91bc.js': `export const a = 1;${'//'.repeat(1000)}`,
  'assets/app-3f2a91bc.js.br': brotliCompressSync('the build did this'),
  'assets/face-3f2a91bc.woff2': Buffer.from([1, 2, 3]),
  'about-us/index.html': `<!doctype html><title>About Us</title>${publicOnly(`<link rel="canonical" href="${unknownOrigin}/about-us"><script type="application/ld+json">{"url":"${unknownOrigin}/"}</script>`)}<p>Read</p>${'text '.repeat(300)}`,
  'about-us/index.html.br': brotliCompressSync('before its origin was known'),
  'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${unknownOrigin}/sitemap.xml\n`,
  'sitemap.xml': `<urlset>\n<url><loc>${unknownOrigin}/about-us</loc></url>\n</urlset>\n`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
for (const [name, content] of Object.entries(build)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}
const site = await loadSite(folder);
const press = { status: () => ({ waiting: 0, running: 0, pids: [] }) } as unknown as Deps['press'];
const database = await openTestPglite();
afterAll(() => database.close());
const deps = testDeps(press, database, { site });
const app = createApp(deps);
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test('[N-05] pages answer a direct visit; each has one address', async () => {
  expect(await (await get('/')).text()).toBe(page);
  expect(await (await get('/pricing')).text()).toContain('Pricing');
  const slash = await get('/pricing/?plan=1');
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/pricing?plan=1']);
  expect((await app.request('/', { method: 'HEAD' })).status).toBe(200);
});

test('[M-10] [S-28] the page of a share link is hidden from search engines, and tells nobody its address', async () => {
  const told = async (path: string) => {
    const { headers } = await get(path);
    return [headers.get('x-robots-tag'), headers.get('referrer-policy')];
  };
  expect(await told(`/shared/${'A'.repeat(22)}`)).toEqual(['noindex', 'no-referrer']);
  expect(await told('/results/1')).toEqual([null, 'strict-origin-when-cross-origin']);
});

test('[N-05] [S-36] a page with an id answers for every id, and for nothing else', async () => {
  for (const path of ['/results/1', '/results/kit_7f3a-91BC', '/results/_id?tab=logo']) {
    const response = await get(path);
    expect([response.status, await response.text()], path).toEqual([200, expect.stringContaining('A kit')]);
  }
  expect((await get('/results/1/')).headers.get('location')).toBe('/results/1');
  for (const path of ['/results/1/2', '/results/a.js', '/results/%2f', `/results/${'a'.repeat(81)}`, '/results/', '/other/1'])
    expect((await get(path)).status, path).toBe(404);
});

test('[N-04] an unknown address is told with status 404 and the page for it', async () => {
  for (const path of [
    '/nothing',
    '/assets/nothing.js',
    '/404',
    '/index.html',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/main.ts',
    '/%00',
    '/%',
    '//evil.example/',
    '/constructor',
  ]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain('Page Not Found');
  }
});

test('[Y-06] build files are cached forever, public files for an hour, and pages are revalidated', async () => {
  const asset = await get('/assets/app-3f2a91bc.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  const home = await get('/');
  expect(home.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/', { 'if-none-match': `W/${home.headers.get('etag')}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('text is sent compressed, preferably as the build compressed it, and fonts are not', async () => {
  const asset = await get('/assets/app-3f2a91bc.js', { 'accept-encoding': 'gzip, br' });
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await asset.arrayBuffer())).toEqual(build['assets/app-3f2a91bc.js.br']);
  const home = await get('/', { 'accept-encoding': 'br;q=0, gzip' });
  expect(gunzipSync(Buffer.from(await home.arrayBuffer())).toString()).toBe(page);
  expect(home.headers.get('vary')).toBe('accept-encoding');
  expect((await get('/assets/face-3f2a91bc.woff2', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

test('[S-20] every response has security headers, and a page runs only its own inline script', async () => {
  for (const path of ['/', '/pricing', '/nothing', '/favicon.svg', '/healthz', '/api/nothing', '/assets/app-3f2a91bc.js']) {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers), path).toMatchObject(everywhere);
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|\*/);
  }
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect((await get('/')).headers.get('content-security-policy')).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash};`);
  expect((await get('/pricing')).headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test('[S-18] [S-19] a picture opened as a page can do nothing', async () => {
  expect((await get('/favicon.svg')).headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  );
});

test('[S-20] https is demanded for ever where people reach the product by https, and only there', async () => {
  expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  const secure = createApp({
    ...deps,
    settings: { ...testSettings, publicUrl: new URL('https://brandwright.example'), trustedProxies: 1 },
  });
  for (const path of ['/', '/healthz']) {
    expect((await secure.request(path)).headers.get('strict-transport-security'), path).toBe(
      'max-age=63072000; includeSubDomains',
    );
  }
});

const home = 'https://brandwright.example';
const known = createApp({ ...deps, site: await loadSite(folder, home) });
const textAt = async (app: typeof known, path: string): Promise<string> => (await app.request(path)).text();

test('[N-05] with a public address, pages, robots.txt and the sitemap name it', async () => {
  const html = await textAt(known, '/about-us');
  expect(html).toContain(
    `<link rel="canonical" href="${home}/about-us"><script type="application/ld+json">{"url":"${home}/"}</script>`,
  );
  expect(await textAt(known, '/robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${home}/sitemap.xml\n`);
  const sitemap = await known.request('/sitemap.xml');
  expect([sitemap.headers.get('content-type'), await sitemap.text()]).toEqual([
    'application/xml',
    `<urlset>\n<url><loc>${home}/about-us</loc></url>\n</urlset>\n`,
  ]);
  const compressed = await known.request('/about-us', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(html);
});

test('[N-05] without a public address, pages name none, and there is no sitemap', async () => {
  const html = await textAt(app, '/about-us');
  expect(html).toContain('<title>About Us</title><p>Read</p>');
  expect(html).not.toMatch(/canonical|public|origin/);
  expect(await textAt(app, '/robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect((await get('/sitemap.xml')).status).toBe(404);
});

test('[S-20] facts for programs are no script: the policy of their page allows none', async () => {
  const { headers } = await known.request('/about-us');
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test('pages are only read', async () => {
  const response = await app.request('/pricing', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a server without a build has no pages, and everything else works', async () => {
  const empty = createApp({ ...deps, site: await loadSite(join(folder, 'nothing')) });
  expect((await empty.request('/')).status).toBe(404);
  expect((await empty.request('/healthz')).status).toBe(200);
});
