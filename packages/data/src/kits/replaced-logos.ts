import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PersonScope, Transaction } from '../connection/database.ts';
import { type DrawnLogo, dropUnnamedLogos, traitsText } from './kit-logos.ts';

/** Places of a kit whose logos changed over. The second is below 0, where replaced logos are kept for undo. */
export type SwappedPlaces = readonly [number, number];

type Writing = Pick<Transaction, 'execute'>;

/** The rows that a statement returns. */
const rowsOf = async <T>(answer: Promise<unknown>): Promise<readonly T[]> =>
  ((await answer) as { readonly rows: readonly T[] }).rows;

/** A place of a kit below 0 that is free. */
async function freePlace(tx: Writing, kit: string): Promise<number> {
  const [row] = await rowsOf<{ readonly free: number }>(
    tx.execute(sql`select least(min(place), 0) - 1 as free from kit_logos where brand_kit_id = ${kit}::uuid`),
  );
  return row?.free ?? -1;
}

const move = (tx: Writing, kit: string, from: number, to: number) =>
  tx.execute(sql`update kit_logos set place = ${to} where brand_kit_id = ${kit}::uuid and place = ${from}`);

/** Puts a new logo at a place of a locked kit, and keeps the one that was there (M-06). */
export async function replaceLogo(
  tx: Writing,
  { id: kit, userId }: { readonly id: string; readonly userId: string },
  place: number,
  { logo, traits = null }: DrawnLogo,
): Promise<SwappedPlaces> {
  const free = await freePlace(tx, kit);
  await move(tx, kit, place, free);
  const id = randomUUID();
  await tx.execute(sql`
    insert into logos (id, user_id, logo, traits)
    values (${id}::uuid, ${userId}::uuid, ${logo}::json, ${traitsText(traits)}::jsonb)`);
  await tx.execute(sql`insert into kit_logos (brand_kit_id, place, logo_id) values (${kit}::uuid, ${place}, ${id}::uuid)`);
  return [place, free];
}

/** Exchanges the logos at two places of a locked kit. One after the other, because places are unique at any moment. */
export async function swapLogos(tx: Writing, kit: string, [a, b]: SwappedPlaces): Promise<void> {
  const free = await freePlace(tx, kit);
  await move(tx, kit, a, free);
  await move(tx, kit, b, a);
  await move(tx, kit, free, b);
}

/** Deletes replaced logos that no change of the kit would bring back. */
export async function dropReplacedLogos(tx: Transaction, kit: string): Promise<void> {
  const gone = await rowsOf<{ readonly id: string }>(
    tx.execute(sql`
      delete from kit_logos where brand_kit_id = ${kit}::uuid and place < 0 and place not in (
        select (after -> 'swapped' ->> 1)::int from kit_changes where brand_kit_id = ${kit}::uuid and after ? 'swapped')
      returning logo_id as id`),
  );
  await dropUnnamedLogos(
    tx,
    gone.map(({ id }) => id),
  );
}

/** Bytes of the logos that a person's kits, also deleted ones, keep for undo. */
export async function replacedBytes({ tx, personId }: PersonScope): Promise<number> {
  const [row] = await rowsOf<{ readonly bytes: number }>(
    tx.execute(sql`
      select coalesce(sum(pg_column_size(logo)), 0)::float8 as bytes from logos where id in (
        select logo_id from kit_logos join brand_kits on brand_kits.id = brand_kit_id
        where brand_kits.user_id = ${personId} and place < 0)`),
  );
  return row?.bytes ?? 0;
}

/** Ids of every design that a kit has or had, as far as its history knows. */
export async function designsEver({ tx }: Pick<PersonScope, 'tx'>, kit: string): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ readonly id: string }>(
    tx.execute(sql`
      select json_array_elements_text(logo_variants) as id from brand_kits where id = ${kit}::uuid
      union
      select jsonb_array_elements_text(side) from kit_changes, lateral (values (before -> 'logoVariants'), (after -> 'logoVariants')) as sides (side)
      where brand_kit_id = ${kit}::uuid and jsonb_typeof(side) = 'array'`),
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether the designs at two places of a kit are the same logo: with the same mark, or without one in the same typeface
 * (H25-01).
 */
export async function isSameLogo({ tx }: Pick<PersonScope, 'tx'>, kit: string, [a, b]: SwappedPlaces): Promise<boolean> {
  const [row] = await rowsOf<{ readonly marks: number }>(
    tx.execute(sql`
      select count(distinct coalesce(logo -> 'design' -> 'genome' ->> 'mark', 'face ' || (logo -> 'design' -> 'genome' ->> 'face')))::int as marks from kit_logos join logos on logos.id = logo_id
      where brand_kit_id = ${kit}::uuid and place in (${a}, ${b})`),
  );
  return row?.marks === 1;
}
