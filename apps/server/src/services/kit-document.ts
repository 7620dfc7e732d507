import type { KitOrder } from '@brandwright/press';

/** What the files of one finished logo are printed from, with the versions of what resolved it: an upgrade never changes a sold logo. */
export interface KitDocument {
  /** The design it is of, as the kit's logos name it; documents of before have it in their order alone. */
  readonly logo?: string;
  readonly engine: string;
  readonly edition: number;
  readonly order: KitOrder;
}

/** The design that a document is of. */
export const logoOf = ({ logo, order }: KitDocument): string => logo ?? order.design.id;
