import { type Database, type Transaction, tables } from '@brandwright/data';
import { getTableName, type Table } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/specimens/databases.ts';
import { quietBrowser } from '../quiet-browser.ts';
import { sendReset } from './password-change.ts';

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

  test('[H6-04] [S-03] asking for a new password costs a link, whether or not there is an account, and leaves none where there is none', async () => {
    const taken = `taken.${database().kind}@example.com`;
    await quietBrowser(database()).enter(taken);
    const { filled, watching } = watched();
    const notify = async () => {};
    const rows = async () => [
      await database().statements.$count(tables.profiles),
      await database().statements.$count(tables.accountLinks),
    ];
    await sendReset({ database: watching, notify }, taken);
    const before = await rows();
    await sendReset({ database: watching, notify }, 'free@example.com');
    expect(filled).toEqual(['account_links', 'profiles', 'account_links']);
    expect(await rows()).toEqual(before);
  });
});
