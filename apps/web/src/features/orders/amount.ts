import type { Order } from '@brandwright/contract';

/** An amount as people read it: `$29.99`, and `$15` without cents. */
export function amountOf({ amount, currency }: Pick<Order, 'amount' | 'currency'>): string {
  const whole = amount % 100 === 0;
  const style = { style: 'currency', currency, minimumFractionDigits: whole ? 0 : 2 } as const;
  return new Intl.NumberFormat('en-US', style).format(amount / 100);
}
