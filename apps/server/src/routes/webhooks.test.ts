import { webhookBodies } from '@brandwright/contract';
import { addKit, deleteKit, endApiKeys, everythingOf, lockAccount, tables } from '@brandwright/data';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps, testSettings } from '../../testing/test-app.ts';
import { type TestPerson, testPerson } from '../../testing/test-person.ts';
import { isGenuine, testSender, webhookReceiver, webhooksOf } from '../../testing/webhook-receiver.ts';
import { createApp } from '../app.ts';
import type { WebhookSender } from '../jobs/webhook-sender.ts';
import { tellWebhooks } from '../services/webhooks/event-body.ts';

const { auditLog, mails, profiles, rateLimits, sessions, webhookDeliveries, webhooks } = tables;
const settings = { ...testSettings, webhooksToLoopback: true };
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

onEveryDatabase((database) => {
  /** A node, whose sender looks when it is called. */
  const node = (change: Parameters<typeof testSender>[1] = {}) => {
    const sender = testSender(database(), change);
    open.push(() => sender.stop());
    return { sender, app: createApp(testDeps(stubPress, database(), { settings, webhookSender: sender })) };
  };
  const receiver = async () => {
    const made = await webhookReceiver();
    open.push(made.close);
    return made;
  };
  const as = ({ app }: Pick<ReturnType<typeof node>, 'app'>, { cookie }: Pick<TestPerson, 'cookie'>) =>
    webhooksOf(async <T>(method: string, path: string, body?: unknown) => {
      // Waiting for something asks more often than a page does.
      await database().statements.delete(rateLimits);
      const headers = {
        cookie,
        origin: 'http://localhost',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await app.request(path, { method, headers, ...sent });
      return { status: response.status, body: (await response.json().catch(() => null)) as T };
    });
  /** Tells of a new kit of somebody’s that it is ready. */
  const complete = async (
    { id: person }: Pick<TestPerson, 'id'>,
    { call }: Pick<WebhookSender, 'call'>,
    name = 'Juniper & Rye',
  ) => {
    const kit = await database().asPerson(person, (scope) => addKit(scope, { businessName: name, status: 'completed' }));
    await database().asSystem((tx) => tellWebhooks(tx, { ...kit, userId: person }, 'completed', 'http://localhost'));
    call();
    return kit;
  };
  /** Lets the time until the next attempt pass. */
  const makeDue = async (sender: Pick<WebhookSender, 'call'>) => {
    await database().statements.update(webhookDeliveries).set({ dueAt: sql`now()` });
    sender.call();
  };
  /** Seconds from now until the next attempt, by the database’s clock. */
  const pauseOf = async (id: string) => {
    const found = { seconds: sql<number>`extract(epoch from due_at - now())::float8` };
    const [row] = await database().statements.select(found).from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
    return row?.seconds ?? 0;
  };
  /** Somebody with a webhook to their own server. */
  const subscriber = async (change: Parameters<typeof testSender>[1] = {}) => {
    const [person, there, at] = [await testPerson(database()), await receiver(), node(change)];
    const own = as(at, person);
    const { body: webhook } = await own.make(there.url);
    return { ...at, person, there, own, webhook, log: () => own.log(webhook.id) };
  };

  test('[P-01] a webhook is added, tested, turned off and deleted, and its secret is shown once', async () => {
    const { own, webhook, there, person } = await subscriber();
    expect(webhook).toEqual({
      id: expect.any(String),
      url: there.url,
      state: 'on',
      createdAt: expect.any(String),
      formerUntil: null,
      last: null,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const { secret, ...shown } = webhook;
    expect(await own.list()).toEqual([shown]);
    expect((await own.test(webhook.id)).status).toBe(204);
    await eventually(async () => expect((await own.list())[0]?.last?.state).toBe('delivered'));
    expect(there.arrived).toHaveLength(1);
    expect(JSON.parse(there.arrived[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: { webhook: webhook.id } });
    // Its owner hears of it: events go on where a session ends.
    const [mail] = await database().statements.select().from(mails).where(eq(mails.recipient, person.email));
    expect([mail?.subject, mail?.text.includes('/recover')]).toEqual(['You have a new webhook', true]);
    expect((await own.set(webhook.id, false)).body.state).toBe('off');
    expect((await own.test(webhook.id)).body?.code).toBe('webhook.off');
    expect((await own.set(webhook.id, true)).body.state).toBe('on');
    expect((await own.end(webhook.id)).status).toBe(204);
    expect(await own.list()).toEqual([]);
    expect((await contentsOf(database())).join('\n')).not.toContain(secret.slice(6, 30));
    const lines = await database()
      .statements.select()
      .from(auditLog)
      .where(eq(auditLog.subject, webhook.id))
      .orderBy(auditLog.id);
    expect(lines.map(({ action }) => action)).toEqual(['webhook.made', 'webhook.changed', 'webhook.changed', 'webhook.deleted']);
  });

  test('[P-01] a kit that is ready is told of once, signed, to every webhook that is on', async () => {
    const { own, webhook, there, person, sender } = await subscriber();
    const second = await receiver();
    const { body: other } = await own.make(second.url);
    const off = await receiver();
    await own.set((await own.make(off.url)).body.id, false);
    const kit = await complete(person, sender);
    await eventually(() => expect([there.arrived.length, second.arrived.length]).toEqual([1, 1]));
    const [event, copy] = [there.arrived[0], second.arrived[0]];
    if (event === undefined || copy === undefined) return expect.fail('Nothing arrived.');
    expect(webhookBodies['brand_kit.completed'].body.parse(JSON.parse(event.body))).toEqual({
      type: 'brand_kit.completed',
      timestamp: expect.any(String),
      data: {
        id: kit.id,
        business_name: 'Juniper & Rye',
        status: 'completed',
        url: `http://localhost/api/v1/brand-kits/${kit.id}`,
      },
    });
    expect(event.headers['content-type']).toBe('application/json');
    expect(Math.abs(Date.now() / 1000 - Number(event.headers['webhook-timestamp']))).toBeLessThan(300);
    // The same event, with a signature of each one’s own.
    expect(copy.headers['webhook-id']).toBe(event.headers['webhook-id']);
    expect([isGenuine(event, webhook.secret), isGenuine(copy, other.secret)]).toEqual([true, true]);
    expect([isGenuine(event, other.secret), isGenuine({ ...event, body: `${event.body} ` }, webhook.secret)]).toEqual([
      false,
      false,
    ]);
    const later = { ...event, headers: { ...event.headers, 'webhook-timestamp': '1' } };
    expect(isGenuine(later, webhook.secret)).toBe(false);
    expect(off.arrived).toEqual([]);
  });

  test('[P-01] after a new secret, the earlier one signs as well, for a day', async () => {
    const { own, webhook, there, person, sender } = await subscriber();
    const { body: rotated } = await own.rotate(webhook.id);
    expect(rotated.secret).not.toBe(webhook.secret);
    const hours = (Date.parse(rotated.formerUntil ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    const genuine = async () => {
      const before = there.arrived.length;
      await complete(person, sender);
      await eventually(() => expect(there.arrived).toHaveLength(before + 1));
      const event = there.arrived[before];
      return event === undefined ? [] : [webhook, rotated].map(({ secret }) => isGenuine(event, secret));
    };
    expect(await genuine()).toEqual([true, true]);
    await database().statements.update(webhooks).set({ formerUntil: sql`now() - interval '1 second'` });
    expect((await own.list())[0]?.formerUntil).toBeNull();
    expect(await genuine()).toEqual([false, true]);
  });

  test('[P-01] what fails is tried nine times, each after a longer pause, and can be replayed', async () => {
    const { own, webhook, there, person, sender, log } = await subscriber();
    there.answers((response) => response.writeHead(500).end('Out of order'));
    await complete(person, sender);
    const pauses: number[] = [];
    for (let tries = 1; tries <= 9; tries++) {
      await eventually(async () => expect((await log())[0]?.attempts).toHaveLength(tries));
      const [delivery] = await log();
      pauses.push(await pauseOf(delivery?.id ?? ''));
      if (tries < 9) {
        expect(delivery?.state).toBe('waiting');
        expect(delivery?.nextAt).not.toBeNull();
        await makeDue(sender);
      }
    }
    const usual = [30, 90, 270, 810, 2430, 7290, 21_870, 65_610];
    for (const [i, seconds] of usual.entries()) expect(Math.abs((pauses[i] ?? 0) / seconds - 1), `${i}`).toBeLessThan(0.2);
    // Two clients that failed together don’t come again together.
    expect(pauses.slice(0, 8)).not.toEqual(usual);
    const [failed] = await log();
    expect(failed).toMatchObject({ state: 'failed', nextAt: null });
    expect(failed?.attempts[8]).toMatchObject({ status: 500, said: 'Out of order', failure: 'status' });
    expect(new Set(there.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await makeDue(sender);
    there.answers((response) => response.writeHead(200).end('ok'));
    expect((await own.replay(failed?.id ?? '')).status).toBe(204);
    await eventually(async () => expect((await log())[0]?.state).toBe('delivered'));
    expect(there.arrived).toHaveLength(10);
    expect(there.arrived[9]?.headers['webhook-id']).toBe(failed?.event);
    expect(there.arrived[9]?.body).toBe(failed?.body);
    // A failure of hours turns nothing off.
    expect((await own.list())[0]?.state).toBe('on');
    expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'failed']);
    expect((await own.list())[0]?.id).toBe(webhook.id);
  });

  test('[P-01] a webhook that failed for days is turned off with what waits, and its owner is told', async () => {
    const { own, webhook, there, person, sender, log } = await subscriber();
    there.answers((response) => response.writeHead(503).end());
    await database().statements.update(webhooks).set({ failingSince: sql`now() - interval '4 days'` });
    await complete(person, sender);
    await eventually(async () => expect((await log())[0]?.attempts).toHaveLength(1));
    // Not with the first failure: the event may still arrive.
    expect((await own.list())[0]?.state).toBe('on');
    await complete(person, { call: () => {} });
    await database().statements.execute(sql`update webhook_deliveries set tries = 8 where attempts <> '[]'`);
    await database().statements.execute(
      sql`update webhook_deliveries set due_at = now() + interval '1 hour' where attempts = '[]'`,
    );
    await database().statements.execute(sql`update webhook_deliveries set due_at = now() where attempts <> '[]'`);
    sender.call();
    await eventually(async () => expect((await own.list())[0]?.state).toBe('failing'));
    expect((await log()).map(({ state }) => state)).toEqual(['stopped', 'failed']);
    const sent = await database().statements.select().from(mails).where(eq(mails.recipient, person.email));
    expect(sent.map(({ subject }) => subject)).toContain('We turned off a webhook');
    // The address may hold a secret.
    expect(sent.map(({ text }) => text).join()).not.toContain('/hooks');
    await complete(person, sender);
    expect(await log()).toHaveLength(2);
    expect((await own.set(webhook.id, true)).body.state).toBe('on');
  });

  test('[P-01] a webhook that answers 410 is turned off at once', async () => {
    const { own, there, person, sender, log } = await subscriber();
    there.answers((response) => response.writeHead(410).end());
    await complete(person, sender);
    await eventually(async () => expect((await own.list())[0]?.state).toBe('gone'));
    expect(await log()).toMatchObject([{ state: 'failed', attempts: [{ status: 410 }] }]);
  });

  test('[R-01] an event whose sender ends is sent by another one, and by no two at a time', async () => {
    const { there, person, sender, log } = await subscriber();
    there.answers(() => {});
    await complete(person, sender);
    await eventually(() => expect(there.arrived).toHaveLength(1));
    // While it is under way, another node has nothing to send.
    const other = node();
    other.sender.call();
    await database().statements.execute(sql`select pg_sleep(0.05)`);
    expect(there.arrived).toHaveLength(1);
    await sender.stop();
    expect(await log()).toMatchObject([{ state: 'waiting', attempts: [] }]);
    there.answers((response) => response.writeHead(200).end());
    await makeDue(other.sender);
    await eventually(async () => expect((await log())[0]?.state).toBe('delivered'));
    expect(there.arrived).toHaveLength(2);
  });

  test('[P-01] ten nodes send each event once', async () => {
    const { there, person } = await subscriber();
    for (let i = 0; i < 5; i++) await complete(person, { call: () => {} }, `Kit ${i}`);
    const nodes = Array.from({ length: 10 }, () => node().sender);
    for (const { call } of nodes) call();
    await eventually(async () =>
      expect(await database().statements.$count(webhookDeliveries, sql`user_id = ${person.id} and state = 'delivered'`)).toBe(5),
    );
    expect(new Set(there.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    expect(there.arrived).toHaveLength(5);
  });

  test('[P-01] an event that its transaction takes back is never sent', async () => {
    const { there, person, sender, log } = await subscriber();
    const kit = await database().asPerson(person.id, (scope) => addKit(scope, { businessName: 'Kiln', status: 'completed' }));
    const taken = database().asSystem(async (tx) => {
      await tellWebhooks(tx, { ...kit, userId: person.id }, 'completed', 'http://localhost');
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    sender.call();
    expect([await log(), there.arrived]).toEqual([[], []]);
  });

  test('[P-01] why an attempt failed stands in the log', async () => {
    const { own, webhook, there, log } = await subscriber({ patience: 50 });
    there.answers(() => {});
    await own.test(webhook.id);
    await eventually(async () => expect((await log())[0]).toMatchObject({ state: 'failed', attempts: [{ failure: 'timeout' }] }));
    there.answers((response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end());
    await own.test(webhook.id);
    await eventually(async () =>
      expect((await log())[0]).toMatchObject({ state: 'failed', attempts: [{ failure: 'redirect' }] }),
    );
    // Written past the form, as it would stand there after the operator’s setting changed.
    await database().statements.update(webhooks).set({ url: 'https://10.0.0.1/' });
    await own.test(webhook.id);
    await eventually(async () => expect((await log())[0]).toMatchObject({ state: 'failed', attempts: [{ failure: 'address' }] }));
    await database().statements.update(webhooks).set({ secret: 'sealed by another secret' });
    await own.test(webhook.id);
    await eventually(async () => expect((await log())[0]).toMatchObject({ state: 'failed', attempts: [{ failure: 'secret' }] }));
    // Tests alone don’t make a webhook fail for days.
    const [row] = await database().statements.select().from(webhooks).where(eq(webhooks.id, webhook.id));
    expect(row?.failingSince).toBeNull();
  });

  test('[S-27] addresses that lead inside are refused, and a person has five webhooks', async () => {
    const { own, person } = await subscriber();
    const closed = as({ app: createApp(testDeps(stubPress, database())) }, person);
    for (const url of [
      'http://127.0.0.1/',
      'http://localhost:3000/',
      'https://[::1]/',
      'https://169.254.169.254/',
      'https://a@b.example/',
      'x',
    ])
      expect([(await closed.make(url)).body.code, url]).toEqual(['webhook.url', url]);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => own.make(`https://shop.example/${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('webhook.too_many');
  });

  test('[S-01] nobody reads, changes or sends what is somebody else’s', async () => {
    const { webhook, own, log, app, there } = await subscriber();
    await own.test(webhook.id);
    await eventually(async () => expect((await log())[0]?.state).toBe('delivered'));
    const ben = as({ app }, await testPerson(database(), { name: 'Ben' }));
    const [delivery] = await log();
    const statuses = [
      (await ben.set(webhook.id, false)).status,
      (await ben.rotate(webhook.id)).status,
      (await ben.end(webhook.id)).status,
      (await ben.test(webhook.id)).status,
      (await ben.replay(delivery?.id ?? '')).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect(await ben.log(webhook.id)).toBeUndefined();
    expect(await ben.list()).toEqual([]);
    expect([(await own.list())[0]?.state, there.arrived.length]).toEqual(['on', 1]);
  });

  test('[A-06] [A-10] an export tells of webhooks without secrets, and kits and accounts take theirs along', async () => {
    const { person, sender, own, log, webhook } = await subscriber();
    const kit = await complete(person, sender);
    await own.test(webhook.id);
    await eventually(async () => expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'delivered']));
    const files: Record<string, string> = {};
    for await (const { path, text } of everythingOf(database(), person.id)) files[path] = text;
    expect(JSON.parse(files['webhooks.json'] ?? '')).toMatchObject([{ id: webhook.id, url: webhook.url, state: 'on' }]);
    expect(files['webhooks.json']).not.toMatch(/secret/);
    expect(JSON.parse(files['webhook-deliveries.json'] ?? '')).toHaveLength(2);
    await database().asPerson(person.id, (scope) => deleteKit(scope, kit.id));
    expect((await log()).map(({ type }) => type)).toEqual(['webhook.test']);
    await database().statements.delete(profiles).where(eq(profiles.id, person.id));
    expect(await database().statements.$count(webhooks, eq(webhooks.userId, person.id))).toBe(0);
    expect(await database().statements.$count(webhookDeliveries, eq(webhookDeliveries.userId, person.id))).toBe(0);
  });

  test('[S-14] a recovery of the account turns webhooks off, and nothing that waits is sent', async () => {
    const { person, own, there, sender, log } = await subscriber();
    await complete(person, { call: () => {} });
    await database().asSystem(async (tx) => {
      await lockAccount(tx, person.id);
      await endApiKeys(tx, person.id);
    });
    sender.call();
    expect((await own.list())[0]?.state).toBe('secured');
    expect((await log()).map(({ state }) => state)).toEqual(['stopped']);
    expect(there.arrived).toEqual([]);
  });

  test('[S-14] [HR-06] no webhook is turned on by a session that a recovery ended meanwhile', async () => {
    const { person, own, webhook } = await subscriber();
    await own.set(webhook.id, false);
    const real = database();
    // Judged while the session was good, the request waits for the account that a recovery holds.
    const asSystem: typeof real.asSystem = async (...given) => {
      await real.statements.delete(sessions).where(eq(sessions.userId, person.id));
      return real.asSystem(...given);
    };
    const app = createApp(testDeps(stubPress, { ...real, asSystem }, { settings }));
    const late = as({ app }, person);
    const { status, body } = await late.set(webhook.id, true);
    expect([status, (body as unknown as { code: string }).code]).toEqual([401, 'account.needed']);
    const [row] = await real.statements.select().from(webhooks).where(eq(webhooks.id, webhook.id));
    expect(row?.state).toBe('off');
  });
});
