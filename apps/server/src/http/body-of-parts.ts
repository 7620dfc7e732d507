import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import { holdMemory } from './unread-answers.ts';

/** Bytes up to which a copy costs less than sending parts one by one. */
const small = 256 * 1024;

/**
 * Answers with parts one after the other. The parts of a large answer are sent as they are, not copied into one: those that are kept for many readers are in memory once, however many
 * read them slowly (H10-01).
 */
export function bodyOfParts(c: Context<AppEnv>, parts: readonly Buffer[], contentType: string): Response {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const headers = { 'content-type': contentType };
  if (size <= small) return c.body(Buffer.concat(parts), 200, headers);
  let left = size;
  // In the tests of routes there is no socket.
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
