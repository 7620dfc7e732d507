import type { Order } from '@brandwright/contract';

/** All that was paid for an order: the tax is on top of its amount. */
export const paidFor = ({ amount, tax, currency }: Pick<Order, 'amount' | 'tax' | 'currency'>): string =>
  amountOf({ amount: amount + tax, currency });

/** An amount as people read it: `$29.99`, and `$15` without cents. */
export function amountOf({ amount, currency }: Pick<Order, 'amount' | 'currency'>): string {
  const whole = amount % 100 === 0;
  const style = { style: 'currency', currency, minimumFractionDigits: whole ? 0 : 2 } as const;
  return new Intl.NumberFormat('en-US', style).format(amount / 100);
}
