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
  queueLetter,
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
import { needRoom } from '../operations/disk-space.ts';
import { resolveKit } from '../services/kits/resolve-kit.ts';
import { failedKitLetter } from '../services/letters/operator-letters.ts';
import { orderLetter } from '../services/letters/order-letters.ts';
import { planOf } from '../services/orders/order-plan.ts';
import { guaranteeOf } from '../services/orders/order-view.ts';

type Needed = Pick<Deps, 'database' | 'press' | 'log' | 'origin' | 'room'> & {
  readonly call: () => void;
  /** Whom a kit that could not be made is told of; null for the log alone. */
  readonly support: string | null;
};

/** Tries of a kit, the first among them (row R-19). */
const tries = 3;

/** Faults of the press that say nothing of what it was asked. */
const passing: readonly string[] = ['press.closed', 'press.busy', 'press.unavailable'];

/** What the queue's jobs do: a kit that was paid for gets its designs and documents, and its owner is told. */
export function kitMaker(deps: Needed): QueueHandlers {
  const { database, log, call } = deps;
  const tell = (kit: KitRow, step: KitStep): Promise<void> => database.asSystem((tx) => tellKit(tx, kit, step));

  const orderOf = async (kit: KitRow | null): Promise<OrderRow | null> =>
    kit?.orderId == null ? null : readOrder(database, { id: kit.orderId });

  const work = async ({ data, complete }: RunningJob): Promise<void> => {
    // A kit that was paid for waits until it can be kept.
    await needRoom(deps.room);
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
      // The order first, as everybody who holds both: its money may have gone back meanwhile.
      const held = await lockOrder(tx, { id: order.id });
      if (held?.status === 'paid') await finish(deps, tx, kit.id, designs);
      await complete(tx);
    });
    call();
  };

  const failed = async ({ kit = '' }: JobData, error: unknown): Promise<boolean> => {
    // This process or the database ends, the disk is nearly full, or all have too much to do: nothing is wrong with the kit.
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
      // It never failed by itself: whatever was in its way so often, it is tried from the beginning.
      if (kit.failures < tries) return queue.send(tx, kit.id, { kit: kit.id });
      await setFailed(tx, kit);
      await tellKit(tx, kit, { status: 'error', step: 'We couldn’t make this kit', progress: 0 });
      await writeAudit(tx, { action: 'kit.failed', personId: kit.userId, subject: kit.id });
      const person = await buyerOf(tx, kit);
      if (person !== null)
        await queueLetter(
          tx,
          orderLetter(
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
      if (support !== null) await queueLetter(tx, failedKitLetter(kit, support, deps.origin));
      log.error({ kit: kit.id, code: 'kit.failed' }, 'a kit that was paid for could not be made');
    });
    call();
  };
  return { work, failed, givenUp };
}

/** Writes down what a kit is, once: a second worker that comes to this point finds it done. What it has already stays. */
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
  const person = await buyerOf(tx, kit);
  if (person !== null)
    await queueLetter(tx, orderLetter({ kind: 'kit-ready', person, kit: kit.id, businessName: kit.businessName }, deps));
}
