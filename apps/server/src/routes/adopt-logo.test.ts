import { generateAiLogosResponse, type Kit, problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { type Design, parseBrief } from '@brandwright/engine';
import type { KitOrder } from '@brandwright/press';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { forgedGenomes, forgedMixtures, forgedScenes, signed } from '../../../../packages/engine/testing/forged-designs.ts';
import { fillWithReplaced, paidKit } from '../../testing/kit-owner.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser } from '../../testing/test-browser.ts';

const gold = { palette: 'Midnight Black and Gold', personality: null } as const;
const goldGround = '#15130F';
const [businessName, industry] = ['Juniper & Rye', 'Food & Beverage'];

onEveryDatabase((database) => {
  // All of these tests draw from one address, which has a share of work a minute.
  beforeEach(() => database().statements.delete(tables.rateLimits));
  /** Somebody with a paid kit, and three AI logos for it. */
  const owner = async (plan: 'premium' | 'starter' = 'premium') => {
    const paid = await paidKit(database(), { plan, brand: { businessName, industry, slogan: 'Bread, slowly' } });
    const { buyer, path, read, idsOf } = paid;
    const kit = await read();
    const answer = await buyer.ask('POST', `${path}/ai-logos`, {});
    const [icon, type, both] = generateAiLogosResponse.parse(answer.body).logos.map(({ design }) => design) as [
      Design,
      Design,
      Design,
    ];
    const adopt = async (logo: string | undefined, design: unknown, at = path) => {
      const { status, body } = await buyer.ask<Kit & { code: string }>('POST', `${at}/adopted`, {
        logo,
        design,
        version: (await read(at)).version,
      });
      return status === 200 ? body : problemSchema.parse(body);
    };
    const step = async (way: 'undo' | 'redo') => (await paid.step(way)).body;
    return { ...paid, kit, icon, type, both, adopt, step, ids: idsOf(kit) };
  };

  test('[K-09] [M-09] an AI logo takes the place of a design, and undoing brings that back', async () => {
    const { shop, kit, icon, both, ids, adopt, step, read } = await owner();
    const first = await adopt(ids[2], both);
    expect(first).toMatchObject({ finished: kit.finished, variants: 8, mayFinish: 0 });
    expect((first as Kit).changes[0]).toMatchObject({ label: 'Logo 3 replaced with an AI logo', undone: false });
    expect((first as Kit).logos[2]).toEqual({ design: both, customization: null });
    expect((first as Kit).logos.toSpliced(2, 1)).toEqual(kit.logos.toSpliced(2, 1));
    const second = await adopt(both.id, icon);
    expect((second as Kit).logos[2]?.design).toEqual(icon);
    expect((await step('undo')).logos).toEqual((first as Kit).logos);
    expect((await step('undo')).logos).toEqual(kit.logos);
    await step('redo');
    expect((await step('redo')).logos).toEqual((second as Kit).logos);
    expect(await read()).toMatchObject({ finished: kit.finished });
    await shop.close();
  });

  test('[K-09] [B-06] in a finished logo’s place it gets the files, and undoing gives them back', async () => {
    const { shop, kit, both, ids, adopt, step, printed, read } = await owner();
    const adopted = await adopt(ids[0], both);
    expect(adopted).toMatchObject({ finished: [both.id], mayFinish: 0, chosenElsewhere: [] });
    expect(await step('undo')).toMatchObject({ finished: kit.finished, logos: kit.logos, mayFinish: 0 });
    expect(await step('redo')).toMatchObject({ finished: [both.id] });
    expect((await printed())?.design).toEqual(both);
    // Its files are taken: neither back nor on to a third.
    expect(await step('undo')).toMatchObject({ code: 'kit.downloaded' });
    expect(await read()).toMatchObject({ finished: [both.id] });
    await shop.close();
  });

  test('[K-09] [B-06] a finished logo that was downloaded keeps its place, however the step is asked for', async () => {
    const { shop, kit, icon, both, ids, adopt, step, printed, read } = await owner();
    await adopt(ids[0], both);
    await step('undo');
    expect((await printed())?.design.id).toBe(ids[0]);
    expect(await step('redo')).toMatchObject({ code: 'kit.downloaded' });
    expect(await adopt(ids[0], icon)).toMatchObject({
      status: 409,
      code: 'kit.logo_finished',
      detail: 'You’ve downloaded files for this logo, so it can’t be replaced.',
    });
    expect(await read()).toMatchObject({ finished: kit.finished });
    expect(await adopt(ids[1], icon)).toMatchObject({ finished: kit.finished });
    await shop.close();
  });

  test('[H25-01] [B-06] undo gives no files of another design, even with the same icon or with none', async () => {
    const pairs: readonly ((one: Design, other: Design) => boolean)[] = [
      (one, other) => one.genome.mark !== null && one.genome.mark === other.genome.mark,
      (one, other) => one.genome.mark === null && other.genome.mark === null && one.genome.face !== other.genome.face,
    ];
    for (const fits of pairs) {
      const { shop, buyer, path, ids, adopt, step, printed, read } = await owner();
      const drawn: Design[] = [];
      for (let round = 0; round < 6; round++) {
        const { body } = await buyer.ask('POST', `${path}/ai-logos`, { round });
        drawn.push(...generateAiLogosResponse.parse(body).logos.map(({ design }) => design));
      }
      const one = drawn.find((design) => drawn.some((other) => other.id !== design.id && fits(design, other)));
      const other = drawn.find((design) => one !== undefined && design.id !== one.id && fits(one, design));
      // The first of the two is given back before a file of it was downloaded.
      expect(await adopt(ids[0], one)).toMatchObject({ finished: [one?.id] });
      expect(await adopt(one?.id, other)).toMatchObject({ finished: [other?.id] });
      expect((await printed())?.design.id).toBe(other?.id);
      expect(await step('undo')).toMatchObject({ code: 'kit.downloaded' });
      expect(await read()).toMatchObject({ finished: [other?.id] });
      await shop.close();
    }
  });

  test('[K-09] [B-06] a copy of the kit gets no further finished logo out of it', async () => {
    const { shop, buyer, path, kit, both, ids, adopt, step, read, printed } = await owner();
    const { id } = (await buyer.ask<Kit>('POST', `${path}/duplicate`)).body;
    const copy = `/api/kits/${id}`;
    // The copy has files of the first one: with the AI logo there would be two.
    expect(await adopt(ids[0], both)).toMatchObject({ code: 'kit.logos_used' });
    expect(await adopt(ids[0], both, copy)).toMatchObject({ code: 'kit.logos_used' });
    expect((await printed(copy))?.design.id).toBe(ids[0]);
    expect([(await read()).finished, (await read(copy)).finished]).toEqual([kit.finished, kit.finished]);
    expect(await step('redo')).toMatchObject({ code: 'kit.no_change' });
    await shop.close();
  });

  test('[K-09] [M-09] undo gives no files beside those of a copy that was made meanwhile', async () => {
    const { shop, buyer, path, kit, both, ids, adopt, step, read } = await owner();
    await adopt(ids[0], both);
    const { id } = (await buyer.ask<Kit>('POST', `${path}/duplicate`)).body;
    expect(await read(`/api/kits/${id}`)).toMatchObject({ finished: [both.id] });
    expect(await step('undo')).toMatchObject({ code: 'kit.logos_used' });
    expect(await read()).toMatchObject({ finished: [both.id], changes: [{ undone: false }] });
    // The other way round: what was undone does not come again beside a copy of what came back.
    const other = await owner();
    await other.adopt(other.ids[0], other.both);
    await other.step('undo');
    await other.buyer.ask<Kit>('POST', `${other.path}/duplicate`);
    expect(await other.step('redo')).toMatchObject({ code: 'kit.logos_used' });
    expect(await other.read()).toMatchObject({ finished: other.kit.finished });
    expect(kit.finished).toEqual([ids[0]]);
    await shop.close();
    await other.shop.close();
  });

  test('[K-09] [B-06] a plan of three has three finished logos still', async () => {
    const { shop, buyer, path, icon, type, both, ids, adopt, read, step } = await owner('starter');
    await buyer.ask('POST', `${path}/finished`, { logo: ids[1], version: (await read()).version });
    expect(await adopt(ids[1], type)).toMatchObject({ finished: [ids[0], type.id], mayFinish: 1 });
    await buyer.ask('POST', `${path}/finished`, { logo: ids[2], version: (await read()).version });
    expect(await adopt(ids[0], both)).toMatchObject({ finished: [both.id, type.id, ids[2]], mayFinish: 0 });
    expect(await adopt(ids[3], icon)).toMatchObject({ finished: [both.id, type.id, ids[2]], mayFinish: 0 });
    const finish = await buyer.ask('POST', `${path}/finished`, { logo: icon.id, version: (await read()).version });
    expect(problemSchema.parse(finish.body).code).toBe('kit.logos_used');
    for (let n = 0; n < 5; n++) await step('undo');
    expect(await read()).toMatchObject({ finished: [ids[0]], mayFinish: 2 });
    await shop.close();
  });

  test('[K-09] [M-05] its files are in the kit’s look, and the old ones again after undo', async () => {
    const { shop, buyer, path, both, ids, adopt, step, read } = await owner();
    const apply = async (look: typeof gold | { palette: null; personality: null }) =>
      buyer.ask<Kit>('PUT', `${path}/look`, { look, version: (await read()).version });
    await apply(gold);
    expect(await adopt(ids[0], both)).toMatchObject({ finished: [both.id] });
    // The old design waits below, in the look that it will come back to.
    await apply({ palette: null, personality: null });
    await step('undo');
    await step('undo');
    const rows = await database().statements.select().from(tables.kitLogos);
    const groundAt = (at: number) => {
      const row = rows.find(({ brandKitId, place }) => path.endsWith(brandKitId) && place === at);
      return (row?.document as { readonly order: KitOrder } | null | undefined)?.order.design.scheme.paints.ground;
    };
    expect([groundAt(0), groundAt(-1)]).toEqual([goldGround, goldGround]);
    expect(await read()).toMatchObject({ finished: [ids[0]], look: gold });
    await shop.close();
  });

  test('[K-09] designs that our engine does not draw for this brand are refused, and nothing changes', async () => {
    const { shop, kit, icon, type, both, ids, adopt, read } = await owner();
    const parsed = parseBrief({ name: 'Harbor' });
    if (!parsed.ok) throw new Error('no brief');
    const others = await press.kinds(parsed.value, { round: 0, seen: [], square: 1024 });
    const foreign = JSON.parse(others[0]?.json ?? '') as Design;
    const forged = [
      { what: 'a design of another brand', design: foreign },
      { what: 'one under this name', design: signed({ ...foreign, name: both.name }) },
      { what: 'nothing', design: {} as Design },
      { what: 'a face that there is not', design: { ...both, genome: { ...both.genome, face: 'comic-sans-400' } } },
      ...forgedScenes(both),
      ...forgedMixtures([icon, type, both], both),
      ...forgedGenomes(both),
    ];
    for (const { what, design } of forged) {
      await database().statements.delete(tables.rateLimits);
      const { status, code } = (await adopt(ids[2], design)) as { readonly status: number; readonly code: string };
      expect([what, status === 400 || status === 422, /^design\./.test(code)]).toEqual([what, true, true]);
    }
    expect(await read()).toEqual(kit);
    await shop.close();
  });

  test('[K-09] [H23-03] replaced designs are bounded in bytes', async () => {
    const paid = await owner();
    const { shop, both, ids, adopt } = paid;
    await fillWithReplaced(database(), paid);
    expect(await adopt(ids[2], both)).toMatchObject({ code: 'kit.too_many_designs' });
    await shop.close();
  });

  test('[K-09] known designs, unknown places, old versions, refunds and kits of others are refused', async () => {
    const { shop, buyer, path, kit, both, ids, adopt, read } = await owner();
    const code = async (asked: ReturnType<typeof adopt>) => (await asked) as { readonly code: string };
    expect(await code(adopt(ids[2], kit.logos[1]?.design))).toMatchObject({ code: 'kit.has_design' });
    expect(await code(adopt('a1b2c3d4e5f6g', both))).toMatchObject({ code: 'kit.no_logo' });
    const old = await buyer.ask('POST', `${path}/adopted`, { logo: ids[2], design: both, version: kit.version + 1 });
    expect(problemSchema.parse(old.body).code).toBe('kit.changed');
    const stranger = await memberBrowser(database(), { press });
    const theirs = await stranger.call('POST', `${path}/adopted`, { logo: ids[2], design: both, version: kit.version });
    expect(theirs.status).toBe(404);
    expect(await read()).toEqual(kit);
    const [order] = await buyer.orders();
    await buyer.ask('POST', `/api/orders/${order?.id}/refund`);
    expect(await code(adopt(ids[2], both))).toMatchObject({ status: 403, code: 'kit.locked' });
    await shop.close();
  });
});
