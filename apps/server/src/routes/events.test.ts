import { eventLimits } from '@brandwright/contract';
import { tables, tellKit } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { openKitEventStream } from '../services/kits/kit-event-stream.ts';

afterEach(() => vi.useRealTimers());

onEveryDatabase((database) => {
  /** The app with this kitEvents, and somebody who asks it for the stream. */
  async function listener(kitEvents: Deps['kitEvents']) {
    const app = createApp(testDeps(stubPress, database(), { kitEvents }));
    const person = await testPerson(database());
    const open = (headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
      app.request('/api/events', { method, headers: { cookie: person.cookie, ...headers } });
    return { person, open };
  }

  /** A stream that waits for a database that does not answer, whoever leaves meanwhile; and what ends the wait. */
  function slow() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const follow: Deps['kitEvents']['follow'] = async function* () {
      await promise;
      yield { id: 1, kit: '', businessName: '', status: 'completed', step: '', progress: 1 };
      ended.resolve();
    };
    return { follow, answer: resolve, ended: ended.promise };
  }

  /** What comes until it holds a text. */
  async function hear(reader: ReadableStreamDefaultReader<Uint8Array> | undefined, until: string): Promise<string> {
    let heard = '';
    while (!heard.includes(until)) heard += new TextDecoder().decode((await reader?.read())?.value);
    return heard;
  }

  test('[Y-06] the heartbeat is an event that a page can hear, and ends when the page leaves', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const kitEvents = slow();
    const { open } = await listener(kitEvents);
    const reader = (await open()).body?.getReader();
    await hear(reader, 'retry: 2000\n\n');
    vi.advanceTimersByTime(eventLimits.heartbeat);
    expect(await hear(reader, '\n\n')).toBe('event: alive\ndata: 1\n\n');
    await reader?.cancel();
    expect(vi.getTimerCount()).toBe(0);
    // A heartbeat that went on would throw here; in a process that serves, nobody would catch it.
    vi.advanceTimersByTime(2 * eventLimits.heartbeat);
    kitEvents.answer();
    await kitEvents.ended;
  });

  test('[Z-04] [R-20] a page ahead of a restored backup hears the current state and every later event', async () => {
    const kitEvents = await openKitEventStream(database());
    const { person, open } = await listener(kitEvents);
    const values = { userId: person.id, businessName: 'Juniper & Rye', personalityTraits: {}, colorPalette: {} };
    const [kit] = await database().statements.insert(tables.brandKits).values(values).returning();
    const tell = (progress: number) =>
      database().asSystem((tx) =>
        tellKit(tx, { id: kit?.id ?? '', userId: person.id }, { status: 'generating', step: 'Drawing', progress }),
      );
    await tell(0.3);
    const reader = (await open({ 'last-event-id': '9999' })).body?.getReader();
    await hear(reader, '"progress":0.3');
    await tell(0.6);
    await hear(reader, '"progress":0.6');
    await reader?.cancel();
    await kitEvents.stop();
  });

  test('[H3-06] a stream ends with its session, and hears nothing of what comes after', async () => {
    const kitEvents = slow();
    const { person, open } = await listener(kitEvents);
    const readers = [];
    for (let i = 0; i < 2; i++) readers.push((await open()).body?.getReader());
    for (const reader of readers) await hear(reader, 'retry: 2000\n\n');
    await database().statements.delete(tables.sessions).where(eq(tables.sessions.userId, person.id));
    kitEvents.answer();
    for (const reader of readers) expect(await reader?.read()).toEqual({ done: true, value: undefined });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const silent = slow();
    const other = await listener(silent);
    const waiting = (await other.open()).body?.getReader();
    await hear(waiting, 'retry: 2000\n\n');
    await database().statements.delete(tables.sessions).where(eq(tables.sessions.userId, other.person.id));
    vi.advanceTimersByTime(eventLimits.heartbeat);
    silent.answer();
    expect(await waiting?.read()).toEqual({ done: true, value: undefined });
  });

  test('[LD-03] a person has ten streams at most, and a closed one makes room for another', async () => {
    const kitEvents = await openKitEventStream(database());
    const { open } = await listener(kitEvents);
    for (let i = 0; i < 2 * eventLimits.streams; i++) expect((await open({}, 'HEAD')).status).toBe(200);
    const all = await Promise.all(Array.from({ length: eventLimits.streams }, () => open()));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    const refused = await open();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await refused.json()).toMatchObject({ code: 'events.too_many', allowed: '10 at a time' });
    await all[0]?.body?.cancel();
    await eventually(async () => expect((await open()).status).toBe(200));
    await kitEvents.stop();
  });
});
