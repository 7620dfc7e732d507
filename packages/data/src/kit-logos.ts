import { and, eq, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from './backup.ts';
import type { Database, Transaction } from './database.ts';
import { inTurn } from './in-turn.ts';
import { statement } from './statement.ts';
import { brandKits, kitLogos } from './tables/kits.ts';

/** A logo as JSON texts: they are long, and pass through as they came from the press. */
export interface DrawnLogo {
  /** Of its design. */
  readonly id: string;
  /** A design document, and how it was changed in the editor: see the contract's `kitLogoSchema`. */
  readonly logo: string;
  /** What its files are printed from; null until it is a finished one. */
  readonly document: string | null;
}

/** Which designs these are, and which of them have files: what the row says that they belong to. */
export const namesOf = (logos: readonly DrawnLogo[]) => ({
  logoVariants: logos.map(({ id }) => id),
  finished: logos.filter(({ document }) => document !== null).map(({ id }) => id),
});

/** A logo as a row of `kit_logos` or `order_proof_logos`, without whose it is. */
export const rowOf = ({ logo, document }: DrawnLogo, place: number): { place: number; logo: SQL; document: SQL } => ({
  place,
  logo: sql`${logo}::json`,
  document: sql`${document}::json`,
});

/** Logos of a kit that has none. One statement each: the embedded database would hold everybody up while it packs all of them. */
export async function addLogos(tx: Pick<Transaction, 'insert'>, kit: string, logos: readonly DrawnLogo[]): Promise<void> {
  for (const [place, one] of logos.entries()) await tx.insert(kitLogos).values({ brandKitId: kit, ...rowOf(one, place) });
}

/** Gives a kit that is held other logos, in place of those it has. */
export async function setLogos(tx: Transaction, kit: string, logos: readonly DrawnLogo[]): Promise<void> {
  await tx.delete(kitLogos).where(eq(kitLogos.brandKitId, kit));
  await addLogos(tx, kit, logos);
  await tx.update(brandKits).set(namesOf(logos)).where(eq(brandKits.id, kit));
}

/** The logo at a place of a kit, whoever owns it: null where it has none. */
export async function readLogo({ statements }: Pick<Database, 'statements'>, kit: string, place: number): Promise<string | null> {
  const [row] = await statements
    .select({ logo: sql<string>`${kitLogos.logo}::text` })
    .from(kitLogos)
    .where(and(eq(kitLogos.brandKitId, kit), eq(kitLogos.place, place)));
  return row?.logo ?? null;
}

/** What the files of the logo at a place are printed from; null for what is no finished logo, or somebody else's. */
export async function readDocument(database: Database, personId: string, kit: string, place: number): Promise<unknown> {
  const [[row]] = await database.askAsPerson(
    personId,
    statement<{ readonly document: unknown }>`
    select document from kit_logos where brand_kit_id = ${kit}::uuid and place = ${place}`,
  );
  return row?.document ?? null;
}

/** Gives the logo at a place of a kit that is held files of its own. */
export async function addDocument(tx: Transaction, kit: string, place: number, document: string): Promise<void> {
  await tx
    .update(kitLogos)
    .set({ document: sql`${document}::json` })
    .where(and(eq(kitLogos.brandKitId, kit), eq(kitLogos.place, place)));
}

/** Characters of logos that one statement brings, about: it takes the embedded database five milliseconds, for which everybody waits. */
const portion = 500_000;
/** One portion at a time: those of several sessions of a Postgres would come in one turn of the event loop. */
const turns = inTurn();

/**
 * The logos of a person's kit in their order, some at a time, as the texts that the database holds: nobody takes them apart. Each portion is a statement by itself,
 * asked for when the one before was taken: who reads slowly holds nobody up, and one portion in memory.
 */
export async function* logoTexts(
  database: Database,
  personId: string,
  kit: string,
  { documents = false }: { readonly documents?: boolean } = {},
): AsyncGenerator<readonly string[]> {
  // How long those before were shows how many there may be; never many more, since the first is its owner's choice and may be a small one among large ones.
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
  select logo::text as text from kit_logos where brand_kit_id = ${kit}::uuid and place >= ${place} order by place limit ${most}`;
const withDocuments = (kit: string, place: number, most: number) => statement<{ readonly text: string }>`
  select json_build_object('logo', logo, 'document', document)::text as text from kit_logos
  where brand_kit_id = ${kit}::uuid and place >= ${place} order by place limit ${most}`;

/** The first logos of a kit, as it keeps them. */
export async function readLogos(database: Database, kit: string, ids: readonly string[]): Promise<readonly DrawnLogo[]> {
  const logos: DrawnLogo[] = [];
  for (const [place, id] of ids.entries()) {
    const logo = await readLogo(database, kit, place);
    if (logo !== null) logos.push({ id, logo, document: null });
  }
  return logos;
}

/** Designs that have files of their own, in all kits of an order: a copy of a kit is no way to more of them. */
export async function finishedLogos(tx: Pick<Transaction, 'select'>, orderId: string): Promise<readonly string[]> {
  const rows = await tx.select({ finished: brandKits.finished }).from(brandKits).where(eq(brandKits.orderId, orderId));
  return [...new Set(rows.flatMap(({ finished }) => finished))];
}

/** What the files of all kits of a person are printed from, those among them that they have deleted; of copies of one kit once. */
export async function documentsOf(tx: Transaction, personId: string): Promise<readonly unknown[]> {
  const rows = rowsOf(
    tx,
    sql`select distinct on (coalesce(order_id, id), place) document::text as row from kit_logos join brand_kits on id = brand_kit_id
      where user_id = ${personId}::uuid and document is not null`,
  );
  const found: unknown[] = [];
  for await (const row of rows) found.push(JSON.parse(row));
  return found;
}
