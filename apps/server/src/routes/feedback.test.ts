import {
  commentShared,
  type Feedback,
  feedbackLimits,
  problemSchema,
  readFeedback,
  type SharedKit,
  sharedKitSchema,
  sharedPictures,
} from '@brandwright/contract';
import { addKit, erasePerson, type NewKit, tables } from '@brandwright/data';
import { type Design, parseBrief } from '@brandwright/engine';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser, testBrowser } from '../../testing/test-browser.ts';
import { drawnLogo } from '../services/kits/kit-document.ts';
import { tellOwners } from '../services/sharing/tell-owner.ts';

const { brandKits, kitComments, kitVotes, mails, profiles, rateLimits } = tables;
const parsed = parseBrief({ name: 'Harbor & Pine', industry: 'Consulting' });
if (!parsed.ok) throw new Error('The brief of these tests is not one.');
const { set } = await drawSet(await openStudio(), parsed.value, { round: 0 });
const designs = set.designs.slice(0, 3) as readonly Design[];
const [first, second] = designs.map(({ id }) => id) as [string, string];
const missing = { status: 404, code: 'route.not_found' };

/** Texts that would be markup, code or another line, where somebody took them for it. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '[read](javascript:alert(1))',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;b&gt; $(7*7) <%= 7*7 %>',
  '\u202Egnp.exe',
];

onEveryDatabase((database) => {
  beforeEach(async () => {
    for (const table of [rateLimits, mails]) await database().statements.delete(table);
  });
  type Browser = Pick<Awaited<ReturnType<typeof memberBrowser>>, 'call'>;
  const visitor = (peer = '192.0.2.1') => testBrowser(database(), { press, peer });
  const problem = async (answer: Promise<Response>) => {
    const response = await answer;
    return { status: response.status, code: problemSchema.parse(await response.json()).code };
  };

  /** Somebody with a kit of three designs, and a link to it. */
  async function sharing(change: Partial<NewKit> = {}) {
    const owner = await memberBrowser(database(), { press });
    const logos = designs.map((design) => drawnLogo({ design, customization: null }));
    const kit = { businessName: 'Harbor & Pine', status: 'completed' as const, logos, ...change };
    const { id } = await database().asPerson(owner.id, (scope) => addKit(scope, kit));
    const path = `/api/kits/${id}`;
    const made = (await (await owner.call('POST', `${path}/shares`)).json()) as { id: string; path: string };
    const link = `/api${made.path}`;
    return {
      owner,
      id,
      path,
      link,
      revoke: () => owner.call('DELETE', `${path}/shares/${made.id}`),
      feedback: async (): Promise<Feedback> =>
        readFeedback.answer.parse(await (await owner.call('GET', `${path}/feedback`)).json()),
      seen: async (by: Browser): Promise<SharedKit> => sharedKitSchema.parse(await (await by.call('GET', link)).json()),
      vote: (by: Browser, vote: string | null, design = first) => by.call('PUT', `${link}/vote`, { design, vote }),
      comment: (by: Browser, change: object = {}) =>
        by.call('POST', `${link}/comments`, { name: 'Ben', comment: 'A warmer red?', seconds: 20, ...change }),
    };
  }
  const emails = (recipient: string) => database().statements.select().from(mails).where(eq(mails.recipient, recipient));

  test('[M-10] [S-28] a visitor has one vote for each design, changes it and removes it', async () => {
    const kit = await sharing();
    const [ben, eve] = [visitor(), visitor()];
    for (const vote of ['like', 'like', 'not-quite']) expect((await kit.vote(ben, vote)).status).toBe(200);
    await kit.vote(ben, 'like', second);
    await kit.vote(eve, 'like');
    expect((await kit.feedback()).votes).toEqual([
      { design: first, likes: 1, notQuite: 1 },
      { design: second, likes: 1, notQuite: 0 },
      { design: designs[2]?.id, likes: 0, notQuite: 0 },
    ]);
    // Visitors see their own votes alone.
    const theirs = (await kit.seen(ben)).feedback.votes;
    expect(theirs).toHaveLength(2);
    expect(theirs).toEqual(
      expect.arrayContaining([
        { design: first, vote: 'not-quite' },
        { design: second, vote: 'like' },
      ]),
    );
    expect((await kit.seen(visitor())).feedback.votes).toEqual([]);
    await kit.vote(ben, null);
    expect((await kit.feedback()).votes[0]).toEqual({ design: first, likes: 1, notQuite: 0 });
    expect(await problem(kit.vote(ben, 'like', 'nodesignofthekit'))).toEqual(missing);
    expect(await problem(kit.vote(ben, 'love'))).toEqual({ status: 400, code: 'request.field.value' });
  });

  test('[M-10] [S-28] an address brings ten voters a day, and who voted may change the vote', async () => {
    const kit = await sharing();
    const voters = Array.from({ length: 11 }, () => visitor());
    const answers = [];
    for (const voter of voters) answers.push((await kit.vote(voter, 'like')).status);
    expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await kit.vote(voters[0] as Browser, 'not-quite')).status).toBe(200);
    expect((await kit.vote(visitor('192.0.2.2'), 'like')).status).toBe(200);
    expect((await kit.feedback()).votes[0]).toEqual({ design: first, likes: 10, notQuite: 1 });
    // A cookie of their own making makes nobody another visitor of another address.
    const forged = visitor();
    forged.cookies.set('brandwright.visitor', 'A'.repeat(22));
    expect((await kit.vote(forged, 'like')).status).toBe(429);
  });

  test('[M-10] [S-28] a vote that is removed and given again makes no new voter', async () => {
    const kit = await sharing();
    const ben = visitor();
    for (let i = 0; i < 12; i++)
      expect([(await kit.vote(ben, 'like')).status, (await kit.vote(ben, null)).status], String(i)).toEqual([200, 200]);
    expect((await kit.seen(ben)).feedback.votes).toEqual([]);
    expect((await kit.vote(visitor(), 'like')).status).toBe(200);
  });

  test('[M-10] the owner clears the votes, those on designs that are gone among them', async () => {
    const kit = await sharing();
    await kit.vote(visitor(), 'like');
    const stranger = await memberBrowser(database(), { press });
    expect(await problem(stranger.call('DELETE', `${kit.path}/votes`))).toEqual(missing);
    expect((await kit.owner.call('DELETE', `${kit.path}/votes`)).status).toBe(204);
    expect((await kit.feedback()).votes.every(({ likes, notQuite }) => likes + notQuite === 0)).toBe(true);
    expect(await database().statements.select().from(kitVotes).where(eq(kitVotes.brandKitId, kit.id))).toEqual([]);
  });

  test('[M-10] visitors delete their own comment, from closed feedback as well, and nobody else’s', async () => {
    const kit = await sharing();
    const [ben, eve] = [visitor(), visitor()];
    const left = commentShared.answer.parse(await (await kit.comment(ben)).json());
    await kit.comment(eve);
    const end = (by: Browser) => problem(by.call('DELETE', `${kit.link}/comments/${left.id}`));
    expect([await end(eve), await end(visitor())]).toEqual([missing, missing]);
    await kit.owner.call('PUT', `${kit.path}/feedback`, { isOpen: false });
    expect((await ben.call('DELETE', `${kit.link}/comments/${left.id}`)).status).toBe(204);
    expect(await end(ben)).toEqual(missing);
    expect((await kit.feedback()).comments).toHaveLength(1);
  });

  test('[M-10] a comment is its author’s until the owner shows it, and goes when the owner deletes it', async () => {
    const kit = await sharing();
    const [ben, eve] = [visitor(), visitor()];
    const left = commentShared.answer.parse(await (await kit.comment(ben)).json());
    expect(left).toMatchObject({ name: 'Ben', comment: 'A warmer red?', isWaiting: true });
    const comments = async (by: Browser) => (await kit.seen(by)).feedback.comments;
    expect([await comments(ben), await comments(eve)]).toEqual([[left], []]);
    const mark = (as: string, by: Browser = kit.owner) => by.call('POST', `${kit.path}/comments/${left.id}/mark`, { as });
    const stranger = await memberBrowser(database(), { press });
    expect(await problem(mark('shown', stranger))).toEqual(missing);
    expect((await mark('shown')).status).toBe(200);
    const shown = { ...left, isWaiting: false };
    expect([await comments(ben), await comments(eve)]).toEqual([[shown], [{ ...shown, isOwn: false }]]);
    await mark('hidden');
    expect(await comments(eve)).toEqual([]);
    // Of another kit of the same owner, it is not there.
    const other = await kit.owner.call('POST', `${kit.path}/duplicate`);
    const copy = ((await other.json()) as { id: string }).id;
    const elsewhere = `/api/kits/${copy}/comments/${left.id}`;
    expect(await problem(kit.owner.call('DELETE', elsewhere))).toEqual(missing);
    expect(await problem(stranger.call('DELETE', `${kit.path}/comments/${left.id}`))).toEqual(missing);
    expect((await kit.owner.call('DELETE', `${kit.path}/comments/${left.id}`)).status).toBe(204);
    expect([await comments(ben), (await kit.feedback()).comments]).toEqual([[], []]);
  });

  test('[M-10] [S-28] likely spam is kept apart and told to nobody, and an address sends ten comments an hour', async () => {
    const kit = await sharing();
    await kit.comment(visitor(), { comment: 'Buy now', website: 'https://spam.example' });
    await kit.comment(visitor(), { comment: 'At once', seconds: 0.5 });
    expect(await emails(kit.owner.email)).toEqual([]);
    await kit.comment(visitor());
    expect(await emails(kit.owner.email)).toHaveLength(1);
    expect((await kit.feedback()).comments.map(({ comment, suspected }) => [comment, suspected])).toEqual([
      ['A warmer red?', false],
      ['At once', true],
      ['Buy now', true],
    ]);
    // It takes nobody’s room, and the newest of it is kept.
    const of = { brandKitId: kit.id, name: '', suspected: true };
    const spam = Array.from({ length: 99 }, (_, i) => ({ ...of, visitor: `v${i}`, comment: `Old ${i}`, createdAt: new Date(i) }));
    await database().statements.insert(kitComments).values(spam);
    await kit.comment(visitor('192.0.2.3'), { comment: 'Newest', seconds: 0 });
    const kept = (await kit.feedback()).comments.filter(({ suspected }) => suspected).map(({ comment }) => comment);
    expect([kept.length, kept.slice(0, 3)]).toEqual([100, ['Newest', 'At once', 'Buy now']]);
    expect(kept).not.toContain('Old 0');
    const more = [];
    for (let i = 0; i < 8; i++) more.push((await kit.comment(visitor())).status);
    expect(more).toEqual([...Array<number>(7).fill(200), 429]);
    expect((await kit.comment(visitor('192.0.2.2'))).status).toBe(200);
  });

  test('[M-10] the owner is told once a day at most, without a stranger’s words', async () => {
    const kit = await sharing();
    const told = () => emails(kit.owner.email);
    const deps = { database: database(), origin: 'http://localhost', mailSender: { call: () => {} } };
    await kit.comment(visitor(), { name: 'Mallory', comment: 'Click https://evil.example' });
    await kit.comment(visitor());
    const [email, ...others] = await told();
    expect(others).toEqual([]);
    expect(email?.text).toContain('There is one new comment on your “Harbor & Pine” kit.');
    expect(email?.text).toContain(`http://localhost/results/${kit.id}#sharing`);
    for (const text of [email?.subject, email?.text, email?.html]) expect(text).not.toMatch(/Mallory|evil/);
    expect(await tellOwners(deps)).toBe(0);
    const { statements } = database();
    await statements
      .update(profiles)
      .set({ feedbackToldAt: sql`now() - interval '25 hours'` })
      .where(eq(profiles.id, kit.owner.id));
    // Those of before were told.
    await statements
      .update(kitComments)
      .set({ createdAt: sql`now() - interval '26 hours'` })
      .where(eq(kitComments.name, 'Mallory'));
    expect(await tellOwners(deps)).toBe(1);
    expect((await told()).map(({ text }) => /There.*\./.exec(text)?.[0])).toContain(
      'There is one new comment on your “Harbor & Pine” kit.',
    );
    expect([await tellOwners(deps), (await told()).length]).toEqual([0, 2]);
  });

  test('[M-10] [S-28] closed feedback takes nothing more, and a revoked link ends everything at once', async () => {
    const kit = await sharing();
    const ben = visitor();
    await kit.vote(ben, 'like');
    await kit.comment(ben);
    expect((await kit.owner.call('PUT', `${kit.path}/feedback`, { isOpen: false })).status).toBe(204);
    const closed = { status: 409, code: 'feedback.closed' };
    expect([await problem(kit.vote(ben, 'not-quite')), await problem(kit.comment(ben))]).toEqual([closed, closed]);
    expect((await kit.seen(ben)).feedback).toMatchObject({ isOpen: false, votes: [{ vote: 'like' }] });
    await kit.owner.call('PUT', `${kit.path}/feedback`, { isOpen: true });
    expect((await kit.vote(ben, 'not-quite')).status).toBe(200);
    await kit.revoke();
    const pictures = [`${kit.link}/logo`, ...sharedPictures.map((name) => `${kit.link}/pictures/${name}`)];
    for (const path of [kit.link, ...pictures]) expect(await problem(ben.call('GET', path)), path).toEqual(missing);
    expect([await problem(kit.vote(ben, 'like')), await problem(kit.comment(ben))]).toEqual([missing, missing]);
    // What was left is the owner’s.
    expect(await kit.feedback()).toMatchObject({ comments: [{ comment: 'A warmer red?' }] });
  });

  test('[M-10] a kit takes as many comments and voters as there is room for', async () => {
    const kit = await sharing();
    const of = { brandKitId: kit.id, name: '', comment: 'Hello', suspected: false };
    const comments = Array.from({ length: feedbackLimits.comments }, () => ({ ...of, visitor: 'v' }));
    await database().statements.insert(kitComments).values(comments);
    const vote = { brandKitId: kit.id, designId: first, liked: true };
    const votes = Array.from({ length: feedbackLimits.voters }, (_, i) => ({ ...vote, visitor: `v${i}` }));
    await database().statements.insert(kitVotes).values(votes);
    const full = { status: 409, code: 'feedback.full' };
    expect([await problem(kit.comment(visitor())), await problem(kit.vote(visitor(), 'like'))]).toEqual([full, full]);
  });

  test('[M-10] [S-28] comments are texts, whatever they would like to be, and no visitor’s address is kept', async () => {
    const kit = await sharing();
    const ben = visitor('198.51.100.77');
    for (const text of hostile) expect((await kit.comment(ben, { name: text, comment: text })).status, text).toBe(200);
    await kit.vote(ben, 'like');
    for (const comment of ['', ' ', 'a'.repeat(feedbackLimits.comment + 1), 'bell\u0007', 12, null])
      expect((await kit.comment(visitor('192.0.2.9'), { comment })).status, String(comment)).toBe(400);
    expect((await kit.comment(visitor('192.0.2.9'), { name: 'two\nlines' })).status).toBe(400);
    const answer = await ben.call('GET', kit.link);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const { feedback } = sharedKitSchema.parse(await answer.json());
    expect(feedback.comments.map(({ comment }) => comment)).toEqual(hostile);
    expect((await contentsOf(database(), ['rate_limits'])).join('\n')).not.toContain('198.51.100.77');
    const cookie = ben.cookies.get('brandwright.visitor') ?? 'none';
    expect((await contentsOf(database(), [])).join('\n')).not.toContain(cookie);
  });

  test('[M-10] [S-28] every picture is small and marked as a preview, and shows the owner nowhere', async () => {
    const kit = await sharing();
    const shown = await kit.seen(visitor());
    expect(shown.designs).toEqual(designs.map(({ id }) => id));
    expect(shown.faces?.name).toBe(designs[0]?.genome.face);
    expect(shown.colors.filter(({ isLogo }) => isLogo).length).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toContain(kit.owner.email);
    for (const name of [...sharedPictures, ...shown.designs]) {
      const answer = await visitor().call('GET', `${kit.link}/pictures/${name}`);
      expect([answer.status, answer.headers.get('x-robots-tag')], name).toEqual([200, 'noindex']);
      const picture = sharp(await answer.arrayBuffer());
      const { format, width = 0, height = 0 } = await picture.metadata();
      expect([format, Math.max(width, height)], name).toEqual(['png', 640]);
    }
    for (const name of ['letterhead', 'constructor', 'none', '-1']) {
      expect(await problem(visitor().call('GET', `${kit.link}/pictures/${name}`)), name).toEqual(missing);
    }
    // Lines lie across every picture: along its upper edge, no two of them have the same shade throughout.
    const white = sharp(await (await visitor().call('GET', `${kit.link}/pictures/mono-black`)).arrayBuffer());
    const edge = await white.extract({ left: 0, top: 0, width: 640, height: 1 }).removeAlpha().raw().toBuffer();
    expect(new Set(edge).size).toBeGreaterThan(1);
  });

  test('[M-10] [A-06] [A-10] feedback is in the owner’s export, and ends with the account', async () => {
    const kit = await sharing();
    const ben = visitor();
    await kit.vote(ben, 'like');
    await kit.comment(ben);
    const bytes = new Uint8Array(await (await kit.owner.call('GET', '/api/account/export')).arrayBuffer());
    const files = unzipSync(bytes);
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as unknown;
    expect(read('share-votes.json')).toMatchObject([{ brand_kit_id: kit.id, design_id: first, liked: true }]);
    expect(read('share-comments.json')).toMatchObject([{ name: 'Ben', comment: 'A warmer red?', approved_at: null }]);
    expect(strFromU8(files['share-votes.json'] ?? new Uint8Array())).not.toContain('visitor');
    await database().asSystem((tx) => erasePerson(tx, kit.owner.id));
    const { statements } = database();
    const rows = [
      ...(await statements.select().from(kitVotes).where(eq(kitVotes.brandKitId, kit.id))),
      ...(await statements.select().from(kitComments).where(eq(kitComments.brandKitId, kit.id))),
      ...(await statements.select().from(brandKits).where(eq(brandKits.id, kit.id))),
    ];
    expect(rows).toEqual([]);
  });
});
