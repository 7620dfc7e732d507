import { type BrandPage, problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { kitOwner, paidKit } from '../../testing/kit-owner.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testSettings } from '../../testing/test-app.ts';
import { testBrowser } from '../../testing/test-browser.ts';

const { brandKits, brandPages, orders, rateLimits } = tables;
const about = 'We fire <b>stoneware</b> & porcelain.\n\n<script>alert(1)</script>';
const shown = { slug: 'kiln-and-ember', isOn: true, downloads: 'all', about, contact: 'press@kiln.example' } as const;

onEveryDatabase((database) => {
  beforeEach(async () => {
    for (const table of [rateLimits, brandPages]) await database().statements.delete(table);
  });
  const visitor = (publicUrl: string | null = null) => {
    const settings = { ...testSettings, publicUrl: publicUrl === null ? null : new URL(publicUrl) };
    return testBrowser(database(), { press, change: { settings } });
  };
  const get = async (path: string, publicUrl: string | null = null) => visitor(publicUrl).call('GET', path);

  test('[M-10] a brand page is off until its owner switches it on, and gone once they switch it off', async () => {
    const { shop, buyer, path } = await paidKit(database());
    const page = `${path}/brand-page`;
    const begun = (await buyer.ask<BrandPage>('GET', page)).body;
    expect(begun.page).toMatchObject({ isOn: false, downloads: 'none', contact: '' });
    const at = `/brand/${shown.slug}`;
    expect((await get(`/brand/${begun.page.slug}`)).status).toBe(404);
    expect((await buyer.ask<BrandPage>('PUT', page, shown)).body).toEqual({ page: shown, url: `http://localhost${at}` });
    const answer = await get(at);
    expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-cache',
    ]);
    expect((await visitor().call('GET', at, undefined, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);
    const files = ['logo.svg', 'logo.png', 'icon.svg', 'share.png', 'view-hero.png', 'view-tab.png'].map(
      (file) => `${at}/${file}`,
    );
    for (const file of files) expect((await get(file)).status, file).toBe(200);
    expect((await buyer.ask('DELETE', page)).status).toBe(204);
    for (const gone of [at, ...files]) expect((await get(gone)).status, gone).toBe(404);
    // On again, under another address: the old one leads nowhere.
    await buyer.ask('PUT', page, { ...shown, slug: 'ember-studio' });
    expect([(await get('/brand/ember-studio')).status, (await get(at)).status]).toEqual([200, 404]);
    await database().statements.update(orders).set({ status: 'refunded' }).where(eq(orders.userId, buyer.id));
    expect((await get('/brand/ember-studio')).status).toBe(404);
    await shop.close();
  });

  test('[M-10] an address is unique, plain and none of ours, and a page needs a paid kit', async () => {
    const [ada, ben] = [await paidKit(database()), await paidKit(database())];
    const set = async (by: typeof ada, change: object) => {
      const { status, body } = await by.buyer.ask('PUT', `${by.path}/brand-page`, { ...shown, ...change });
      return status === 200 ? 200 : problemSchema.parse(body).code;
    };
    expect(await set(ada, {})).toBe(200);
    expect(await set(ben, {})).toBe('brand.taken');
    expect(await set(ben, { slug: 'ben-pots' })).toBe(200);
    expect([await set(ben, {}), await set(ben, { slug: 'ben-pots', about: 'More.' })]).toEqual(['brand.taken', 200]);
    // What was refused changed nothing.
    const [row] = await database().statements.select().from(brandPages).where(eq(brandPages.slug, 'ben-pots'));
    expect(row?.about).toBe('More.');
    for (const slug of ['admin', 'Support', 'brandwright']) expect(await set(ada, { slug }), slug).toBe('brand.reserved');
    for (const slug of ['ab', 'a'.repeat(41), '-kiln', 'kiln-', 'ki--ln', 'kiln.svg', 'kiln/x', 'кiln', '../x', 'a b c'])
      expect(await set(ada, { slug }), slug).toMatch(/^request\.field/);
    for (const contact of ['javascript:alert(1)', 'a@b.example, c@d.example', '"><b>@x.example'])
      expect(await set(ada, { contact }), contact).toMatch(/^request\.field/);
    const unpaid = await kitOwner(database());
    const refused = await unpaid.call('PUT', `${unpaid.path}/brand-page`, { ...shown, slug: 'unpaid' });
    expect(problemSchema.parse(await refused.json()).code).toBe('kit.locked');
    for (const one of [ada, ben]) await one.shop.close();
  });

  test('[M-10] [S-28] the page is read without scripts, escapes every text, and keeps to its policy', async () => {
    const { shop, buyer, path, id } = await paidKit(database());
    await database().statements.update(brandKits).set({ businessName: '<i>Kiln</i> & "Ember"' }).where(eq(brandKits.id, id));
    await buyer.ask('PUT', `${path}/brand-page`, shown);
    const answer = await get(`/brand/${shown.slug}`, 'https://brand.example');
    const html = await answer.text();
    expect(html).toContain('<bdi>&lt;i&gt;Kiln&lt;/i&gt; &amp; &quot;Ember&quot;</bdi></h1>');
    expect(html).toContain('We fire &lt;b&gt;stoneware&lt;/b&gt; &amp; porcelain.');
    expect(html).not.toMatch(/<i>Kiln|<b>stoneware|alert\(1\)<\/script>|style="/);
    for (const part of ['Clear space', 'Don’t stretch or squeeze it.', 'Colors', 'Fonts', 'mailto:press@kiln.example'])
      expect(html).toContain(part);
    expect(html).toContain(`<link rel="canonical" href="https://brand.example/brand/${shown.slug}">`);
    expect(html).toContain(`content="https://brand.example/brand/${shown.slug}/share.png"`);
    expect(html).not.toContain(buyer.email);
    // One line of CSS: a name cannot end it.
    expect(html.match(/<style>/g)).toHaveLength(1);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect([policy.match(/script-src [^;]*'sha256-/) !== null, policy.includes('unsafe-inline')]).toEqual([true, false]);
    await shop.close();
  });

  test('[M-10] a page shows pictures, and has outlines only where the owner permits SVG', async () => {
    const { shop, buyer, path, id } = await paidKit(database());
    await buyer.ask('PUT', `${path}/brand-page`, { ...shown, downloads: 'none' });
    const at = `/brand/${shown.slug}`;
    const html = await (await get(at)).text();
    expect(html).not.toMatch(/<svg|<path|\.svg/);
    const pictures = [...html.matchAll(/src="([^"]+view-[^"]+\.png)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g)];
    expect(pictures).toHaveLength(11);
    for (const [, file = '', alt, width, height] of pictures) {
      const answer = await get(file);
      expect([answer.status, answer.headers.get('content-disposition')], file).toEqual([200, null]);
      const drawn = await sharp(await answer.arrayBuffer()).metadata();
      expect(drawn.width / drawn.height, file).toBeCloseTo(Number(width) / Number(height), 1);
      expect([alt === '', drawn.width <= 1600], file).toEqual([false, true]);
    }
    // The page is no file of its own, and a drawing that nobody finished is no press kit.
    expect((await get(`${at}/page`)).status).toBe(404);
    await database().statements.update(brandKits).set({ finished: [] }).where(eq(brandKits.id, id));
    expect((await get(at)).status).toBe(404);
    await shop.close();
  });

  test('[M-10] [R-18] what several requests of a client ask for at once is made once', async () => {
    const { shop, buyer, path } = await paidKit(database());
    await buyer.ask('PUT', `${path}/brand-page`, shown);
    let drawn = 0;
    const raster: typeof press.raster = (...given) => {
      drawn++;
      return press.raster(...given);
    };
    const { call } = testBrowser(database(), { press: { ...press, raster } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('GET', `/brand/${shown.slug}/view-logo.png`)));
    expect([answers.map(({ status }) => status), drawn]).toEqual([Array(6).fill(200), 1]);
    await shop.close();
  });

  test('[M-10] everyone gets the files that the owner permits, and no others', async () => {
    const { shop, buyer, path } = await paidKit(database());
    const statuses = async (downloads: string) => {
      await buyer.ask('PUT', `${path}/brand-page`, { ...shown, downloads });
      const names = ['logo.png', 'logo-on-dark.png', 'logo.svg', 'icon.png', 'brand-kit.zip', 'logo.eps', '../../x.png'];
      return Promise.all(names.map(async (name) => (await get(`/brand/${shown.slug}/${encodeURIComponent(name)}`)).status));
    };
    expect(await statuses('none')).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect(await statuses('png')).toEqual([200, 200, 404, 200, 404, 404, 404]);
    expect(await statuses('all')).toEqual([200, 200, 200, 200, 404, 404, 404]);
    const png = await get(`/brand/${shown.slug}/logo.png`);
    expect(png.headers.get('content-disposition')).toMatch(/^attachment; filename="kiln-and-ember-logo\.png"/);
    const { format, width = 0, height = 0, hasAlpha } = await sharp(await png.arrayBuffer()).metadata();
    expect([format, Math.max(width, height), hasAlpha]).toEqual(['png', 2048, true]);
    const svg = await get(`/brand/${shown.slug}/logo.svg`);
    expect(svg.headers.get('content-security-policy')).toMatch(/sandbox$/);
    expect(await svg.text()).toMatch(/^<svg /);
    const html = await (await get(`/brand/${shown.slug}`)).text();
    const [, font = ''] = /src:url\("([^"]+\.ttf)"\)/.exec(html) ?? [];
    expect((await get(font)).headers.get('content-type')).toBe('font/ttf');
    expect((await get(font.replace(/[^/]+\.ttf$/, 'inter-900.ttf'))).status).toBe(404);
    await shop.close();
  });
});
