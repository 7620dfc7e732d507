import type { KitLogo } from '@brandwright/contract';
import {
  changeKit,
  finishedLogos,
  type KitRow,
  type OrderRow,
  readLogo,
  type Transaction,
  wasDownloaded,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { planOf } from '../orders/order-plan.ts';
import { type LockedKit, requireVersion, withLockedKit } from './locked-kit.ts';
import { addDocuments, drawDocuments } from './logo-documents.ts';

/**
 * Refuses one more finished logo where a kit, which is held with its order, may not have it: the kit is not paid for or not finished, or the plan is used up by
 * other logos. `instead`: a finished logo of the kit that gives up its place, which it can until a file of it is downloaded.
 * Refusals: `kit.locked`, `kit.unfinished`, `kit.logo_finished`, `kit.logos_used`.
 */
export async function planFor(
  tx: Transaction,
  kit: KitRow,
  order: OrderRow | null,
  logo: string,
  instead: string | null = null,
): Promise<void> {
  if (order?.status !== 'paid') return refuse('kit.locked');
  if (kit.status !== 'completed') refuse('kit.unfinished');
  const { wholeSets } = planOf(order);
  if (instead !== null && (await wasDownloaded({ tx }, kit, instead)))
    refuse('kit.logo_finished', { message: 'You’ve downloaded files for this logo, so it can’t be replaced.' });
  const finished = await finishedLogos(tx, order.id, instead === null ? null : { kit: kit.id, logo: instead });
  if (finished.length >= wholeSets && !finished.includes(logo))
    refuse('kit.logos_used', { allowed: `${wholeSets} finished logos` });
}

/**
 * Refuses more finished logos of a locked order than its plan holds, after one was exchanged for a version of it: a copy of the kit may keep the
 * earlier one, and both count. Refusals: `kit.logos_used`.
 */
export async function keepWithinPlan(tx: Transaction, order: OrderRow): Promise<void> {
  const { wholeSets } = planOf(order);
  if ((await finishedLogos(tx, order.id)).length > wholeSets)
    refuse('kit.logos_used', { allowed: `${wholeSets} finished logos` });
}

/**
 * The use case: one more logo of a kit becomes a finished one, with files of its own, as far as the plan holds them (row B-06). It is a change that can be undone
 * while none of its files was downloaded (row M-09). One that is finished already changes nothing; one that another kit of the order has takes none of the plan. Refusals: `kit.locked`, `kit.unfinished`, `kit.changed`, `kit.logos_used`, `kit.no_logo`.
 */
export async function finishLogo(
  { database, press }: Pick<Deps, 'database'> & { readonly press: Pick<Deps['press'], 'edit'> },
  personId: string,
  kitId: string,
  asked: { readonly logo: string; readonly version: number },
): Promise<void> {
  /** The kit if it may have the logo finished; null if it is already. */
  const chosen = async ({ tx, kit, order }: LockedKit): Promise<KitRow | null> => {
    const isOpen = order?.status === 'paid' && kit.status === 'completed';
    if (isOpen && kit.finished.includes(asked.logo)) return null;
    requireVersion(kit, asked.version);
    await planFor(tx, kit, order, asked.logo);
    return kit;
  };
  const kit = await withLockedKit(database, personId, kitId, chosen);
  if (kit === null) return;
  const place = kit.logoVariants.indexOf(asked.logo);
  // Below 0 lie designs that were replaced (H19-01).
  if (place < 0) refuse('kit.no_logo');
  const logo = (await readLogo(database, kitId, place)) ?? refuse('kit.no_logo');
  // Drawn without a lock on the kit.
  const documents = await drawDocuments(press, kit, JSON.parse(logo) as KitLogo);
  await withLockedKit(database, personId, kitId, async (held) => {
    const { tx } = held;
    const now = await chosen(held);
    if (now === null) return;
    await addDocuments(tx, kitId, place, documents);
    const label = `Finished logo ${place + 1}`;
    await changeKit({ tx, personId }, now, label, { finished: [...now.finished, asked.logo] });
    await writeAudit(tx, { action: 'kit.logo-finished', personId, subject: kitId, detail: { logo: asked.logo } });
  });
}
