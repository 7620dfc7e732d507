import type { BodyOf, requestRevision as endpoint, Revision, sendEmails } from '@brandwright/contract';
import {
  addRevision,
  countRevisions,
  findOrder,
  type KitRow,
  listRevisions,
  type OrderRow,
  type PersonScope,
  queueEmail,
  type Transaction,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from '../accounts/accounts.ts';
import { confirmationFor } from '../accounts/rate-limits.ts';
import { revisionNoticeEmail } from '../emails/operator-emails.ts';
import { revisionRequestedEmail } from '../emails/revision-emails.ts';
import { withLockedKit } from '../kits/locked-kit.ts';
import { planOf } from '../orders/order-plan.ts';
import { revisionView } from './revision-view.ts';

type Needed = Pick<Deps, 'database' | 'settings' | 'origin' | 'mailSender'>;

/**
 * Use case: the owner of a kit requests a change from our designers (V-01). Each request but a rejected one
 * counts against the plan of the kit’s order (V-03), whichever of its kits it is for. The owner gets a
 * confirmation, and the operator a notice. Refusals: `route.not_found`, `kit.locked`, `kit.unfinished`,
 * `kit.no_revisions`, `kit.revisions_used`.
 */
export async function requestRevision(
  { database, settings, origin, mailSender }: Needed,
  person: Pick<Person, 'id' | 'email'>,
  kitId: string,
  { type, changes }: BodyOf<typeof endpoint>,
): Promise<Revision> {
  const row = await withLockedKit(database, person.id, kitId, async ({ tx, kit, order }) => {
    await requireRevision(tx, kit, order);
    const row = await addRevision(tx, {
      brandKitId: kitId,
      userId: person.id,
      revisionType: type,
      requestedChanges: changes,
    });
    const asked = { ...row, businessName: kit.businessName, kitId, email: person.email };
    await queueEmail(tx, revisionRequestedEmail(asked, { origin, support: settings.support }));
    if (settings.support !== null) await queueEmail(tx, revisionNoticeEmail(asked, settings.support, origin));
    await writeAudit(tx, { action: 'revision.requested', personId: person.id, subject: row.id, detail: { type } });
    return row;
  });
  mailSender.call();
  return revisionView(row);
}

/** Refuses a request for a kit, held with its order, whose plan has none left. */
async function requireRevision(tx: Transaction, kit: KitRow, order: OrderRow | null): Promise<void> {
  if (order?.status !== 'paid') return refuse('kit.locked');
  if (kit.status !== 'completed') refuse('kit.unfinished');
  const { revisions } = planOf(order);
  if (revisions === 0) refuse('kit.no_revisions');
  if ((await countRevisions(tx, order.id)) >= revisions) refuse('kit.revisions_used', { allowed: `${revisions} revisions` });
}

/** Revisions in the plan of one of the person’s kits, and how many are left (V-03). */
export async function revisionsLeft(
  scope: PersonScope,
  { orderId }: Pick<KitRow, 'orderId'>,
): Promise<{ readonly included: number; readonly left: number }> {
  const order = orderId === null ? null : await findOrder(scope, orderId);
  if (order?.status !== 'paid') return { included: 0, left: 0 };
  const included = planOf(order).revisions;
  return { included, left: Math.max(0, included - (await countRevisions(scope.tx, order.id))) };
}

/**
 * Use case: confirms a request to its owner once more (Y-01). Refusals: `route.not_found` if the address is
 * not the owner’s or no such request was made, `request.rate_limited`.
 */
export async function confirmRevision(
  deps: Needed,
  person: Pick<Person, 'id' | 'email'>,
  to: string,
  { businessName, revisionType, requestedChanges }: BodyOf<typeof sendEmails>['data'],
): Promise<void> {
  const { database, settings, origin, mailSender } = deps;
  if (to !== person.email) refuse('route.not_found');
  const known = await database.asPerson(person.id, listRevisions);
  const made =
    known.find(
      (one) =>
        one.kit.businessName === businessName && one.revisionType === revisionType && one.requestedChanges === requestedChanges,
    ) ?? refuse('route.not_found');
  await confirmationFor(deps, person.id);
  const asked = { ...made, businessName, kitId: made.kit.id, email: to };
  await queueEmail(database.statements, revisionRequestedEmail(asked, { origin, support: settings.support }));
  mailSender.call();
}
