import { type FreeDesign, parseFreeDesign } from '@brandwright/engine';
import { Refused } from './failure.ts';

/** Throws Refused with the engine's first fault. */
export function readFree(input: FreeDesign): FreeDesign {
  const parsed = parseFreeDesign(input);
  if (!parsed.ok) throw new Refused(parsed.faults[0]);
  return parsed.value;
}
