import { sql } from 'drizzle-orm';
import type { Database } from '../connection/database.ts';
import type { brandKits } from '../tables/kits.ts';
import type { LogoTraits } from '../tables/logo-traits.ts';

/**
 * Records the traits of a kit’s first logo, as they were drawn, in place of others that were recorded. Does nothing if the kit
 * has changed since: another logo may stand there.
 */
export async function recordTraits(
  { statements }: Pick<Database, 'statements'>,
  { id, version, look, logoVariants }: Pick<typeof brandKits.$inferSelect, 'id' | 'version' | 'look' | 'logoVariants'>,
  traits: LogoTraits,
): Promise<void> {
  const isSeen = sql`place = 0 and brand_kit_id = brand_kits.id and brand_kits.id = ${id}::uuid and brand_kits.version = ${version}
    and logo_variants ->> 0 = ${logoVariants[0] ?? ''}`;
  const text = JSON.stringify(look === null ? traits : { ...traits, look });
  await statements.execute(
    look === null
      ? sql`update logos set traits = ${text}::jsonb from kit_logos, brand_kits
          where logos.id = logo_id and ${isSeen} and look is null and logos.traits is distinct from ${text}::jsonb`
      : sql`update kit_logos set traits = ${text}::jsonb from brand_kits
          where ${isSeen} and look = ${JSON.stringify(look)}::jsonb and traits is distinct from ${text}::jsonb`,
  );
}
