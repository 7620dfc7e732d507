import { addKit, everythingOf, openOrder, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { heavyLogos } from '../../../../packages/data/testing/heavy-kit.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { exportAccount } from '../services/accounts/export-account.ts';

const { brandKitAssets, orderProofLogos, rateLimits } = tables;

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));

  test('[H3-09] [A-06] an export holds every row and every logo, in files of bounded size', async () => {
    const ada = await memberBrowser(database());
    const logos = heavyLogos(8);
    const kit = await database().asPerson(ada.id, async (scope) => (await addKit(scope, { businessName: 'Dense', logos })).id);
    const asset = (i: number) => ({
      brandKitId: kit,
      fileType: 'zip',
      place: i,
      fileName: `${i}-${'x'.repeat(200)}.zip`,
      fileSize: i,
    });
    for (let i = 0; i < 5_000; i += 1_000)
      await database()
        .statements.insert(brandKitAssets)
        .values(Array.from({ length: 1_000 }, (_, j) => asset(i + j)));
    const terms = {
      plan: 'starter',
      amount: 2999,
      currency: 'usd',
      test: true,
      granted: {},
      brandData: { businessName: 'Open' },
    };
    const asked = { email: '', successUrl: '', cancelUrl: '', expiresAt: Date.now() / 1000 + 80_000 };
    const purchase = { ...terms, userId: ada.id, purchaseKey: 'a', brandKey: 'a', asked };
    await openOrder(database(), purchase, { logos: heavyLogos(8), engine: '', edition: 1 });
    expect(await database().statements.$count(orderProofLogos)).toBe(8);

    const [parse, stringify] = [vi.spyOn(JSON, 'parse'), vi.spyOn(JSON, 'stringify')];
    const response = await ada.call('GET', '/api/account/export');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const longest = Math.max(
      ...parse.mock.calls.map(([text]) => String(text).length),
      ...stringify.mock.results.map(({ value }) => String(value).length),
    );
    vi.restoreAllMocks();
    expect(longest).toBeLessThan(5_000);
    const files = Object.entries(unzipSync(bytes)).map(([path, file]) => ({ path, text: strFromU8(file) }));
    // A logo of this kit is half a million signs long.
    for (const { path, text } of files) expect(text.length, path).toBeLessThan(620_000);
    const read = (name: string): unknown[] =>
      files.filter(({ path }) => path.startsWith(name)).flatMap(({ text }) => JSON.parse(text) as unknown);
    const downloads = read('downloads') as { file_size: number }[];
    expect(downloads.map(({ file_size }) => file_size).sort((a, b) => a - b)).toEqual(Array.from({ length: 5_000 }, (_, i) => i));
    expect(files.filter(({ path }) => path.startsWith('downloads')).length).toBeGreaterThan(2);
    expect(read('orders')).toMatchObject([{ plan: 'starter', brand_data: { businessName: 'Open' } }]);
    expect(read(`brand-kits/${kit}/`)).toEqual(
      logos.map(({ logo, document }) => ({ logo: JSON.parse(logo), document: document === null ? null : JSON.parse(document) })),
    );
    expect(files.map(({ path }) => path).filter((path) => /proof/.test(path))).toEqual([]);
    for (const name of ['profile', 'share-links', 'revisions', 'templates', 'usage', 'draft', 'sessions', 'links'])
      expect(files.map(({ path }) => path)).toContain(`${name}.json`);
  });

  test('[H8-03] an export that is read slowly keeps nobody from the database', async () => {
    const ada = await memberBrowser(database());
    const files = everythingOf(database(), ada.id);
    const names: string[] = [];
    for await (const { path } of files) {
      names.push(path);
      // With one session, as the embedded database has, this would wait for the end of the export.
      await database().statements.insert(tables.rateLimits).values({ key: path, windowStart: new Date(), count: 1 });
    }
    expect(names).toContain('orders.json');
    expect(await database().statements.$count(tables.rateLimits)).toBe(names.length);
  });

  test('[H12-05] an export ends with the session that asked for it', async () => {
    const ada = await memberBrowser(database());
    const [session] = await database().statements.select().from(tables.sessions).where(eq(tables.sessions.userId, ada.id));
    const parts = exportAccount(database(), { id: ada.id, sessionId: session?.id ?? '' });
    expect((await parts.next()).done).toBe(false);
    await database().statements.delete(tables.sessions).where(eq(tables.sessions.userId, ada.id));
    await expect(async () => {
      for (let part = await parts.next(); part.done !== true; part = await parts.next());
    }).rejects.toMatchObject({ code: 'account.needed' });
  });
});
