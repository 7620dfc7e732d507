import { type Kit, problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { kitBuyer, kitOwner } from '../../testing/kit-owner.ts';
import { testBrowser } from '../../testing/test-browser.ts';

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));
  /** Somebody with a kit, and what they do with it. */
  const owner = async () => {
    const owned = await kitOwner(database());
    const save = (template: string, headline: unknown, version: number) =>
      owned.call('PUT', `${owned.path}/headlines`, { template, headline, version });
    return {
      ...owned,
      save,
      saved: (template: string, headline: string | null, version: number) => owned.kit(save(template, headline, version)),
      refused: async (template: string, headline: unknown) => {
        const { code, field, detail } = problemSchema.parse(await (await save(template, headline, 1)).json());
        return { code, field, detail };
      },
    };
  };

  test('[T-02] [M-09] headlines are saved, undone and redone, and the copy of a kit has them', async () => {
    const { call, path, read, saved, step } = await owner();
    expect(await read()).toMatchObject({ headlines: {}, version: 1 });
    const changes = [{ label: 'Headline changed to “Now open”', undone: false }];
    const first = { 'instagram-post': 'Now open' };
    expect(await saved('instagram-post', '  Now\u200B open ', 1)).toMatchObject({ headlines: first, version: 2, changes });
    // The same again is no change.
    expect(await saved('instagram-post', 'Now open', 2)).toMatchObject({ version: 2, changes });
    expect(await saved('pinterest-pin', '營業中', 2)).toMatchObject({ headlines: { 'pinterest-pin': '營業中' } });
    const { id } = (await (await call('POST', `${path}/duplicate`)).json()) as Kit;
    expect(await read(`/api/kits/${id}`)).toMatchObject({ headlines: { ...first, 'pinterest-pin': '營業中' }, changes: [] });
    expect((await saved('instagram-post', null, 3)).headlines).toEqual({ 'pinterest-pin': '營業中' });
    expect((await step('undo', 4)).headlines).toEqual({ ...first, 'pinterest-pin': '營業中' });
    expect((await step('redo', 5)).headlines).toEqual({ 'pinterest-pin': '營業中' });
  });

  test('[T-02] a headline that is too long, no plain line or in no font is refused by name', async () => {
    const { refused, read, save } = await owner();
    for (const text of ['x'.repeat(61), 'a\nb', 'a\u2028b', ''])
      expect(await refused('instagram-post', text)).toMatchObject({ code: 'request.field.value', field: 'headline' });
    expect(await refused('instagram-post', 7)).toMatchObject({ code: 'request.field.type', field: 'headline' });
    expect(await refused('myspace-post', 'Hello')).toMatchObject({ code: 'request.field.value', field: 'template' });
    expect(await refused('instagram-post', 'Sale 🎉')).toEqual({
      code: 'kit.headline_unsettable',
      field: 'headline',
      detail: expect.stringContaining('Our fonts don’t include “🎉”. Please leave it out.'),
    });
    // Two scripts that no single font has.
    expect(await refused('instagram-post', 'ক さ')).toMatchObject({
      code: 'kit.headline_unsettable',
      detail: expect.stringContaining('Our fonts don’t include every character in this headline.'),
    });
    // Nothing that could be seen: its own comes back.
    expect((await save('instagram-post', '\u200B', 1)).status).toBe(200);
    expect(await read()).toMatchObject({ headlines: {}, version: 1 });
  });

  test('[T-02] [Y-04] nobody changes a headline in the kit of another, or over a change they did not see', async () => {
    const [{ path, save, saved, read }, ben] = [await owner(), await owner()];
    const body = { template: 'instagram-post', headline: 'Hi', version: 1 };
    const other = await ben.call('PUT', `${path}/headlines`, body);
    expect([other.status, problemSchema.parse(await other.json()).code]).toEqual([404, 'route.not_found']);
    expect((await testBrowser(database()).call('PUT', `${path}/headlines`, body)).status).toBe(401);
    await saved('instagram-post', 'Now open', 1);
    const late = await save('instagram-post', 'Too late', 1);
    expect([late.status, problemSchema.parse(await late.json()).code]).toEqual([409, 'kit.changed']);
    expect(await read()).toMatchObject({ headlines: { 'instagram-post': 'Now open' }, version: 2 });
  });

  test('[T-02] [K-07] only the files of that template change, and undoing brings the same bytes back', async () => {
    const { path, ask, version: read, archive, close } = await kitBuyer(database());
    const before = await archive();
    const version = await read();
    const body = { template: 'facebook-post', headline: 'Открыто', version };
    expect((await ask('PUT', `${path}/headlines`, body)).status).toBe(200);
    const [old, now] = [unzipSync(before), unzipSync(await archive())];
    expect(Object.keys(now)).toEqual(Object.keys(old));
    const changed = Object.keys(now).filter((name) => !Buffer.from(now[name] ?? []).equals(Buffer.from(old[name] ?? [])));
    expect(changed).toEqual(['social/facebook-post-1200x630.png', 'social/facebook-post-1200x630.svg']);
    await ask('POST', `${path}/undo`, { version: version + 1 });
    expect((await archive()).equals(before)).toBe(true);
    await close();
  });
});
