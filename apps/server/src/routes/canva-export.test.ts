import { type CanvaExportLine, kitSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { canvaOwner, playCanva } from '../../testing/canva-owner.ts';
import { pixel } from '../../testing/canva-server.ts';
import { codeOf } from '../../testing/code-of.ts';
import { testBrowser } from '../../testing/test-browser.ts';

const { canvaDesigns, canvaExports, rateLimits } = tables;
const canva = playCanva();

const last = (lines: readonly CanvaExportLine[]) => lines.at(-1) as CanvaExportLine;
const designsOf = (line: CanvaExportLine) => ('designs' in line ? line.designs : expect.fail(JSON.stringify(line)));
/** Code of the problem that an export ended with. */
const problemOf = (line: CanvaExportLine) => ('problem' in line ? line.problem.code : expect.fail(JSON.stringify(line)));

onEveryDatabase((database) => {
  beforeEach(async () => {
    await database().statements.delete(rateLimits);
    canva.fate = () => null;
    Object.assign(canva, { looks: 0, jobFails: null });
    canva.asked.length = 0;
    canva.designs.clear();
  });
  const connected = async (options?: Parameters<typeof canvaOwner>[2]) => {
    const ada = await canvaOwner(database(), canva, options);
    await ada.connect();
    canva.asked.length = 0;
    return ada;
  };

  test('[J-01] [J-03] an export makes three designs of the kit’s own files, and tells its progress', async () => {
    const ada = await connected();
    canva.looks = 2;
    const lines = await ada.export();
    const told = lines.flatMap((line) => ('exporting' in line ? [line.exporting] : []));
    expect(new Set(told.map(({ done, of }) => `${done} of ${of}`))).toEqual(new Set(['0 of 3', '1 of 3', '2 of 3']));
    const designs = designsOf(last(lines));
    expect(designs.map(({ type, name }) => [type, name])).toEqual([
      ['logo', 'Harbor & Pine logo'],
      ['business-card', 'Harbor & Pine business card'],
      ['letterhead', 'Harbor & Pine letterhead'],
    ]);
    expect(designs.map(({ id, name }) => [id, name])).toEqual([...canva.designs]);
    for (const { id, thumbnail, editUrl } of designs) {
      expect(thumbnail).toBe(`data:image/png;base64,${pixel.toString('base64')}`);
      expect(editUrl).toBe(`${canva.url}/api/design/token-of-${id}/edit`);
    }
    expect(
      canva.asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body.toString('latin1')]),
    ).toEqual([
      ['/rest/v1/asset-uploads', pixel.toString('latin1')],
      ['/rest/v1/designs', expect.stringContaining('"design_type":{"type":"custom","width":40,"height":40}')],
      ['/rest/v1/imports', '%PDF-1.4 card'],
      ['/rest/v1/imports', '%PDF-1.4 letter'],
    ]);
    const imported = canva.asked.find(({ path }) => path === '/rest/v1/imports')?.headers['import-metadata'];
    expect(JSON.parse(String(imported))).toMatchObject({ mime_type: 'application/pdf' });
    expect((await ada.card()).designs).toEqual(designs);
  });

  test('[J-03] a design has a name of 50 characters at most, in any script', async () => {
    const ada = await connected();
    const names = {
      plain: 'Extraordinarily Long Business Name of Very Many Words',
      family: '👨‍👩‍👧‍👦'.repeat(6),
      thai: 'กำปั่น'.repeat(12),
    };
    for (const businessName of Object.values(names)) {
      await database().statements.update(tables.brandKits).set({ businessName }).where(eq(tables.brandKits.id, ada.kit));
      for (const { name } of designsOf(last(await ada.export()))) {
        expect(name.length).toBeLessThanOrEqual(50);
        expect(name).toMatch(/(?:logo|business card|letterhead)$/);
        expect(name).not.toMatch(/\ufffd|\u200d /);
      }
    }
  });

  test('[J-02] only the owner of a paid kit exports it, and only with an account connected', async () => {
    const [ada, eve] = [await connected(), await connected()];
    for (const method of ['GET', 'POST']) expect(await codeOf(eve.call(method, `${ada.path}/canva`))).toBe('404 route.not_found');
    const visitor = testBrowser(database());
    expect(await codeOf(visitor.call('POST', `${ada.path}/canva`))).toBe('401 account.needed');
    const unpaid = await connected({ order: null });
    const refunded = await connected({ order: 'refunded' });
    for (const one of [unpaid, refunded]) expect(await codeOf(one.send())).toBe('403 kit.locked');
    const alone = await canvaOwner(database(), canva);
    expect(await codeOf(alone.send())).toBe('409 canva.disconnected');
    expect(canva.times('POST', /asset-uploads|imports/)).toBe(0);
  });

  test('[J-03] [K-08] exported files count as downloads, so the choice of the logo stands', async () => {
    const ada = await connected();
    await ada.export();
    const kit = kitSchema.parse(await (await ada.call('GET', ada.path)).json());
    expect(kit.downloads).toEqual({ png: 1, pdf: 2 });
  });

  test('[J-01] one export runs for a kit at a time, and another page sees its progress', async () => {
    const ada = await connected();
    const held = Promise.withResolvers<void>();
    canva.fate = ({ path }) => (/imports/.test(path) ? 'hang' : null);
    const first = ada.export().finally(() => held.resolve());
    await eventually(async () => expect((await ada.card()).exporting).toEqual({ done: 1, of: 3 }));
    expect(await codeOf(ada.send())).toBe('409 canva.exporting');
    expect(problemOf(last(await first))).toBe('canva.unavailable');
    await held.promise;
    expect((await ada.card()).exporting).toBeNull();
    // A process that ended in the middle blocks the kit no longer than it could have been alive.
    const row = { brandKitId: ada.kit, exportId: ada.kit, done: 2, aliveUntil: sql`now() + interval '1 minute'` };
    await database().statements.insert(canvaExports).values(row);
    expect(await codeOf(ada.send())).toBe('409 canva.exporting');
    await database().statements.update(canvaExports).set({ aliveUntil: sql`now()` });
    canva.fate = () => null;
    expect((await ada.card()).exporting).toBeNull();
    expect(designsOf(last(await ada.export()))).toHaveLength(3);
  });

  test('[J-01] an export that failed midway goes on where it ended, and a later one begins anew', async () => {
    const ada = await connected();
    canva.fate = ({ path, body }) => (/imports/.test(path) && /letter/.test(body.toString()) ? { status: 500 } : null);
    expect(problemOf(last(await ada.export()))).toBe('canva.unavailable');
    const begun = (await ada.card()).designs;
    expect(begun.map(({ type }) => type)).toEqual(['logo', 'business-card']);
    canva.fate = () => null;
    const whole = designsOf(last(await ada.export()));
    expect(whole.slice(0, 2)).toEqual(begun);
    expect(canva.designs.size).toBe(3);
    const again = designsOf(last(await ada.export()));
    for (const { id } of again) expect(whole.map((one) => one.id)).not.toContain(id);
    expect(await database().statements.$count(canvaDesigns, eq(canvaDesigns.brandKitId, ada.kit))).toBe(3);
  });

  test('[J-01] an export continues when its page is left', async () => {
    const ada = await connected();
    canva.looks = 3;
    const response = await ada.send();
    await response.body?.cancel();
    await eventually(async () => {
      const { exporting, designs } = await ada.card();
      expect([exporting, designs.length]).toEqual([null, 3]);
    });
  });

  test('[J-01] [S-17] exports are limited to ten an hour', async () => {
    const ada = await connected();
    canva.jobFails = 'invalid_file';
    for (let i = 0; i < 10; i++) expect(problemOf(last(await ada.export()))).toBe('canva.refused');
    expect(await codeOf(ada.send())).toBe('429 request.rate_limited');
  });

  test('[J-03] designs deleted at Canva leave the list; those of another account are not shown', async () => {
    const ada = await connected();
    const [logo, card] = designsOf(last(await ada.export()));
    canva.designs.delete(logo?.id ?? '');
    canva.fate = ({ method, path }) =>
      method === 'GET' && path.endsWith(`/${card?.id}`) ? { status: 403, json: { code: 'permission_denied' } } : null;
    expect((await ada.card()).designs.map(({ type }) => type)).toEqual(['letterhead']);
    canva.fate = () => null;
    expect((await ada.card()).designs.map(({ type }) => type)).toEqual(['business-card', 'letterhead']);
  });

  test('[J-01] links and pictures are asked for each time, and lead nowhere but to Canva', async () => {
    const ada = await connected();
    const [logo] = designsOf(last(await ada.export()));
    const design = (change: object) => ({ design: { id: logo?.id, ...change } });
    const answered = async (json: unknown) => {
      canva.fate = ({ method, path }) => (method === 'GET' && path.endsWith(`/${logo?.id}`) ? { status: 200, json } : null);
      const [shown] = (await ada.card()).designs;
      return [shown?.editUrl, shown?.thumbnail];
    };
    const own = `${canva.url}/design/${logo?.id}/edit`;
    const fresh = `${canva.url}/api/design/newer/edit`;
    expect(await answered(design({ urls: { edit_url: fresh } }))).toEqual([fresh, null]);
    for (const evil of ['https://evil.example/edit', 'javascript:alert(1)', '//evil.example', `${canva.url}.evil.example/`, 7]) {
      canva.asked.length = 0;
      expect(await answered(design({ urls: { edit_url: evil }, thumbnail: { url: evil } }))).toEqual([own, null]);
    }
    expect(await answered({})).toEqual([own, null]);
    // Canva is away: what was exported is known here.
    canva.fate = ({ path }) => (path.startsWith('/rest/') ? 'drop' : null);
    expect((await ada.card()).designs[0]).toMatchObject({ name: 'Harbor & Pine logo', editUrl: own, thumbnail: null });
  });

  test('[J-03] a thumbnail that is no picture, too large or redirected is left out', async () => {
    const ada = await connected();
    await ada.export();
    const redirect = { status: 302, headers: { location: 'http://127.0.0.1:1/' } };
    for (const fate of ['garbage', 'huge', 'drop', redirect, { status: 404 }] as const) {
      canva.fate = ({ path }) => (path.startsWith('/thumbnail/') ? fate : null);
      expect((await ada.card()).designs.map(({ thumbnail }) => thumbnail)).toEqual([null, null, null]);
    }
  });
});
