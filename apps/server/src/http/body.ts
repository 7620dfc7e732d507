import { type BodyBounds, bodyBounds } from '@brandwright/contract';
import { parseJson } from './json.ts';
import { ProblemError, refuse } from './problem-error.ts';

/** `application/json`, alone or with `charset=utf-8`; nothing that a form or a beacon can send. */
const jsonType = /^application\/json(?: *; *charset="?utf-8"?)?$/i;

export interface Reading {
  readonly bounds?: BodyBounds | undefined;
  /** Ends the reading: `request.timeout`. */
  readonly late?: AbortSignal | undefined;
}

/**
 * The JSON of a request. `request.media_type` for any other type, `request.body.too_large` as soon as more bytes than the bounds allow are
 * announced or have arrived, `request.body.encoding` for what is not plain UTF-8; otherwise see `parseJson`.
 */
export async function readJson(request: Request, { bounds = bodyBounds.plain, late }: Reading): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!jsonType.test(type)) refuse('request.media_type', { allowed: 'application/json' });
  const text = decode(await unlessLate(readBytes(request, bounds.bytes), late));
  if (text.startsWith('\uFEFF')) refuse('request.body.encoding');
  return parseJson(text, bounds);
}

/** What is read before it is too late; `request.timeout` otherwise. */
function unlessLate<T>(reading: Promise<T>, late: AbortSignal | undefined): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  late?.addEventListener('abort', () => reject(new ProblemError('request.timeout')), { once: true });
  return Promise.race([reading, promise]);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('request.body.encoding');
  }
}

/** The bytes of a request as they came; `request.body.too_large` as soon as there are more than `most`. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = (): never => refuse('request.body.too_large', { allowed: `${most} bytes` });
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > most) tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // HTTP lets no more arrive than was announced.
    if (announced !== null) return new Uint8Array(await request.arrayBuffer());
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    // The client went away in the middle: nobody reads this answer, and it is no fault of ours.
    throw new ProblemError('request.malformed', {}, cause);
  }
  return size > most ? tooLarge() : Buffer.concat(chunks);
}
