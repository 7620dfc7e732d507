import { rateLimits, sendContactEmail } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { createApp } from '../app.ts';

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));

  test('[H15-02] the networks of one household have four times what one of them has', async () => {
    const app = createApp(testDeps(stubPress, database()));
    const ask = async (remoteAddress: string) => {
      const init = { method: 'POST', headers: { origin: 'http://localhost', 'content-type': 'application/json' }, body: '{}' };
      return (await app.request(sendContactEmail.path, init, { incoming: { socket: { remoteAddress } } })).status;
    };
    const most = 4 * rateLimits.contact;
    const of = async (count: number, address: (n: number) => string) => {
      const said = [];
      for (let n = 0; n < count; n++) said.push(await ask(address(n)));
      return said.filter((status) => status === 429).length;
    };
    expect(await of(most, (n) => `2001:db8:1:${n.toString(16)}::1`)).toBe(0);
    expect(await of(3, (n) => `2001:db8:1:${(n + 100).toString(16)}::1`)).toBe(3);
    // The next household of the same provider is none of theirs, and what was refused uses up nothing of it.
    expect(await of(most, (n) => `2001:db8:1:${(n + 256).toString(16)}::1`)).toBe(0);
  });
});
