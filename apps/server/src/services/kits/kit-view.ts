import { type DeletedKit, type Kit, type KitSummary, kitLimits } from '@brandwright/contract';
import {
  countDownloads,
  type Database,
  type DeletedKitListing,
  findOrder,
  finishedLogos,
  type KitListing,
  type KitRow,
  listChanges,
  listShareLinks,
  logoTexts,
  type OrderRow,
  type PersonScope,
} from '@brandwright/data';
import type { Design } from '@brandwright/engine';
import { drawing, frame, printSvg } from '@brandwright/engine/documents';
import { planOf } from '../orders/order-plan.ts';
import { enhancementOf } from './kit-document.ts';

/** A kit in a list. */
export const summaryOf = ({ createdAt, updatedAt, traits, ...listing }: KitListing): KitSummary => ({
  ...listing,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  swatches: [...(traits?.swatches ?? [])],
  typeface: traits?.typeface ?? null,
});

export const deletedView = ({ goesAt, ...listing }: DeletedKitListing): DeletedKit => ({
  ...listing,
  goesAt: goesAt.toISOString(),
});

/** The prototypes' defaults for missing values (M-08). */
const defaults = { personality: 'Creative', style: 'Modern', colors: 'Blue and White' } as const;

const textOf = (value: unknown, fallback: string): string => (typeof value === 'string' && value !== '' ? value : fallback);

/** What people read about a kit. */
export const facts = ({ personalityTraits, colorPalette, look }: KitRow) => ({
  personality: look?.personality ?? textOf(personalityTraits.personality, defaults.personality),
  style: textOf(personalityTraits.style, defaults.style),
  colors: look?.palette ?? textOf(colorPalette.colors, defaults.colors),
});

/** What becomes of the payment for a kit that could not be made. Null for a copy, which was not paid for. */
function failureOf({ id, status, failedAt }: KitRow, order: OrderRow | null): Kit['failure'] {
  if (status !== 'error' || failedAt === null) return null;
  if (order === null) return 'plan';
  if (order.status === 'paid') return order.brandKitId === id ? 'mending' : null;
  return order.refundReason === null ? null : 'money';
}

/** A kit as its owner sees it, without logos. */
export async function kitView(scope: PersonScope, row: KitRow): Promise<Omit<Kit, 'logos'>> {
  const changes = await listChanges(scope, row.id, kitLimits.changes);
  const links = await listShareLinks(scope, row.id);
  const order = row.orderId === null ? null : await findOrder(scope, row.orderId);
  const chosen = order?.status === 'paid' ? await finishedLogos(scope.tx, order.id) : [];
  return {
    id: row.id,
    businessName: row.businessName,
    industry: row.industry,
    status: row.status,
    variants: row.variants,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...facts(row),
    templates: row.templates.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null),
    // The brief was validated before we stored it.
    brief: row.brief as Kit['brief'],
    contact: row.contact,
    headlines: row.headlines,
    look: row.look,
    enhancement: enhancementOf(row),
    plan: order?.status === 'paid' ? order.plan : null,
    failure: failureOf(row, order),
    finished: [...row.finished],
    chosenElsewhere: row.logoVariants.filter((id) => chosen.includes(id) && !row.finished.includes(id)),
    mayFinish: order?.status === 'paid' ? Math.max(0, planOf(order).wholeSets - chosen.length) : 0,
    version: row.version,
    changes: changes.map(({ id, label, createdAt, undoneAt }) => ({
      id,
      label,
      createdAt: createdAt.toISOString(),
      undone: undoneAt !== null,
    })),
    shares: links.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() })),
    downloads: { ...(await countDownloads(scope, row.id)) },
  };
}

/** The same with its logos, streamed in portions of stored text: megabytes that are never parsed. */
export async function* kitParts(database: Database, personId: string, view: Omit<Kit, 'logos'>): AsyncGenerator<Uint8Array> {
  let waiting = `${JSON.stringify(view).slice(0, -1)},"logos":[`;
  let after = '';
  for await (const texts of logoTexts(database, personId, view.id)) {
    yield Buffer.from(waiting + after + texts.join(','));
    waiting = '';
    after = ',';
  }
  yield Buffer.from(`${waiting}]}`);
}

/** A design on a sheet of the lists' proportions, so that its ground fills the picture. */
export const logoSvg = (design: Design): string => printSvg(frame(drawing(design, 'full'), 592, 336), { title: design.name });
