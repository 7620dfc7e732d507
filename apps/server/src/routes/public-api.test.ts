import {
  type AnswerOf,
  type ApiKit,
  type ApiKitLogo,
  type Asset,
  type apiGenerateLogos,
  type Kit,
  type PlanId,
  plans,
} from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { apiProgram, makeKey } from '../../testing/api-program.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createApp } from '../app.ts';

type Logos = AnswerOf<typeof apiGenerateLogos>;

const brief = {
  business_name: 'Juniper & Rye',
  industry: 'Food & Beverage',
  description: 'A bakery for sourdough bread',
  style: 'elegant',
  personality: ['calm', 'Zen Innovator'],
  colors: ['#2A6F4E', 'gold'],
};

/** Somebody with plans that were paid for and not used, and a program of theirs. */
async function programOf(shop: TestShop, ...bought: readonly PlanId[]) {
  const buyer = await shop.buyer();
  for (const plan of bought) await buyer.at(await buyer.begin({ plan, price: plans[plan].cents / 100 }), 'pay');
  await eventually(async () => expect((await buyer.orders()).filter(({ credit }) => credit)).toHaveLength(bought.length));
  const { key, id } = await makeKey(shop.app, buyer.cookie);
  return { buyer, key, keyId: id, call: await apiProgram(shop.app, key) };
}

