import type { KitLogo } from '@brandwright/contract';
import {
  addDocument,
  addLookDocument,
  changeKit,
  finishedLogos,
  type KitRow,
  lockAnyKit,
  lockOrder,
  type OrderRow,
  readAnyKit,
  readLogo,
  type Transaction,
  wasDownloaded,
  writeAudit,
} from '@brandwright/data';
import type { Brief } from '@brandwright/engine';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { planOf } from '../orders/order-plan.ts';
import { documentOfLogo } from './resolve-kit.ts';

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
  const { logos } = planOf(order);
  if (instead !== null && (await wasDownloaded({ tx }, kit, instead)))
    refuse('kit.logo_finished', { message: 'You’ve downloaded files for this logo, so it can’t be replaced.' });
  const finished = await finishedLogos(tx, order.id, instead === null ? null : { kit: kit.id, logo: instead });
  if (finished.length >= logos && !finished.includes(logo)) refuse('kit.logos_used', { allowed: `${logos} finished logos` });
}

/**
 * Refuses more finished logos of a locked order than its plan holds, after one was exchanged for a version of it: a copy of the kit may keep the
 * earlier one, and both count. Refusals: `kit.logos_used`.
 */
export async function keepWithinPlan(tx: Transaction, order: OrderRow): Promise<void> {
  const { logos } = planOf(order);
  if ((await finishedLogos(tx, order.id)).length > logos) refuse('kit.logos_used', { allowed: `${logos} finished logos` });
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
  const { orderId = null } = (await readAnyKit(database, kitId)) ?? {};
  const chosen = async (tx: Transaction): Promise<KitRow | null> => {
    // Locks the order before the kit, as everywhere.
    const order = orderId === null ? null : await lockOrder(tx, { id: orderId });
    const known = await lockAnyKit(tx, kitId);
    if (known === null || known.userId !== personId || known.deletedAt !== null) return refuse('route.not_found');
    const isOpen = order?.status === 'paid' && known.status === 'completed';
    if (isOpen && known.finished.includes(asked.logo)) return null;
    if (known.version !== asked.version)
      refuse('kit.changed', { field: 'version', received: String(asked.version), allowed: String(known.version) });
    await planFor(tx, known, order, asked.logo);
    return known;
  };
  const kit = await database.asSystem(chosen);
  if (kit === null) return;
  const place = kit.logoVariants.indexOf(asked.logo);
  // Below 0 lie designs that were replaced (H19-01).
  if (place < 0) refuse('kit.no_logo');
  const logo = (await readLogo(database, kitId, place)) ?? refuse('kit.no_logo');
  // The brief was validated before we stored it. Drawn without a lock on the kit.
  const brief = kit.brief as unknown as Brief;
  const document = await documentOfLogo(press, brief, JSON.parse(logo) as KitLogo);
  const inLook = kit.look === null ? null : await documentOfLogo(press, brief, JSON.parse(logo) as KitLogo, kit.look);
  await database.asSystem(async (tx) => {
    const held = await chosen(tx);
    if (held === null) return;
    await addDocument(tx, kitId, place, JSON.stringify(document));
    if (inLook !== null) await addLookDocument(tx, kitId, place, JSON.stringify(inLook));
    const label = `Finished logo ${place + 1}`;
    await changeKit({ tx, personId }, held, label, { finished: [...held.finished, asked.logo] });
    await writeAudit(tx, { action: 'kit.logo-finished', personId, subject: kitId, detail: { logo: asked.logo } });
  });
}
