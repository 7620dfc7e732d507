import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countingMeter } from '../../../testing/counting-meter.ts';
import { type PictureFate, PlayedPainter, playedImages } from '../../../testing/image-server.ts';
import { AiFault } from '../../http/ai-fault.ts';
import type { AiUse, TokenMeter } from './ai.ts';
import { openImages } from './images.ts';

const played = new PlayedPainter();
beforeAll(() => played.start());
afterAll(() => played.close());

const uses: AiUse[] = [];
const picture = Buffer.from('any bytes');
beforeEach(() => {
  played.asked.length = 0;
  played.sentBytes = 0;
  played.fate = () => picture;
  uses.length = 0;
});

const plenty: TokenMeter = { take: async () => true, giveBack: async () => {} };
const gateway = (change: Parameters<PlayedPainter['settings']>[0] = {}, images = playedImages) =>
  openImages(played.settings(change), images, { used: (use) => uses.push(use), now: () => 0, retry: 1 });
/** Why no picture came, or its bytes as text. */
const outcome = (ai = gateway(), meter = plenty): Promise<unknown> =>
  ai.draw('Draw a boat.', meter).then(
    (bytes) => Buffer.from(bytes).toString(),
    (error: unknown) => (error instanceof AiFault ? error.reason : error),
  );
/** Those fates one after another, then pictures. */
const fates = (...queue: PictureFate[]): void => {
  played.fate = () => queue.shift() ?? picture;
};

test('[M-07] one picture is asked for in base64, with the key and without tools, and its cost is told', async () => {
  expect(await outcome()).toBe('any bytes');
  const [{ path, headers, body } = { path: '', headers: {}, body: null }] = played.asked;
  expect([path, headers.authorization]).toEqual(['/v1/images/generations', 'Bearer sk-of-tests']);
  expect(body).toEqual({ model: 'painter-1', prompt: 'Draw a boat.', n: 1, size: '1024x1024', response_format: 'b64_json' });
  expect(uses).toEqual([
    { purpose: 'picture', outcome: 'answered', status: null, requests: 1, read: 0, written: 0, dollars: 0.04, milliseconds: 0 },
  ]);
});

test('[M-07] models that always answer in base64 aren’t sent the field that they refuse', async () => {
  await outcome(gateway({ apiKey: null }, { ...playedImages, model: 'gpt-image-1', price: null }));
  expect(played.asked[0]?.body).not.toHaveProperty('response_format');
  expect(played.asked[0]?.headers).not.toHaveProperty('authorization');
  expect(uses[0]?.dollars).toBeNull();
});

test('[R-12] 429, 5xx and a dropped connection are tried three times, and other refusals once', async () => {
  for (const fate of [{ status: 429 }, { status: 500 }, { trouble: 'drop' }] as const) {
    fates(fate, fate);
    expect(await outcome(), JSON.stringify(fate)).toBe('any bytes');
    fates(fate, fate, fate);
    expect(await outcome(), JSON.stringify(fate)).toMatch(/^(?:throttled|unreachable)$/);
  }
  fates({ status: 401 });
  expect(await outcome()).toBe('refused');
  expect(uses.map(({ requests }) => requests)).toEqual([3, 3, 3, 3, 3, 3, 1]);
});

test('[R-12] a picture that never begins, or comes byte by byte, is given up at the deadline', async () => {
  for (const trouble of ['hang', 'drip'] as const) {
    played.fate = () => ({ trouble });
    expect(await outcome(gateway({ deadline: 50 })), trouble).toBe('late');
  }
});

test('[S-26] an answer of 50 MB is left unread after 6 MB', async () => {
  played.fate = () => ({ trouble: 'huge' });
  expect(await outcome()).toBe('too_large');
  expect(played.sentBytes).toBeLessThan(20e6);
});

test('[S-26] what is no JSON of the API is refused', async () => {
  const wrong = [{}, { data: [] }, { data: [{ b64_json: '' }] }, { data: [{ b64_json: 7 }] }, { data: 'AAAA' }, null, 'AAAA'];
  for (const answer of wrong) {
    played.fate = () => ({ answer });
    expect(await outcome(), JSON.stringify(answer)).toBe('unreadable');
  }
  played.fate = () => ({ trouble: 'html' });
  expect(await outcome(gateway())).toBe('unreadable');
});

test('[M-07] of several pictures the first is taken, whatever comes after it', async () => {
  const first = { b64_json: picture.toString('base64'), revised_prompt: 'A boat.' };
  for (const later of [{ url: 'https://pictures.example/2.png' }, null, 'AAAA', { b64_json: 7 }]) {
    played.fate = () => ({ answer: { data: [first, later] } });
    expect(await outcome(), JSON.stringify(later)).toBe('any bytes');
  }
  played.fate = () => ({ answer: { data: [{ url: 'https://pictures.example/1.png' }, first] } });
  expect(await outcome()).toBe('unreadable');
});

test('[S-27] neither a redirect nor an address in the place of a picture is followed', async () => {
  const canary = await new PlayedPainter().start();
  canary.fate = () => picture;
  for (const status of [301, 302, 307, 308]) {
    played.fate = () => ({ status, headers: { location: `${canary.url}/v1/images/generations` } });
    expect(await outcome()).toBe('refused');
  }
  played.fate = () => ({ answer: { data: [{ url: `${canary.url}/picture.png` }] } });
  expect(await outcome()).toBe('unreadable');
  canary.close();
  expect(canary.asked).toEqual([]);
});

test('[R-12] after five failures in a row the model is not asked for pictures', async () => {
  const ai = gateway();
  played.fate = () => ({ status: 401 });
  for (let i = 0; i < 5; i++) expect(await outcome(ai)).toBe('refused');
  expect([await outcome(ai), played.asked.length]).toEqual(['paused', 5]);
});

test('[R-12] a brief that the provider’s policy refuses pauses the model for nobody', async () => {
  const ai = gateway();
  played.fate = () => ({ status: 400 });
  for (let i = 0; i < 6; i++) expect(await outcome(ai)).toBe('refused');
  expect([ai.isPaused(), played.asked.length]).toEqual([false, 6]);
});

test('[M-07] a picture that did not come is returned to the day, and none is asked for beyond it', async () => {
  const meter = countingMeter(2);
  expect([await outcome(gateway(), meter), meter.left]).toEqual(['any bytes', 1]);
  played.fate = () => ({ status: 401 });
  expect([await outcome(gateway(), meter), meter.left]).toEqual(['refused', 1]);
  // It may be on the bill.
  played.fate = () => ({ answer: {} });
  expect([await outcome(gateway(), meter), meter.left]).toEqual(['unreadable', 0]);
  played.asked.length = 0;
  expect([await outcome(gateway(), meter), played.asked.length]).toEqual(['spent', 0]);
});
