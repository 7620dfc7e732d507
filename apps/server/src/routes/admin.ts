import * as contract from '@brandwright/contract';
import { readOverview } from '@brandwright/data';
import { answering } from '../answering.ts';
import type { Deps } from '../app-env.ts';

/** What our own people see: numbers, nobody's things. */
export function adminRoutes({ database }: Deps) {
  return { adminOverview: answering(contract.adminOverview, async () => ({ ...(await readOverview(database)) })) };
}
