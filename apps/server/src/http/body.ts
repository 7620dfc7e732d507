import { type BodyBounds, bodyBounds } from '@brandwright/contract';
import { parseJson } from './json.ts';
import { ProblemError, refuse } from './problem-error.ts';

/** `application/json`, alone or with `charset=utf-8`. Forms and beacons cannot send it. */
const jsonType = /^application\/json(?: *; *charset="?utf-8"?)?$/i;

export interface Reading {
  readonly bounds?: BodyBounds | undefined;
  /** Aborting it ends the reading with `request.timeout`. */
  readonly late?: AbortSignal | undefined;
}

/**
 * Reads the JSON of a request. Throws `request.media_type` for another type, `request.body.too_large` once
 * more bytes than allowed are announced or have arrived, `request.body.encoding` for anything but UTF-8
 * without a BOM, and what `parseJson` throws.
 */
export async function readJson(request: Request, { bounds = bodyBounds.plain, late }: Reading): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!jsonType.test(type)) refuse('request.media_type', { allowed: 'application/json' });
  const text = decode(await unlessLate(readBytes(request, bounds.bytes), late));
  if (text.startsWith('\uFEFF')) refuse('request.body.encoding');
  return parseJson(text, bounds);
}

/** Resolves to what is read. Rejects with `request.timeout` if `late` aborts first. */
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

/** The raw bytes of a request. Throws `request.body.too_large` once there are more than `most`. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = (): never => refuse('request.body.too_large', { allowed: `${most} bytes` });
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > most) tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // HTTP never delivers more than was announced.
    if (announced !== null) return new Uint8Array(await request.arrayBuffer());
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    // The client disconnected midway. Nobody reads this answer, and the fault is not ours.
    throw new ProblemError('request.malformed', {}, cause);
  }
  return size > most ? tooLarge() : Buffer.concat(chunks);
}
