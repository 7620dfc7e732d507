import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import type { EndpointName, ProblemBody } from '@brandwright/contract';
import { expect, test, vi } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { everyEndpoint, sampleRequest } from '../../testing/sample-requests.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testKey, testPerson } from '../../testing/test-person.ts';
import { brand, openTestShop } from '../../testing/test-shop.ts';
import { createApp } from '../app.ts';
import { answerProblem } from '../http/problem-response.ts';
import { type DiskSpace, freeingSpace, watchDiskSpace } from './disk-space.ts';
import { readSeldom } from './read-seldom.ts';

const wide: DiskSpace = { free: 1e12, total: 2e12 };
const nearlyFull: DiskSpace = { free: 0.9e9, total: 1e12 };

/** What is possible on a disk that is nearly full; everything else is refused there. */
const always: readonly EndpointName[] = [
  // Nothing is kept of it.
  'generateLogo',
  'artDirection',
  'session',
  'fonts',
  'readClaims',
  'readAccount',
  'exportAccount',
  'readDraft',
  'listKits',
  'readKit',
  'kitLogo',
  'previewRevision',
  // A file that stands there; the shelf makes none.
  'kitArchive',
  'logoArchive',
  'listKitFiles',
  'kitPackage',
  'kitFile',
  'kitTemplate',
  'readShared',
  'sharedLogo',
  'sharedPicture',
  'readFeedback',
  'readBrandPage',
  'listOrders',
  'readOrder',
  'readReceipt',
  'readEvents',
  'readSandboxCheckout',
  'readMailbox',
  'readEmail',
  'adminOverview',
  'adminTrends',
  'adminTroubles',
  'adminOrders',
  'adminReceipt',
  'adminPeople',
  'adminPerson',
  'signOutPerson',
  'limitPerson',
  'erasePersonRequest',
  'adminClaims',
  'grantRefund',
  'adminActions',
  'adminExport',
  'adminMessages',
  'listKitRevisions',
  'listRevisions',
  'adminRevisions',
  'readCanvaCard',
  'revisionLogo',
  'listApiKeys',
  'listWebhooks',
  'listDeliveries',
  // A line for a repeated request, for a day.
  'apiGenerateLogos',
  'apiListKits',
  'apiReadKit',
  'apiReadLogo',
  'apiLogoArchive',
  'apiReadAsset',
  'apiAssetFile',
  'apiDocument',
  'setApiRate',
  // Who cannot come in cannot delete, withdraw or read either.
  'signIn',
  'giveSecondFactor',
  'confirmEmail',
  'beginProvider',
  // Makes an account only where there is room: it asks itself.
  'finishProvider',
  // Ends, deletes, gives back, protects.
  'signOut',
  'disconnectProvider',
  'endSession',
  'revokeApiKey',
  'changeWebhook',
  'rotateWebhook',
  'deleteWebhook',
  'endSecondFactor',
  'changePassword',
  'resetPassword',
  'deleteAccount',
  'deleteKit',
  'unshareKit',
  'setFeedback',
  'markComment',
  'deleteComment',
  'clearVotes',
  'withdrawComment',
  'endBrandPage',
  'disconnectCanva',
  'refundOrder',
  'markMessage',
  // The money was taken.
  'verifyPayment',
  'stripeWebhook',
];

test('[R-15] the disk is looked at once a second, however many ask', async () => {
  let now = 0;
  const look = vi.fn(async () => wide);
  const diskSpace = readSeldom(look, () => now);
  for (now = 0; now < 1000; now++) await diskSpace();
  expect(look).toHaveBeenCalledTimes(1);
  await Promise.all(Array.from({ length: 100 }, () => diskSpace()));
  expect(look).toHaveBeenCalledTimes(2);
});

test('[H17-08] a reading that does not end keeps nobody from another for longer than two seconds', async () => {
  let now = 0;
  const never = new Promise<DiskSpace>(() => {});
  const look = vi.fn<() => Promise<DiskSpace>>().mockReturnValueOnce(never).mockResolvedValue(wide);
  const diskSpace = readSeldom(look, () => now);
  void diskSpace();
  now = 1999;
  void diskSpace();
  expect(look).toHaveBeenCalledTimes(1);
  now = 2000;
  expect(await diskSpace()).toEqual(wide);
  expect(look).toHaveBeenCalledTimes(2);
});

