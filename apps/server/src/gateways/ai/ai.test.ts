import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ModelFate, PlayedModel, playedTokens } from '../../../testing/ai-server.ts';
import { countingMeter } from '../../../testing/counting-meter.ts';
import { AiFault } from '../../http/ai-fault.ts';
import { type AiTask, type AiUse, openAi, type TokenMeter } from './ai.ts';

const played = new PlayedModel();
beforeAll(() => played.start());
afterAll(() => played.close());

const uses: AiUse[] = [];
let clock = 0;
beforeEach(() => {
  played.asked.length = 0;
  played.fate = () => good;
  uses.length = 0;
  clock = 0;
});

const good = '{"line":"Bread worth the walk."}';
const instructions = 'Write one line for the business below, and nothing that it does not say of itself.';
const task: AiTask<{ readonly line: string }> = {
  purpose: 'copy',
  instructions,
  prompt: '{"name":"Kiln"}',
  schema: z.object({ line: z.string() }),
  faultsOf: ({ line }) => (line.includes('<') ? ['It has markup.'] : []),
};
const plenty: TokenMeter = { take: async () => true, giveBack: async () => {} };
const gateway = (change: Parameters<PlayedModel['settings']>[0] = {}) =>
  openAi(played.settings(change), { used: (use) => uses.push(use), now: () => clock, retry: 1 });
/** Why a task failed, or its answer. */
const outcome = async (ai = gateway(), asked = task, meter = plenty): Promise<unknown> =>
  ai.ask(asked, meter).catch((error: unknown) => (error instanceof AiFault ? error.reason : error));
const troubled = (trouble: Extract<ModelFate, { readonly trouble: unknown }>['trouble']) => () => ({ trouble });
/** Those fates one after another, then good answers. */
const fates = (...queue: ModelFate[]): void => {
  played.fate = () => queue.shift() ?? good;
};

