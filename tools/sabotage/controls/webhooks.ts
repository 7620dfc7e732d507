import type { Control } from '../control.ts';

const gateway = 'apps/server/src/gateways/webhooks';
const sendTest = `${gateway}/send-webhook.test.ts`;
const data = 'packages/data/src/api/webhooks.ts';
const queue = 'packages/data/src/queues/webhook-queue.ts';
const routeTest = 'apps/server/src/routes/webhooks.test.ts';
const private4 = '[S-27] a name that stands for any private address is refused before anything is connected';

/** Events go to their owners’ addresses alone, signed, and to nothing inside. */
export const webhookControls: readonly Control[] = [
  {
    row: 'P-01',
    gone: 'the body that a signature is of',
    file: 'apps/server/src/services/webhooks/signature.ts',
    find: `\${id}.\${timestamp}.\${body}`,
    replace: `\${id}.\${timestamp}.\${body.slice(0, 9)}`,
    test: routeTest,
    title: '[P-01] a kit that is ready is told of once, signed, to every webhook that is on',
  },
  {
    row: 'S-27',
    gone: 'the look at the addresses of a name',
    file: `${gateway}/send-webhook.ts`,
    find: 'addresses.length === 0 || !addresses.every(isAllowed)',
    replace: 'addresses.length === 0 || !addresses.some(isAllowed)',
    test: sendTest,
    title: private4,
  },
  {
    row: 'S-27',
    gone: 'the address that was looked at',
    file: `${gateway}/send-webhook.ts`,
    find: '    lookup: knownLookup(addresses),\n',
    replace: '    ...(addresses.length === 0 ? { lookup: knownLookup(addresses) } : {}),\n',
    test: sendTest,
    title: '[S-27] a name is resolved once, and what was looked at is what is connected to',
  },
  {
    row: 'S-27',
    gone: 'the networks that no event goes to',
    file: 'apps/server/src/http/public-address.ts',
    find: "  '169.254.0.0/16',\n",
    replace: '',
    test: 'apps/server/src/http/public-address.test.ts',
    title: '[S-27] only addresses of the public internet count as public',
  },
  {
    row: 'S-01',
    gone: 'the owner of a webhook',
    file: data,
    find: `    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .for('no key update');`,
    replace: `    .where(and(eq(webhooks.id, id), sql\`\${userId}::text <> ''\`))
    .for('no key update');`,
    test: routeTest,
    title: '[S-01] nobody reads, changes or sends what is somebody else’s',
  },
  {
    row: 'P-01',
    gone: 'the pause that a claim begins',
    file: queue,
    find: `set tries = tries + 1, due_at = now() + \${pause}`,
    replace: `set tries = tries + 1, due_at = now() + \${pause} * 0`,
    test: routeTest,
    title: '[P-01] what fails is tried nine times, each after a longer pause, and can be replayed',
  },
  {
    row: 'S-14',
    gone: 'the look at the session before a webhook is changed',
    file: 'apps/server/src/services/webhooks/webhooks.ts',
    find: '    // What a recovery turned off stays off.\n    await lockOwnAccount(tx, person);\n',
    replace: '',
    test: routeTest,
    title: '[S-14] [HR-06] no webhook is turned on by a session that a recovery ended meanwhile',
  },
  {
    row: 'S-14',
    gone: 'the end of webhooks with a recovery',
    file: 'packages/data/src/api/api-keys.ts',
    find: '  await secureWebhooks(tx, userId);\n',
    replace: '  void secureWebhooks;\n',
    test: routeTest,
    title: '[S-14] a recovery of the account turns webhooks off, and nothing that waits is sent',
  },
];