test('[H6-07] [R-15] files that can be made again are freed before the disk is nearly full, as needed', async () => {
  // Of 260 MB a tenth has to be free, and a twentieth more.
  const disk = { free: 30e6, total: 260e6 };
  const look = async (): Promise<DiskSpace> => ({ ...disk });
  const giveUp = vi.fn(async (bytes: number) => {
    disk.free += bytes;
    return bytes;
  });
  const diskSpace = freeingSpace(look, giveUp);
  expect(await diskSpace()).toEqual({ free: 39e6, total: 260e6 });
  expect(await diskSpace()).toEqual({ free: 39e6, total: 260e6 });
  expect(giveUp.mock.calls).toEqual([[9e6]]);
  disk.free = 0;
  expect(await freeingSpace(look, async () => 0)()).toEqual({ free: 0, total: 260e6 });
  const broken = freeingSpace(look, () => Promise.reject(new Error('a folder that cannot be read')));
  expect(await broken()).toEqual({ free: 0, total: 260e6 });
});

test('[H8-02] the disk is looked at when nobody asks, also after a look that failed', async () => {
  const looks = Promise.withResolvers<void>();
  const look = vi.fn(async () => {
    if (look.mock.calls.length === 3) looks.resolve();
    throw new Error('gone');
  });
  const end = watchDiskSpace(look, 1);
  await looks.promise;
  end();
});

test('[H6-07] a disk that becomes full while a file is written is told as one, once in a while', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const { status, body, headers, logged } = answerProblem(full, '');
  expect([status, body.code, headers['retry-after'], logged]).toEqual([503, 'server.no_room', '60', 'seldom']);
});

