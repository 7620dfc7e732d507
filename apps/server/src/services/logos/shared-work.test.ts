import { expect, test } from 'vitest';
import { createSharedWork } from './shared-work.ts';

const never = new AbortController().signal;
const codeOf = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error) => error.code ?? error.message);

/** Work that ends when it is told to, and counts how often it was begun and cancelled. */
function workToTell() {
  const seen = { begun: 0, cancelled: 0 };
  const ending = Promise.withResolvers<string>();
  const start = (signal: AbortSignal): Promise<string> => {
    seen.begun++;
    signal.addEventListener('abort', () => {
      seen.cancelled++;
      ending.reject(new Error('cancelled'));
    });
    return ending.promise;
  };
  return { seen, start, ...ending };
}

test('[HR-02] work is begun once for all who wait for it, and again for those who come after its end', async () => {
  const shared = createSharedWork<string>();
  const { seen, start, resolve } = workToTell();
  const all = ['a', 'b', 'c'].map(() => shared.join('key', never, start));
  expect(shared.has('key')).toBe(true);
  resolve('done');
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
  expect(seen.begun).toBe(1);
  expect(shared.has('key')).toBe(false);
  await shared.join('key', never, start);
  expect(seen.begun).toBe(2);
});

test('[HR-02] work goes on while somebody waits for it, and is cancelled when the last has gone', async () => {
  const shared = createSharedWork<string>();
  const { seen, start } = workToTell();
  const [one, other] = [new AbortController(), new AbortController()];
  const first = codeOf(shared.join('key', one.signal, start));
  const second = codeOf(shared.join('key', other.signal, start));
  one.abort();
  expect(await first).toBe('press.cancelled');
  expect(seen.cancelled).toBe(0);
  other.abort();
  expect(await second).toBe('press.cancelled');
  expect(seen).toEqual({ begun: 1, cancelled: 1 });
});

test('[HR-02] who comes after work was cancelled has it begun anew', async () => {
  const shared = createSharedWork<string>();
  const gone = new AbortController();
  const { start } = workToTell();
  const first = codeOf(shared.join('key', gone.signal, start));
  gone.abort();
  expect(await shared.join('key', never, async () => 'anew')).toBe('anew');
  expect(await first).toBe('press.cancelled');
  expect(await codeOf(shared.join('key', gone.signal, async () => 'never begun'))).toBe('press.cancelled');
});

test('[HR-02] who has waited too long is told when to come back', async () => {
  const shared = createSharedWork<string>();
  const late = new AbortController();
  const waiting = shared.join('key', late.signal, workToTell().start);
  late.abort(new DOMException('', 'TimeoutError'));
  await expect(waiting).rejects.toMatchObject({ code: 'press.busy', detail: { retryAfter: 10 } });
});

test('a failure reaches everybody who waits', async () => {
  const shared = createSharedWork<string>();
  const { start, reject } = workToTell();
  const all = ['a', 'b'].map(() => codeOf(shared.join('key', never, start)));
  reject(new Error('broken'));
  expect(await Promise.all(all)).toEqual(['broken', 'broken']);
});
