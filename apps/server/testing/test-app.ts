import { createHash } from 'node:crypto';
import { defaultClaims } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import { patience } from '../../../packages/data/testing/patience.ts';
import { openTestPglite } from '../../../packages/data/testing/pglite-copy.ts';
import { createApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import type { PasswordHashes } from '../src/gateways/auth.ts';
import { openPayment } from '../src/gateways/open-payment.ts';
import { openLog } from '../src/operations/log.ts';
import { openMetrics } from '../src/operations/metrics.ts';
import { openAccountServices } from '../src/services/accounts/open-accounts.ts';
import { sampleArchive } from './sample-archive.ts';

/** In local mode, behind nothing. */
export const testSettings = {
  publicUrl: null,
  trustedProxies: 0,
  metricsToken: null,
  support: null,
  webhooksToLoopback: false,
  seller: { lines: ['Brandwright Test Ltd', '1 Test Street'], taxId: null },
  secret: 'of tests, and known to everybody who reads this',
} satisfies Deps['settings'];

const stated = { areShown: true, isConfirmed: false, isProduction: false, source: 'defaults' } as const;

/** What the real app is made of as tests start it: without a site, behind nothing, and silent. */
export function testDeps(press: Deps['press'], database: Database, change: Partial<Deps> = {}): Deps {
  const settings: Deps['settings'] = change.settings ?? testSettings;
  const log = change.log ?? openLog('silent');
  return {
    press,
    site: { find: () => undefined, notFound: undefined, size: 0 },
    database,
    ...openAccountServices({
      database,
      secret: settings.secret,
      origin: settings.publicUrl ?? new URL('http://localhost'),
      log,
      hashes: quickHashes,
    }),
    mailSender: { call: () => {} },
    webhookSender: { call: () => {} },
    cleanup: { erased: async () => {} },
    mailbox: null,
    canva: null,
    signIn: {},
    ai: null,
    ...openPayment({ payment: null }, { database, secret: settings.secret, origin: 'http://localhost', log }),
    // Nothing is bought in most tests.
    shelf: { archive: sampleArchive },
    queue: { send: async () => {}, isLive: async () => false, bringBack: async () => {} },
    kitEvents: { follow: noEvents },
    claims: async () => defaultClaims,
    statedClaims: async () => ({ ...stated, claims: defaultClaims }),
    origin: 'http://localhost',
    metrics: openMetrics({ press, database }),
    diskSpace: async () => ({ free: 1e12, total: 2e12 }),
    log,
    // Hundreds of sign-ins wait for theirs.
    entryStep: 1,
    // Tests that draw run beside one another.
    longestWait: patience,
    markLimits: { marks: patience, setting: patience },
    now: () => performance.now(),
    stopping: () => false,
    ...change,
    settings,
  };
}

/** Of one round: thousands of sign-ins would otherwise take minutes of scrypt. Tests that start the whole server have the real hashes. */
const quickHash = (password: string): string => createHash('sha256').update(password).digest('hex');
const quickHashes: PasswordHashes = {
  hash: async (password) => quickHash(password),
  verify: async ({ password, hash }) => quickHash(password) === hash,
};

/** Nothing happens to anybody's kits. */
async function* noEvents() {}

/** The real app on a database in memory, which ends with the process. */
export const testApp = async (press: Deps['press']) => createApp(testDeps(press, await openTestPglite()));
