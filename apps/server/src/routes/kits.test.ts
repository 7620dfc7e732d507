import { kitLimits, kitSchema, kitSummarySchema, listKits, problemSchema, sharedKitSchema } from '@brandwright/contract';
import { addKit, type NewKit, tables } from '@brandwright/data';
import { asDesigned, type Design, parseBrief } from '@brandwright/engine';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser, testBrowser } from '../../testing/test-browser.ts';
import { drawnLogo } from '../services/kits/kit-document.ts';

const parsed = parseBrief({ name: 'Harbor & Pine', industry: 'Consulting' });
if (!parsed.ok) throw new Error('The brief of these tests is not one.');
const brief = parsed.value;
const { set } = await drawSet(await openStudio(), brief, { round: 0 });
const design = set.designs[0] as Design;
const kitOf = (change: Partial<NewKit> = {}): NewKit => ({
  businessName: 'Harbor & Pine',
  industry: 'Consulting',
  status: 'completed',
  personalityTraits: { personality: 'Zen Innovator', style: 'minimalist' },
  colorPalette: { colors: 'nature' },
  logos: [drawnLogo({ design, customization: null })],
  ...change,
});

type Browser = Awaited<ReturnType<typeof memberBrowser>>;
const problem = async (response: Response) => ({
  status: response.status,
  code: problemSchema.parse(await response.json()).code,
});
const missing = { status: 404, code: 'route.not_found' };

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));
  const owner = () => memberBrowser(database(), { press });
  const give = ({ id }: Browser, change: Partial<NewKit> = {}) =>
    database().asPerson(id, async (scope) => (await addKit(scope, kitOf(change))).id);
  const kit = async (response: Response) => kitSchema.parse(await response.json());
  const names = async ({ call }: Browser) =>
    ((await (await call('GET', '/api/kits')).json()) as { kits: { businessName: string }[] }).kits.map(
      ({ businessName }) => businessName,
    );

  test('[D-01] [D-05] [M-09] kits are listed for their owner, the newest first, without their documents', async () => {
    const [ada, ben] = [await owner(), await owner()];
    expect(await (await ada.call('GET', '/api/kits')).json()).toEqual({ kits: [], deleted: [] });
    const first = await give(ada);
    await database()
      .statements.update(tables.brandKits)
      .set({ createdAt: sql`now() - interval '1 day'` })
      .where(eq(tables.brandKits.id, first));
    await give(ada, { businessName: 'Second', status: 'generating', logos: [] });
    const answer = await ada.call('GET', '/api/kits');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { kits } = (await answer.json()) as { kits: unknown[] };
    expect(kits.map((one) => kitSummarySchema.parse(one))).toMatchObject([
      { businessName: 'Second', status: 'generating', variants: 0 },
      { businessName: 'Harbor & Pine', industry: 'Consulting', status: 'completed', variants: 1 },
    ]);
    expect(JSON.stringify(kits)).not.toContain('scene');
    expect(await names(ben)).toEqual([]);
  });

  test('[M-08] a kit is told whole; what it does not say is as the seeds have it', async () => {
    const ada = await owner();
    const whole = await kit(await ada.call('GET', `/api/kits/${await give(ada)}`));
    expect(whole).toMatchObject({
      personality: 'Zen Innovator',
      style: 'minimalist',
      colors: 'nature',
      version: 1,
      changes: [],
      shares: [],
      downloads: {},
    });
    expect(whole.logos[0]?.design).toEqual(JSON.parse(JSON.stringify(design)));
    const { industry, ...rest } = kitOf({ personalityTraits: {}, colorPalette: {}, logos: [] });
    const { id: bare } = await database().asPerson(ada.id, (scope) => addKit(scope, rest));
    expect(await kit(await ada.call('GET', `/api/kits/${bare}`))).toMatchObject({
      industry: 'Unknown',
      personality: 'Creative',
      style: 'Modern',
      colors: 'Blue and White',
      logos: [],
    });
    expect(await problem(await ada.call('GET', `/api/kits/${bare}/logo`))).toEqual({ status: 404, code: 'kit.no_logo' });
  });

  test('[S-19] a kit’s logo is an inert SVG, even when it is opened by itself', async () => {
    const ada = await owner();
    const answer = await ada.call('GET', `/api/kits/${await give(ada)}/logo`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toMatch(/^<svg /);
  });

  test('[D-02] [M-10] a kit and its share link show the logo as its owner customized it', async () => {
    const ada = await owner();
    const customization = { ...asDesigned, primaryColor: '#7A1FA2', backgroundColor: '#FFF4E0', sparkle: 11 } as const;
    const id = await give(ada, { logos: [drawnLogo({ design, customization })], brief: { ...brief } });
    const logo = await (await ada.call('GET', `/api/kits/${id}/logo`)).text();
    expect(logo).toContain('#7A1FA2');
    expect(logo).toContain('#FFF4E0');
    expect(await (await ada.call('GET', `/api/kits/${await give(ada)}/logo`)).text()).not.toContain('#7A1FA2');
    const { path } = (await (await ada.call('POST', `/api/kits/${id}/shares`)).json()) as { path: string };
    const { colors } = sharedKitSchema.parse(await (await testBrowser(database(), { press }).call('GET', `/api${path}`)).json());
    expect(colors.map(({ hex }) => hex)).toContain('#7A1FA2');
    const picture = await (await testBrowser(database(), { press }).call('GET', `/api${path}/logo`)).arrayBuffer();
    // Between two of the lines across it.
    const ground = await sharp(picture).extract({ left: 30, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...ground.subarray(0, 3)]).toEqual([0xff, 0xf4, 0xe0]);
  });

  test('[D-04] a kit is renamed, duplicated, deleted, and brought back', async () => {
    const ada = await owner();
    const id = await give(ada);
    const renamed = await kit(await ada.call('PATCH', `/api/kits/${id}`, { businessName: '  Harbor <b>  ', version: 1 }));
    expect(renamed).toMatchObject({
      businessName: 'Harbor <b>',
      version: 2,
      changes: [{ label: 'Renamed to “Harbor <b>”', undone: false }],
    });
    const copy = kitSummarySchema.parse(await (await ada.call('POST', `/api/kits/${id}/duplicate`)).json());
    expect(copy).toMatchObject({ businessName: 'Harbor <b> copy', variants: 1 });
    expect((await ada.call('DELETE', `/api/kits/${id}`)).status).toBe(200);
    expect(await names(ada)).toEqual(['Harbor <b> copy']);
    expect(await problem(await ada.call('GET', `/api/kits/${id}`))).toEqual(missing);
    expect(await problem(await ada.call('DELETE', `/api/kits/${id}`))).toEqual(missing);
    expect((await ada.call('POST', `/api/kits/${id}/restore`)).status).toBe(200);
    expect((await names(ada)).sort()).toEqual(['Harbor <b>', 'Harbor <b> copy']);
  });

  test('[D-06] deleted kits are listed for their owner with the day on which they go, and not after it', async () => {
    const [ada, ben] = [await owner(), await owner()];
    const [first, second] = [await give(ada), await give(ada, { businessName: 'Second' })];
    const list = async ({ call }: Browser) => listKits.answer.parse(await (await call('GET', '/api/kits')).json());
    const answers = [];
    for (const id of [first, second]) answers.push(await (await ada.call('DELETE', `/api/kits/${id}`)).json());
    const { kits, deleted } = await list(ada);
    expect([kits, deleted]).toEqual([[], answers.toReversed()]);
    expect(deleted).toMatchObject([{ id: second, businessName: 'Second', industry: 'Consulting' }, { id: first }]);
    const days = (Date.parse(deleted[0]?.goesAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
    expect((await list(ben)).deleted).toEqual([]);
    await database()
      .statements.update(tables.brandKits)
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where(eq(tables.brandKits.id, first));
    expect((await list(ada)).deleted).toMatchObject([{ id: second }]);
  });

  test('[D-04] there is room for so many kits of one person; whoever deletes one can make another', async () => {
    const ada = await owner();
    const id = await give(ada, { logos: [] });
    const others = Array.from({ length: kitLimits.kits - 1 }, (_, i) => ({ businessName: `Kit ${i}`, userId: ada.id }));
    const bare = { personalityTraits: {}, colorPalette: {} };
    await database()
      .statements.insert(tables.brandKits)
      .values(others.map((one) => ({ ...one, ...bare })));
    expect(await problem(await ada.call('POST', `/api/kits/${id}/duplicate`))).toEqual({ status: 409, code: 'kit.too_many' });
    const { kits } = (await (await ada.call('GET', '/api/kits')).json()) as { kits: { id: string }[] };
    await ada.call('DELETE', `/api/kits/${kits.find((one) => one.id !== id)?.id}`);
    expect((await ada.call('POST', `/api/kits/${id}/duplicate`)).status).toBe(200);
  });

  test('a kit refuses an invalid name, and the second of two changes to the same version', async () => {
    const ada = await owner();
    const id = await give(ada);
    for (const businessName of ['', '   ', 'x'.repeat(81), 'a\nb', 3])
      expect((await problem(await ada.call('PATCH', `/api/kits/${id}`, { businessName, version: 1 }))).status).toBe(400);
    expect(
      await problem(await ada.call('PATCH', `/api/kits/${id}`, { businessName: 'New', version: 1, status: 'completed' })),
    ).toEqual({ status: 400, code: 'request.field.unknown' });
    const both = await Promise.all(
      ['One', 'Two'].map((businessName) => ada.call('PATCH', `/api/kits/${id}`, { businessName, version: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[M-09] every change is undone and made again, one by one; a new one ends what could be made again', async () => {
    const ada = await owner();
    const id = await give(ada);
    const rename = async (businessName: string, version: number) =>
      kit(await ada.call('PATCH', `/api/kits/${id}`, { businessName, version }));
    const step = async (way: 'undo' | 'redo', version: number) => ada.call('POST', `/api/kits/${id}/${way}`, { version });
    expect(await problem(await step('undo', 1))).toEqual({ status: 409, code: 'kit.no_change' });
    await rename('Two', 1);
    await rename('Three', 2);
    expect(await kit(await step('undo', 3))).toMatchObject({ businessName: 'Two', version: 4 });
    expect(await kit(await step('undo', 4))).toMatchObject({ businessName: 'Harbor & Pine', version: 5 });
    expect(await kit(await step('redo', 5))).toMatchObject({ businessName: 'Two', version: 6 });
    expect(await problem(await step('redo', 5))).toEqual({ status: 409, code: 'kit.changed' });
    const { changes } = await rename('Four', 6);
    expect(changes.map(({ label, undone }) => [label, undone])).toEqual([
      ['Renamed to “Four”', false],
      ['Renamed to “Two”', false],
    ]);
    expect(await problem(await step('redo', 7))).toEqual({ status: 409, code: 'kit.no_change' });
  });

  test('[H3-16] [M-09] the last 50 changes of a kit are kept, and all of them are shown', async () => {
    const ada = await owner();
    const id = await give(ada);
    const change = { brandKitId: id, label: '', before: {}, after: {} };
    const changes = Array.from({ length: 250 }, (_, i) => ({ ...change, step: i + 1 }));
    await database().statements.insert(tables.kitChanges).values(changes);
    const { changes: shown } = await kit(await ada.call('PATCH', `/api/kits/${id}`, { businessName: 'Two', version: 1 }));
    const kept = await database().statements.select().from(tables.kitChanges).where(eq(tables.kitChanges.brandKitId, id));
    expect([kept.length, Math.min(...kept.map(({ step }) => step))]).toEqual([50, 202]);
    expect(shown).toHaveLength(50);
  });

  test('[M-10] a link shows the kit to anyone who has it, without its owner, until it is revoked', async () => {
    const [ada, ben, visitor] = [await owner(), await owner(), testBrowser(database(), { press })];
    const id = await give(ada);
    const made = (await (await ada.call('POST', `/api/kits/${id}/shares`)).json()) as { id: string; path: string };
    const api = `/api${made.path}`;
    expect(made.path).toMatch(/^\/shared\/[\w-]{22}$/);
    const seen = await visitor.call('GET', api);
    expect([seen.status, seen.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const text = await seen.text();
    expect(sharedKitSchema.parse(JSON.parse(text))).toMatchObject({
      businessName: 'Harbor & Pine',
      designs: [expect.any(String)],
    });
    expect(text).not.toContain('@');
    const picture = await visitor.call('GET', `${api}/logo`);
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 640, height: 480 });
    const stored = await database().statements.select().from(tables.shareLinks);
    expect(JSON.stringify(stored)).not.toContain(made.path.slice(8));
    expect(await problem(await ben.call('DELETE', `/api/kits/${id}/shares/${made.id}`))).toEqual(missing);
    expect((await ada.call('DELETE', `/api/kits/${id}/shares/${made.id}`)).status).toBe(204);
    for (const path of [
      api,
      `${api}/logo`,
      '/api/shared/AAAAAAAAAAAAAAAAAAAAAA',
      '/api/shared/short',
      "/api/shared/'or'1'='1'--------",
    ])
      expect(await problem(await visitor.call('GET', path)), path).toEqual(missing);
  });

  test('[Y-05] [M-10] a kit that has only a text shows the colors that its text names', async () => {
    const ada = await owner();
    const visitor = testBrowser(database(), { press });
    for (const [colors, hexes] of [
      ['Forest Green and #F59E0B', ['#F59E0B']],
      ['Royal Purple and Silver', ['#8B5CF6']],
      ['Midnight', ['#8B5CF6', '#06B6D4']],
    ] as const) {
      const id = await give(ada, { logos: [], colorPalette: { colors } });
      const { path } = (await (await ada.call('POST', `/api/kits/${id}/shares`)).json()) as { path: string };
      const seen = sharedKitSchema.parse(await (await visitor.call('GET', `/api${path}`)).json());
      expect(
        seen.colors.map(({ hex }) => hex),
        colors,
      ).toEqual(hexes);
    }
  });

  test('[Y-04] [S-01] nobody reads or changes the kit of another', async () => {
    const [ada, ben] = [await owner(), await owner()];
    const id = await give(ada);
    const calls: readonly (readonly [string, string, unknown?])[] = [
      ['GET', ''],
      ['GET', '/logo'],
      ['PATCH', '', { businessName: 'Mine', version: 1 }],
      ['POST', '/duplicate'],
      ['DELETE', ''],
      ['POST', '/restore'],
      ['POST', '/undo', { version: 1 }],
      ['POST', '/shares'],
    ];
    for (const [method, path, body] of calls) {
      expect(await problem(await ben.call(method, `/api/kits/${id}${path}`, body)), `${method} ${path}`).toEqual(missing);
      expect((await testBrowser(database()).call(method, `/api/kits/${id}${path}`, body)).status, path).toBe(401);
    }
    expect(await kit(await ada.call('GET', `/api/kits/${id}`))).toMatchObject({
      businessName: 'Harbor & Pine',
      version: 1,
      shares: [],
    });
  });
});
