import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import { holdMemory } from './unread-answers.ts';

/** Bytes up to which one copy is cheaper than sending parts. */
const small = 256 * 1024;

/**
 * Answers with parts in order. The parts of a large answer are sent without copying, so cached ones are in
 * memory once, however many clients read them slowly (H10-01).
 */
export function bodyOfParts(c: Context<AppEnv>, parts: readonly Buffer[], contentType: string): Response {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const headers = { 'content-type': contentType };
  if (size <= small) return c.body(Buffer.concat(parts), 200, headers);
  let left = size;
  // Route tests have no socket.
  if (c.env?.outgoing !== undefined) holdMemory(c.env.outgoing, () => left);
  const waiting = parts.values();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = waiting.next();
        if (done) return controller.close();
        left -= value.length;
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(body, 200, { ...headers, 'content-length': String(size) });
}
