import { randomUUID } from 'node:crypto';
import { type Kit, kitSchema, type UsageRow } from '@brandwright/contract';
import { addKit, type Database, tables } from '@brandwright/data';
import { type Brief, type Design, parseBrief } from '@brandwright/engine';
import { eq } from 'drizzle-orm';
import { drawnLogo } from '../src/services/kits/kit-document.ts';
import { sharedPress as press } from './shared-press.ts';
import { memberBrowser } from './test-browser.ts';

function briefOf(name: string): Brief {
  const description = 'Small-batch coffee roasted by the sea';
  const parsed = parseBrief({ name, description, industry: 'Food & Beverage', personality: 'Friendly Creative' });
  if (!parsed.ok) throw new Error('The brief of these tests is none.');
  return parsed.value;
}
export const writerBrief = briefOf('Harbor & Pine');

interface Options {
  /** Status of their order. Null: they bought nothing. */
  readonly order?: 'paid' | 'refunded' | null;
  /** The browser that calls; default: that of somebody new. */
  readonly browser?: Awaited<ReturnType<typeof memberBrowser>>;
  /** Of their brand; default: that of `writerBrief`. */
  readonly name?: string;
}

/** Somebody with a kit of one finished logo, which an order paid for, and what they do with its texts. */
export async function kitWriter(database: Database, { order = 'paid', browser, name = writerBrief.name }: Options = {}) {
  const { call, id: person } = browser ?? (await memberBrowser(database, { press }));
  const orderId = order === null ? null : await orderOf(database, person, order);
  const brief = briefOf(name);
  const [drawn] = await press.design(brief, { round: 0 });
  const design = JSON.parse(drawn?.json ?? '') as Design;
  const document = { logo: design.id, engine: '', edition: 1, order: { design, brief } };
  const kit = await database.asPerson(person, (scope) =>
    addKit(scope, {
      businessName: name,
      status: 'completed',
      brief: { ...brief },
      logos: [drawnLogo({ design, customization: null }, document)],
      orderId,
    }),
  );
  const path = `/api/kits/${kit.id}`;
  const read = async (at = path): Promise<Kit> => kitSchema.parse(await (await call('GET', at)).json());
  return {
    call,
    person,
    path,
    design,
    read,
    enhance: (version = 1) => call('POST', `${path}/enhancement`, { version }),
    /** Uses of the enhancement so far, as the session tells them. */
    used: async (): Promise<number | undefined> => {
      const { usage } = (await (await call('GET', '/api/session')).json()) as { readonly usage: readonly UsageRow[] };
      return usage.find(({ type }) => type === 'ai_enhancement')?.count;
    },
    refund: () =>
      database.statements
        .update(tables.orders)
        .set({ status: 'refunded' })
        .where(eq(tables.orders.id, orderId ?? '')),
  };
}

async function orderOf(database: Database, userId: string, status: 'paid' | 'refunded'): Promise<string> {
  const bought = { userId, plan: 'premium', amount: 1500, status, paidAt: new Date(), receiptNumber: randomUUID() };
  const [row] = await database.statements.insert(tables.orders).values(bought).returning({ id: tables.orders.id });
  return row?.id ?? '';
}
