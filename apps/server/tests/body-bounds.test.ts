import { type BodyBounds, bodyBounds, largeAnswers, type ProblemBody, sizeOfBody } from '@brandwright/contract';
import { type Database, tables } from '@brandwright/data';
import { type Design, parseBrief } from '@brandwright/engine';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { beforeEach, expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../packages/data/testing/databases.ts';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { processorTime } from '../../../packages/engine/testing/processor-time.ts';
import { createApp } from '../src/app.ts';
import { parseJson } from '../src/http/json.ts';
import { stubPress } from '../testing/stub-press.ts';
import { testDeps } from '../testing/test-app.ts';
import { memberBrowser } from '../testing/test-browser.ts';
import { type TestPerson, testPerson } from '../testing/test-person.ts';

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));
const times = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);
/** What is thrown; else what was read. */
const thrown = (text: string, bounds: BodyBounds = bodyBounds.draft): unknown => {
  try {
    return parseJson(text, bounds);
  } catch (error) {
    return error;
  }
};

test('[HR-09] a body’s members are counted before it is parsed, and the refusal gives their number', () => {
  const parsed = vi.spyOn(JSON, 'parse');
  const cases: readonly (readonly [unknown, string, string])[] = [
    [{ draft: keys(30_000) }, '30003', 'at most 12000'],
    [{ draft: times(130_000, {}) }, '130003', 'at most 12000'],
    [times(12_000, 'x'), '12001', 'at most 12000'],
    [times(80_001, 0), '80001', 'at most 80000'],
    [times(80_001, null), '80001', 'at most 80000'],
  ];
  for (const [value, received, allowed] of cases)
    expect(thrown(JSON.stringify(value)), received).toMatchObject({
      code: 'request.body.too_many',
      detail: { received, allowed },
    });
  expect(thrown(`[${'"a" , '.repeat(12_000)}`)).toMatchObject({ detail: { received: '12001' } });
  expect(parsed).not.toHaveBeenCalled();
  parsed.mockRestore();
});

test('[HR-09] the server counts a body as the contract does, so that a page knows what fits', () => {
  const values = [
    {},
    [],
    [[], {}, [[]]],
    { a: [1, -2.5e3, true, null, 'x', ' , ', { b: 1, c: [] }], 'd"': '[,]{:}' },
    { draft: { favorites: times(3, { scene: { shapes: [{ path: [times(8, 1.5), [0]] }] } }) } },
  ];
  for (const value of values)
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
      const { members, numbers } = sizeOfBody(value);
      const at = { bytes: 1e6, members, numbers };
      expect(thrown(text, at), text).toEqual(value);
      const short = { code: 'request.body.too_many' };
      expect(thrown(text, { ...at, members: members - 1 }), text).toMatchObject(short);
      if (numbers > 0) expect(thrown(text, { ...at, numbers: numbers - 1 }), text).toMatchObject(short);
    }
});

test('[HR-09] [S-32] 400 kB of any shape are judged in 50 ms of processor time', () => {
  const nasty = [
    times(130_000, '{}').join(','),
    `[${times(199_999, '0').join(',')}]`,
    `[${times(99_999, '""').join(',')}]`,
    JSON.stringify(keys(30_000)),
    `{${'"" '.repeat(130_000)}`,
    `{"a"${' '.repeat(399_000)}`,
    `{${`"a"${' '.repeat(96)}`.repeat(4000)}`,
    '"'.repeat(400_000),
    '{"'.repeat(10),
    `{"a":"${'\\'.repeat(399_000)}`,
    `{"${'\\u0061'.repeat(66_000)}":1}`,
  ];
  for (const text of nasty) {
    expect(
      processorTime(() => thrown(text)),
      text.slice(0, 20),
    ).toBeLessThan(50);
  }
});

