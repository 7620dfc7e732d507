import { type ProblemBody, problemSchema, sessionSchema } from '@brandwright/contract';
import { type Database, tables } from '@brandwright/data';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import type { Accounts } from '../services/accounts/accounts.ts';

/** What is drawn does not matter here: only what is counted. */
const press = { ...stubPress, free: async () => ({ id: 'kiln', svg: '<svg/>', square: '<svg/>', ground: '#ffffff' as const }) };
const down = () => Promise.reject(new Error('the disk is full'));
const kiln = { businessName: 'Kiln', format: 'json' };

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));
  let people = 0;

  /** Somebody who has just signed up, where the database fails at some of what is asked of it about usage. */
  async function newcomer(fault: Partial<Database>, broken: keyof Accounts['usage']) {
    const { accounts } = testDeps(press, database());
    const { usage } = testDeps(press, { ...database(), ...fault } as Database).accounts;
    const change = { accounts: { ...accounts, usage: { ...accounts.usage, [broken]: usage[broken] } } };
    const own = testBrowser(database(), { press, change });
    await own.enter(`faults${people++}@example.com`);
    return {
      free: (body: unknown) => own.call('POST', '/api/free-logo', body),
      counted: async () => {
        const session = sessionSchema.parse(await (await own.call('GET', '/api/session')).json());
        return session.usage.map(({ count }) => count);
      },
    };
  }

  const problem = async (response: Response): Promise<ProblemBody> => problemSchema.parse(await response.json());

  test('[U-04] what cannot be read of earlier downloads stops no file, and its count still holds', async () => {
    const { free, counted } = await newcomer({ ask: down }, 'spent');
    for (const attempt of ['press-one', 'press-two', 'press-three'])
      expect((await free({ ...kiln, attempt })).status, attempt).toBe(200);
    // Counted already: the same press has its file again at the limit, another has none.
    expect((await free({ ...kiln, attempt: 'press-one' })).status).toBe(200);
    expect(await problem(await free({ ...kiln, attempt: 'press-four' }))).toMatchObject({ code: 'usage.limit' });
    expect(await counted()).toEqual([3, 0, 0]);
  });

  test('[U-04] a count that cannot be written is our fault: no file, no count, no word of a limit', async () => {
    const { free, counted } = await newcomer({ asSystem: down, ask: down }, 'spend');
    for (const attempt of [undefined, 'press-one']) {
      const response = await free(attempt === undefined ? kiln : { ...kiln, attempt });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      const refused = await problem(response);
      expect(refused).toMatchObject({ code: 'usage.unrecorded', retryAfter: 5 });
      expect(refused.detail).toMatch(/couldn’t record your download.*our mistake.*won’t count/);
      expect(JSON.stringify(refused)).not.toMatch(/limit|upgrade/i);
    }
    expect(await counted()).toEqual([0, 0, 0]);
  });
});
