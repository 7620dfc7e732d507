import type { KitLogo } from '@brandwright/contract';
import {
  addDocument,
  finishedLogos,
  finishKit,
  type KitRow,
  lockAnyKit,
  lockOrder,
  readAnyKit,
  readLogo,
  type Transaction,
  writeAudit,
} from '@brandwright/data';
import type { Brief } from '@brandwright/engine';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { planOf } from '../orders/order-plan.ts';
import { documentOfLogo } from './resolve-kit.ts';

/**
 * Use case: gives one more logo its own files, within the plan (B-06). Idempotent; a logo already finished in
 * a copy of this kit does not count again. Throws `kit.locked`, `kit.unfinished`, `kit.changed`,
 * `kit.logos_used`, `kit.no_logo`.
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
    if (order?.status !== 'paid') return refuse('kit.locked');
    if (known.status !== 'completed') return refuse('kit.unfinished');
    if (known.finished.includes(asked.logo)) return null;
    if (known.version !== asked.version)
      refuse('kit.changed', { field: 'version', received: String(asked.version), allowed: String(known.version) });
    const { logos } = planOf(order);
    const finished = await finishedLogos(tx, order.id);
    if (finished.length >= logos && !finished.includes(asked.logo))
      refuse('kit.logos_used', { allowed: `${logos} finished logos` });
    return known;
  };
  const kit = await database.asSystem(chosen);
  if (kit === null) return;
  const place = kit.logoVariants.indexOf(asked.logo);
  const logo = (await readLogo(database, kitId, place)) ?? refuse('kit.no_logo');
  // The brief was validated before we stored it. Drawn without a lock on the kit.
  const document = await documentOfLogo(press, kit.brief as unknown as Brief, JSON.parse(logo) as KitLogo);
  await database.asSystem(async (tx) => {
    const held = await chosen(tx);
    if (held === null) return;
    await addDocument(tx, kitId, place, JSON.stringify(document));
    await finishKit(tx, held, { finished: [...held.finished, asked.logo] });
    await writeAudit(tx, { action: 'kit.logo-finished', personId, subject: kitId, detail: { logo: asked.logo } });
  });
}
