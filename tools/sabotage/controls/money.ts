import type { Control } from '../control.ts';

const server = 'apps/server/src';
const test = `${server}/routes/purchases.test.ts`;
const twins = `${server}/routes/purchase-twins.test.ts`;
const reversals = `${server}/routes/purchase-reversals.test.ts`;
const reconciler = `${server}/jobs/reconciler.test.ts`;
const due = 'packages/data/src/orders-due.ts';
const begin = `${server}/services/begin-checkout.ts`;
const fulfil = `${server}/services/fulfil-order.ts`;

/** Money: S-08 to S-12, and what is done once. */
export const moneyControls: readonly Control[] = [
  {
    row: 'S-08',
    gone: 'the catalogue’s price against the one that is sent',
    file: begin,
    find: 'asked.price !== plan.cents / 100',
    replace: 'false',
    test,
    title: '[S-08] a price, a plan or anything else',
  },
  {
    row: 'S-09',
    gone: 'the two ways in which an address of ours may be written',
    file: `${server}/services/own-address.ts`,
    find: `  const url = plain && (isPath || isOwn) && URL.canParse(text, origin) ? new URL(text, origin) : null;
  if (url === null || url.origin !== origin || url.username + url.password !== '')
`,
    replace: '  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;\n  if (url === null)\n',
    test,
    title: '[S-09] a payment leads back to this site alone',
  },
  {
    row: 'S-10',
    gone: 'the amount of the order against that of the session',
    file: fulfil,
    find: '  order.amount === amount - tax &&\n',
    replace: '',
    test,
    title: '[S-10] a session that is made up',
  },
  {
    row: 'S-10',
    gone: 'the question whose session it is',
    file: 'packages/data/src/orders.ts',
    find: '.where(and(eq(orders.userId, personId), eq(orders.stripeSessionId, sessionId)));',
    replace: '.where(eq(orders.stripeSessionId, sessionId));',
    and: [
      {
        file: 'packages/data/migrations/0002-row-security.sql',
        find: 'CREATE POLICY own ON orders TO brandwright_person USING (user_id = app_person());',
        replace: 'CREATE POLICY own ON orders TO brandwright_person USING (true);',
      },
    ],
    test,
    title: '[S-10] a session that is made up',
  },
  {
    row: 'S-11',
    gone: 'the age that an event may have',
    file: `${server}/gateways/payment.ts`,
    find: 'const tolerance = 300;',
    replace: 'const tolerance = 300_000;',
    test,
    title: '[S-11] an event without the provider’s signature',
  },
  {
    row: 'S-11',
    gone: 'the mode of an event',
    file: `${server}/gateways/payment.ts`,
    find: 'if (event.livemode === test)',
    replace: 'if (event.livemode === null)',
    test,
    title: '[S-11] an event without the provider’s signature',
  },
  {
    row: 'S-12',
    gone: 'the refusal to start without a key in production',
    file: `${server}/payment-settings.ts`,
    find: "if (production && payments !== 'sandbox')",
    replace: 'if (false as boolean)',
    test: `${server}/settings.test.ts`,
    title: '[S-12] [B-05] [R-05] money is never played with',
  },
  {
    row: 'R-07',
    gone: 'the look whether an order is paid already',
    file: fulfil,
    find: '  if (!unpaid.includes(status)) return order;\n',
    replace: '',
    test,
    title: '[R-07] the same event twenty times at once',
  },
  {
    row: 'R-09',
    gone: 'the daily look at refunds that were made',
    file: due,
    find: " or (status = 'refunded' and refund_reason is distinct from 'test' and refunded_at > now() - interval '60 days')",
    replace: '',
    test: reconciler,
    title: '[B-09] [R-09] what becomes of money',
  },
  {
    row: 'R-09',
    gone: 'one order of each person before anybody’s second',
    file: due,
    find: "pause >= interval '1 day', place, last",
    replace: "pause >= interval '1 day', last",
    test: reconciler,
    title: '[R-09] [R-10] nobody’s many open pages',
  },
  {
    row: 'R-10',
    gone: 'the look for a payment for the same brand',
    file: fulfil,
    find: 'const twin = await findTwin(tx, order);',
    replace: 'const twin = (await findTwin(tx, order)) && null;',
    test: twins,
    title: '[R-10] who pays for one brand twice',
  },
  // That two payments wait for each other only Postgres can show: PGlite does one after the other.
  {
    row: 'R-10',
    gone: 'the end of a session that another has taken the place of',
    file: begin,
    find: '  for (const rival of await openRivals(database, order)) await setAside(deps, rival);\n',
    replace: '',
    test: twins,
    title: '[R-10] two tabs share one session',
  },
  {
    row: 'R-01',
    gone: 'what was asked of the provider, kept for the next time',
    file: begin,
    find: '...(order.asked ?? purchase.asked),',
    replace: '...purchase.asked,',
    test: twins,
    title: '[B-03] [R-01] a checkout that crashed',
  },
  {
    row: 'R-08',
    gone: 'the failure of a payment by a slow way',
    file: fulfil,
    find: "checkout.failed ? 'expired' : ",
    replace: '',
    test: twins,
    title: '[R-08] [B-08] money on its way',
  },
  {
    row: 'B-04',
    gone: 'the end of a dispute',
    file: `${server}/gateways/payment.ts`,
    find: "const settled: readonly string[] = ['won', 'warning_closed', 'prevented'];",
    replace: 'const settled: readonly string[] = [];',
    test: reversals,
    title: '[B-04] [B-07] a dispute closes',
  },
  {
    row: 'B-09',
    gone: 'the memory, when a dispute is won, that the money was to go back',
    file: fulfil,
    find: "  if (order.refundAskedAt !== null) return changed(tx, order, { status: 'refunding' });\n",
    replace: '',
    test: reversals,
    title: '[B-04] [B-09] a dispute that is won',
  },
  {
    row: 'B-09',
    gone: 'the look whether the money is there still when a kit is done',
    file: `${server}/jobs/kit-maker.ts`,
    find: "if (held?.status === 'paid') await finish",
    replace: 'await finish',
    and: [
      {
        file: `${server}/services/withdraw-order.ts`,
        find: '  if (order.brandKitId !== null) await stopMaking(tx, order.brandKitId);\n',
        replace: '',
      },
    ],
    test: reversals,
    title: '[B-09] [R-19] money taken back',
  },
  {
    row: 'R-19',
    gone: 'the difference between a kit that fails and a press that is busy',
    file: `${server}/jobs/kit-maker.ts`,
    find: "['press.closed', 'press.busy', 'press.unavailable']",
    replace: "['press.closed']",
    test: reversals,
    title: '[R-19] a press that has too much to do',
  },
  {
    row: 'R-14',
    gone: 'the memory of a press that was counted',
    file: 'packages/data/src/usage.ts',
    find: '  if (made.length === 0) return true;\n',
    replace: '',
    test: `${server}/routes/free-logo-race.test.ts`,
    title: '[R-14] a press whose answer was lost',
  },
];
