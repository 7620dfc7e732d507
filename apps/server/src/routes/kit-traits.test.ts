import { type Kit, kitSummarySchema } from '@brandwright/contract';
import { addKit, findKit, type NewKit, recordTraits, tables } from '@brandwright/data';
import { asDesigned, type Design, parseBrief, typefaces } from '@brandwright/engine';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { paidKit } from '../../testing/kit-owner.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { drawnLogo } from '../services/kits/kit-document.ts';

const parsed = parseBrief({ name: 'Harbor & Pine', industry: 'Consulting' });
if (!parsed.ok) throw new Error('The brief of these tests is not one.');
const brief = parsed.value;
const { set } = await drawSet(await openStudio(), brief, { round: 0 });
const design = set.designs[0] as Design;
const family = typefaces.find(({ id }) => id === design.genome.face)?.family;
const purple = { ...asDesigned, primaryColor: '#7A1FA2', backgroundColor: '#FFF4E0' } as const;
const kitOf = (change: Partial<NewKit> = {}): NewKit => ({
  businessName: 'Harbor & Pine',
  status: 'completed',
  logos: [drawnLogo({ design, customization: null })],
  brief: { ...brief },
  ...change,
});

type Browser = Awaited<ReturnType<typeof memberBrowser>>;

/** The colors that a picture is painted with. */
const painted = (svg: string): readonly string[] => [...new Set(svg.match(/#[0-9A-F]{6}/g))].toSorted();

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));
  const owner = () => memberBrowser(database(), { press });
  const give = ({ id }: Browser, change: Partial<NewKit> = {}) =>
    database().asPerson(id, async (scope) => (await addKit(scope, kitOf(change))).id);
  const listed = async ({ call }: Browser) => {
    const { kits } = (await (await call('GET', '/api/kits')).json()) as { readonly kits: readonly unknown[] };
    const kit = kitSummarySchema.parse(kits[0]);
    return { swatches: kit.swatches, typeface: kit.typeface };
  };
  const picture = async ({ call }: Browser, kit: string) => (await call('GET', `/api/kits/${kit}/logo`)).text();
  const unknown = { swatches: [], typeface: null };

  test('[D-07] a list has the colors of a logo, its ground last, and its typeface, before it is drawn', async () => {
    const ada = await owner();
    const id = await give(ada);
    const { swatches, typeface } = await listed(ada);
    expect(typeface).toBe(family);
    expect(swatches.length).toBeGreaterThan(1);
    expect(swatches.at(-1)).toBe(design.scheme.paints.ground);
    expect(swatches.toSorted()).toEqual(painted(await picture(ada, id)));
  });

  test('[D-07] an edited logo, and one of before, are listed as they are drawn, once they are', async () => {
    const [ada, ben] = [await owner(), await owner()];
    const edited = await give(ada, { logos: [drawnLogo({ design, customization: purple })] });
    expect(await listed(ada)).toEqual(unknown);
    const drawn = painted(await picture(ada, edited));
    expect(drawn).toContain('#7A1FA2');
    const { swatches, typeface } = await listed(ada);
    expect(swatches.toSorted()).toEqual(drawn);
    expect(swatches.at(-1)).toBe('#FFF4E0');
    expect(typeface).toBe(family);

    const old = await give(ben);
    await database().statements.update(tables.logos).set({ traits: null });
    expect(await listed(ben)).toEqual(unknown);
    await picture(ben, old);
    expect((await listed(ben)).typeface).toBe(family);
  });

  test('[D-07] [M-05] a kit in a look is listed in the colors of that look, and as designed after it', async () => {
    const ada = await owner();
    const id = await give(ada);
    const plain = await listed(ada);
    const look = { palette: 'Midnight Black and Gold', personality: null } as const;
    await ada.call('PUT', `/api/kits/${id}/look`, { look, version: 1 });
    expect(await listed(ada)).toEqual(unknown);
    const drawn = painted(await picture(ada, id));
    const gold = await listed(ada);
    expect(gold.swatches.toSorted()).toEqual(drawn);
    expect(gold.swatches.at(-1)).toBe('#15130F');
    // Another look: what is known of this one is not told of that one.
    const other = { palette: 'Rose Gold and Blush', personality: null } as const;
    await ada.call('PUT', `/api/kits/${id}/look`, { look: other, version: 2 });
    expect(await listed(ada)).toEqual(unknown);
    await ada.call('POST', `/api/kits/${id}/undo`, { version: 3 });
    expect(await listed(ada)).toEqual(gold);
    const copy = kitSummarySchema.parse(await (await ada.call('POST', `/api/kits/${id}/duplicate`)).json());
    expect(copy).toMatchObject(gold);
    await ada.call('POST', `/api/kits/${id}/undo`, { version: 4 });
    await ada.call('DELETE', `/api/kits/${copy.id}`);
    expect(await listed(ada)).toEqual(plain);
  });

  test('[D-07] [M-06] a design drawn anew is listed in its colors at once', async () => {
    const bought = await paidKit(database());
    const { buyer, path, read, idsOf } = bought;
    // Then the first is one without files.
    await database().statements.update(tables.brandKits).set({ finished: [] });
    await database().statements.update(tables.logos).set({ document: null });
    const kit = await read();
    const { status, body } = await buyer.ask<Kit>('POST', `${path}/regenerated`, { logo: idsOf(kit)[0], version: kit.version });
    expect(status).toBe(200);
    const fresh = body.logos[0]?.design as Design;
    expect(fresh.id).not.toBe(kit.logos[0]?.design.id);
    const { kits } = (await buyer.ask<{ readonly kits: readonly unknown[] }>('GET', '/api/kits')).body;
    const { swatches, typeface } = kitSummarySchema.parse(kits[0]);
    expect(typeface).toBe(typefaces.find(({ id }) => id === fresh.genome.face)?.family);
    expect(swatches.at(-1)).toBe(fresh.scheme.paints.ground);
    await bought.shop.close();
  });

  test('[D-07] what was drawn of a kit before it changed is not recorded of what stands there now', async () => {
    const ada = await owner();
    const id = await give(ada, { logos: [drawnLogo({ design, customization: purple })] });
    const before = await database().asPerson(ada.id, (scope) => findKit(scope, id));
    if (before === null) throw new Error('The kit is not there.');
    const late = { swatches: ['#123456'], typeface: 'Late' };
    await database().statements.update(tables.brandKits).set({ version: 2 });
    await recordTraits(database(), before, late);
    expect(await listed(ada)).toEqual(unknown);
    // A kit that was made anew keeps its version, and not its logos.
    await database().statements.update(tables.brandKits).set({ version: 1, logoVariants: sql`'["other"]'::json` });
    await recordTraits(database(), before, late);
    expect(await listed(ada)).toEqual(unknown);
    await database().statements.update(tables.brandKits).set({ logoVariants: before.logoVariants });
    await recordTraits(database(), before, late);
    expect(await listed(ada)).toEqual(late);
  });
});
