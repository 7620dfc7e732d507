import { wireLimits } from '@brandwright/contract';
import { type Database, designsEver, finishedLogos, readLogo } from '@brandwright/data';
import type { Brief, Design } from '@brandwright/engine';
import type { PrintedDesign } from '@brandwright/press';
import { refuse } from '../../http/problem-error.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { logoText } from './kit-document.ts';
import { lockOwnKit, openKit, requireVersion } from './locked-kit.ts';
import { replaceDesign, requireRoom } from './replace-design.ts';

/** Rounds of eight that are drawn until one has a new design. */
const mostRounds = 4;

interface Asked {
  /** Id of the design to replace. */
  readonly logo: string;
  /** The version of the kit that its owner saw. */
  readonly version: number;
}

/**
 * The use case: a design without files is replaced by a new one of its style (row M-06). It is a change that can be undone. Refusals: `kit.changed`,
 * `kit.unfinished`, `kit.locked`, `kit.too_many_designs`, `kit.no_logo`, `kit.logo_finished`, `kit.no_design`; rejects with EngineError, PressError.
 */
export async function regenerateLogo(
  { database, press }: { readonly database: Database; readonly press: Pick<RequestPress, 'charge' | 'design'> },
  personId: string,
  kitId: string,
  asked: Asked,
): Promise<void> {
  const { kit, seen, finished } = await database.asPerson(personId, async (scope) => {
    const { kit, order } = await openKit(scope, kitId, asked.version);
    await requireRoom(scope);
    const finished = [...kit.finished, ...(await finishedLogos(scope.tx, order.id))];
    return { kit, seen: await designsEver(scope, kitId), finished };
  });
  const place = kit.logoVariants.indexOf(asked.logo);
  const stored = kit.brief === null || place < 0 ? null : await readLogo(database, kitId, place);
  if (stored === null) return refuse('kit.no_logo');
  if (finished.includes(asked.logo)) refuse('kit.logo_finished');
  const { slot } = (JSON.parse(stored) as { readonly design: Design }).design;
  // The brief was validated before we stored it. Drawn without a lock on the kit.
  const fresh = await freshDesign(press, kit.brief as unknown as Brief, { slot, seen, kept: kit.logoVariants.length });
  const kept = { design: JSON.parse(fresh.json) as Design, customization: null };
  await database.asSystem(async (tx) => {
    const held = await lockOwnKit(tx, personId, kitId);
    requireVersion(held, asked.version);
    const [logo, label] = [logoText(fresh.json, null), `New design for logo ${place + 1}`];
    await replaceDesign(tx, held, { place, id: fresh.id, logo, kept, documents: null, label });
  });
}

/** A design of the slot that the kit never had. Each one that was replaced stands for a round that was drawn. */
async function freshDesign(
  press: Pick<RequestPress, 'charge' | 'design'>,
  brief: Brief,
  { slot, seen, kept }: { readonly slot: number; readonly seen: ReadonlySet<string>; readonly kept: number },
): Promise<PrintedDesign> {
  const first = Math.ceil(kept / wireLimits.slots) + Math.max(0, seen.size - kept);
  for (let round = first; round < first + mostRounds; round++) {
    await press.charge({ kind: 'design', input: { brief, options: { round } } });
    const designs = await press.design(brief, { round });
    const fresh = designs.find((one) => one.slot === slot && !seen.has(one.id)) ?? designs.find(({ id }) => !seen.has(id));
    if (fresh !== undefined) return fresh;
  }
  return refuse('kit.no_design');
}
