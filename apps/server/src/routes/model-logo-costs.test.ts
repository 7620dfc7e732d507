import { generateAiLogosResponse } from '@brandwright/contract';
import { PressError } from '@brandwright/press';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { picture } from '../../../../packages/press/testing/silhouettes.ts';
import { budgetedPainter } from '../../testing/image-server.ts';
import { askedLogos, isForIcon, paintedLogos, playPainter } from '../../testing/painted-logos.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { stoppedTimeouts } from '../../testing/stopped-clock.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';
import { markLimits } from '../services/logos/mark-limits.ts';

const painter = playPainter();
const { played, paint } = painter;
const byBoth = ['model', 'built-in', 'model'];
const byEngine = ['built-in', 'built-in', 'built-in'];
const refusedBy = (code: PressError['fault']['code']) => new PressError({ code, message: 'Played.' });

onEveryDatabase((database) => {
  const { member, pictures } = paintedLogos(database, painter);

  /** The played model, and the wait until a second request has been charged for as well. */
  const watchedPainter = () => {
    const ai = budgetedPainter(played);
    const images = ai.images as NonNullable<typeof ai.images>;
    const read = Promise.withResolvers<void>();
    let times = 0;
    const givenOf: typeof images.givenOf = (brief) => {
      // Each request reads the brief twice, once for each prompt.
      if (++times === 4) read.resolve();
      return images.givenOf(brief);
    };
    const second = async (): Promise<void> => {
      await read.promise;
      for (let i = 0; i < 3; i++) await pictures();
    };
    return { ai: { ...ai, images: { ...images, givenOf } }, second };
  };

  test('[M-07] two equal requests at once wait for the same two pictures, which are paid for once', async () => {
    const { ai, second } = watchedPainter();
    const watched = await member(ai);
    // A picture comes once the other request has been charged for as well.
    played.fate = async (asked) => {
      await second();
      return paint(asked);
    };
    expect(await Promise.all([watched.makers(), watched.makers()])).toEqual([byBoth, byBoth]);
    expect([played.asked.length, await pictures()]).toEqual([2, 2]);
  });

  test('[M-07] [R-12] a picture that a busy press refused is traced with the next request, and paid for once', async () => {
    let isBusy = true;
    const trace: typeof press.trace = (...given) => (isBusy ? Promise.reject(refusedBy('press.busy')) : press.trace(...given));
    const { makers } = await member(budgetedPainter(played), { trace });
    expect(await makers()).toEqual(byEngine);
    isBusy = false;
    expect(await makers()).toEqual(byBoth);
    expect([played.asked.length, await pictures()]).toEqual([2, 2]);
  });

  test('[M-07] a picture that can’t be used, or ends its process, isn’t asked for again', async () => {
    const blank = await picture('');
    played.fate = () => blank;
    const unusable = await member();
    for (let i = 0; i < 2; i++) expect(await unusable.makers()).toEqual(byEngine);
    expect([played.asked.length, await pictures()]).toEqual([2, 2]);
    played.fate = paint;
    let traces = 0;
    const trace = () => Promise.reject(refusedBy(++traces > 1 ? 'press.crashed' : 'press.time'));
    const fatal = await member(budgetedPainter(played), { trace });
    for (let i = 0; i < 2; i++) expect(await fatal.makers()).toEqual(byEngine);
    expect([played.asked.length, traces]).toEqual([4, 2]);
    // Another round is another picture.
    expect(await unusable.makers({ ...askedLogos, round: 1 })).toEqual(byBoth);
  });

  /** Something that never ends unless its signal aborts, when it began, and whether it was told to end. */
  const endless = () => {
    const begun = Promise.withResolvers<void>();
    let told: AbortSignal | undefined;
    const begin = (signal?: AbortSignal): Promise<never> =>
      new Promise((_, reject) => {
        told = signal;
        signal?.addEventListener('abort', () => reject(refusedBy('press.busy')));
        begun.resolve();
      });
    return { begin, begun: begun.promise, isEnded: () => told?.aborted };
  };
  /** When the last picture comes, marks end and setting them ends. The engine has what is left of 20 seconds. */
  const [lastPicture, lastMark, lastSetting] = [14_999, 16_000, 18_000];

  test('[R-12] a picture that comes late and a trace that never ends leave its icon to the engine in time', async () => {
    const { pass } = stoppedTimeouts();
    const { begin, begun, isEnded } = endless();
    const trace: typeof press.trace = (_, terms) => begin(terms?.signal);
    const { makers, counted } = await member(budgetedPainter(played, { deadline: 15_000 }), { trace }, markLimits);
    played.fate = (asked) => {
      if (played.asked.length === 1) pass(lastPicture);
      return paint(asked);
    };
    const answer = makers();
    await begun;
    pass(lastMark - lastPicture);
    expect(isEnded()).toBe(true);
    expect(await answer).toEqual(byEngine);
    expect(await counted()).toBe(1);
  });

  test('[R-12] one picture that never comes takes nothing from the other', async () => {
    const { pass } = stoppedTimeouts();
    const traced = Promise.withResolvers<void>();
    const trace: typeof press.trace = (...given) => press.trace(...given).finally(traced.resolve);
    const { makers } = await member(budgetedPainter(played), { trace }, markLimits);
    played.fate = (asked) => (isForIcon(asked.body.prompt) ? { trouble: 'hang' } : paint(asked));
    const answer = makers();
    await traced.promise;
    pass(15_000);
    expect(await answer).toEqual(['built-in', 'built-in', 'model']);
  });

  test('[R-12] where setting a model’s marks takes too long, the engine’s own are set', async () => {
    const { pass } = stoppedTimeouts();
    const { begin, begun, isEnded } = endless();
    const kinds: typeof press.kinds = (brief, options, terms) =>
      Object.keys(options.traced ?? {}).length > 0 ? begin(terms?.signal) : press.kinds(brief, options, terms);
    const { makers } = await member(budgetedPainter(played), { kinds }, markLimits);
    const answer = makers();
    await begun;
    pass(lastSetting);
    expect(isEnded()).toBe(true);
    expect(await answer).toEqual(byEngine);
  });

  test('[M-07] a picture is drawn to its end and kept although whoever asked for it has left', async () => {
    const { cookie } = await testPerson(database());
    const { ai, second } = watchedPainter();
    const app = createApp(testDeps(press, database(), { ai }));
    const headers = { origin: 'http://localhost', 'content-type': 'application/json', cookie };
    const ask = (signal?: AbortSignal) =>
      app.request('/api/generate-ai-logos', {
        ...{ method: 'POST', headers, body: JSON.stringify(askedLogos) },
        ...(signal === undefined ? {} : { signal }),
      });
    const [wanted, come] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    played.fate = async (asked) => {
      if (played.asked.length === 2) wanted.resolve();
      await come.promise;
      return paint(asked);
    };
    const client = new AbortController();
    const left = ask(client.signal);
    await wanted.promise;
    client.abort();
    expect((await left).status).toBe(503);
    const again = ask();
    await second();
    come.resolve();
    const { logos } = generateAiLogosResponse.parse(await (await again).json());
    expect(logos.map(({ generator }) => generator.kind)).toEqual(byBoth);
    expect([played.asked.length, await pictures()]).toEqual([2, 2]);
  });
});
