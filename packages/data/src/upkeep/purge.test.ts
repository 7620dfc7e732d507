import { randomUUID } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { makePerson } from '../../testing/people.ts';
import { noteErasures } from '../backup/erasures.ts';
import { finishedLogos } from '../kits/kit-logos.ts';
import { tables } from '../tables/all.ts';
import { purge } from './purge.ts';

const {
  apiKeys,
  apiRequests,
  accountLinks,
  auditLog,
  brandKits,
  canvaStates,
  kitComments,
  kitVotes,
  kitEvents,
  logos,
  mails,
  orderProofLogos,
  orderProofs,
  orders,
  profiles,
  rateLimits,
  releases,
  sandboxCheckouts,
  contactMessages,
  sandboxEvents,
  sessions,
  shareLinks,
  verifications,
  webhookDeliveries,
  webhooks,
} = tables;

const days = (count: number): Date => new Date(Date.now() - count * 86_400_000);

onEveryDatabase((database) => {
  test('what has had its time goes, and what has not stays', async () => {
    const ada = await makePerson(database());
    const { statements } = database();
    const begun = { name: '', emailVerified: false, createdAt: days(31), updatedAt: days(31) };
    const [, , trying] = await statements
      .insert(profiles)
      .values([
        { ...begun, email: 'gone@example.com' },
        { ...begun, email: 'begun@example.com', createdAt: days(29), updatedAt: days(29) },
        { ...begun, email: 'trying@example.com' },
        { ...begun, email: 'confirmed@example.com', emailVerified: true },
      ])
      .returning();
    const kit = { userId: ada, personalityTraits: {}, colorPalette: {} };
    const email = { recipient: 'a@example.com', subject: '', text: '', html: '' };
    const kits = await statements
      .insert(brandKits)
      .values([
        { ...kit, businessName: 'kept' },
        { ...kit, businessName: 'just deleted', deletedAt: days(29) },
        { ...kit, businessName: 'gone', deletedAt: days(31) },
      ])
      .returning();
    const brandKitId = kits[0]?.id ?? '';
    await statements.insert(shareLinks).values([
      { brandKitId, secretHash: 'open' },
      { brandKitId, secretHash: 'just withdrawn', revokedAt: days(29) },
      { brandKitId, secretHash: 'gone', revokedAt: days(31) },
    ]);
    const [signedIn] = await statements
      .insert(sessions)
      .values([
        { userId: ada, token: `${randomUUID()} kept`, expiresAt: days(-1) },
        { userId: ada, token: randomUUID(), expiresAt: days(0.001) },
      ])
      .returning();
    const state = { userId: ada, sessionId: signedIn?.id ?? '', brandKitId, verifier: '', redirectUri: '' };
    await statements.insert(canvaStates).values([
      { ...state, stateHash: 'just over', expiresAt: days(0.9) },
      { ...state, stateHash: 'gone', expiresAt: days(1.1) },
    ]);
    await statements.insert(verifications).values([
      { identifier: 'kept', value: '', expiresAt: days(-0.01) },
      { identifier: 'gone', value: '', expiresAt: days(0.001) },
    ]);
    const link = { userId: ada, purpose: 'reset', address: 'a@example.com', ended: 'used' } as const;
    await statements.insert(accountLinks).values([
      { ...link, tokenHash: 'works', ended: null, expiresAt: days(-0.01) },
      { ...link, tokenHash: 'just over', expiresAt: days(0.9) },
      { ...link, tokenHash: 'gone', expiresAt: days(1.1) },
      { ...link, tokenHash: 'trying', purpose: 'confirm', userId: trying?.id ?? '', expiresAt: days(-0.01) },
    ]);
    const apiKey = { userId: ada, name: '', prefix: '', scopes: [] };
    await statements.insert(apiKeys).values([
      { ...apiKey, keyHash: 'works', createdAt: days(400) },
      { ...apiKey, keyHash: 'just revoked', revokedAt: days(29) },
      { ...apiKey, keyHash: 'gone', revokedAt: days(31) },
    ]);
    const repeated = { userId: ada, fingerprint: '', run: randomUUID(), aliveUntil: days(0) };
    await statements.insert(apiRequests).values([
      { ...repeated, key: 'kept', createdAt: days(0.9) },
      { ...repeated, key: 'gone', createdAt: days(1.1) },
    ]);
    const hook = { userId: ada, url: 'https://shop.example/', secret: '' };
    const [webhook] = await statements.insert(webhooks).values(hook).returning();
    const delivery = { userId: ada, webhookId: webhook?.id ?? '', type: 'webhook.test', body: '{}' } as const;
    await statements.insert(webhookDeliveries).values([
      { ...delivery, eventId: 'kept', createdAt: days(29) },
      { ...delivery, eventId: 'gone', createdAt: days(31) },
    ]);
    await statements.insert(mails).values([
      { ...email, subject: 'waits', createdAt: days(29) },
      { ...email, subject: 'given up', createdAt: days(31) },
      { ...email, subject: 'sent', createdAt: days(40), sentAt: days(29) },
      { ...email, subject: 'sent long ago', sentAt: days(31) },
    ]);
    await statements.insert(rateLimits).values([
      { key: 'kept', windowStart: days(1 / 25), count: 1 },
      { key: 'gone', windowStart: days(1 / 23), count: 1 },
      // What is counted of a model’s use holds for a day.
      { key: 'ai-images:kept', windowStart: days(0.9), count: 1 },
      { key: 'ai-tokens:kept', windowStart: days(0.9), count: 1 },
      { key: 'ai-images:gone', windowStart: days(1.1), count: 1 },
      { key: 'voters-kept', windowStart: days(0.9), count: 1 },
      { key: 'comments-kept', windowStart: days(0.9), count: 1 },
      { key: 'comments:gone', windowStart: days(0.9), count: 1 },
    ]);
    await statements.insert(releases).values([
      { userId: ada, key: 'kept', createdAt: days(0.9) },
      { userId: ada, key: 'gone', createdAt: days(1.1) },
    ]);
    const event = { userId: ada, brandKitId, status: 'completed' as const, progress: 1 };
    await statements.insert(kitEvents).values([
      { ...event, step: 'kept', createdAt: days(29) },
      { ...event, step: 'gone', createdAt: days(31) },
    ]);
    const order = { userId: ada, amount: 1500 };
    const [open, , , paid] = await statements
      .insert(orders)
      .values([
        { ...order, plan: 'open', createdAt: days(89) },
        { ...order, plan: 'left open', createdAt: days(91) },
        { ...order, plan: 'expired', status: 'expired', createdAt: days(91) },
        { ...order, plan: 'paid', status: 'paid', createdAt: days(91), paidAt: days(91) },
        { ...order, plan: 'refunded', status: 'refunded', createdAt: days(4000) },
      ])
      .returning();
    const names = ['kept', 'gone'].map((name) => ({ userId: ada, logo: { name } }));
    const [kept, lost] = await statements.insert(logos).values(names).returning({ logoId: logos.id });
    const drawn = { engine: '', edition: 1, logos: [] };
    await statements.insert(orderProofs).values([
      { ...drawn, orderId: open?.id ?? '', brandKey: 'kept', createdAt: days(29) },
      { ...drawn, orderId: paid?.id ?? '', brandKey: 'gone', createdAt: days(31) },
    ]);
    await statements.insert(orderProofLogos).values([
      { orderId: open?.id ?? '', place: 0, logoId: kept?.logoId ?? '' },
      { orderId: paid?.id ?? '', place: 0, logoId: lost?.logoId ?? '' },
    ]);
    const session = { customer_email: 'ada@example.com', customer_details: { name: 'Ada' }, status: 'complete' };
    await statements.insert(sandboxCheckouts).values([
      { id: 'of this month', session, createdAt: days(29) },
      { id: 'of the last', session, createdAt: days(31) },
    ]);
    await statements.insert(sandboxEvents).values([
      { id: 'kept', payload: '{}', createdAt: days(29) },
      { id: 'gone', payload: '{}', createdAt: days(31) },
    ]);
    const written = { name: 'Ada', email: 'ada@example.com', subject: '', message: 'Hello' };
    await statements.insert(contactMessages).values([
      { ...written, suspected: false, createdAt: days(31) },
      { ...written, suspected: true, createdAt: days(29) },
      { ...written, suspected: true, createdAt: days(31) },
      { ...written, suspected: false, createdAt: days(732) },
    ]);
    const left = { brandKitId: kits[0]?.id ?? '', visitor: 'v', name: '' };
    await statements.insert(kitComments).values([
      { ...left, comment: 'kept', suspected: false, createdAt: days(400) },
      { ...left, comment: 'kept a little', suspected: true, createdAt: days(29) },
      { ...left, comment: 'gone', suspected: true, createdAt: days(31) },
    ]);
    const voted = { brandKitId: left.brandKitId, visitor: 'v' };
    await statements.insert(kitVotes).values([
      { ...voted, designId: 'kept', liked: true, createdAt: days(400) },
      { ...voted, designId: 'removed just now', liked: null, createdAt: days(0) },
      { ...voted, designId: 'gone', liked: null, createdAt: days(2) },
    ]);
    await statements.insert(auditLog).values([
      { action: 'kept', at: days(729) },
      { action: 'gone', at: days(732) },
    ]);
    const gone = {
      audit_log: 1,
      contact_messages: 2,
      ...{
        sessions: 1,
        verifications: 1,
        account_links: 1,
        canva_states: 1,
        mails: 2,
        rate_limits: 3,
        releases: 1,
        share_links: 1,
        api_keys: 1,
        api_requests: 1,
        kit_comments: 1,
        kit_votes: 1,
        webhook_deliveries: 1,
        profiles: 1,
        brand_kits: 1,
      },
      ...{ kit_events: 1, order_proofs: 1, orders: 2, sandbox_checkouts: 1, sandbox_events: 1, unpaid_brands: 0 },
    };
    expect(await purge(database())).toEqual(gone);
    expect(
      Object.fromEntries((await statements.select().from(sandboxCheckouts)).map(({ id, session }) => [id, session])),
    ).toEqual({
      'of this month': session,
      'of the last': { customer_email: null, customer_details: null, status: 'complete' },
    });
    const remaining = [
      (await statements.select().from(brandKits)).map(({ businessName }) => businessName),
      (await statements.select().from(shareLinks)).map(({ secretHash }) => secretHash),
      (await statements.select().from(apiKeys)).map(({ keyHash }) => keyHash),
      (await statements.select().from(apiRequests)).map(({ key }) => key),
      (await statements.select().from(webhookDeliveries)).map(({ eventId }) => eventId),
      (await statements.select().from(profiles).where(ne(profiles.id, ada))).map(({ email }) => email.split('@')[0] ?? ''),
      (await statements.select().from(sessions)).map(({ token }) => token.slice(-4)),
      (await statements.select().from(verifications)).map(({ identifier }) => identifier),
      (await statements.select().from(accountLinks)).map(({ tokenHash }) => tokenHash),
      (await statements.select().from(mails)).map(({ subject }) => subject),
      (await statements.select().from(rateLimits)).map(({ key }) => key),
      (await statements.select().from(logos)).map(({ logo }) => JSON.stringify(logo)),
      (await statements.select().from(kitEvents)).map(({ step }) => step),
      (await statements.select().from(orderProofs)).map(({ brandKey }) => brandKey),
      (await statements.select().from(orders)).map(({ plan }) => plan),
      (await statements.select().from(sandboxEvents)).map(({ id }) => id),
      (await statements.select().from(auditLog)).map(({ action }) => action),
      (await statements.select().from(kitComments)).map(({ comment }) => comment),
      (await statements.select().from(kitVotes)).map(({ designId }) => designId),
    ];
    expect(remaining.map((names) => names.sort())).toEqual([
      ['just deleted', 'kept'],
      ['just withdrawn', 'open'],
      ['just revoked', 'works'],
      ['kept'],
      ['kept'],
      ['begun', 'confirmed', 'trying'],
      ['kept'],
      ['kept'],
      ['just over', 'trying', 'works'],
      ['sent', 'waits'],
      ['ai-images:kept', 'ai-tokens:kept', 'comments-kept', 'kept', 'voters-kept'],
      ['{"name":"kept"}'],
      ['kept'],
      ['kept'],
      ['open', 'paid', 'refunded'],
      ['kept'],
      ['kept'],
      ['kept', 'kept a little'],
      ['kept', 'removed just now'],
    ]);
    expect(new Set(Object.values((await purge(database())) ?? {}))).toEqual(new Set([0]));
  });

  test('[H17-07] [B-06] an order remembers the finished logos of its kits that go for good', async () => {
    const ada = await makePerson(database());
    const { statements } = database();
    const order = { userId: ada, plan: 'professional', amount: 4999, status: 'paid' as const };
    const [bought] = await statements.insert(orders).values(order).returning({ id: orders.id });
    const orderId = bought?.id ?? '';
    const kit = {
      userId: ada,
      businessName: 'Kiln',
      personalityTraits: {},
      colorPalette: {},
      orderId,
      status: 'completed' as const,
    };
    await statements.insert(brandKits).values([
      { ...kit, finished: ['one'] },
      { ...kit, finished: ['one', 'two', 'three'], deletedAt: days(31) },
      { ...kit, finished: ['one', 'four'], deletedAt: days(29) },
    ]);
    await purge(database());
    expect(await statements.$count(brandKits, eq(brandKits.orderId, orderId))).toBe(2);
    expect([...(await finishedLogos(statements, orderId))].sort()).toEqual(['four', 'one', 'three', 'two']);
  });

  test('what has gathered goes in batches, all of it', async () => {
    const old = Array.from({ length: 25 }, (_, i) => ({ key: `old ${i}`, windowStart: days(1), count: 1 }));
    await database().statements.insert(rateLimits).values(old);
    expect(await purge(database(), 10)).toMatchObject({ rate_limits: 25 });
  });

  test('[R-20] [A-10] whoever is in the ledger of erasures and there all the same is erased', async () => {
    const ben = await makePerson(database());
    await database().asSystem((tx) => noteErasures(tx, [{ personId: ben, at: days(3) }]));
    await purge(database());
    expect((await database().statements.select().from(profiles)).map(({ id }) => id)).not.toContain(ben);
  });

  test('one process at a time: whoever comes second leaves it to the first', async () => {
    // The embedded database has one session, so that two cannot meet there.
    if (database().kind === 'pglite') return expect(await purge(database())).not.toBeNull();
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = database().asSystem(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7269404)`);
      held.resolve();
      await done.promise;
    });
    await held.promise;
    expect(await purge(database())).toBeNull();
    done.resolve();
    await first;
    expect(await purge(database())).not.toBeNull();
  });
});