onEveryDatabase((database) => {
  test('[R-15] a nearly full disk refuses everything that would store data, and nothing else', async () => {
    const { id, cookie } = await testPerson(database(), { role: 'admin', secondFactor: true });
    const key = await testKey(database(), id);
    const unread: readonly (() => Promise<DiskSpace>)[] = [async () => nearlyFull, () => Promise.reject(new Error('gone'))];
    for (const diskSpace of unread) {
      const app = createApp(testDeps(stubPress, database(), { diskSpace }));
      const before = await contentsOf(database(), ['rate_limits', 'api_keys']);
      for (const one of everyEndpoint.filter(({ name }) => !always.includes(name))) {
        const response = await app.request(...sampleRequest(one, { cookie, key }));
        const { code } = (await response.json()) as ProblemBody;
        expect([response.status, code, response.headers.get('retry-after')], one.name).toEqual([503, 'server.no_room', '60']);
      }
      expect(await contentsOf(database(), ['rate_limits', 'api_keys'])).toEqual(before);
      // What ends the session comes last.
      const ending: readonly EndpointName[] = ['signOut', 'deleteAccount'];
      for (const one of everyEndpoint.filter(({ name }) => always.includes(name) && !ending.includes(name))) {
        const response = await app.request(...sampleRequest(one, { cookie, key }));
        const said = response.headers.get('content-type')?.includes('problem')
          ? ((await response.json()) as ProblemBody).code
          : '';
        await response.body?.cancel().catch(() => {});
        expect(said, one.name).not.toBe('server.no_room');
      }
    }
    const app = createApp(testDeps(stubPress, database(), { diskSpace: unread[0] as () => Promise<DiskSpace> }));
    const signOut = everyEndpoint.find(({ name }) => name === 'signOut');
    if (signOut !== undefined) expect((await app.request(...sampleRequest(signOut, { cookie }))).status).toBe(204);
  });

  test('[R-15] a caller without permission is told that first', async () => {
    const app = createApp(testDeps(stubPress, database(), { diskSpace: async () => nearlyFull }));
    const draft = everyEndpoint.find(({ name }) => name === 'keepDraft');
    if (draft !== undefined) expect((await app.request(...sampleRequest(draft))).status).toBe(401);
  });

  test('[R-15] [H7-04] [H8-11] [H9-03] a paid kit waits for disk space instead of failing, and so does its archive', async () => {
    let disk = wide;
    const looks = vi.fn(async () => disk);
    const testShop = await openTestShop(database(), { press, change: { diskSpace: looks } });
    const ada = await testShop.buyer();
    const secret = await ada.begin({ plan: 'premium', price: 15, brand });
    disk = nearlyFull;
    // At the provider, where our disk matters to nobody.
    await testShop.deps.sandbox?.act(secret, { action: 'pay' });
    await ada.until((order) => expect(order).toMatchObject({ status: 'paid', brandKitId: expect.any(String) }));
    const asked = looks.mock.calls.length;
    // Its maker has looked, and put it aside.
    await eventually(() => expect(looks.mock.calls.length).toBeGreaterThan(asked));
    expect(await testShop.kits(ada)).toMatchObject([{ status: 'generating', failures: 0 }]);
    disk = wide;
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed', failures: 0 }]));
    const [kit] = await testShop.kits(ada);
    const archive = `/api/kits/${kit?.id}/archive`;
    disk = nearlyFull;
    expect(await ada.ask('GET', archive)).toMatchObject({ status: 503, body: { code: 'server.no_room' } });
    disk = wide;
    // On a busy machine the first answers may be that it is still being made, but not that there is no room.
    const codes = new Set<string>();
    await eventually(async () => {
      const { status, body } = await ada.ask<ProblemBody | null>('GET', archive);
      if (status !== 200) codes.add(body?.code ?? '');
      expect(status).toBe(200);
    });
    expect([...codes].filter((code) => code !== 'press.busy')).toEqual([]);
    disk = nearlyFull;
    expect((await ada.ask('GET', archive)).status).toBe(200);
    // Given up for room between its name and its opening.
    vi.spyOn(testShop.deps.shelf, 'archive').mockResolvedValueOnce('/given/up.zip');
    expect((await ada.ask('GET', archive)).status).toBe(200);
    // Given up while it is read: it frees its room at once, and is made again for what is left to read.
    disk = wide;
    const whole = Buffer.from(await (await testShop.app.request(archive, { headers: { cookie: ada.cookie } })).arrayBuffer());
    const slow = (await testShop.app.request(archive, { headers: { cookie: ada.cookie } })).body?.getReader();
    const read = [(await slow?.read())?.value ?? new Uint8Array()];
    expect(read[0]?.length).toBeLessThan(whole.length);
    expect(await testShop.shelf.giveUp(1)).toBeGreaterThan(0);
    expect(openFilesIn(testShop.folder)).toEqual([]);
    for (let part = await slow?.read(); part?.value !== undefined; part = await slow?.read()) read.push(part.value);
    expect(Buffer.concat(read).equals(whole)).toBe(true);
    // Of a kit that its owner may not have any more it is not made again: the answer breaks off.
    const late = (await testShop.app.request(archive, { headers: { cookie: ada.cookie } })).body?.getReader();
    await late?.read();
    expect((await ada.ask('DELETE', `/api/kits/${kit?.id}`)).status).toBe(200);
    expect(await testShop.shelf.giveUp(1)).toBeGreaterThan(0);
    const made = vi.spyOn(testShop.deps.shelf, 'archive').mockClear();
    await expect(async () => {
      for (let part = await late?.read(); part?.value !== undefined; part = await late?.read());
    }).rejects.toThrow();
    expect(made).not.toHaveBeenCalled();
    await testShop.close();
  });
});

/** The files of a folder that this process has open, deleted ones among them, where the system tells. */
const openFilesIn = (folder: string): readonly string[] =>
  existsSync('/proc/self/fd')
    ? readdirSync('/proc/self/fd').flatMap((descriptor) => {
        try {
          const file = readlinkSync(`/proc/self/fd/${descriptor}`);
          return file.startsWith(folder) ? [file] : [];
        } catch {
          return [];
        }
      })
    : [];
