import { type Kit, problemSchema } from '@brandwright/contract';
import { addKit, tables } from '@brandwright/data';
import { kitPalettes, kitPersonalities } from '@brandwright/engine';
import type { KitOrder } from '@brandwright/press';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { paidKit } from '../../testing/kit-owner.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser } from '../../testing/test-browser.ts';

const gold = 'Midnight Black and Gold';
const goldHexes = ['#F3E8CF', '#DDB04A', '#15130F'];

onEveryDatabase((database) => {
  /** Somebody with a paid kit of several logos, its picture, and what they do with its look. */
  const owner = async () => {
    const brand = { businessName: 'Juniper & Rye', industry: 'Food & Beverage' };
    const paid = await paidKit(database(), { plan: 'professional', brand });
    const { shop, buyer, path, read } = paid;
    const picture = async () => (await shop.app.request(`${path}/logo`, { headers: { cookie: buyer.cookie } })).text();
    const apply = async (palette: string | null, personality: string | null) =>
      buyer.ask<Kit>('PUT', `${path}/look`, { look: { palette, personality }, version: (await read()).version });
    return { ...paid, picture, apply };
  };

  test('[M-05] [M-09] a palette recolors pictures and files, and undoing brings back what was printed', async () => {
    const { shop, buyer, path, read, printed, picture, apply, step } = await owner();
    const kit = await read();
    const [, second] = kit.logos.map(({ design }) => design.id);
    await buyer.ask('POST', `${path}/finished`, { logo: second, version: kit.version });
    const before = { first: await printed(), second: await printed(path, second), picture: await picture() };
    const { status, body } = await apply(gold, null);
    expect([status, body.look, body.colors]).toEqual([200, { palette: gold, personality: null }, gold]);
    expect(body.finished).toEqual([kit.finished[0], second]);
    expect(body.changes[0]).toMatchObject({ label: `Colors: ${gold}`, undone: false });
    // Stored designs stay as they were sold.
    expect(body.logos).toEqual(kit.logos);
    expect(await picture()).toContain(goldHexes[2]);
    for (const logo of [undefined, second])
      expect((await printed(path, logo))?.design.scheme.paints).toMatchObject({ name: goldHexes[0], ground: goldHexes[2] });
    const { id } = (await buyer.ask<Kit>('POST', `${path}/duplicate`)).body;
    const changed = await printed();
    expect((await step('undo')).body).toMatchObject({ look: null, colors: kit.colors });
    expect([await printed(), await printed(path, second), await picture()]).toEqual(Object.values(before));
    expect((await step('redo')).body.look).toEqual({ palette: gold, personality: null });
    expect(await printed()).toEqual(changed);
    // The copy has the look of its original when it was made, whatever becomes of that.
    expect(await read(`/api/kits/${id}`)).toMatchObject({ look: { palette: gold, personality: null } });
    expect(await printed(`/api/kits/${id}`)).toEqual(changed);
    await shop.close();
  });

  test('[M-05] a personality sets the name anew, and a logo finished afterwards has it too', async () => {
    const { shop, buyer, path, read, printed, apply, step } = await owner();
    const kit = await read();
    const faceOf = async (logo?: string) => (await printed(path, logo))?.design.genome.face;
    const before = await faceOf();
    const elegant = 'Elegant & Sophisticated';
    const { body } = await apply(null, elegant);
    expect([body.personality, body.look]).toEqual([elegant, { palette: null, personality: elegant }]);
    expect(await faceOf()).not.toBe(before);
    const third = kit.logos[2]?.design.id;
    await buyer.ask('POST', `${path}/finished`, { logo: third, version: body.version });
    const voiced = await printed(path, third);
    // Back to the design as it was made: the history keeps both.
    expect((await apply(null, null)).body).toMatchObject({ look: null, personality: kit.personality });
    expect(await faceOf()).toBe(before);
    expect((await printed(path, third))?.design).toEqual(kit.logos[2]?.design);
    expect((await step('undo')).body.look).toEqual({ palette: null, personality: elegant });
    expect(await printed(path, third)).toEqual(voiced);
    expect(voiced?.design.genome.face).not.toBe(kit.logos[2]?.design.genome.face);
    await shop.close();
  });

  test('[M-05] [M-09] a logo whose choice is redone has the look of its kit again', async () => {
    const { shop, buyer, path, read, apply, step } = await owner();
    const kit = await read();
    const third = kit.logos[2]?.design.id;
    const { body } = await apply(gold, null);
    await buyer.ask('POST', `${path}/finished`, { logo: third, version: body.version });
    for (const way of ['undo', 'undo', 'redo', 'redo'] as const) await step(way);
    expect(await read()).toMatchObject({ look: { palette: gold }, finished: [kit.finished[0], third] });
    const rows = await database().statements.select().from(tables.kitLogos).where(eq(tables.kitLogos.brandKitId, kit.id));
    const groundAt = (place: number) => {
      const document = rows.find((row) => row.place === place)?.document as { readonly order: KitOrder } | null | undefined;
      return document?.order.design.scheme.paints.ground;
    };
    expect([groundAt(0), groundAt(2)]).toEqual([goldHexes[2], goldHexes[2]]);
    await shop.close();
  });

  test('[M-05] unknown names, old versions, unfinished kits and those of others are refused', async () => {
    const { shop, buyer, path, read, apply } = await owner();
    const { version } = await read();
    const refused = async (body: unknown) => {
      const response = await buyer.ask('PUT', `${path}/look`, body as object);
      const { code, field } = problemSchema.parse(response.body);
      return [response.status, code, field];
    };
    expect(await refused({ look: { palette: 'Neon', personality: null }, version })).toEqual([
      400,
      'request.field.value',
      'look.palette',
    ]);
    expect(await refused({ look: { palette: null, personality: 'x' }, version })).toEqual([
      400,
      'request.field.value',
      'look.personality',
    ]);
    expect(await refused({ look: { palette: gold }, version })).toEqual([400, 'request.field.missing', 'look.personality']);
    expect(await refused({ look: { palette: gold, personality: null }, version: version + 1 })).toEqual([
      409,
      'kit.changed',
      'version',
    ]);
    // The same look is no change.
    expect((await apply(null, null)).body).toMatchObject({ version, look: null, changes: [] });
    const other = await memberBrowser(database(), { press });
    const look = { palette: gold, personality: null };
    expect((await other.call('PUT', `${path}/look`, { look, version })).status).toBe(404);
    const { id } = await database().asPerson(other.id, (scope) => addKit(scope, { businessName: 'Kiln', status: 'generating' }));
    const early = await other.call('PUT', `/api/kits/${id}/look`, { look, version: 1 });
    expect(problemSchema.parse(await early.json()).code).toBe('kit.unfinished');
    await shop.close();
  });

  test('[M-05] there are the product’s six palettes and five personalities', () => {
    expect(kitPalettes.map(({ name }) => name)).toEqual([
      'Deep Blue and White',
      'Forest Green and Earth Tones',
      'Royal Purple and Silver',
      'Sunset Orange and Coral',
      gold,
      'Rose Gold and Blush',
    ]);
    expect(kitPersonalities.map(({ name }) => name)).toEqual([
      'Bold & Energetic',
      'Elegant & Sophisticated',
      'Playful & Creative',
      'Minimalist & Clean',
      'Warm & Authentic',
    ]);
  });
});
