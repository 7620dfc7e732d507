import { expect, type Page } from '@playwright/test';
import { type PublicServer, startPublic } from './public-server.ts';
import { test } from './quiet.ts';

/** Every page that search engines may show. */
const listed = [
  '/',
  '/create',
  '/create/kit',
  '/create/free',
  '/pricing',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/help-center',
  '/api-documentation',
  '/brand-guidelines',
  '/design-tips',
  '/about-us',
  '/login',
  '/signup',
];

let server: PublicServer;
test.beforeAll(async () => {
  server = await startPublic();
});
test.afterAll(() => server.stop());

type Fact = Readonly<Record<string, unknown>> & { readonly '@type': string };

const facts = async (page: Page): Promise<readonly Fact[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as Fact);

test('[N-05] robots.txt leads to a sitemap of exactly the pages that may be found', async ({ request }) => {
  const { origin } = server;
  const robots = await (await request.get(`${origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  for (const path of ['/api/', '/account', '/dashboard', '/orders', '/results/']) expect(robots).toContain(`Disallow: ${path}\n`);
  const answer = await request.get(`${origin}/sitemap.xml`);
  expect(answer.headers()['content-type']).toContain('xml');
  const places = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(listed.map((path) => origin + path));
});

test('[N-05] every listed page has one address, a description of its own and a picture to share', async ({ page }) => {
  const { origin } = server;
  const said = new Set<string | null>();
  for (const path of listed) {
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute('href', origin + path);
    await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0);
    const meta = async (name: string): Promise<string | null> => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await meta('og:url'), path).toBe(origin + path);
    expect(await meta('og:title'), path).toBe(await page.title());
    said.add(await meta('og:description'));
    const picture = await page.request.get((await meta('og:image')) ?? '');
    const png = await picture.body();
    expect([picture.headers()['content-type'], png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([
      'image/png',
      1200,
      630,
    ]);
    expect(png.length, path).toBeLessThan(100_000);
    const types = (await facts(page)).map((fact) => fact['@type']);
    expect(types, path).toContain(path === '/' ? 'WebSite' : 'BreadcrumbList');
  }
  expect(said.size).toBe(listed.length);
});

test('[X-01] [B-01] programs read who this is, the questions and the prices as people see them', async ({ page }) => {
  const { origin } = server;
  const fact = async (path: string, type: string): Promise<Fact> => {
    await page.goto(origin + path);
    return (await facts(page)).find((one) => one['@type'] === type) as Fact;
  };
  expect(await fact('/', 'Organization')).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Brandwright',
    url: `${origin}/`,
  });
  const { mainEntity } = (await fact('/help-center', 'FAQPage')) as unknown as {
    readonly mainEntity: readonly { name: string }[];
  };
  expect(mainEntity.map(({ name }) => name)).toEqual(await page.getByRole('term').allTextContents());
  const { offers } = (await fact('/pricing', 'Product')) as unknown as {
    readonly offers: readonly { readonly name: string; readonly price: string }[];
  };
  expect(offers).toHaveLength(4);
  for (const { name, price } of offers) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText(`$${price.replace(/\.00$/, '')}`, { exact: true }).first()).toBeVisible();
  }
});

test('[N-05] a page that is not listed has neither an address nor a picture to share', async ({ page }) => {
  for (const path of ['/forgot-password', '/results', '/dashboard']) {
    const html = await (await page.request.get(server.origin + path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).not.toMatch(/canonical|og:|ld\+json|origin\.invalid/);
  }
});

test('[N-05] without a public address, pages name none', async ({ request }) => {
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Sitemap');
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('property="og:title"');
    expect(html, path).not.toMatch(/canonical|og:url|og:image|ld\+json|origin\.invalid|<!--\/?public/);
  }
});

/** Pages that hold to the limit: all but the free builder, which draws on its canvas from the start. */
const light = listed.filter((path) => path !== '/create/free');

/** Most bytes of a page and of all that it loads before anything is pressed or scrolled, compressed, without headers. */
const heaviest = 200_000;

for (const width of [390, 1440])
  test(`[N-05] no page loads more than 200 kB before anything is pressed, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let sent: Promise<number>[] = [];
    page.on('requestfinished', (request) => sent.push(request.sizes().then((sizes) => sizes.responseBodySize)));
    for (const path of light) {
      sent = [];
      // Cached, a file would count for the first page alone.
      await page
        .context()
        .newCDPSession(page)
        .then((session) => session.send('Network.clearBrowserCache'));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const bytes = (await Promise.all(sent)).reduce((sum, size) => sum + size, 0);
      expect(bytes, path).toBeGreaterThan(50_000);
      expect(bytes, path).toBeLessThanOrEqual(heaviest);
    }
  });
