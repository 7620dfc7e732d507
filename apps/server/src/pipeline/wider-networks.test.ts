import { rateLimits, sendContactEmail } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { createApp } from '../app.ts';

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
});
