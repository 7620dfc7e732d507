import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { serialQueue } from '../connection/serial-queue.ts';
import { statement } from '../connection/statement.ts';
import { brandKits, kitLogos, logos } from '../tables/kits.ts';
import type { LogoTraits } from '../tables/logo-traits.ts';
import { orders } from '../tables/orders.ts';

/** A logo as JSON text. These texts are long, so they pass through unparsed. */
export interface DrawnLogo {
  /** Id of its design. */
  readonly id: string;
  /** The design document and its edits; see the contract's `kitLogoSchema`. */
  readonly logo: string;
  /** What its files are printed from. Null unless it is a finished logo. */
  readonly document: string | null;
  /** Default null: not known until it is drawn. */
  readonly traits?: LogoTraits | null;
}

/** Ids of the designs, and of those with files. */
export const namesOf = (drawn: readonly DrawnLogo[]) => ({
  logoVariants: drawn.map(({ id }) => id),
  finished: drawn.filter(({ document }) => document !== null).map(({ id }) => id),
});

/** Traits as a parameter of a statement. */
export const traitsText = (traits: LogoTraits | null): string | null => (traits === null ? null : JSON.stringify(traits));

/** Tables that say which logos a kit or an order has. */
const naming = {
  kit: { table: sql`kit_logos`, column: sql`brand_kit_id` },
  order: { table: sql`order_proof_logos`, column: sql`order_id` },
} as const;

/**
 * Adds a person's logos to a kit or an order without any. One statement each, because the embedded database
 * would block everyone while compressing all of them.
 */
export async function addLogos(
  tx: Pick<Transaction, 'execute'>,
  to: { readonly of: keyof typeof naming; readonly id: string; readonly userId: string },
  drawn: readonly DrawnLogo[],
): Promise<void> {
  const { table, column } = naming[to.of];
  for (const [place, { logo, document, traits = null }] of drawn.entries()) {
    const id = randomUUID();
    await tx.execute(sql`
      insert into logos (id, user_id, logo, document, traits)
      values (${id}::uuid, ${to.userId}::uuid, ${logo}::json, ${document}::json, ${traitsText(traits)}::jsonb)`);
    await tx.execute(sql`insert into ${table} (${column}, place, logo_id) values (${to.id}::uuid, ${place}, ${id}::uuid)`);
  }
}

/** Deletes those of the logos that no kit or order references. */
export async function dropUnnamedLogos(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.execute(sql`
      delete from logos where id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))
        and not exists (select from kit_logos where logo_id = logos.id)
        and not exists (select from order_proof_logos where logo_id = logos.id)`);
}

/** Replaces the logos of a locked kit. */
export async function setLogos(
  tx: Transaction,
  { id, userId }: { readonly id: string; readonly userId: string },
  drawn: readonly DrawnLogo[],
): Promise<void> {
  const before = await tx.delete(kitLogos).where(eq(kitLogos.brandKitId, id)).returning({ logoId: kitLogos.logoId });
  await addLogos(tx, { of: 'kit', id, userId }, drawn);
  await tx.update(brandKits).set(namesOf(drawn)).where(eq(brandKits.id, id));
  await dropUnnamedLogos(
    tx,
    before.map(({ logoId }) => logoId),
  );
}

/** Approximate characters of logos per statement: 5 ms in the embedded database, which block everyone. */
const portion = 500_000;
/**
 * One portion at a time. Portions from several Postgres sessions could arrive in one turn of the event loop.
 */
const turns = serialQueue();

const at = (kit: string, place: number) => and(eq(kitLogos.brandKitId, kit), eq(kitLogos.place, place));

/** The logo at a place of a kit, whoever owns it. Null if the place is empty, or one of a replaced design. */
export async function readLogo({ statements }: Pick<Database, 'statements'>, kit: string, place: number): Promise<string | null> {
  if (place < 0) return null;
  const [row] = await turns.take(() =>
    statements
      .select({ logo: sql<string>`${logos.logo}::text` })
      .from(kitLogos)
      .innerJoin(logos, eq(logos.id, kitLogos.logoId))
      .where(at(kit, place))
      .execute(),
  );
  return row?.logo ?? null;
}

/** What the files of a logo are printed from. Null if it is not a finished logo of this person's kit. */
export async function readDocument(database: Database, personId: string, kit: string, place: number): Promise<unknown> {
  const [[row]] = await database.askAsPerson(
    personId,
    statement<{ readonly document: unknown }>`
    select coalesce(kit_logos.document, logos.document) as document from kit_logos join logos on logos.id = logo_id join brand_kits on brand_kits.id = brand_kit_id
    where brand_kit_id = ${kit}::uuid and place = ${place} and place >= 0 and finished::jsonb ? (logo_variants ->> place)`,
  );
  return row?.document ?? null;
}

