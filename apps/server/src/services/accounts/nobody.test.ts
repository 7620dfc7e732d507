import { type Database, findAccount, type Transaction, tables } from '@brandwright/data';
import { getTableName, type Table } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../../packages/data/testing/databases.ts';
import { stubPress } from '../../../testing/stub-press.ts';
import { testDeps } from '../../../testing/test-app.ts';
import { testBrowser } from '../../../testing/test-browser.ts';
import { sendReset } from './password-change.ts';
import { sendLinkAgain, signUp } from './sign-up.ts';

onEveryDatabase((database) => {
  /** The database, and the tables into which rows were put, also where they were taken back. */
  const watched = () => {
    const filled: string[] = [];
    const seen = (tx: Transaction): Transaction =>
      new Proxy(tx, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function') return member;
          return (...given: readonly unknown[]) => {
            if (name === 'insert') filled.push(getTableName(given[0] as Table));
            return member.apply(target, given) as unknown;
          };
        },
      });
    const asSystem: Database['asSystem'] = (work) => database().asSystem((tx) => work(seen(tx)));
    return { filled, watching: Object.create(database(), { asSystem: { value: asSystem } }) as Database };
  };

  const rows = async () => [
    await database().statements.$count(tables.profiles),
    await database().statements.$count(tables.accountLinks),
  ];
  const notify = async () => {};

  test('[H6-04] [S-03] a password reset for an unknown address does the same work and leaves no link', async () => {
    const taken = `taken.${database().kind}@example.com`;
    await testBrowser(database()).enter(taken);
    const { filled, watching } = watched();
    await sendReset({ database: watching, notify }, taken);
    const before = await rows();
    await sendReset({ database: watching, notify }, 'free@example.com');
    expect(filled).toEqual(['account_links', 'profiles', 'account_links']);
    expect(await rows()).toEqual(before);
  });

  test('[H7-03] [S-03] sending a link again does the same work whether or not an account waits for it', async () => {
    const email = `waiting.${database().kind}@example.com`;
    const deps = testDeps(stubPress, database());
    await signUp(deps, { name: 'Ada', email, password: 'correct horse', mayEmail: true }, '');
    const waiting = await findAccount(database(), { email });
    const { filled, watching } = watched();
    const told: string[] = [];
    const telling = async (_: unknown, { email: to }: { readonly email: string }) => void told.push(to);
    await sendLinkAgain({ database: watching, notify: telling }, waiting, 'secret');
    const before = await rows();
    await sendLinkAgain({ database: watching, notify: telling }, null, 'secret');
    expect(filled).toEqual(['account_links', 'profiles', 'account_links']);
    expect(told).toEqual([email, '']);
    expect(await rows()).toEqual(before);
  });
});
