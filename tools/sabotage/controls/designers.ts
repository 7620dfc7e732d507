import type { Control } from '../control.ts';

const request = 'apps/server/src/services/revisions/request-revision.ts';
const lockedKit = 'apps/server/src/services/kits/locked-kit.ts';
const test = 'apps/server/src/routes/revisions.test.ts';
const counted = '[V-01] [V-03] [V-04] Enterprise includes two requests';

/** Who may request a change, and how often: rows V and Y-01. */
export const designerControls: readonly Control[] = [
  {
    row: 'V-03',
    gone: 'the lock of the order under which requests are counted',
    file: lockedKit,
    find: 'await lockOrder(tx, { id: orderId })',
    replace: 'await findOrder({ tx, personId }, orderId)',
    test: 'apps/server/src/services/revisions/request-revision.test.ts',
    title: '[V-03] a request waits',
  },
  {
    row: 'V-03',
    gone: 'the count of requests against the plan',
    file: request,
    find: '(await countRevisions(tx, order.id)) >= revisions',
    replace: 'false',
    test,
    title: counted,
  },
  {
    row: 'V-03',
    gone: 'the money that revisions depend on',
    file: request,
    find: "if (order?.status !== 'paid') return refuse('kit.locked');",
    replace: "if (order === null) return refuse('kit.locked');",
    test,
    title: '[V-03] [B-06] plans without revisions',
  },
  {
    row: 'V-03',
    gone: 'the owner of the kit that a change is requested for',
    file: lockedKit,
    find: 'kit.userId !== personId || ',
    replace: '',
    test,
    title: '[V-03] [B-06] plans without revisions',
  },
  {
    row: 'Y-01',
    gone: 'the address that confirmations go to',
    file: request,
    find: "  if (to !== person.email) refuse('route.not_found');\n",
    replace: '',
    test,
    title: '[Y-01] send-emails confirms',
  },
];