/** The largest draft that a page of ours would send: a chosen design and as many favorites as 400 kB hold. */
async function largeDraft() {
  const studio = await openStudio();
  const designs: Design[] = [];
  for (const name of ['Kiln', 'Stonebridge Capital Partners', '漢字の店']) {
    const brief = parseBrief({ name, slogan: name === 'Kiln' ? 'Fired by hand' : '' });
    if (!brief.ok) throw new Error('The brief of these tests is none.');
    designs.push(...(await drawSet(studio, brief.value, { round: 0 })).set.designs);
  }
  const [selectedLogo = null, ...favorites] = JSON.parse(JSON.stringify(designs)) as Design[];
  const draft = { version: 1, businessName: 'Kiln', selectedLogo, favorites, step: 5 };
  while (JSON.stringify(draft).length < 330_000) favorites.push(...favorites.slice(0, 1));
  while (JSON.stringify(draft).length > 390_000) favorites.pop();
  return draft;
}

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));
  /** Somebody who is signed in, and how often the database is asked for what is theirs. */
  const counted = async () => {
    const scopes = vi.fn();
    const asPerson: Database['asPerson'] = (id, work) => {
      scopes();
      return database().asPerson(id, work);
    };
    const watched = Object.create(database(), { asPerson: { value: asPerson } }) as Database;
    return { ada: await memberBrowser(database(), { change: { database: watched } }), scopes };
  };
  const problem = async (response: Response) => (await response.json()) as ProblemBody;

  test('[HR-09] a body of many small members is refused before a schema or the database sees it', async () => {
    const { ada, scopes } = await counted();
    const drafts = [{ draft: keys(30_000) }, { draft: { a: times(130_000, {}) } }, { draft: { favorites: times(13_000, '') } }];
    for (const body of drafts) {
      const response = await ada.call('PUT', '/api/draft', body);
      expect([response.status, await problem(response)]).toMatchObject([
        400,
        { code: 'request.body.too_many', received: expect.stringMatching(/^\d{5,6}$/), allowed: 'at most 12000' },
      ]);
    }
    const brand = { businessName: 'Kiln', quizAnswers: keys(15_000) };
    const bought = await ada.call('POST', '/api/create-payment', { plan: 'premium', brand });
    expect([bought.status, await problem(bought)]).toMatchObject([
      400,
      { code: 'request.body.too_many', received: '15007', allowed: 'at most 2000' },
    ]);
    const drawn = await ada.call('POST', '/api/generate-logo', { businessName: 'Kiln', quizAnswers: keys(2000) });
    expect(await problem(drawn)).toMatchObject({ code: 'request.body.too_many', allowed: 'at most 1000' });
    expect(scopes).not.toHaveBeenCalled();
    expect((await (await ada.call('GET', '/api/draft')).json()) as unknown).toEqual({ draft: null, updatedAt: null });
  });

  test('[HR-09] [S-17] a draft and the answers of the quiz have the fields of the wizard and no others', async () => {
    const { ada, scopes } = await counted();
    const bodies = [
      ['draft.owner', { draft: { businessName: 'Kiln', owner: 'me' } }],
      ['draft.quizAnswers.mood', { draft: { quizAnswers: { mood: 'calm' } } }],
      ['draft.gallery.more', { draft: { gallery: { brief: '', places: [], seen: [], more: 1 } } }],
    ] as const;
    for (const [field, body] of bodies) {
      const response = await ada.call('PUT', '/api/draft', body);
      expect([response.status, await problem(response)]).toMatchObject([400, { code: 'request.field.unknown', field }]);
    }
    const brand = { businessName: 'Kiln', quizAnswers: { mood: 'calm' } };
    const bought = await ada.call('POST', '/api/create-payment', { plan: 'premium', brand });
    expect(await problem(bought)).toMatchObject({ code: 'request.field.unknown', field: 'brand.quizAnswers.mood' });
    expect(scopes).not.toHaveBeenCalled();
  });

  test('[HR-09] [A-08] a draft as large as a page sends is kept whole, and one of an older page is still read', async () => {
    const ada = await memberBrowser(database());
    const draft = await largeDraft();
    expect((await ada.call('PUT', '/api/draft', { draft })).status).toBe(200);
    expect(((await (await ada.call('GET', '/api/draft')).json()) as { draft: unknown }).draft).toEqual(draft);
    const document = { version: 0, businessName: 'Kiln', mood: { calm: true }, quizAnswers: { mood: 'calm' } };
    await database().statements.update(tables.drafts).set({ document });
    expect(((await (await ada.call('GET', '/api/draft')).json()) as { draft: unknown }).draft).toEqual(document);
  });

  test('[H6-01] [A-08] only so many of one person’s simultaneous reads of a draft pass', async () => {
    const ada = await memberBrowser(database());
    const draft = { version: 1, businessName: 'Kiln', description: 'x'.repeat(70_000) };
    await database().statements.insert(tables.drafts).values({ userId: ada.id, document: draft });
    const read = () => ada.call('GET', '/api/draft');
    const open = await Promise.all(Array.from({ length: largeAnswers.person }, read));
    expect(await problem(await read())).toMatchObject({ status: 429, code: 'answers.too_many' });
    const drafts = await Promise.all(open.map(async (answer) => ((await answer.json()) as { draft: unknown }).draft));
    expect(drafts).toEqual(times(largeAnswers.person, draft));
    expect((await read()).status).toBe(200);
  });

  test('[H3-17] [H4-10] one person and one address can each send only so many large bodies at a time', async () => {
    const app = createApp(testDeps(stubPress, database()));
    const text = JSON.stringify({ draft: { version: 1, businessName: 'x'.repeat(70_000) } });
    const gate = Promise.withResolvers<void>();
    /** Whose body is being read. */
    const reading: string[] = [];
    /** A body that ends when the gate opens. */
    const send = (method: string, path: string, cookie: string, remoteAddress: string) => {
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            reading.push(`${path} ${remoteAddress}`);
            await gate.promise;
            controller.enqueue(new TextEncoder().encode(text));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = {
        cookie,
        origin: 'http://localhost',
        'content-type': 'application/json',
        'content-length': `${text.length}`,
      };
      const init = { method, headers, body, duplex: 'half' } as RequestInit;
      return Promise.resolve(app.request(path, init, { incoming: { socket: { remoteAddress } } }));
    };
    const put = ({ cookie }: TestPerson, address: string) => send('PUT', '/api/draft', cookie, address);
    const [ada, ben, eve] = [await testPerson(database()), await testPerson(database()), await testPerson(database())];
    const settled: Response[] = [];
    const keep = async (answer: Promise<Response>): Promise<Response> => {
      settled.push(await answer);
      return answer;
    };
    const asked = (who: TestPerson, address: string, count: number) =>
      Array.from({ length: count }, () => keep(put(who, address)));
    const all = [...asked(ada, '10.0.0.1', 5), ...asked(ben, '10.0.0.1', 5)];
    await eventually(() => expect(settled.map(({ status }) => status)).toEqual(Array(4).fill(429)));
    expect([settled[0]?.headers.get('retry-after'), await settled[0]?.json()]).toMatchObject([
      '1',
      { code: 'request.rate_limited', allowed: '3 large requests at a time' },
    ]);
    const [more] = asked(eve, '10.0.0.1', 1);
    expect(await (await more)?.json()).toMatchObject({ allowed: '6 large requests at a time' });
    const elsewhere = asked(eve, '10.0.0.2', 1);
    // Who is not signed in takes no place of theirs.
    const visitors = Array.from({ length: 7 }, () => send('POST', '/api/generate-logo', '', '10.0.0.3'));
    expect(await (await Promise.race(visitors)).json()).toMatchObject({ allowed: '6 large requests at a time' });
    const beside = asked(eve, '10.0.0.3', 1);
    await eventually(() => expect(reading).toContain('/api/draft 10.0.0.3'));
    gate.resolve();
    expect((await Promise.all(beside))[0]?.status).not.toBe(429);
    const through = (await Promise.all([...all, ...elsewhere])).filter(({ status }) => status !== 429);
    expect(through).toHaveLength(7);
    // Whatever became of them, their places are free again.
    expect((await put(ada, '10.0.0.1')).status).toBe(through[0]?.status);
  });
});
