import { type KitLogo, problems } from '@brandwright/contract';
import {
  type KitRow,
  lockAnyKit,
  lockOrder,
  type OrderRow,
  readAnyKit,
  readLogo,
  setLogos,
  type Transaction,
  writeAudit,
} from '@brandwright/data';
import type { Brief } from '@brandwright/engine';
import { EngineError, readCustomization } from '@brandwright/engine/documents';
import type { Deps } from '../../deps.ts';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import { planOf } from '../orders/order-plan.ts';
import type { ProveBrand } from '../orders/prove-brand.ts';
import { makeAgain } from './start-kit.ts';

type Needed = Pick<Deps, 'database' | 'queue'> & { readonly proveBrand: ProveBrand };

/**
 * Use case: our staff retry a failed kit. Draws it first, without locks, so that a kit that can never be made
 * is refused with the reason instead of failing three more times. The kit then uses these drawings. Throws
 * `kit.unmakeable`, and what ProveBrand throws.
 */
export async function retryKit(
  { database, queue, proveBrand }: Needed,
  kitId: string,
  by: { readonly personId: string; readonly requestId: string },
): Promise<void> {
  const { orderId } = (await readAnyKit(database, kitId)) ?? refuse('route.not_found');
  if (orderId === null) refuse('route.not_found');
  const failed = await database.asSystem((tx) => holdFailed(tx, orderId, kitId));
  const lead = await readLogo(database, kitId, 0);
  const { logos } = await proveBrand(brandOf(failed.kit, lead), planOf(failed.order).kept).catch(unmakeable);
  await database.asSystem(async (tx) => {
    // While it was drawn, the kit may have been made or its money refunded. That takes precedence.
    const { kit } = await holdFailed(tx, orderId, kitId);
    await setLogos(tx, kit, logos);
    await makeAgain({ queue }, tx, kit, 'Making your kit again');
    await writeAudit(tx, { action: 'kit.retried', personId: by.personId, subject: kit.id, requestId: by.requestId });
  });
}

/**
 * Locks a failed kit and its order. Refuses a kit that has not failed, or whose money or plan was returned.
 */
async function holdFailed(tx: Transaction, orderId: string, kitId: string): Promise<{ kit: KitRow; order: OrderRow }> {
  const order = await lockOrder(tx, { id: orderId });
  const kit = await lockAnyKit(tx, kitId);
  if (kit === null || kit.status !== 'error' || order?.status !== 'paid' || order.brandKitId !== kitId)
    return refuse('route.not_found');
  return { kit, order };
}

/** The brand of the kit. Its brief and chosen logo were validated when it was begun. */
function brandOf(kit: KitRow, logo: string | null): Parameters<ProveBrand>[0] {
  const lead = logo === null ? null : (JSON.parse(logo) as KitLogo);
  const customization = lead?.customization == null ? null : readCustomization(lead.customization);
  return { brief: kit.brief as unknown as Brief, design: lead?.design ?? null, customization };
}

/** Turns a refusal of the brand into `kit.unmakeable`, because a retry would end the same way. */
function unmakeable(error: unknown): never {
  const code = error instanceof EngineError ? error.fault.code : error instanceof ProblemError ? error.code : null;
  if (code === null || problems[code].status >= 500) throw error;
  const said = (error as Error).message;
  throw new ProblemError('kit.unmakeable', { message: `${problems['kit.unmakeable'].text} Reason: ${said}` }, error);
}
