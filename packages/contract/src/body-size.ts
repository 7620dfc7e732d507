import type { BodyBounds } from './limits.ts';

/** What a body is counted by, besides its bytes. */
export type BodySize = Omit<BodyBounds, 'bytes'>;

/** What a value counts once it is sent as JSON: the server counts the same while it reads. */
export function sizeOfBody(value: unknown): BodySize {
  const size = { members: 0, numbers: 0 };
  add(value, size);
  return size;
}

function add(value: unknown, size: { members: number; numbers: number }): void {
  if (typeof value !== 'object' || value === null) return;
  size.members++;
  if (!Array.isArray(value)) {
    for (const inner of Object.values(value)) {
      // What is undefined is not sent.
      if (inner === undefined) continue;
      size.members++;
      add(inner, size);
    }
    return;
  }
  for (const entry of value) {
    if (typeof entry === 'string') size.members++;
    else if (typeof entry !== 'object' || entry === null) size.numbers++;
    else add(entry, size);
  }
}
