import {
  buyerOf,
  countFailure,
  type DrawnLogo,
  finishKit,
  isUnavailable,
  type JobData,
  type KitRow,
  type KitStep,
  lockAnyKit,
  lockOrder,
  type OrderRow,
  type QueueHandlers,
  queueEmail,
  type RunningJob,
  readAnyKit,
  readLogos,
  readOrder,
  setFailed,
  setLogos,
  tellKit,
  writeAudit,
} from '@brandwright/data';
import { PressError } from '@brandwright/press';
import type { Deps } from '../deps.ts';
import { isProblem } from '../http/problem-error.ts';
import { requireDiskSpace } from '../operations/disk-space.ts';
import { failedKitEmail } from '../services/emails/operator-emails.ts';
import { orderEmail } from '../services/emails/order-emails.ts';
import { resolveKit } from '../services/kits/resolve-kit.ts';
import { planOf } from '../services/orders/order-plan.ts';
import { guaranteeOf } from '../services/orders/order-view.ts';
import { tellWebhooks } from '../services/webhooks/event-body.ts';

type Needed = Pick<Deps, 'database' | 'press' | 'log' | 'origin' | 'diskSpace'> & {
  readonly call: () => void;
  /** The operator's address for failed kits. Null: only the log. */
  readonly support: string | null;
};

/** Attempts per kit, including the first. */
const tries = 3;

/** Errors of the press that are not the job's fault. */
const passing: readonly string[] = ['press.closed', 'press.busy', 'press.unavailable'];

/** The queue's handlers: make a paid kit's designs and documents, and notify its owner. */
export function kitMaker(deps: Needed): QueueHandlers {
  const { database, log, call } = deps;
  const tell = (kit: KitRow, step: KitStep): Promise<void> => database.asSystem((tx) => tellKit(tx, kit, step));

  const orderOf = async (kit: KitRow | null): Promise<OrderRow | null> =>
    kit?.orderId == null ? null : readOrder(database, { id: kit.orderId });

  const work = async ({ data, complete }: RunningJob): Promise<void> => {
    // The kit waits until the disk has room for it.
    await requireDiskSpace(deps.diskSpace);
    const kit = await readAnyKit(database, data.kit ?? '');
    const order = await orderOf(kit);
    // Made by a try whose end was lost, or its owner went, or took their money back.
    if (kit === null || order === null || kit.status === 'completed' || order.status !== 'paid')
      return database.asSystem(complete);
    const known = () => readLogos(database, kit.id, kit.logoVariants);
    const designs = await resolveKit(deps.press, kit, known, planOf(order), (step) =>
      tell(kit, { status: 'generating', ...step }),
    );
    await database.asSystem(async (tx) => {
      // Locks the order before the kit, as everywhere. It may have been refunded meanwhile.
      const held = await lockOrder(tx, { id: order.id });
      if (held?.status === 'paid') await finish(deps, tx, kit.id, designs);
      await complete(tx);
    });
    call();
  };

  const failed = async ({ kit = '' }: JobData, error: unknown): Promise<boolean> => {
    // The process or the database is ending, the disk is nearly full, or everything is overloaded. The kit is
    // not at fault.
    if (
      isUnavailable(error) ||
      isProblem(error, 'server.no_room') ||
      (error instanceof PressError && passing.includes(error.fault.code))
    )
      return false;
    return (await countFailure(database, kit)) >= tries;
  };

  const givenUp: QueueHandlers['givenUp'] = async ({ kit: id = '' }, queue) => {
    const order = await orderOf(await readAnyKit(database, id));
    await database.asSystem(async (tx) => {
      const kit = await lockAnyKit(tx, id);
      if (kit === null || kit.status !== 'generating') return;
      // Only its workers died, never the work itself. Start over.
      if (kit.failures < tries) return queue.send(tx, kit.id, { kit: kit.id });
      await setFailed(tx, kit);
      await tellKit(tx, kit, { status: 'error', step: 'We couldn’t make this kit', progress: 0 });
      await tellWebhooks(tx, kit, 'error', deps.origin);
      await writeAudit(tx, { action: 'kit.failed', personId: kit.userId, subject: kit.id });
      const person = await buyerOf(tx, kit);
      if (person !== null)
        await queueEmail(
          tx,
          orderEmail(
            {
              kind: 'kit-failed',
              person,
              businessName: kit.businessName,
              guarantee: order && (await guaranteeOf({ tx }, order)),
            },
            deps,
          ),
        );
      const { support } = deps;
      if (support !== null) await queueEmail(tx, failedKitEmail(kit, support, deps.origin));
      log.error({ kit: kit.id, code: 'kit.failed' }, 'a kit that was paid for could not be made');
    });
    call();
  };
  return { work, failed, givenUp };
}

/** Stores a finished kit once. A second worker that gets here finds it done, and keeps what is there. */
async function finish(
  deps: Needed,
  tx: Parameters<typeof lockAnyKit>[0],
  id: string,
  logos: readonly DrawnLogo[] | null,
): Promise<void> {
  const kit = await lockAnyKit(tx, id);
  if (kit === null || kit.status !== 'generating') return;
  if (logos !== null) await setLogos(tx, kit, logos);
  await finishKit(tx, kit, { status: 'completed', failedAt: null });
  await tellKit(tx, kit, { status: 'completed', step: 'Your kit is ready', progress: 1 });
  await tellWebhooks(tx, kit, 'completed', deps.origin);
  const person = await buyerOf(tx, kit);
  if (person !== null)
    await queueEmail(tx, orderEmail({ kind: 'kit-ready', person, kit: kit.id, businessName: kit.businessName }, deps));
}
