import { changeKit, type Database, findKit, type KitRow, lastRound, spendUsageIn } from '@brandwright/data';
import type { Brief, Design } from '@brandwright/engine';
import type { Enhancement } from '@brandwright/kit';
import { brandColors } from '@brandwright/kit/documents';
import { refuse } from '../../http/problem-error.ts';
import { enhancementOf } from '../kits/kit-document.ts';
import { lockOwnKit, requireVersion } from '../kits/locked-kit.ts';
import { asPremiumCall } from './premium-calls.ts';
import { type Writers, writeTexts } from './write-texts.ts';

interface Asked {
  readonly kit: string;
  /** The version of the kit that its owner saw. */
  readonly version: number;
}

/**
 * Use case: writes the texts of a kit from its brief and the palette of its first logo, in other words each time, keeps them with the kit and counts one use, all
 * or nothing (I-01). It is a change that can be undone. Refusals: those of `asPremiumCall`, `kit.changed`, `kit.unfinished`,
 * `kit.no_logo`; rejects with EngineError, PressError.
 */
export async function enhanceKit(
  deps: Writers,
  leadDesign: (kit: KitRow) => Promise<Design | null>,
  personId: string,
  asked: Asked,
): Promise<void> {
  const { database } = deps;
  const kit = (await database.asPerson(personId, (scope) => findKit(scope, asked.kit))) ?? refuse('route.not_found');
  await asPremiumCall(database, personId, async () => {
    requireVersion(kit, asked.version);
    if (kit.status !== 'completed') refuse('kit.unfinished');
    const design = kit.brief === null ? null : await leadDesign(kit);
    if (design === null) return refuse('kit.no_logo');
    // Words that were undone were not wanted.
    const last = await database.asPerson(personId, (scope) => lastRound(scope, kit.id));
    const round = Math.max(last ?? -1, enhancementOf(kit)?.round ?? -1) + 1;
    // The brief was validated before we stored it. Written without a lock on the kit.
    const wanted = { brief: kit.brief as unknown as Brief, colors: brandColors(design), round };
    const enhancement = await writeTexts(deps, personId, wanted);
    await keep(database, personId, asked, enhancement);
  });
}

/** Stores the texts and the count in one transaction. */
const keep = (database: Database, personId: string, asked: Asked, enhancement: Enhancement): Promise<void> =>
  database.asSystem(async (tx) => {
    const kit = await lockOwnKit(tx, personId, asked.kit);
    requireVersion(kit, asked.version);
    const label = enhancement.round === 0 ? 'Brand copy written' : 'Brand copy rewritten';
    await changeKit({ tx, personId }, kit, label, { enhancement });
    if (!(await spendUsageIn(tx, personId, 'ai_enhancement'))) refuse('enhancement.premium');
  });
