import { kitSchema, largeAnswers, type ProblemBody } from '@brandwright/contract';
import { addKit, type Database, type DrawnLogo, tables } from '@brandwright/data';
import { type Design, parseBrief } from '@brandwright/engine';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { heavyLogos } from '../../../../packages/data/testing/heavy-kit.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps, testSettings } from '../../testing/test-app.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';
import { drawnLogo } from '../services/kits/kit-document.ts';

const parsed = parseBrief({ name: 'Harbor & Pine' });
if (!parsed.ok) throw new Error('The brief of these tests is not one.');
const { set } = await drawSet(await openStudio(), parsed.value, { round: 0 });
const lead = drawnLogo({ design: set.designs[0] as Design, customization: null });

/** The characters of every text that is parsed from now on. */
const parsedTexts = (): number[] => {
  const lengths: number[] = [];
  const { parse } = JSON;
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    lengths.push(String(text).length);
    return parse(text, reviver);
  });
  return lengths;
};
afterEach(() => vi.restoreAllMocks());

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));
  /** The same database, which says of each answer to a person's statement how long it was. */
  const told = (lengths: number[]): Database => ({
    ...database(),
    get statements() {
      return database().statements;
    },
    askAsPerson: (async (person, ...asked) => {
      const answers = await database().askAsPerson(person, ...asked);
      lengths.push(JSON.stringify(answers).length);
      return answers;
    }) as Database['askAsPerson'],
  });
  const give = (id: string, logos: readonly DrawnLogo[] = [lead, ...heavyLogos()]) =>
    database().asPerson(id, async (scope) => (await addKit(scope, { businessName: 'Dense', status: 'completed', logos })).id);

  test('[H3-04] [HR-09] a kit of forty megabytes is sent in portions, without parsing its logos', async () => {
    const answers: number[] = [];
    const ada = await memberBrowser(told(answers), { press });
    const logos = [lead, ...heavyLogos()];
    const kit = await give(ada.id, logos);
    const lengths = parsedTexts();
    const response = await ada.call('GET', `/api/kits/${kit}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    const parts: Uint8Array[] = [];
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) parts.push(part);
    expect(Math.max(...lengths)).toBeLessThan(5_000);
    vi.restoreAllMocks();
    // The small one, then two of the large ones at most; three bytes a sign.
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(3_100_000);
    expect(Math.max(...answers)).toBeLessThan(1_100_000);
    const whole = kitSchema.parse(JSON.parse(Buffer.concat(parts).toString()));
    expect(whole).toMatchObject({ businessName: 'Dense', variants: 25, finished: ['heavy0'], version: 1 });
    expect(whole.logos).toEqual(logos.map(({ logo }) => JSON.parse(logo)));
  });

  test('[H3-04] [S-32] a link and a picture of such a kit read one of its drawings, once', async () => {
    const ada = await memberBrowser(database(), { press });
    const kit = await give(ada.id);
    const { path } = (await (await ada.call('POST', `/api/kits/${kit}/shares`)).json()) as { path: string };
    const lengths = parsedTexts();
    const read = async (of: string): Promise<readonly number[]> => {
      lengths.length = 0;
      expect((await ada.call('GET', of)).status).toBe(200);
      return lengths.filter((length) => length > 5_000);
    };
    expect(await read(`/api${path}`)).toEqual([lead.logo.length]);
    for (const of of [`/api${path}`, `/api/kits/${kit}/logo`, `/api${path}/logo`]) expect(await read(of), of).toEqual([]);
  });

  test('[H4-06] [S-32] a kit’s first drawing is read and printed once, however many look at it at once', async () => {
    const ada = await memberBrowser(database(), { press });
    const kit = await give(ada.id);
    const lengths = parsedTexts();
    const printed: number[] = [];
    const { encode } = TextEncoder.prototype;
    vi.spyOn(TextEncoder.prototype, 'encode').mockImplementation(function (this: InstanceType<typeof TextEncoder>, text) {
      if ((text ?? '').startsWith('<svg')) printed.push((text ?? '').length);
      return encode.call(this, text);
    });
    const looks = await Promise.all(Array.from({ length: 30 }, () => ada.call('GET', `/api/kits/${kit}/logo`)));
    const pictures = await Promise.all(looks.map((look) => look.text()));
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(pictures).size).toBe(1);
    expect(pictures[0]?.trim()).toMatch(/^<svg.*<\/svg>$/s);
    expect(lengths.filter((length) => length > 5_000)).toEqual([lead.logo.length]);
    expect(printed).toEqual([pictures[0]?.length]);
  });

  test('[H3-04] kits under way are limited per person and per address, and one more changes nothing', async () => {
    const settings = { ...testSettings, trustedProxies: 1 };
    const app = createApp(testDeps(stubPress, database(), { settings }));
    const ask = (method: string, path: string, { cookie, from, body }: { cookie: string; from: string; body?: unknown }) =>
      app.request(path, {
        method,
        headers: { cookie, origin: 'http://localhost', 'x-forwarded-for': from, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const people = await Promise.all(Array.from({ length: 5 }, () => testPerson(database())));
    const kits = await Promise.all(people.map(({ id }) => give(id, heavyLogos(2, 10))));
    const open: Response[] = [];
    const read = async (who: number, from: string) => {
      const response = await ask('GET', `/api/kits/${kits[who]}`, { cookie: people[who]?.cookie ?? '', from });
      if (response.status === 200) open.push(response);
      return response;
    };
    // Nobody reads them.
    for (let i = 0; i < largeAnswers.person; i++) expect((await read(0, '192.0.2.1')).status).toBe(200);
    const refused = await read(0, '192.0.2.2');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect((await refused.json()) as ProblemBody).toMatchObject({ code: 'answers.too_many', allowed: '8 at a time' });
    const [kit = ''] = kits;
    const [{ cookie } = { cookie: '' }] = people;
    const renamed = await ask('PATCH', `/api/kits/${kit}`, {
      cookie,
      from: '192.0.2.1',
      body: { businessName: 'New', version: 1 },
    });
    expect(renamed.status).toBe(429);
    expect((await database().statements.select().from(tables.brandKits)).map(({ businessName }) => businessName)).not.toContain(
      'New',
    );

    for (const who of [1, 2, 3])
      for (let i = 0; i < largeAnswers.person; i++) expect((await read(who, '192.0.2.1')).status).toBe(200);
    expect(open).toHaveLength(largeAnswers.address);
    expect(((await (await read(4, '192.0.2.1')).json()) as ProblemBody).allowed).toBe('32 at a time');
    expect((await read(4, '192.0.2.2')).status).toBe(200);

    // Whoever leaves, or has read all of it, makes room; so does who asks for the head alone, or for what is not there.
    await open[0]?.body?.cancel();
    await open[1]?.text();
    for (const method of ['HEAD', 'GET', 'HEAD']) {
      const path = `/api/kits/${method === 'GET' ? kits[1] : kit}`;
      expect((await ask(method, path, { cookie, from: '192.0.2.1' })).status).toBe(method === 'GET' ? 404 : 200);
    }
    expect([(await read(0, '192.0.2.1')).status, (await read(0, '192.0.2.1')).status]).toEqual([200, 200]);
    expect((await read(0, '192.0.2.1')).status).toBe(429);
    await Promise.all(open.map(({ body, bodyUsed }) => (bodyUsed || body?.locked ? null : body?.cancel())));
  });

  test('[H8-08] a stalled answer gives way to a newcomer, first that of the person with the most', async () => {
    const settings = { ...testSettings, trustedProxies: 1 };
    let clock = 0;
    const app = createApp(testDeps(stubPress, database(), { settings, now: () => clock }));
    const people = await Promise.all(Array.from({ length: 6 }, () => testPerson(database())));
    const kits = await Promise.all(people.map(({ id }) => give(id, heavyLogos(2, 10))));
    const read = (who: number) =>
      app.request(`/api/kits/${kits[who]}`, { headers: { cookie: people[who]?.cookie ?? '', 'x-forwarded-for': '192.0.2.1' } });
    const few = await Promise.all(Array.from({ length: 4 }, () => read(4)));
    clock = 1;
    const many: Response[] = [];
    for (const who of [0, 1, 2, 3]) for (let i = 0; i < 7; i++) many.push(await read(who));
    expect([...few, ...many].map(({ status }) => status)).toEqual(Array(largeAnswers.address).fill(200));
    // Somebody who reads, at a moment at which all the others stand still.
    clock = 4_000;
    expect((await read(5)).status).toBe(429);
    const busy = many[0]?.body?.getReader();
    await busy?.read();
    clock = 5_500;
    const served = await read(5);
    expect(served.status).toBe(200);
    expect(((await served.json()) as { id: string }).id).toBe(kits[5]);
    // The oldest of those who have most: their first answer is being read.
    await expect(many[1]?.text()).rejects.toThrow();
    for (const response of [...few, ...many.slice(2)]) expect((await response.text()).length).toBeGreaterThan(100);
    await busy?.cancel();
  });
});