test('[I-01] an answer of the schema is taken, and its tokens and cost are told', async () => {
  expect(await outcome()).toEqual({ line: 'Bread worth the walk.' });
  const [{ path, headers, body } = { path: '', headers: {}, body: null }] = played.asked;
  expect([path, headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer sk-of-tests']);
  expect(body?.model).toBe('played-1');
  expect(body?.messages).toEqual([
    { role: 'system', content: instructions },
    { role: 'user', content: '{"name":"Kiln"}' },
  ]);
  expect(body?.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: { schema: { properties: { line: { type: 'string' } }, required: ['line'], additionalProperties: false } },
  });
  expect(body).not.toHaveProperty('tools');
  expect(uses).toEqual([
    { purpose: 'copy', outcome: 'answered', status: null, requests: 1, ...playedTokens, dollars: 0.003, milliseconds: 0 },
  ]);
});

test('[I-01] without a key or prices, none is sent and none is told', async () => {
  expect(await outcome(gateway({ apiKey: null, prices: null }))).toEqual({ line: 'Bread worth the walk.' });
  expect(played.asked[0]?.headers).not.toHaveProperty('authorization');
  expect(uses[0]?.dollars).toBeNull();
});

test('[R-12] what is throttled, fails or never arrives is asked for again', async () => {
  for (const fate of [{ status: 429 }, { status: 500 }, { status: 503 }, { trouble: 'drop' }] as const) {
    fates(fate, fate);
    expect(await outcome(), JSON.stringify(fate)).toEqual({ line: 'Bread worth the walk.' });
    fates(fate, fate, fate);
    expect(await outcome(), JSON.stringify(fate)).toBe('status' in fate && fate.status === 429 ? 'throttled' : 'unreachable');
  }
  expect(uses.map(({ requests }) => requests)).toEqual(Array(8).fill(3));
});

test('[R-12] a refusal, and a pause that is too long, are not asked again', async () => {
  const cases: readonly [ModelFate, string][] = [
    [{ status: 401 }, 'refused'],
    [{ status: 404 }, 'refused'],
    [{ status: 429, headers: { 'retry-after': '600' } }, 'throttled'],
  ];
  for (const [fate, reason] of cases) {
    fates(fate);
    expect(await outcome()).toBe(reason);
  }
  expect(played.asked).toHaveLength(3);
  expect(uses.map(({ status }) => status)).toEqual([401, 404, 429]);
});

test('[R-12] an answer that never begins or never ends is given up at the deadline', async () => {
  for (const trouble of ['hang', 'drip'] as const) {
    played.fate = troubled(trouble);
    expect(await outcome(gateway({ deadline: 50 })), trouble).toBe('late');
  }
  played.fate = () => ({ status: 429, headers: { 'retry-after': '5' } });
  expect(await outcome(gateway({ deadline: 50 }))).toBe('late');
});

test('[S-26] of an answer of 50 MB only the beginning is read', async () => {
  played.fate = troubled('huge');
  played.sentBytes = 0;
  expect(await outcome()).toBe('too_large');
  // What was on its way fills the buffers of the sockets.
  expect(played.sentBytes).toBeLessThan(20e6);
  expect(uses[0]?.requests).toBe(1);
});

test('[S-27] a redirect is not followed, and neither key nor brief leaves for another server', async () => {
  const canary = await new PlayedModel().start();
  for (const status of [301, 302, 303, 307, 308]) {
    played.fate = () => ({ status, headers: { location: `${canary.url}/v1/chat/completions` } });
    expect(await outcome()).toBe('refused');
  }
  canary.close();
  expect(canary.asked).toEqual([]);
  expect(uses.map(({ status }) => status)).toEqual([301, 302, 303, 307, 308]);
});

test('[R-12] bad JSON and text with faults are repaired once, and the model is told why', async () => {
  for (const bad of ['{"line":', 'Sure! Here it is.', '{"title":"Kiln"}', '{"line":7}', '{"line":"<b>"}', '{"line":["a"]}']) {
    played.asked.length = 0;
    fates(bad);
    expect(await outcome(), bad).toEqual({ line: 'Bread worth the walk.' });
    expect(played.asked[1]?.body.messages.slice(2)).toEqual([
      { role: 'assistant', content: bad },
      { role: 'user', content: expect.stringMatching(/can’t be used\. .+ Send the whole JSON object again\.$/) },
    ]);
    played.asked.length = 0;
    fates(bad, bad);
    expect(await outcome(), bad).toBe(bad.includes('<') ? 'unsound' : 'unreadable');
    expect(played.asked).toHaveLength(2);
  }
  expect(uses.map(({ outcome }) => outcome).slice(0, 2)).toEqual(['repaired', 'unreadable']);
  expect(uses[1]).toMatchObject({ read: 2 * playedTokens.read, written: 2 * playedTokens.written });
});

test('[R-12] what is no answer of the API, or was filtered, is not taken', async () => {
  for (const trouble of ['html', 'filtered'] as const) {
    played.fate = troubled(trouble);
    expect(await outcome(), trouble).toBe('unreadable');
  }
});

test('[I-01] JSON within a fence is read', async () => {
  fates(`\`\`\`json\n${good}\n\`\`\``);
  expect(await outcome()).toEqual({ line: 'Bread worth the walk.' });
});

test('[S-26] an answer that repeats the instructions is not taken', async () => {
  played.fate = () => '{"line":"I was told: Write one LINE, for the business – below!"}';
  expect(await outcome()).toBe('unsound');
});

test('[S-26] a vocabulary is sent after the instructions, belongs to the task, and may be repeated', async () => {
  const vocabulary = 'Things: owl, oak, bee, jam, tea, sun, fig, sea.';
  const [first = '', second = ''] = [vocabulary, vocabulary.replace('owl', 'cat')];
  const line = 'owl, oak, bee, jam, tea, sun, fig';
  played.fate = () => JSON.stringify({ line });
  const ai = gateway();
  expect(await outcome(ai, { ...task, vocabulary: first })).toEqual({ line });
  expect(played.asked[0]?.body.messages[0]?.content).toBe(`${instructions}\n\n${first}`);
  await outcome(ai, { ...task, vocabulary: first });
  await outcome(ai, { ...task, vocabulary: second });
  expect(played.asked).toHaveLength(2);
});

test('[R-12] after five failures in a row the model is left alone, then tried once', async () => {
  const ai = gateway();
  played.fate = () => ({ status: 401 });
  for (let i = 0; i < 4; i++) await outcome(ai);
  played.fate = () => good;
  await outcome(ai);
  // One answer ends the row.
  played.fate = () => ({ status: 401 });
  const other = { ...task, prompt: '{"name":"Loaf"}' };
  for (let i = 0; i < 5; i++) {
    expect(ai.isPaused()).toBe(false);
    expect(await outcome(ai, other)).toBe('refused');
  }
  played.asked.length = 0;
  expect([ai.isPaused(), await outcome(ai, other), played.asked.length]).toEqual([true, 'paused', 0]);
  clock += 29_999;
  expect(await outcome(ai, other)).toBe('paused');
  clock += 1;
  expect(await Promise.all([outcome(ai, other), outcome(ai, other)])).toEqual(['refused', 'paused']);
  clock += 29_999;
  expect(await outcome(ai, other)).toBe('paused');
  clock += 1;
  played.fate = () => good;
  expect([await outcome(ai, other), ai.isPaused()]).toEqual([{ line: 'Bread worth the walk.' }, false]);
});

test('[R-12] failures of one purpose pause no other, and the gateway tells that one is paused', async () => {
  const ai = gateway();
  const [copy, direction] = [task, { ...task, purpose: 'direction' }] as const;
  played.fate = () => ({ status: 401 });
  for (let i = 0; i < 5; i++) expect(await outcome(ai, direction)).toBe('refused');
  expect([await outcome(ai, direction), ai.isPaused()]).toEqual(['paused', true]);
  // An answer for one doesn’t end the pause of the other.
  played.fate = () => good;
  expect(await outcome(ai, copy)).toEqual({ line: 'Bread worth the walk.' });
  expect([await outcome(ai, direction), ai.isPaused()]).toEqual(['paused', true]);
  clock += 30_000;
  expect([await outcome(ai, direction), ai.isPaused()]).toEqual([{ line: 'Bread worth the walk.' }, false]);
});

test('[R-12] text that fails its checks is no failure of the model, whoever asks for it', async () => {
  const ai = gateway();
  played.fate = () => '{"line":"<b>"}';
  for (let i = 0; i < 6; i++) expect(await outcome(ai)).toBe('unsound');
});

test('[I-01] the same task has the same answer without another request', async () => {
  const ai = gateway();
  await outcome(ai);
  played.fate = () => '{"line":"Another."}';
  expect(await outcome(ai)).toEqual({ line: 'Bread worth the walk.' });
  expect(await outcome(ai, { ...task, prompt: '{"name":"Loaf"}' })).toEqual({ line: 'Another.' });
  expect(uses.map(({ outcome, requests }) => [outcome, requests])).toEqual([
    ['answered', 1],
    ['remembered', 0],
    ['answered', 1],
  ]);
});

test('[I-01] tokens are taken before a request, and those that were not used return', async () => {
  const meter = countingMeter(10_000);
  expect(await outcome(gateway(), task, meter)).toEqual({ line: 'Bread worth the walk.' });
  expect(meter.left).toBe(10_000 - playedTokens.read - playedTokens.written);
  played.fate = () => ({ status: 500 });
  expect(await outcome(gateway(), task, meter)).toBe('unreachable');
  expect(meter.left).toBe(8_800);
  meter.left = 100;
  played.asked.length = 0;
  expect([await outcome(gateway(), task, meter), played.asked.length, meter.left]).toEqual(['spent', 0, 100]);
});
