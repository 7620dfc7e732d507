import type { BodyBounds } from './limits.ts';

/** The limits of a body other than its bytes. */
export type BodySize = Omit<BodyBounds, 'bytes'>;

/** Counts a value as its JSON will count on arrival. The server uses the same rules while it reads. */
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
      // JSON omits undefined.
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
