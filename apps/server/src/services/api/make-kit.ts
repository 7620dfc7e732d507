import type { ApiBrief, ApiKit } from '@brandwright/contract';
import { hasApiKey, type KeyBearer, listUnusedPlans, lockAnyKit, type OrderRow, type Transaction } from '@brandwright/data';
import type { Design } from '@brandwright/engine';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import type { GenerateLogo } from '../logos/generate-logo.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { keptBrand } from '../orders/brand.ts';
import { planOf } from '../orders/order-plan.ts';
import { redeemOrder } from '../orders/redeem-order.ts';
import type { Selling } from '../orders/selling.ts';
import { brandFields, logoFields } from './api-brief.ts';
import { apiKitView } from './api-kit.ts';
import type { KeepAnswer } from './repeatable.ts';

export interface KitRequest extends ApiBrief {
  readonly logo?: string | undefined;
  readonly round?: number | undefined;
}

interface Making {
  readonly selling: ReturnType<Selling>;
  readonly press: RequestPress;
  readonly choose: GenerateLogo['choose'];
  readonly keep: KeepAnswer<ApiKit>;
  /** Of the server. */
  readonly origin: string;
}

/** Progress of a kit that was just ordered; see `makeKit`. */
const begun = 0.05;

/**
 * Use case: makes a kit of the person’s unused plan, as the wizard does: the plan with the most finished logos first, and of two
 * alike the older one. Its answer is kept in the transaction that uses the plan. Refuses `order.no_plan`, `design.foreign`, and
 * what `redeemOrder` refuses.
 */
export async function makeKitOfPlan(making: Making, bearer: KeyBearer, asked: KitRequest): Promise<ApiKit> {
  const { selling, keep } = making;
  // Before anything is drawn.
  if ((await unusedPlans(making, bearer)).length === 0) refuse('order.no_plan');
  const { logo, round = 0, ...brief } = asked;
  const selectedLogo = logo === undefined ? null : await designOf(making, brief, { logo, round });
  const sent = { ...brandFields(brief), selectedLogo };
  for (;;) {
    const [plan] = await unusedPlans(making, bearer);
    if (plan === undefined) return refuse('order.no_plan');
    const made: ApiKit[] = [];
    await redeemOrder(
      selling,
      {
        id: bearer.id,
        // It may have been revoked while the kit was drawn.
        isIn: async (tx: Transaction) => (await hasApiKey(tx, bearer.keyId)) || refuse('key.wrong'),
        async onMade(tx, id) {
          const kit = (await lockAnyKit(tx, id)) ?? refuse('route.not_found');
          const answer = apiKitView(kit, begun, making.origin);
          await keep(tx, answer);
          made.push(answer);
        },
      },
      plan.id,
      sent,
    );
    const [kit] = made;
    // Another request used the plan meanwhile. There may be a further one.
    if (kit !== undefined) return kit;
  }
}

/** Plans that are free for any brand. One whose order has its own brand is made of that. */
async function unusedPlans({ selling: { database } }: Making, { id }: KeyBearer): Promise<readonly OrderRow[]> {
  const unused = await database.asPerson(id, listUnusedPlans);
  return unused.filter((order) => keptBrand(order) === null).toSorted((a, b) => planOf(b).wholeSets - planOf(a).wholeSets);
}

/** The design that was drawn for a brief in a round. */
async function designOf(
  { press, choose }: Making,
  brief: ApiBrief,
  { logo, round }: { readonly logo: string; readonly round: number },
): Promise<Design> {
  const drawn = await choose({ ...logoFields(brief), variations: 8, round }, press);
  const found = drawn.find(({ id }) => id === logo);
  if (found === undefined) throw new ProblemError('design.foreign', { field: 'logo', received: logo });
  return JSON.parse(found.json.toString()) as Design;
}
