import { type Kit, problemSchema, type RevisionPreview } from '@brandwright/contract';
import { addKit } from '@brandwright/data';
import { typefaces } from '@brandwright/engine';
import type { KitOrder } from '@brandwright/press';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { fillWithReplaced, paidKit } from '../../testing/kit-owner.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { brand } from '../../testing/test-shop.ts';

const stemOf = (face: string): number => typefaces.find(({ id }) => id === face)?.metrics.stem ?? 0;

onEveryDatabase((database) => {
  /** Somebody with a paid kit, and what they ask to be changed in plain English. */
  const owner = async () => {
    const paid = await paidKit(database(), { brand: { ...brand, slogan: 'Distilled by hand' } });
    const { buyer, path, read, idsOf, printed } = paid;
    const body = async (place: number, text: string) => {
      const kit = await read();
      return { logo: idsOf(kit)[place] ?? '', text, version: kit.version };
    };
    const preview = async (place: number, text: string) =>
      buyer.ask<RevisionPreview>('POST', `${path}/revision-previews`, await body(place, text));
    const accept = async (place: number, text: string) => buyer.ask<Kit>('POST', `${path}/revised`, await body(place, text));
    const code = async (answer: Promise<{ readonly body: unknown }>) => problemSchema.parse((await answer).body).code;
    const download = (logo: string) => printed(path, logo);
    return { ...paid, body, preview, accept, code, download };
  };

  test('[V-05] a request is read and drawn before and after, and nothing is stored', async () => {
    const { shop, read, preview } = await owner();
    const kit = await read();
    const { status, body } = await preview(2, 'Make it bolder and greener, and make it pop');
    expect(status).toBe(200);
    expect(body.understood.map(({ label, words }) => [label, words])).toEqual([
      ['Bolder letters', 'Make it bolder'],
      ['More green', 'greener'],
    ]);
    expect(body.notUnderstood).toEqual([{ words: 'make it pop', why: 'unknown' }]);
    expect(body).toMatchObject({ known: false, finished: false });
    for (const svg of [body.before, body.after ?? '']) expect(svg).toMatch(/^<svg [^>]+>/u);
    expect(body.after).not.toBe(body.before);
    expect(await read()).toEqual(kit);
    // Nothing can be done: there is no picture of it.
    expect((await preview(2, 'wow me')).body).toMatchObject({ after: null, understood: [] });
    expect((await preview(0, 'make the logo bigger')).body).toMatchObject({
      after: null,
      finished: true,
      understood: [{ done: false }],
    });
    await shop.close();
  });

  test('[V-05] [M-09] the revised design takes the place of its logo, and is undone', async () => {
    const { shop, read, idsOf, preview, accept, step } = await owner();
    const kit = await read();
    const shown = (await preview(2, 'bolder, and no slogan')).body;
    const { status, body } = await accept(2, 'bolder, and no slogan');
    expect(status).toBe(200);
    const [before, after] = [kit.logos[2], body.logos[2]];
    expect(body.changes[0]).toMatchObject({ label: expect.stringMatching(/^Changed logo 3: bolder letters/u), undone: false });
    expect(idsOf(body)).toEqual(idsOf(kit).with(2, after?.design.id ?? ''));
    expect(after?.design.id).not.toBe(before?.design.id);
    expect(stemOf(after?.design.genome.face ?? '')).toBeGreaterThan(stemOf(before?.design.genome.face ?? ''));
    expect(after?.design.genome.mark).toBe(before?.design.genome.mark);
    expect(after?.design.scheme).toEqual(before?.design.scheme);
    expect(body.finished).toEqual(kit.finished);
    // What was shown is what is kept.
    expect((await preview(2, 'bolder, and no slogan')).body.before).toBe(shown.after);
    expect((await step('undo')).body.logos).toEqual(kit.logos);
    expect((await step('redo')).body.logos).toEqual(body.logos);
    await shop.close();
  });

  test('[V-05] a slogan of its own stays with the design in pictures, files and further requests', async () => {
    const { shop, read, idsOf, preview, accept, download } = await owner();
    const { body } = await accept(0, 'change the slogan to “Rye since 1998”');
    expect(body.logos[0]?.customization).toMatchObject({ slogan: 'Rye since 1998', showSlogan: true });
    const first = await preview(0, 'greener');
    const { body: both } = await accept(0, 'greener');
    expect(both.logos[0]?.customization).toMatchObject({ slogan: 'Rye since 1998' });
    const sloganOf = (scene: KitOrder['design']['scene'] | undefined) =>
      JSON.stringify(scene?.shapes.filter(({ part }) => part === 'slogan').map(({ path }) => path));
    const printed = await download(idsOf(both)[0] ?? '');
    expect(sloganOf(printed?.design.scene)).toBe(sloganOf(both.logos[0]?.design.scene));
    expect((await preview(0, 'wow me')).body.before).toBe(first.body.after);
    expect((await read()).logos[0]?.design.name).toBe('Juniper & Rye');
    await shop.close();
  });

  test('[V-05] [B-06] a finished logo stays finished, takes none of the plan, and its files are made anew', async () => {
    const { shop, read, idsOf, accept, step, download } = await owner();
    const kit = await read();
    const [old = ''] = idsOf(kit);
    const sold = await download(old);
    const { body } = await accept(0, 'in navy, with bigger letters');
    const [fresh = ''] = idsOf(body);
    expect(body.finished).toEqual([fresh]);
    expect(body.mayFinish).toBe(kit.mayFinish);
    const printed = await download(fresh);
    expect(printed?.design).toEqual(body.logos[0]?.design);
    expect(printed?.design.scheme.paints).not.toEqual(sold?.design.scheme.paints);
    // Files of both were downloaded: they are versions of one logo, so its owner may go back and forth.
    expect((await step('undo')).body).toMatchObject({ finished: [old] });
    expect(await download(old)).toEqual(sold);
    expect((await step('redo')).body).toMatchObject({ finished: [fresh] });
    expect((await download(fresh))?.design).toEqual(printed?.design);
    await shop.close();
  });

  test('[V-05] [B-06] once its files were downloaded, a logo becomes no other one, nor by undoing', async () => {
    const { shop, read, idsOf, preview, accept, code, step, download } = await owner();
    const [old = ''] = idsOf(await read());
    // Nothing was downloaded yet: another icon is as good as another choice.
    const { body } = await accept(0, 'use a crown icon');
    const [crown = ''] = idsOf(body);
    expect(body.finished).toEqual([crown]);
    expect((await step('undo')).body.finished).toEqual([old]);
    expect((await step('redo')).body.finished).toEqual([crown]);
    await download(crown);
    expect(await code(step('undo'))).toBe('kit.downloaded');
    for (const text of ['another icon', 'use a fish icon', 'no icon', 'like the second one']) {
      expect((await preview(0, text)).body, text).toMatchObject({ after: null, understood: [{ done: false }] });
      expect(await code(accept(0, text)), text).toBe('kit.no_revision');
    }
    expect((await accept(0, 'greener')).status).toBe(200);
    await shop.close();
  });

  test('[V-05] [B-06] where a copy keeps the earlier version, both count to the plan', async () => {
    const { shop, buyer, path, read, accept, code, step } = await owner();
    await accept(0, 'use a crown icon');
    await buyer.ask('POST', `${path}/duplicate`);
    expect(await code(accept(0, 'bolder'))).toBe('kit.logos_used');
    expect(await code(step('undo'))).toBe('kit.logos_used');
    expect((await read()).finished).toHaveLength(1);
    await shop.close();
  });

  test('[V-05] [M-05] in a look, the palette decides the colors, and files are printed in it', async () => {
    const { shop, buyer, path, read, idsOf, preview, accept, step, download } = await owner();
    const look = { palette: 'Midnight Black and Gold', personality: null };
    await buyer.ask('PUT', `${path}/look`, { look, version: (await read()).version });
    const [old = ''] = idsOf(await read());
    const inLook = await download(old);
    const { body: shown } = await preview(0, 'greener, and bolder');
    expect(shown.understood.map(({ label, done }) => [label, done])).toEqual([
      ['More green', false],
      ['Bolder letters', true],
    ]);
    expect(shown.after).toContain('#15130F');
    const { body } = await accept(0, 'greener, and bolder');
    const printed = await download(idsOf(body)[0] ?? '');
    expect(printed?.design.scheme.paints.ground).toBe('#15130F');
    expect(printed?.design.genome.face).toBe(body.logos[0]?.design.genome.face);
    // Another look and back again: the files of the earlier version are in the look as well.
    await buyer.ask('PUT', `${path}/look`, {
      look: { palette: 'Rose Gold and Blush', personality: null },
      version: (await read()).version,
    });
    await step('undo');
    await step('undo');
    expect(await download(old)).toEqual(inLook);
    await step('redo');
    expect(await download(idsOf(body)[0] ?? '')).toEqual(printed);
    await shop.close();
  });

  test('[V-05] a design that the kit has already is told, and not put there twice', async () => {
    const { shop, read, preview, accept, code } = await owner();
    const kit = await read();
    expect((await preview(2, 'like the second one')).body).toMatchObject({
      known: true,
      understood: [{ label: 'Like logo 2', done: true }],
    });
    expect(await code(accept(2, 'like the second one'))).toBe('kit.has_design');
    const { body } = await accept(2, 'like the second one, but with much more space between the letters');
    expect(body.logos[2]?.design.genome.mark).toBe(kit.logos[1]?.design.genome.mark);
    expect(body.logos[2]?.design.slot).toBe(kit.logos[2]?.design.slot);
    expect((await preview(2, 'like the ninth one')).body.understood).toMatchObject([{ done: false }]);
    await shop.close();
  });

  test('[V-05] kits of others, unknown logos, old versions and unpaid kits are refused', async () => {
    const { shop, buyer, path, read, body, accept, code } = await owner();
    const kit = await read();
    const other = await memberBrowser(database(), { press });
    for (const action of ['revision-previews', 'revised']) {
      const ask = (changed: Record<string, unknown>) => async () =>
        buyer.ask('POST', `${path}/${action}`, { ...(await body(2, 'bolder')), ...changed });
      expect((await other.call('POST', `${path}/${action}`, await body(2, 'bolder'))).status).toBe(404);
      expect(await code(ask({ logo: 'a1b2c3d4e5f6g' })())).toBe('kit.no_logo');
      expect(await code(ask({ version: kit.version + 1 })())).toBe('kit.changed');
      for (const text of ['', '   ', 'x'.repeat(1001)]) expect((await ask({ text })()).status).toBe(400);
      const { id } = await database().asPerson(other.id, (scope) => addKit(scope, { businessName: 'Kiln', status: 'completed' }));
      const unpaid = await other.call('POST', `/api/kits/${id}/${action}`, { logo: 'a1b2c3d4e5f6g', text: 'bolder', version: 1 });
      expect(problemSchema.parse(await unpaid.json()).code).toBe('kit.locked');
    }
    expect(await code(accept(2, 'wow me'))).toBe('kit.no_revision');
    expect(await read()).toEqual(kit);
    const [order] = await buyer.orders();
    expect((await buyer.ask('POST', `/api/orders/${order?.id}/refund`)).status).toBe(200);
    expect(await code(accept(2, 'bolder'))).toBe('kit.locked');
    await shop.close();
  });

  test('[V-05] [H23-03] replaced designs count to the same bound as regenerated ones', async () => {
    const paid = await owner();
    const { shop, accept, code } = paid;
    await fillWithReplaced(database(), paid);
    expect(await code(accept(2, 'bolder'))).toBe('kit.too_many_designs');
    await shop.close();
  });
});
