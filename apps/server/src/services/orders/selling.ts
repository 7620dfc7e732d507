import type { Context } from 'hono';
import type { AppEnv, Deps } from '../../deps.ts';
import { requestPress } from '../logos/request-press.ts';
import { createProveBrand, type ProveBrand } from './prove-brand.ts';
import { createWriteOrder, type WriteOrder } from './write-order.ts';

/** What a person’s request needs to order kits: orders are drawn with its press, and written in turns on this node. */
export type Selling = (
  c: Context<AppEnv>,
  person: { readonly id: string },
) => Deps & { readonly proveBrand: ProveBrand; readonly writeOrder: WriteOrder };

/** One for all routes of a node, because they share turns and what was drawn. */
export function createSelling(deps: Deps): Selling {
  const proveBrand = createProveBrand(deps);
  const writeOrder = createWriteOrder();
  return (c, person) => {
    const press = requestPress(deps, c);
    return { ...deps, writeOrder: writeOrder(person.id, press.signal), proveBrand: proveBrand(press) };
  };
}
