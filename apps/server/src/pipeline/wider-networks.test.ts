import { rateLimits, sendContactEmail } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { createApp } from '../app.ts';
import { firstDraftFrom, messageFrom } from '../services/accounts/rate-limits.ts';
import { admissionPlaces } from './admission.ts';

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));

  test('[H15-02] a household’s networks share four times the limit of one, a site’s sixteen times', async () => {
    const app = createApp(testDeps(stubPress, database()));
    const ask = async (remoteAddress: string) => {
      const init = { method: 'POST', headers: { origin: 'http://localhost', 'content-type': 'application/json' }, body: '{}' };
      return (await app.request(sendContactEmail.path, init, { incoming: { socket: { remoteAddress } } })).status;
    };
    /** How many of so many requests are refused, each from another network of a household. */
    const refused = async (household: number, count: number) => {
      let times = 0;
      for (let n = 0; n < count; n++)
        if ((await ask(`2001:db8:1:${(256 * household + (n % 256)).toString(16)}::1`)) === 429) times++;
      return times;
    };
    const most = 4 * rateLimits.contact;
    expect(await refused(0, most)).toBe(0);
    // Requests refused to a household do not count against its neighbors.
    expect(await refused(0, 250)).toBe(250);
    for (const household of [1, 2, 3]) expect(await refused(household, most)).toBe(0);
    expect(await refused(4, 3)).toBe(3);
  });

  test('[H16-01] a household waits for the database behind itself, however many networks it has', async () => {
    const gate = Promise.withResolvers<void>();
    // Whatever fails, the database can close.
    onTestFinished(() => gate.resolve());
    const deps = testDeps(stubPress, database());
    const begun: string[] = [];
    const accounts = {
      ...deps.accounts,
      authorizeRequest: async (...asked: Parameters<typeof deps.accounts.authorizeRequest>) => {
        begun.push(asked[1][0].key);
        await gate.promise;
        return deps.accounts.authorizeRequest(...asked);
      },
    };
    const app = createApp({ ...deps, accounts });
    const ask = async (remoteAddress: string) =>
      (await app.request('/api/session', {}, { incoming: { socket: { remoteAddress } } })).status;
    const household = Array.from({ length: 100 }, (_, n) => ask(`2001:db8:1:${n.toString(16)}::1`));
    await eventually(() => expect(begun).toHaveLength(admissionPlaces));
    const neighbor = ask('192.0.2.1');
    gate.resolve();
    expect(new Set(await Promise.all([neighbor, ...household]))).toEqual(new Set([200]));
    // Behind those that had begun, and one whose turn it was.
    expect(begun.indexOf('session:192.0.2.1')).toBeLessThanOrEqual(admissionPlaces + 1);
  });

  test('[H16-02] hourly limits of first drafts and of messages know the networks of a household', async () => {
    const deps = { database: database() };
    const client = (n: number): string => `2001:db8:3:${n.toString(16)}::/64`;
    const tried = async (count: number, take: (n: number) => Promise<void>): Promise<number> => {
      const taken = await Promise.allSettled(Array.from({ length: count }, (_, n) => take(n)));
      return taken.filter(({ status }) => status === 'fulfilled').length;
    };
    const draft = (n: number) => firstDraftFrom(deps, client(n % 8), `person ${n}`);
    expect(await tried(260, draft)).toBe(4 * 60);
    const message = (n: number) => messageFrom(deps, client(n % 8), { email: `${n}@example.com`, ownerId: null });
    expect(await tried(60, message)).toBe(4 * 10);
    // What an account had already counts for no network.
    for (let n = 0; n < 62; n++) await firstDraftFrom(deps, '2001:db8:4:1::/64', 'one');
    expect(await tried(59, (n) => firstDraftFrom(deps, '2001:db8:4:1::/64', `other ${n}`))).toBe(59);
  });
});
