import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { makePerson } from '../../testing/people.ts';
import { tables } from '../tables/all.ts';
import { brandKits } from '../tables/kits.ts';
import { statement } from './statement.ts';

/** The seeds' tables and their columns, as their documents write them: never renamed, in code or database. */
const seeds: Readonly<Record<string, string>> = {
  brand_kits:
    'id user_id business_name industry status personality_traits color_palette logo_variants templates created_at updated_at',
  orders: 'id user_id status created_at stripe_session_id',
  brand_kit_assets: 'brand_kit_id file_type file_name file_size',
  brand_kit_revisions: 'id brand_kit_id user_id revision_type requested_changes status admin_notes created_at',
  social_media_templates: 'brand_kit_id platform template_type template_data',
  profiles: 'id email',
  usage: 'user_id usage_type count',
};

/** What requests of a person may read: their own rows of these. */
const readable =
  'brand_kit_assets brand_kit_revisions brand_kits brand_pages canva_designs canva_exports contact_messages drafts kit_changes kit_events kit_logos logos orders profiles sessions share_links social_media_templates usage webhook_deliveries';

const kitOf = (userId: string) => ({ userId, businessName: 'Harbor', personalityTraits: {}, colorPalette: {} });

onEveryDatabase((database) => {
  test('[Y-04] [S-02] a person sees and changes their own kits alone, whatever a query forgets', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    await database().asPerson(ada, ({ tx }) => tx.insert(brandKits).values(kitOf(ada)));
    const seen = (id: string) => database().asPerson(id, ({ tx }) => tx.select().from(brandKits));
    expect(await seen(ada)).toHaveLength(1);
    expect(await seen(ben)).toEqual([]);
    const changed = await database().asPerson(ben, ({ tx }) => tx.update(brandKits).set({ businessName: 'Mine' }).returning());
    const removed = await database().asPerson(ben, ({ tx }) => tx.delete(brandKits).returning());
    expect([changed, removed]).toEqual([[], []]);
    await expect(database().asPerson(ben, ({ tx }) => tx.insert(brandKits).values(kitOf(ada)))).rejects.toThrow();
    expect((await seen(ada))[0]?.businessName).toBe('Harbor');
  });

  test('[S-02] nobody who serves a request is a superuser, and without a person there are no rows', async () => {
    const ada = await makePerson(database());
    const who = sql`select current_user::text as role, (select rolsuper from pg_roles where rolname = current_user) as super`;
    const roles = async (rows: PromiseLike<{ rows: unknown[] }>) => (await rows).rows;
    expect(await roles(database().statements.execute(who) as never)).toEqual([{ role: 'brandwright_system', super: false }]);
    await database().asPerson(ada, async ({ tx }) => {
      expect(await roles(tx.execute(who) as never)).toEqual([{ role: 'brandwright_person', super: false }]);
      await tx.insert(brandKits).values(kitOf(ada));
      await tx.execute(sql`select set_config('app.person', '', true)`);
      expect(await tx.select().from(brandKits)).toEqual([]);
    });
  });

  test('[S-02] [Y-04] every table is closed, even to its owner, and a session without a person reads no row', async () => {
    const rowsOf = async <Row>(rows: PromiseLike<unknown>) => ((await rows) as { readonly rows: readonly Row[] }).rows;
    const closed = await rowsOf<{ name: string; closed: boolean }>(
      database().statements.execute(sql`
        select relname::text as name, relrowsecurity and relforcerowsecurity as closed from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by 1`),
    );
    expect(closed.filter((table) => !table.closed).map(({ name }) => name)).toEqual(['migrations']);
    expect(closed).toHaveLength(Object.keys(tables).length + 1);

    const ada = await makePerson(database());
    const { statements } = database();
    const [kit] = await statements.insert(brandKits).values(kitOf(ada)).returning();
    const of = { brandKitId: kit?.id ?? '', userId: ada };
    await statements.insert(tables.sessions).values({ ...of, token: ada, expiresAt: new Date() });
    await statements.insert(tables.drafts).values({ ...of, document: {} });
    await statements.insert(tables.usage).values({ ...of, usageType: 'logo_generation' });
    const [order] = await statements
      .insert(tables.orders)
      .values({ ...of, plan: 'starter', amount: 2999 })
      .returning();
    const proof = { brandKey: '', engine: '', edition: 1, logos: [] };
    await statements.insert(tables.orderProofs).values({ ...proof, orderId: order?.id ?? '' });
    const [logo] = await statements
      .insert(tables.logos)
      .values({ ...of, logo: {} })
      .returning();
    await statements.insert(tables.kitLogos).values({ ...of, place: 0, logoId: logo?.id ?? '' });
    await statements.insert(tables.kitChanges).values({ ...of, step: 1, label: '', before: {}, after: {} });
    await statements.insert(tables.kitEvents).values({ ...of, status: 'generating', step: '', progress: 0 });
    await statements.insert(tables.shareLinks).values({ ...of, secretHash: ada });
    const written = { name: 'Ada', email: 'ada@example.com', subject: '', message: 'Hello', suspected: false };
    await statements.insert(tables.contactMessages).values({ ...written, userId: ada });
    await statements.insert(tables.brandKitAssets).values({ ...of, fileType: 'png', fileName: 'a.png', fileSize: 1 });
    await statements.insert(tables.brandKitRevisions).values({ ...of, revisionType: 'color', requestedChanges: '' });
    await statements.insert(tables.canvaDesigns).values({ ...of, type: 'logo', designId: 'DA1', name: '', digest: '' });
    const page = { slug: ada, isOn: true, downloads: 'none' as const, about: '', contact: '' };
    await statements.insert(tables.brandPages).values({ ...of, ...page });
    await statements.insert(tables.canvaExports).values({ ...of, exportId: ada, aliveUntil: new Date() });
    await statements.insert(tables.socialMediaTemplates).values({ ...of, platform: '', templateType: '', templateData: {} });
    const hook = { userId: ada, url: 'https://shop.example/', secret: '' };
    const [webhook] = await statements.insert(tables.webhooks).values(hook).returning();
    const sent = { userId: ada, webhookId: webhook?.id ?? '', eventId: 'msg_1', type: 'webhook.test' as const, body: '{}' };
    await statements.insert(tables.webhookDeliveries).values(sent);
    await database().asPerson(ada, async ({ tx }) => {
      const may = await rowsOf<{ name: string }>(
        tx.execute(sql`
          select relname::text as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
            and has_table_privilege(oid, 'select') order by 1`),
      );
      expect(may.map(({ name }) => name).join(' ')).toBe(readable);
      for (const person of [ada, '']) {
        await tx.execute(sql`select set_config('app.person', ${person}, true)`);
        for (const { name } of may)
          expect(await rowsOf(tx.execute(sql`select count(*)::int as rows from ${sql.identifier(name)}`)), name).toEqual([
            { rows: person === '' ? 0 : 1 },
          ]);
      }
    });
  });

  test('[S-02] statements in one message are one transaction, as the person and no longer', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    await database().asPerson(ada, ({ tx }) => tx.insert(brandKits).values(kitOf(ada)));
    const who = statement<{ readonly role: string }>`select current_user::text as role`;
    const kits = statement<{ readonly name: string }>`select business_name as name from brand_kits`;
    for (let again = 0; again < 3; again++) {
      expect(await database().askAsPerson(ada, who, kits)).toEqual([[{ role: 'brandwright_person' }], [{ name: 'Harbor' }]]);
      expect(await database().askAsPerson(ben, kits)).toEqual([[]]);
      expect(await database().ask(who)).toEqual([[{ role: 'brandwright_system' }]]);
    }
    const renamed = statement`update brand_kits set business_name = ${'Mine'} where user_id = ${ada}`;
    await expect(database().askAsPerson(ada, renamed, statement`select ${'none'}::uuid`)).rejects.toThrow('uuid');
    expect(await database().askAsPerson(ada, who, kits)).toEqual([[{ role: 'brandwright_person' }], [{ name: 'Harbor' }]]);
    await expect(database().asSystem(() => database().ask(who))).rejects.toThrow('beside the transaction');
    for (const asked of [database().askAsPerson("' or true --", who), database().asPerson('nobody', async () => {})])
      await expect(asked).rejects.toThrow('a UUID');
    // A failure that is kept quiet has ended the transaction all the same.
    const quiet = database().asPerson(ada, ({ tx }) => tx.execute(sql`select 1 / 0`).catch(() => {}));
    await expect(quiet).rejects.toThrow();
  });

  test('[S-34] the log cannot be changed by whoever serves requests', async () => {
    await database().statements.execute(sql`insert into audit_log (action) values ('account.sign-in')`);
    await expect(database().statements.execute(sql`update audit_log set action = 'nothing'`)).rejects.toThrow();
    await expect(database().statements.execute(sql`delete from audit_log`)).rejects.toThrow();
  });

  test('a transaction that fails leaves nothing; a statement beside one that is open is refused', async () => {
    const ada = await makePerson(database());
    const failing = database().asPerson(ada, async ({ tx }) => {
      await tx.insert(brandKits).values(kitOf(ada));
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await database().asPerson(ada, ({ tx }) => tx.select().from(brandKits))).toEqual([]);
    await expect(database().asSystem(() => database().ping())).rejects.toThrow('beside the transaction');
    await database().ping();
  });

  test("[Y-02] the tables are those that the code speaks of, column by column, and have the seeds' names", async () => {
    const { drift } = await import('../../testing/drift.ts');
    expect(await drift(database())).toEqual([]);
    const { rows } = (await database().statements.execute(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema()`)) as unknown as { rows: readonly { readonly name: string }[] };
    const there = new Set(rows.map(({ name }) => name));
    const missing = Object.entries(seeds).flatMap(([table, columns]) =>
      columns
        .split(' ')
        .map((column) => `${table}.${column}`)
        .filter((name) => !there.has(name)),
    );
    expect(missing).toEqual([]);
  });

  test('[Y-02] every foreign key and every repeated search has an index', async () => {
    const { rows } = (await database().statements.execute(sql`
      select conrelid::regclass::text as table, conname::text as name from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
        select from pg_index where indrelid = conrelid and indpred is null and indkey[0] = conkey[1])`)) as unknown as {
      readonly rows: readonly unknown[];
    };
    expect(rows).toEqual([]);
    const plan = await database().asSystem(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(
        sql`explain select from brand_kits where status = 'generating' and created_at < now() - interval '1 minute'`,
      );
    });
    expect(JSON.stringify(plan)).toContain('brand_kits_not_made');
  });
});
