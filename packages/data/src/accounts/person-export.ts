import { type SQL, sql } from 'drizzle-orm';
import { createPortions } from '../backup/backup.ts';
import type { Database } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';

/** One file of a person's export. */
export interface ExportedFile {
  readonly path: string;
  /** JSON as written by the database. */
  readonly text: string;
}

/** Approximate characters of rows per file. Longer results are split. */
const portion = 500_000;

/**
 * What we store about a person besides their kits, by file name. Leaves out anything that would let someone
 * else sign in. Also leaves out drawings for unpaid orders: they derive from the order and are not the
 * person's until paid.
 */
function queries(personId: string): Readonly<Record<string, SQL>> {
  const kits = sql`(select id from brand_kits where user_id = ${personId}::uuid)`;
  const own = sql`user_id = ${personId}::uuid`;
  return {
    profile: sql`select * from profiles where id = ${personId}::uuid`,
    'share-links': sql`select id, brand_kit_id, created_at, revoked_at from share_links where brand_kit_id in ${kits}`,
    // Visitors are nobody’s to know: what they voted and wrote is the owner’s.
    'share-votes': sql`select id, brand_kit_id, design_id, liked, created_at from kit_votes where brand_kit_id in ${kits}`,
    'share-comments': sql`select id, brand_kit_id, name, comment, suspected, created_at, approved_at from kit_comments where brand_kit_id in ${kits}`,
    'brand-pages': sql`select * from brand_pages where brand_kit_id in ${kits}`,
    downloads: sql`select * from brand_kit_assets where brand_kit_id in ${kits}`,
    revisions: sql`select * from brand_kit_revisions where ${own}`,
    templates: sql`select * from social_media_templates where brand_kit_id in ${kits}`,
    orders: sql`select * from orders where ${own}`,
    usage: sql`select * from usage where ${own}`,
    draft: sql`select * from drafts where ${own}`,
    sessions: sql`select id, user_agent, created_at from sessions where ${own}`,
    'sign-in': sql`select provider_id as method, created_at from credentials where ${own}`,
    messages: sql`select id, number, name, email, subject, message, created_at, answered_at from contact_messages where ${own}`,
    canva: sql`select account_name, connected_at from canva_connections where ${own}`,
    'canva-designs': sql`select brand_kit_id, type, design_id, name, created_at from canva_designs where brand_kit_id in ${kits}`,
    'api-keys': sql`select id, name, prefix, scopes, created_at, last_used_at, revoked_at from api_keys where ${own}`,
    webhooks: sql`select id, url, state, failing_since, created_at from webhooks where ${own}`,
    'webhook-deliveries': sql`select * from webhook_deliveries where ${own}`,
    links: sql`select purpose, address, created_at, expires_at from account_links where ${own}`,
  };
}

/** Files with few rows, read in one statement. */
const short: ReadonlySet<string> = new Set([
  'profile',
  'usage',
  'draft',
  'sessions',
  'sign-in',
  'links',
  'api-keys',
  'webhooks',
  'canva',
  'canva-designs',
  'brand-pages',
]);

/**
 * Everything we store about a person besides their kits. Each portion of rows is read in its own statement,
 * so that a slow reader does not block the database (H8-03). Long results are split into several files.
 */
export async function* everythingOf(database: Database, personId: string): AsyncGenerator<ExportedFile> {
  for (const [name, query] of Object.entries(queries(personId))) {
    let [rows, length, files]: [string[], number, number] = [[], 0, 0];
    const file = (): ExportedFile => {
      const text = `[${rows.join(',\n')}]`;
      [rows, length] = [[], 0];
      files++;
      return { path: files === 1 ? `${name}.json` : `${name}-${files}.json`, text };
    };
    const ask = (rows: SQL): Promise<readonly string[]> => textsOf(database, personId, rows);
    for await (const row of short.has(name) ? await ask(json(query)) : rowsInPortions(ask, query)) {
      if (length > portion) yield file();
      rows.push(row);
      length += row.length;
    }
    if (rows.length > 0 || files === 0) yield file();
  }
}

const json = (query: SQL): SQL => sql`select row_to_json(one)::text as text from (${query}) as one`;

const textsOf = (database: Database, personId: string, query: SQL): Promise<readonly string[]> =>
  database.asPerson(personId, async ({ tx }) => {
    const { rows } = (await tx.execute(query)) as unknown as { readonly rows: readonly { readonly text: string }[] };
    return rows.map(({ text }) => text);
  });

/**
 * Rows of a query that has an `id`, as JSON. Fetches the ids first, so that rows are found by index before
 * row security checks each one.
 */
async function* rowsInPortions(ask: (query: SQL) => Promise<readonly string[]>, query: SQL): AsyncGenerator<string> {
  const ids = [...(await ask(sql`select id::text as text from (${query}) as one`))];
  const portions = createPortions();
  while (ids.length > 0) {
    const some = `{${ids.splice(0, portions.next().rows).join(',')}}`;
    for (const row of await ask(sql`${json(query)} where one.id = any(${some}::uuid[])`)) {
      portions.seen(row);
      yield row;
    }
  }
}

/** Ids of all the person's kits, including deleted ones. */
export async function kitIdsOf(database: Database, personId: string): Promise<readonly string[]> {
  const [rows] = await database.askAsPerson(
    personId,
    statement<{ readonly id: string }>`select id from brand_kits where user_id = ${personId}::uuid order by created_at, id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * One of the person's kits with its history but without its logos (see `logoTexts`), as JSON text written by
 * the database.
 */
export async function kitTextOf(database: Database, personId: string, id: string): Promise<string> {
  const [[row]] = await database.askAsPerson(
    personId,
    statement<{ readonly text: string }>`
    select json_build_object('kit', kit, 'changes', coalesce((
      select json_agg(change order by change.created_at) from kit_changes change where change.brand_kit_id = kit.id), '[]'::json))::text as text
    from brand_kits kit where kit.id = ${id}::uuid and kit.user_id = ${personId}::uuid`,
  );
  return row?.text ?? '{}';
}
