import { wireLimits } from '@brandwright/contract';
import {
  changeKit,
  type Database,
  designsEver,
  dropReplacedLogos,
  findKit,
  findOrder,
  finishedLogos,
  type KitRow,
  lockAnyKit,
  readLogo,
  replacedBytes,
  replaceLogo,
} from '@brandwright/data';
import type { Brief, Design } from '@brandwright/engine';
import type { PrintedDesign } from '@brandwright/press';
import { refuse } from '../../http/problem-error.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { logoText } from './kit-document.ts';

/** Bytes of replaced designs that a person's kits may keep for undo. A long name's takes 38 kB, one of dense signs 148 kB (measured by H23-03). */
export const mostReplaced = 16e6;

/** Rounds of eight that are drawn until one has a new design. */
const mostRounds = 4;

interface Asked {
  /** Id of the design to replace. */
  readonly logo: string;
  /** The version of the kit that its owner saw. */
  readonly version: number;
}

const changed = (asked: Asked, kit: KitRow): never =>
  refuse('kit.changed', { field: 'version', received: String(asked.version), allowed: String(kit.version) });

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
  const { kit, seen, finished, isPaid, kept } = await database.asPerson(personId, async (scope) => {
    const kit = (await findKit(scope, kitId)) ?? refuse('route.not_found');
    const order = kit.orderId === null ? null : await findOrder(scope, kit.orderId);
    const finished = [...kit.finished, ...(order === null ? [] : await finishedLogos(scope.tx, order.id))];
    const isPaid = order?.status === 'paid';
    return { kit, seen: await designsEver(scope, kitId), finished, isPaid, kept: await replacedBytes(scope) };
  });
  if (kit.version !== asked.version) changed(asked, kit);
  if (kit.status !== 'completed') refuse('kit.unfinished');
  if (!isPaid) refuse('kit.locked');
  if (kept >= mostReplaced) refuse('kit.too_many_designs');
  const place = kit.logoVariants.indexOf(asked.logo);
  const stored = kit.brief === null || place < 0 ? null : await readLogo(database, kitId, place);
  if (stored === null) return refuse('kit.no_logo');
  if (finished.includes(asked.logo)) refuse('kit.logo_finished');
  const { slot } = (JSON.parse(stored) as { readonly design: Design }).design;
  // The brief was validated before we stored it. Drawn without a lock on the kit.
  const fresh = await freshDesign(press, kit.brief as unknown as Brief, { slot, seen, kept: kit.logoVariants.length });
  await database.asSystem(async (tx) => {
    const held = await lockAnyKit(tx, kitId);
    if (held === null || held.userId !== personId || held.deletedAt !== null) return refuse('route.not_found');
    if (held.version !== asked.version) changed(asked, held);
    const drawn = { id: fresh.id, logo: logoText(fresh.json, null), document: null };
    const swapped = await replaceLogo(tx, held, place, drawn);
    const logoVariants = held.logoVariants.with(place, fresh.id);
    await changeKit({ tx, personId }, held, `New design for logo ${place + 1}`, { logoVariants }, swapped);
    await dropReplacedLogos(tx, kitId);
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
