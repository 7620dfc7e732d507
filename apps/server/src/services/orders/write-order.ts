import type { BrandData } from '@brandwright/contract';
import { behindRequests, type Proof } from '@brandwright/data';
import { createLane } from '../../http/lane.ts';

/**
 * Writes an order with its brand and drawings: megabytes in one transaction. Other work of the database goes
 * first. One is written at a time, in turns between clients and by size, so that however many begin to buy,
 * others are served (H12-01, H14-08). Throws `press.busy` if its turn does not come in time.
 */
export type WriteOrder = <T>(written: WrittenOrder, work: () => Promise<T>) => Promise<T>;

interface WrittenOrder {
  readonly brand: BrandData | null;
  /** Null if the drawings are kept already. */
  readonly proof: Proof | null;
}

/** How a person’s request writes orders on this node. `signal` ends its wait. */
export function createWriteOrder(): (personId: string, signal: AbortSignal) => WriteOrder {
  const lane = createLane(1);
  return (personId, signal) => (written, work) =>
    lane.take(() => behindRequests(work), { clients: [personId], signal, cost: costOf(written) });
}

/**
 * Estimated milliseconds of writing, from the bytes. An ordinary order of 230 kB takes 19 ms on Postgres and 33
 * in the embedded database, one of 860 kB 73 to 104 (measured on 2 cores, November 2026).
 */
function costOf({ brand, proof }: WrittenOrder): number {
  const drawn = proof?.logos.reduce((sum, { logo, document }) => sum + logo.length + (document?.length ?? 0), 0) ?? 0;
  return 5 + (drawn + JSON.stringify(brand).length) / bytesWritten;
}

/** Bytes written per millisecond: 7,000 to 12,000 in the same measurement. */
const bytesWritten = 9_000;