/** Gives the logo at a place of a locked kit its own files. */
export async function addDocument(tx: Transaction, kit: string, place: number, document: string): Promise<void> {
  const named = tx.select({ id: kitLogos.logoId }).from(kitLogos).where(at(kit, place));
  await tx
    .update(logos)
    .set({ document: sql`${document}::json` })
    .where(inArray(logos.id, named));
}

/**
 * What the files of finished logos are printed from in the look of a locked kit, by place; without one, all are
 * printed as designed. Replaced logos keep theirs, because undo brings them back into the look that they had.
 */
export async function setLookDocuments(
  tx: Pick<Transaction, 'execute'>,
  kit: string,
  documents: ReadonlyMap<number, string>,
): Promise<void> {
  await tx.execute(
    sql`update kit_logos set document = null where brand_kit_id = ${kit}::uuid and place >= 0 and document is not null`,
  );
  for (const [place, document] of documents) await addLookDocument(tx, kit, place, document);
}

/** What the files of the logo at a place of a locked kit are printed from in the kit's look. */
export async function addLookDocument(
  tx: Pick<Transaction, 'execute'>,
  kit: string,
  place: number,
  document: string,
): Promise<void> {
  await tx.execute(sql`
    update kit_logos set document = ${document}::json where brand_kit_id = ${kit}::uuid and place = ${place}`);
}

/**
 * Yields the logos of a person's kit in order, as stored text, some at a time. Each portion is a separate
 * statement, run once the previous one was consumed: a slow reader blocks nobody and holds one portion in
 * memory.
 */
export async function* logoTexts(
  database: Database,
  personId: string,
  kit: string,
  { documents = false }: { readonly documents?: boolean } = {},
): AsyncGenerator<readonly string[]> {
  // The longest logo so far sets the size of the next portion. It at most doubles, because the first logo may
  // be a small one among large ones.
  for (let place = 0, most = 1; ; ) {
    const asked = (documents ? withDocuments : alone)(kit, place, most);
    const [rows] = await turns.take(() => database.askAsPerson(personId, asked));
    if (rows.length > 0) yield rows.map(({ text }) => text);
    if (rows.length < most) return;
    place += most;
    const longest = Math.max(...rows.map(({ text }) => text.length));
    most = Math.max(1, Math.min(2 * most, Math.floor(portion / longest)));
  }
}

const alone = (kit: string, place: number, most: number) => statement<{ readonly text: string }>`
  select logo::text as text from kit_logos join logos on logos.id = logo_id
  where brand_kit_id = ${kit}::uuid and place >= ${place} order by place limit ${most}`;
const withDocuments = (kit: string, place: number, most: number) => statement<{ readonly text: string }>`
  select json_build_object('logo', logo, 'document', coalesce(kit_logos.document, logos.document))::text as text from kit_logos join logos on logos.id = logo_id
  where brand_kit_id = ${kit}::uuid and place >= ${place} order by place limit ${most}`;

/** The first logos of a kit, as stored. */
export async function readLogos(database: Database, kit: string, ids: readonly string[]): Promise<readonly DrawnLogo[]> {
  const found: DrawnLogo[] = [];
  for (const [place, id] of ids.entries()) {
    const logo = await readLogo(database, kit, place);
    if (logo !== null) found.push({ id, logo, document: null });
  }
  return found;
}

/** A finished logo of one kit. */
export interface FinishedHere {
  readonly kit: string;
  readonly logo: string;
}

/**
 * Designs with files, over all kits of an order: copying a kit must not grant more of them. `without`: one that gives up its
 * place, unless another kit has it too.
 */
export async function finishedLogos(
  tx: Pick<Transaction, 'select'>,
  orderId: string,
  without: FinishedHere | null = null,
): Promise<readonly string[]> {
  const { id, finished } = brandKits;
  const all = await tx.select({ id, finished }).from(brandKits).where(eq(brandKits.orderId, orderId));
  const rows = all.map((kit) => ({ finished: kit.finished.filter((logo) => kit.id !== without?.kit || logo !== without.logo) }));
  const [order] = await tx.select({ spent: orders.spentLogos }).from(orders).where(eq(orders.id, orderId));
  return [...new Set([...rows.flatMap(({ finished }) => finished), ...(order?.spent ?? [])])];
}