onEveryDatabase((database) => {
  test('[P-01] logos are drawn for a brief, as the wizard draws them, and the same again', async () => {
    const shop = await openTestShop(database(), { press });
    const { call, buyer } = await programOf(shop);
    const { status, body } = await call<Logos>('apiGenerateLogos', { body: { ...brief, count: 3 } });
    expect(status).toBe(200);
    const [first] = body.logos;
    expect(new Set(body.logos.map(({ id }) => id)).size).toBe(3);
    expect(first?.svg).toMatch(/^<svg [^>]+>.*<title>Juniper &amp; Rye<\/title>/s);
    expect(first?.reasons.length).toBeGreaterThanOrEqual(3);
    expect(first?.colors.map(({ role }) => role)).toEqual(['primary', 'secondary', 'accent', 'ink', 'paper', 'dark']);
    expect(first?.typeface).toEqual(expect.any(String));
    const again = await call<Logos>('apiGenerateLogos', { body: { ...brief, count: 3 } });
    expect(again.body).toEqual(body);
    const { body: wizard } = await buyer.ask<{ logos: { id: string }[] }>('POST', '/api/generate-logo', {
      businessName: brief.business_name,
      industry: brief.industry,
      description: brief.description,
      style: brief.style,
      personality: 'Zen Innovator',
      quizAnswers: { energy: 'calm' },
      colors: '#2A6F4E, gold',
      variations: 3,
    });
    expect(wizard.logos.map(({ id }) => id)).toEqual(body.logos.map(({ id }) => id));
    const { body: next } = await call<Logos>('apiGenerateLogos', { body: { ...brief, count: 3, round: 1 } });
    expect(next.round).toBe(1);
    expect(next.logos.map(({ id }) => id)).not.toContain(first?.id);
    await shop.close();
  });

  test('[P-01] [B-06] a kit is made of an unused plan and the chosen logo, with files that can be had', async () => {
    const shop = await openTestShop(database(), { press });
    const { call, buyer, key } = await programOf(shop, 'starter');
    const { body: drawn } = await call<Logos>('apiGenerateLogos', { body: { ...brief, count: 8, round: 1 } });
    const logo = drawn.logos[5]?.id ?? '';
    const foreign = await call('apiMakeKit', { body: { ...brief, business_name: 'Kiln', logo, round: 1 } });
    expect([foreign.status, foreign.body.code, foreign.body.field]).toEqual([422, 'design.foreign', 'logo']);
    const made = await call<ApiKit>('apiMakeKit', { body: { ...brief, logo, round: 1 } });
    const { id } = made.body;
    expect([made.status, made.headers.get('location')]).toEqual([201, `/api/v1/brand-kits/${id}`]);
    expect(made.body).toMatchObject({ business_name: 'Juniper & Rye', status: 'generating', progress: 0.05, files: [] });
    expect(await buyer.orders()).toMatchObject([{ brandKitId: id, credit: false }]);
    let kit: ApiKit = made.body;
    await eventually(async () => {
      const answer = await call<ApiKit>('apiReadKit', { ids: { kit: id } });
      if (answer.status === 200) kit = answer.body;
      expect([kit.status, kit.files.length > 0]).toEqual(['completed', true]);
    });
    expect(kit.progress).toBe(1);
    // The kit that the dashboard shows.
    const { body: shown } = await buyer.ask<Kit>('GET', `/api/kits/${id}`);
    expect([shown.finished, shown.brief?.description]).toEqual([[logo], brief.description]);
    expect(shown.logos).toHaveLength(8);
    const licenses = kit.files.find(({ path }) => path === 'licenses.txt') as Asset;
    expect(licenses).toMatchObject({ type: 'kit', format: 'txt', url: `http://localhost/api/v1/assets/${licenses.id}/file` });
    const svg = kit.files.find(({ type, format }) => type === 'logo' && format === 'svg') as Asset;
    expect((await call<Asset>('apiReadAsset', { ids: { asset: svg.id } })).body).toEqual(svg);
    expect(new Set(kit.files.map((file) => file.id)).size).toBe(kit.files.length);
    const file = await shop.app.request(svg.url, { headers: { authorization: `Bearer ${key}` } });
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([file.status, file.headers.get('content-type'), bytes.length]).toEqual([200, 'image/svg+xml', svg.bytes]);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.svg"/);
    expect(Buffer.from(bytes).toString()).toMatch(/^<svg /);
    // It counts like any other download.
    expect((await buyer.ask<Kit>('GET', `/api/kits/${id}`)).body.downloads).toMatchObject({ svg: 1 });
    // The plan is used up.
    const none = await call('apiMakeKit', { body: brief });
    expect([none.status, none.body.code]).toEqual([403, 'order.no_plan']);

    // Nobody else has any of it, and its files go with the money.
    const { call: stranger } = await programOf(shop);
    for (const [name, ids] of [
      ['apiReadKit', { kit: id }],
      ['apiReadAsset', { asset: svg.id }],
      ['apiAssetFile', { asset: svg.id }],
    ] as const)
      expect((await stranger(name, { ids })).status, name).toBe(404);
    const { orders } = tables;
    await database().statements.update(orders).set({ status: 'refunded' }).where(eq(orders.brandKitId, id));
    expect((await call<ApiKit>('apiReadKit', { ids: { kit: id } })).body).toMatchObject({ status: 'completed', files: [] });
    const locked = await call('apiAssetFile', { ids: { asset: svg.id } });
    expect(locked.status).toBe(403);
    await shop.close();
  });

  test('[P-01] [B-06] every finished logo has its own files and archive, for its owner alone', async () => {
    const shop = await openTestShop(database(), { press });
    const { call, buyer, key } = await programOf(shop, 'starter');
    const { id } = (await call<ApiKit>('apiMakeKit', { body: brief })).body;
    const read = async () => (await call<ApiKit>('apiReadKit', { ids: { kit: id } })).body;
    await eventually(async () => expect((await read()).status).toBe('completed'));
    const { body: kit } = await buyer.ask<Kit>('GET', `/api/kits/${id}`);
    const second = kit.logos[1]?.design.id ?? '';
    const ids = { kit: id, logo: second };
    const early = await call('apiReadLogo', { ids });
    expect([early.status, early.body.code]).toEqual([409, 'kit.unfinished']);
    const sent = { logo: second, version: kit.version };
    expect((await buyer.ask('POST', `/api/kits/${id}/finished`, sent)).status).toBe(200);
    const own = await eventually(async () => {
      const { status, body } = await call<ApiKitLogo>('apiReadLogo', { ids });
      expect(status).toBe(200);
      return body;
    });
    const { files, logos } = await read();
    expect(logos).toEqual([
      { id: kit.finished[0], url: expect.any(String) },
      { id: second, url: own.url },
    ]);
    const bytesOf = async (url: string) => {
      const answer = await shop.app.request(url, { headers: { authorization: `Bearer ${key}` } });
      expect(answer.status, url).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    // Designs have their own lockups, and some in common: the files of those have the same paths.
    const isLogo = ({ type, format }: Asset) => type === 'logo' && format === 'svg';
    const of1 = files.find((one) => isLogo(one) && own.files.some(({ path }) => path === one.path)) as Asset;
    const of2 = own.files.find(({ path }) => path === of1.path) as Asset;
    expect(of2.id).not.toBe(of1.id);
    const [one, two] = await Promise.all([bytesOf(of1.url), bytesOf(of2.url)]);
    expect(two.length).toBe(of2.bytes);
    expect(two.equals(one)).toBe(false);
    expect((await bytesOf(own.archive)).subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'));
    const { call: stranger } = await programOf(shop);
    for (const name of ['apiReadLogo', 'apiLogoArchive'] as const) expect((await stranger(name, { ids })).status, name).toBe(404);
    await shop.close();
  });

  test('[P-01] the plan that holds most is used first, and without a logo the first design is taken', async () => {
    const shop = await openTestShop(database(), { press });
    const { call, buyer } = await programOf(shop, 'premium', 'professional');
    const { body: drawn } = await call<Logos>('apiGenerateLogos', { body: brief });
    const { body: kit } = await call<ApiKit>('apiMakeKit', { body: brief });
    const orders = await buyer.orders();
    expect(orders.find(({ plan }) => plan === 'professional')).toMatchObject({ brandKitId: kit.id });
    expect(orders.find(({ plan }) => plan === 'premium')).toMatchObject({ brandKitId: null, credit: true });
    const { body: shown } = await buyer.ask<Kit>('GET', `/api/kits/${kit.id}`);
    expect(shown.logos[0]?.design.id).toBe(drawn.logos[0]?.id);
    await shop.close();
  });

  test('[P-01] two requests for two brands at once use one plan each, and a third has none', async () => {
    const shop = await openTestShop(database(), { press });
    const { call, buyer } = await programOf(shop, 'premium', 'starter');
    const names = ['Juniper & Rye', 'Pelican', 'Kiln'];
    const answers = await Promise.all(
      names.map((business_name) => call<ApiKit>('apiMakeKit', { body: { ...brief, business_name } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403]);
    const kits = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    const made = await shop.kits(buyer);
    expect(made.map(({ id, businessName }) => [id, businessName]).toSorted()).toEqual(
      kits.map(({ id, business_name }) => [id, business_name]).toSorted(),
    );
    await shop.close();
  });

  test('[S-14] a key that is revoked while its kit is drawn uses no plan', async () => {
    let revoke = async (): Promise<void> => {};
    const slow = {
      ...press,
      prove: async (...asked: Parameters<typeof press.prove>) => {
        await revoke();
        return press.prove(...asked);
      },
    };
    const shop = await openTestShop(database(), { press: slow });
    const { call, buyer, keyId } = await programOf(shop, 'premium');
    revoke = async () => {
      await buyer.ask('DELETE', `/api/account/api-keys/${keyId}`);
    };
    const { status, body } = await call('apiMakeKit', { body: brief });
    expect([status, body.code]).toEqual([401, 'key.wrong']);
    expect(await buyer.orders()).toMatchObject([{ credit: true, brandKitId: null }]);
    await shop.close();
  });

  test('[P-01] [S-34] each call needs its scope, whatever else the key may do, and the log tells of it', async () => {
    const app = createApp(testDeps(stubPress, database()));
    const { id, cookie } = await testPerson(database());
    const calls = [
      ['apiGenerateLogos', 'logos', { body: brief }],
      ['apiMakeKit', 'kits:write', { body: brief }],
      ['apiReadKit', 'kits:read', { ids: { kit: '00000000-0000-4000-8000-000000000000' } }],
      ['apiReadAsset', 'kits:read', { ids: { asset: 'A'.repeat(32) } }],
      ['apiAssetFile', 'kits:read', { ids: { asset: 'A'.repeat(32) } }],
    ] as const;
    for (const [name, scope, sent] of calls) {
      const others = (['logos', 'kits:read', 'kits:write'] as const).filter((one) => one !== scope);
      const call = await apiProgram(app, (await makeKey(app, cookie, { name, scopes: others })).key);
      const { status, body, headers } = await call(name, sent);
      expect([status, body.code, body.allowed], name).toEqual([403, 'key.scope', scope]);
      expect(headers.get('www-authenticate')).toBe(
        `Bearer realm="Brandwright API", error="insufficient_scope", scope="${scope}"`,
      );
    }
    const lines = await database().statements.select().from(tables.auditLog).where(eq(tables.auditLog.personId, id));
    expect(
      lines
        .filter(({ action }) => action === 'access.refused')
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(calls.map(([name]) => name).toSorted());
  });
});
