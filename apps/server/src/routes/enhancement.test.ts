import { randomUUID } from 'node:crypto';
import { type Enhancement, enhancementSchema, type Kit, problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { brandColors, writeEnhancement } from '@brandwright/kit';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { kitBuyer } from '../../testing/kit-owner.ts';
import { kitWriter, writerBrief } from '../../testing/kit-writer.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testBrowser, testPassword } from '../../testing/test-browser.ts';

const premium = 'AI brand enhancement requires a paid plan. Please upgrade to access this feature.';
/** The body of the prototypes, with the values that they fall back to. */
const asked = {
  businessName: 'Harbor & Pine',
  industry: 'Unknown',
  personality: 'Creative',
  style: 'Modern',
  colors: 'Blue and White',
};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));
  const refusal = async (answer: Promise<Response>) => {
    const response = await answer;
    const { code, detail, field } = problemSchema.parse(await response.json());
    return { status: response.status, code, detail, field };
  };
  const enhanceBrand = (call: Awaited<ReturnType<typeof kitWriter>>['call'], body: unknown = asked) =>
    call('POST', '/api/enhance-brand-kit', body);

  test('[I-01] [I-03] a premium person’s kit gets its own texts, and names their writer', async () => {
    const { enhance, read, design, used } = await kitWriter(database());
    expect([(await read()).enhancement, await used()]).toEqual([null, 0]);
    const answer = await enhance();
    expect(answer.status).toBe(200);
    const { enhancement, version, changes } = (await answer.json()) as Kit;
    expect(enhancement).toEqual(plain(writeEnhancement(writerBrief, brandColors(design))));
    expect(enhancement?.brandStory).toContain('Harbor & Pine');
    expect(enhancement?.writer).toEqual({
      kind: 'built-in',
      name: 'Brandwright’s built-in copywriter',
      version: expect.any(String),
    });
    expect([version, changes]).toMatchObject([2, [{ label: 'Brand copy written', undone: false }]]);
    expect(await read()).toMatchObject({ enhancement, version: 2 });
    expect(await used()).toBe(1);
    const { enhancement: other, changes: both } = (await (await enhance(2)).json()) as Kit;
    expect(other).toEqual(plain(writeEnhancement(writerBrief, brandColors(design), 1)));
    expect(other?.brandStory).not.toBe(enhancement?.brandStory);
    expect(both.map(({ label }) => label)).toEqual(['Brand copy rewritten', 'Brand copy written']);
    expect(await used()).toBe(2);
  });

  test('[I-01] [M-09] texts are undone and redone with their kit, and a copy of it has them', async () => {
    const { enhance, call, path, read } = await kitWriter(database());
    const { enhancement } = (await (await enhance()).json()) as Kit;
    const { id } = (await (await call('POST', `${path}/duplicate`)).json()) as Kit;
    expect((await (await call('POST', `${path}/undo`, { version: 2 })).json()) as Kit).toMatchObject({ enhancement: null });
    expect((await read(`/api/kits/${id}`)).enhancement).toEqual(enhancement);
    expect((await (await call('POST', `${path}/redo`, { version: 3 })).json()) as Kit).toMatchObject({ enhancement });
  });

  test('[I-01] [M-09] words that were undone are not written again', async () => {
    const { enhance, call, path } = await kitWriter(database());
    const texts = async (answer: Promise<Response>) => ((await (await answer).json()) as Kit).enhancement;
    expect(await texts(enhance(1))).toMatchObject({ round: 0 });
    expect(await texts(enhance(2))).toMatchObject({ round: 1 });
    await call('POST', `${path}/undo`, { version: 3 });
    expect(await texts(call('POST', `${path}/undo`, { version: 4 }))).toBeNull();
    expect(await texts(enhance(5))).toMatchObject({ round: 2 });
    // A copy has no history, and goes on from its texts.
    const { id } = (await (await call('POST', `${path}/duplicate`)).json()) as Kit;
    expect(await texts(call('POST', `/api/kits/${id}/enhancement`, { version: 1 }))).toMatchObject({ round: 3 });
  });

  test('[I-01] [Y-01] the prototypes’ function takes their body and answers with every text', async () => {
    const { call, used, read } = await kitWriter(database());
    const answer = await enhanceBrand(call);
    const texts = enhancementSchema.parse(await answer.json());
    expect(answer.status).toBe(200);
    expect(texts.brandStory).toContain('Harbor & Pine');
    for (const text of [texts.missionStatement, texts.colorPsychology, texts.elevator, ...Object.values(texts.bios)])
      expect(text).not.toBe('');
    expect(texts.colors).toEqual([{ name: expect.stringMatching(/blue/), hex: '#3B82F6' }]);
    // Everything but the name may be missing.
    expect((await enhanceBrand(call, { businessName: 'Kiln' })).status).toBe(200);
    expect([await used(), (await read()).enhancement]).toEqual([2, null]);
  });

  test('[I-01] [B-07] without a paid order nothing is written and nothing counted', async () => {
    for (const order of [null, 'refunded'] as const) {
      const { enhance, call, read, used } = await kitWriter(database(), { order });
      const refused = { status: 403, code: 'enhancement.premium', detail: premium };
      for (let i = 0; i < 6; i++) expect(await refusal(enhance())).toMatchObject(refused);
      expect(await refusal(enhanceBrand(call))).toMatchObject(refused);
      expect([(await read()).enhancement, await used()]).toEqual([null, 0]);
    }
    const former = await kitWriter(database());
    expect((await former.enhance()).status).toBe(200);
    await former.refund();
    expect(await refusal(enhanceBrand(former.call))).toMatchObject({ code: 'enhancement.premium' });
    expect(await former.used()).toBe(1);
  });

  test('[I-01] [R-13] of fifty enhancements at once five are made, and the others are told the minutes', async () => {
    const [{ call, enhance, used }, other] = [await kitWriter(database()), await kitWriter(database())];
    const answers = await Promise.all(Array.from({ length: 50 }, () => enhanceBrand(call)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const late = answers.filter(({ status }) => status === 429);
    expect(late).toHaveLength(45);
    const { detail, retryAfter = 0 } = problemSchema.parse(await late[0]?.json());
    expect(detail).toBe(`Rate limit exceeded. Please try again in ${Math.ceil(retryAfter / 60)} minutes.`);
    expect(retryAfter).toBeGreaterThan(3000);
    expect(late[0]?.headers.get('retry-after')).toBe(String(retryAfter));
    expect(await used()).toBe(5);
    // Both ways share the five, and nobody else has fewer for it.
    expect(await refusal(enhance())).toMatchObject({ status: 429, code: 'request.rate_limited' });
    expect((await other.enhance()).status).toBe(200);
    const { statements } = database();
    await statements.update(tables.rateLimits).set({ windowStart: new Date(Date.now() - 3_580_000) });
    expect((await refusal(enhanceBrand(call))).detail).toBe('Rate limit exceeded. Please try again in 1 minute.');
    await statements.update(tables.rateLimits).set({ windowStart: new Date(Date.now() - 3_601_000) });
    expect((await enhanceBrand(call)).status).toBe(200);
  });

  test('[I-01] a call that is refused uses up none of the five', async () => {
    const { enhance, read, used } = await kitWriter(database());
    for (let i = 0; i < 7; i++) expect(await refusal(enhance(9))).toMatchObject({ status: 409, code: 'kit.changed' });
    expect((await enhance()).status).toBe(200);
    expect([await used(), (await read()).version]).toEqual([1, 2]);
    // Of two presses at once the second changes nothing.
    const both = await Promise.all([enhance(2), enhance(2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await used(), (await read()).version]).toEqual([2, 3]);
  });

  test('[I-01] a body with anything else in it is refused by the name of the field', async () => {
    const { call, path, used } = await kitWriter(database());
    const wrong = [
      [{ ...asked, businessName: 7 }, 'request.field.type', 'businessName'],
      [{ industry: 'Retail' }, 'request.field.missing', 'businessName'],
      [{ ...asked, businessName: ' ' }, 'brief.name.empty', 'businessName'],
      [{ ...asked, businessName: 'x'.repeat(81) }, 'brief.field.too_long', 'businessName'],
      [{ ...asked, style: ['bold'] }, 'request.field.type', 'style'],
      [{ ...asked, model: 'gpt' }, 'request.field.unknown', 'model'],
    ] as const;
    for (const [body, code, field] of wrong)
      expect(await refusal(enhanceBrand(call, body)), code).toMatchObject({ status: 400, code, field });
    for (const [body, code] of [
      [{}, 'request.field.missing'],
      [{ version: 0 }, 'request.field.value'],
      [{ version: 1, text: 'own' }, 'request.field.unknown'],
    ] as const)
      expect(await refusal(call('POST', `${path}/enhancement`, body)), code).toMatchObject({ status: 400, code });
    expect(await used()).toBe(0);
  });

  test('[I-01] [Y-04] nobody has texts written for the kit of another, or for one that is not finished', async () => {
    const [{ path, read, person }, ben] = [await kitWriter(database()), await kitWriter(database())];
    expect(await refusal(ben.call('POST', `${path}/enhancement`, { version: 1 }))).toMatchObject({
      status: 404,
      code: 'route.not_found',
    });
    const visitor = testBrowser(database(), { press });
    expect((await visitor.call('POST', `${path}/enhancement`, { version: 1 })).status).toBe(401);
    expect((await visitor.call('POST', '/api/enhance-brand-kit', asked)).status).toBe(401);
    expect([(await read()).enhancement, await ben.used()]).toEqual([null, 0]);
    const kits = () => database().statements.update(tables.brandKits);
    await kits().set({ status: 'generating' }).where(eq(tables.brandKits.userId, ben.person));
    expect(await refusal(ben.enhance())).toMatchObject({ status: 409, code: 'kit.unfinished' });
    await kits().set({ deletedAt: new Date() }).where(eq(tables.brandKits.userId, person));
    expect(await refusal(ben.call('POST', `${path}/enhancement`, { version: 1 }))).toMatchObject({ status: 404 });
  });

  test('[K-05] [K-07] [L-01] texts are added to the files, and undoing them brings the same bytes back', async () => {
    const { path, ask, version: read, archive, close } = await kitBuyer(database());
    const before = await archive();
    const version = await read();
    const { status, body } = await ask<Kit>('POST', `${path}/enhancement`, { version });
    expect(status).toBe(200);
    const [old, now] = [unzipSync(before), unzipSync(await archive())];
    const same = (name: string): boolean => Buffer.from(now[name] ?? []).equals(Buffer.from(old[name] ?? []));
    expect(Object.keys(now).filter((name) => !same(name))).toEqual([
      'start-here.html',
      'copy/brand-copy.md',
      'copy/profile-bios.txt',
      'guidelines/juniper-rye-brand-guidelines.pdf',
      'guidelines/juniper-rye-brand-sheet.pdf',
    ]);
    const { brandVoice, bios } = body.enhancement as Enhancement;
    expect(strFromU8(now['copy/profile-bios.txt'] ?? new Uint8Array())).toContain(bios.pinterest);
    expect(strFromU8(now['copy/brand-copy.md'] ?? new Uint8Array())).toContain(brandVoice.personality[0]);
    await ask('POST', `${path}/undo`, { version: version + 1 });
    expect((await archive()).equals(before)).toBe(true);
    await close();
  });

  test('[K-08] texts that cannot be read stop no download', async () => {
    const { path, ask, archive, close } = await kitBuyer(database());
    const before = await archive();
    await database()
      .statements.update(tables.brandKits)
      .set({ enhancement: { brandStory: 7 } as never });
    expect((await ask<Kit>('GET', path)).body.enhancement).toBeNull();
    expect((await archive()).equals(before)).toBe(true);
    await close();
  });

  test('[A-06] an export holds the texts of a kit, and nothing is left of them when their owner is erased', async () => {
    const browser = testBrowser(database(), { press });
    const email = `${randomUUID()}@example.com`;
    await browser.enter(email);
    const [row] = await database().statements.select().from(tables.profiles).where(eq(tables.profiles.email, email));
    const { enhance, path } = await kitWriter(database(), {
      browser: { ...browser, id: row?.id ?? '', email },
      name: `Erased ${database().kind}`,
    });
    const { brandStory } = ((await (await enhance()).json()) as Kit).enhancement as Enhancement;
    const story = JSON.stringify(brandStory).slice(1, -1);
    const archive = unzipSync(new Uint8Array(await (await browser.call('GET', '/api/account/export')).arrayBuffer()));
    const files = Object.entries(archive).map(([name, bytes]) => ({ name, text: strFromU8(bytes) }));
    expect(files.filter(({ text }) => text.includes(story)).map(({ name }) => name)).toEqual([
      expect.stringContaining(path.split('/').at(-1) ?? ''),
    ]);
    const held = async () =>
      (await contentsOf(database())).filter((line) => line.includes(row?.id ?? 'none') || line.includes(story));
    expect((await held()).length).toBeGreaterThan(2);
    expect((await browser.call('POST', '/api/account/delete', { current: testPassword })).status).toBe(204);
    expect((await held()).filter((line) => line.includes(story))).toEqual([]);
  });
});
