import type { Design } from '@brandwright/engine';
import { slotArt } from '../slot-art.ts';

/** Kept designs for the slots that they stood in. */
export const printLogosTask = async ({ designs }: { readonly designs: readonly Design[] }): Promise<readonly string[]> =>
  designs.map(slotArt);
